"""Print the digests of random games: the same on every system, whatever Python's hashes are."""

from tests.games.tables import TABLES, Table, game, mark


def lines(tables: list[Table], seeds: int = 2) -> list[str]:
    """Return one line per game: table, seed, plies and digests on the way and at the end."""
    found = []
    for table in tables:
        for seed in range(seeds):
            marks = [mark(table, state) for state, _ in game(table, seed)]
            found.append(f"{table} {seed}: {len(marks)} plies, {marks[::50]}, {marks[-1]}")
    return found


if __name__ == "__main__":
    print("\n".join(lines(TABLES)))  # noqa: T201
