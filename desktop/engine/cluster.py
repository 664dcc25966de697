"""A Dask cluster as an executor; the only module that imports Dask, itself imported on demand."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from distributed import Client


@contextmanager
def cluster(address: str) -> Iterator[Executor]:
    """Connect to the scheduler at an address for the length of a block."""
    with Client(address, set_as_default=False) as client, client.get_executor() as executor:
        yield executor
