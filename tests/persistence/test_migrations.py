"""Old documents are led to today's format one step at a time."""

from desktop.persistence.migrations import FORMAT, STEPS, Step, migrate_change, migrate_record


def renamed(old: str, new: str) -> Step:
    def step(document):
        return {new if key == old else key: value for key, value in document.items()}

    return Step(step, step)


LADDER = {1: renamed("a", "b"), 2: renamed("b", "c")}


def test_steps_follow_one_another():
    assert migrate_record({"a": 1}, 1, LADDER) == {"c": 1}
    assert migrate_record({"b": 1}, 2, LADDER) == {"c": 1}
    assert migrate_change({"a": 1}, 1, LADDER) == {"c": 1}


def test_present_format_stays_as_it_is():
    assert migrate_record({"a": 1}, 3, LADDER) == {"a": 1}


def test_there_is_a_step_from_every_earlier_format():
    assert sorted(STEPS) == list(range(1, FORMAT))
