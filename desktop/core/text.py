"""Marks sentences for translation without any toolkit; the window translates them later."""

from typing import NamedTuple


class Message(NamedTuple):
    """A sentence for people: the translation context and the English source text."""

    context: str
    text: str


def tr_noop(context: str, text: str) -> Message:
    """Mark a literal text for extraction; both arguments must be plain string literals."""
    return Message(context, text)
