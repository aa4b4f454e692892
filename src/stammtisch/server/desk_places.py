"""The second place, such as a USB stick, for copies of tournaments; it is remembered beside our own data."""

import logging
import os
from pathlib import Path

import msgspec

log = logging.getLogger("stammtisch")


class Place(msgspec.Struct, frozen=True):
    """A folder for copies. If it was on another disk than our own data and is no longer, its stick has been pulled, and
    what is left is the empty folder under it."""

    folder: str
    other_disk: bool = False

    def there(self, own: Path) -> bool:
        path = Path(self.folder)
        return path.is_dir() and (not self.other_disk or on_other_disk(path, own))


def on_other_disk(folder: Path, own: Path) -> bool:
    return folder.stat().st_dev != own.stat().st_dev


class Copies:
    """Where copies are written, and the file beside our data in which that is remembered."""

    def __init__(self, kept: Path | None = None, folder: str = "") -> None:
        self.kept = kept
        self.own = kept.parent if kept is not None else Path.home()
        self.place = self._placed(Path(folder)) if folder else self._remembered()

    def _placed(self, folder: Path) -> Place:
        return Place(str(folder), folder.is_dir() and self.own.is_dir() and on_other_disk(folder, self.own))

    def _remembered(self) -> Place | None:
        if self.kept is None or not self.kept.exists():
            return None
        try:
            return msgspec.json.decode(self.kept.read_bytes(), type=Place)
        except (OSError, msgspec.MsgspecError) as error:
            log.warning("the folder for copies cannot be read from its file; choose it again: %s", error)
            return None

    def remember(self, folder: Path | None) -> None:
        """OSError if that cannot be kept."""
        self.place = self._placed(folder) if folder is not None else None
        if self.kept is None:
            return
        if self.place is None:
            self.kept.unlink(missing_ok=True)
        else:
            write_whole(self.kept, msgspec.json.encode(self.place))

    def there(self) -> bool:
        return self.place is not None and self.place.there(self.own)


def drives() -> list[str]:
    """USB sticks and other drives that people have plugged in, as far as something can be written there."""
    places = [Path(f"{letter}:\\") for letter in "DEFGHIJKLMNOP"] if os.name == "nt" else _mounted()
    return [str(each) for each in places if os.path.ismount(each) and os.access(each, os.W_OK)]


def _mounted() -> list[Path]:
    patterns = ("media/*", "media/*/*", "run/media/*/*", "Volumes/*")
    return [each for pattern in patterns for each in Path("/").glob(pattern)]


def write_whole(path: Path, data: bytes) -> None:
    """The old file stays until the new one is on the disk."""
    new = path.with_suffix(".new")
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
