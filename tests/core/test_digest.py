"""Equal values have equal digests, whatever the order in which they were built."""

from desktop.core.digest import canonical, digest


def test_order_of_keys_does_not_count():
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})


def test_order_of_items_counts():
    assert digest([1, 2]) != digest([2, 1])


def test_canonical_form_is_short_and_keeps_letters():
    assert canonical({"б": 1, "a": None}) == '{"a":null,"б":1}'


def test_digest_never_changes():
    assert digest({"a": 1}) == "015abd7f5cc57a2d"
