"""Files for the owner only: the database holds the seeds of running deals, an interrupted record its own."""

import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from store.database import opened

from stammtisch.core.record import Recorder
from stammtisch.games import GAMES
from stammtisch.terminal.records import place_for

pytestmark = [pytest.mark.once, pytest.mark.skipif(os.name == "nt", reason="Windows has no modes")]
BESIDE = ("", ".lock", "-wal", "-shm")


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """A umask that would let everybody read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


async def test_a_new_database_its_folder_and_the_files_beside_it_are_the_owners(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    async with opened(f"sqlite:///{folder}/tables.db"):
        assert set(modes(folder)) >= {f"tables.db{end}" for end in BESIDE}
        assert set(modes(folder).values()) == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


async def test_a_database_that_others_could_read_is_closed_to_them_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "tables.db"
    async with opened(f"sqlite:///{path}"):
        pass
    path.chmod(0o644)

    with caplog.at_level(logging.WARNING):
        async with opened(f"sqlite:///{path}"):
            assert set(modes(tmp_path).values()) == {0o600}

    assert f"{path} was open to other users" in caplog.text
    caplog.clear()
    async with opened(f"sqlite:///{path}"):
        assert caplog.text == ""


async def test_a_file_that_is_no_database_keeps_its_mode(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 500)
    letter.chmod(0o644)

    with pytest.raises(ValueError, match="cannot be opened as a database"):
        async with opened(f"sqlite:///{letter}"):
            pass

    assert stat.S_IMODE(letter.stat().st_mode) == 0o644


def test_an_interrupted_record_and_the_folder_of_records_are_the_owners(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    place = place_for(None, "foppen")
    recorder = Recorder(GAMES["foppen"], {}, 3)
    recorder.finish()

    recorder.save(place)

    assert modes(place.parent) == {place.name: 0o600}
    assert stat.S_IMODE(place.parent.stat().st_mode) == 0o700
