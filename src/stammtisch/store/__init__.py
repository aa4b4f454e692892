"""The database of the server: an SQLite file for one process, PostgreSQL for several."""

from pathlib import Path

from stammtisch.store.log import Store

FORMS = "sqlite:///file or postgresql://user@host/database"


async def open_store(url: str) -> Store:
    """Open the store at `url`, create or migrate it if needed. An absolute path of an SQLite file has four slashes."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        return await _sqlite(rest)
    if scheme in ("postgresql", "postgres"):
        return await _postgres(url)
    raise ValueError(f"{scheme or url!r} is no database that stammtisch knows: name it as {FORMS}")


async def _sqlite(rest: str) -> Store:
    from stammtisch.store.sqlite import open_sqlite

    path = rest.removeprefix("/")
    if path == rest or path in ("", ":memory:"):
        raise ValueError("an SQLite database is a file, so that nothing is lost: name it as sqlite:///file")
    return await open_sqlite(Path(path).expanduser())


async def _postgres(url: str) -> Store:
    try:
        from stammtisch.store.postgres import open_postgres
    except ImportError as error:
        raise ValueError("PostgreSQL needs asyncpg: pip install asyncpg") from error
    return await open_postgres(url)
