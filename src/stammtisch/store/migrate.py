"""Schema migrations: numbered SQL files. The database stores the numbers it has."""

from importlib.resources import files

VERSIONS = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT PRIMARY KEY)"
VERSION = "SELECT coalesce(max(version), 0) FROM schema_version"


def migrations() -> dict[int, str]:
    """The SQL of each file, by number, in order."""
    found = [file for file in (files("stammtisch.store") / "migrations").iterdir() if file.name.endswith(".sql")]
    return {int(file.name[:4]): file.read_text("utf-8") for file in sorted(found, key=lambda file: file.name)}


def newest() -> int:
    return max(migrations())


def next_step(version: int, where: str) -> tuple[int, str] | None:
    """The next migration after schema `version`; None if there is none."""
    if version > newest():
        raise ValueError(
            f"{where} was written by a newer release of stammtisch (its schema is {version}, this release knows "
            f"{newest()}): install that release, or name another database"
        )
    return next(((number, sql) for number, sql in migrations().items() if number > version), None)


def script(number: int, sql: str) -> str:
    """A migration, and the statement that stores its number."""
    return f"{sql}\nINSERT INTO schema_version VALUES ({number});\n"
