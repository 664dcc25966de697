"""Canonical JSON and the short digest by which two states are compared."""

import hashlib
import json

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


def canonical(value: Json) -> str:
    """Write JSON in the one form that equal values share: sorted keys, no spaces, real letters."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(value: Json) -> str:
    """Return the first 16 hex digits of the SHA-256 of the canonical form."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:16]
