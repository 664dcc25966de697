"""Take recorded decisions again, each checked against the rules and the recorded digest."""

from desktop.core.actions import Action, Seat
from desktop.core.errors import DecodeError
from desktop.core.rules import AnyRules, AnySetup, Setup
from desktop.session.errors import ReplayError
from desktop.session.store import Entry, Move, Redeal, SetupRecord
from desktop.session.timeline import Timeline


def recorded_setup(rules: AnyRules, record: SetupRecord) -> AnySetup:
    """Read the options of a recorded setup, or raise DecodeError."""
    return Setup(record.players, rules.decode_options(record.options), record.previous_dealer)


def follow(rules: AnyRules, timeline: Timeline, entry: Entry) -> None:
    """Add the entry to the timeline, or raise ReplayError."""
    match entry:
        case Move(seat, text, by):
            timeline.play(seat, _legal_action(rules, timeline, seat, text), by)
        case Redeal(viewer, seed):
            if not 0 <= viewer < rules.observation(timeline.state, None).players:
                raise ReplayError(timeline.ply, f"no seat {viewer} to redeal for")
            timeline.redeal(viewer, seed)
    if timeline.digest() != entry.digest:
        raise ReplayError(timeline.ply, "the same decisions lead to another state now")


def _legal_action(rules: AnyRules, timeline: Timeline, seat: Seat, text: str) -> Action:
    try:
        action = rules.parse_action(text)
    except DecodeError as error:
        raise ReplayError(timeline.ply, str(error)) from error
    state = timeline.state
    if seat not in rules.to_act(state) or action not in rules.legal_actions(state, seat):
        raise ReplayError(timeline.ply, f"{text!r} is not legal for seat {seat}")
    return action
