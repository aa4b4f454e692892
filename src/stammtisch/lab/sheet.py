"""A spreadsheet with a row for each match of a simulation."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from types import TracebackType

from stammtisch.core.refusal import Wrong
from stammtisch.lab.tally import Row


class Sheet:
    """A CSV file that appears when it is whole and never takes another's place; nothing where there is no path."""

    def __init__(self, path: Path | None, seats: int, seed: int, counted: list[str]) -> None:
        self.path = path
        self.seats = seats
        self.seed = seed
        self.counted = counted
        self.number = 0

    def __enter__(self) -> "Sheet":
        if self.path is not None:
            if self.path.exists():
                why = f"{self.path} exists already; nothing is overwritten, so name another file"
                raise Wrong(why, "error-exists", {"file": str(self.path)})
            self.file = NamedTemporaryFile(
                "w", dir=self.path.absolute().parent, prefix=f".{self.path.name}.", delete=False, encoding="ascii"
            )
            self.file.write(",".join(self._head()) + "\n")
        return self

    def _head(self) -> list[str]:
        seats = range(self.seats)
        named = [f"{name}_{seat}" for name in ("score", "place", "won") for seat in seats]
        counted = [f"{kind}{end}" for kind in self.counted for end in ("", *(f"_{seat}" for seat in seats))]
        return ["number", "seed", "plies", "ending", *named, *counted]

    def add(self, rows: list[Row]) -> None:
        if self.path is not None:
            for (plies, *rest), ending in rows:
                cells = [self.number, self.seed, plies, ending, *rest[: 3 * self.seats], *self._counts(rest)]
                self.file.write(",".join(map(str, cells)) + "\n")
                self.number += 1

    def _counts(self, rest: list[int]) -> list[int]:
        """For each kind the sum, with the table's own, and the counts by seat."""
        found: list[int] = []
        for at in range(3 * self.seats, len(rest), self.seats + 1):
            counts = rest[at : at + self.seats + 1]
            found += [sum(counts), *counts[:-1]]
        return found

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.path is not None:
            self.file.close()
            if error is None:
                os.chmod(self.file.name, 0o666 & ~_umask())
                os.replace(self.file.name, self.path)
            else:
                os.unlink(self.file.name)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
