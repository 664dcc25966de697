"""`python -m desktop` and the command `nastolka`; nothing of Qt is imported here."""

import multiprocessing
import sys


def main() -> int:
    """Run the command line; a frozen worker process never gets past the first line."""
    multiprocessing.freeze_support()
    from desktop.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
