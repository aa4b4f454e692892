"""Before and after of an entry, as its line of the log says them (T-025).

`desk-told-<word>` says words such as `time` or `expected` to the reader; what is in quotes people have typed.
"""

import re
from collections.abc import Callable, Iterable
from typing import Any

from stammtisch.tournament.formula import Formula
from stammtisch.tournament.rounds import Result

Change = tuple[str, str]
NONE_IF_0 = {"table", "limit"}
TYPED = {"name", "place", "day", "names", "team", "note"}
WORD = re.compile(r"“[^”]*”|\b[a-z][a-z_-]+\b")


def difference(before: Any, after: Any) -> Change:
    """What differs of two structs of one type: `minutes: 45; phones: yes`."""
    names = [name for name in after.__struct_fields__ if getattr(before, name) != getattr(after, name)]

    def told(of: Any) -> str:
        return "; ".join(f"{name}: {_value(name, getattr(of, name))}" for name in names)

    return told(before), told(after)


def quoted(text: str) -> str:
    return f"“{text.replace('”', '’').replace('“', '‘')}”"


def _value(name: str, value: Any) -> str:
    if name in TYPED and value:
        return quoted(value if isinstance(value, str) else " & ".join(value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in NONE_IF_0 and not value:
        return "–"
    if isinstance(value, Formula):
        return str(value).replace("in time", "in_time")
    if isinstance(value, dict):
        value = [f"{option} {_value(option, chosen)}" for option, chosen in value.items()]
    if isinstance(value, list | tuple):
        value = ", ".join(map(str, value))
    return str(value) or "–"


def spans(numbers: Iterable[int]) -> str:
    """`1-4, 7`."""
    found = list[list[int]]()
    for n in sorted(numbers):
        if found and n == found[-1][-1] + 1:
            found[-1][1:] = [n]
        else:
            found.append([n])
    return ", ".join("-".join(map(str, each)) for each in found)


def score(found: Result | None) -> str:
    """A result in a word: `8-5`, and `time` or `absent` where it did not end with a win."""
    if found is None:
        return ""
    between = " : " if any(each < 0 for each in found.scores) else "-"
    return between.join(map(str, found.scores)) + ("" if found.ended == "won" else f" {found.ended}")


def minutes(milliseconds: int) -> str:
    """`12:05`; after the signal `-0:30`."""
    whole, seconds = divmod(abs(milliseconds) // 1000, 60)
    return f"{'-' if milliseconds < 0 else ''}{whole}:{seconds:02}"


def worded(before: str, after: str, word: Callable[[str], str]) -> str:
    """Both as they are read: `8-5 → disputed`, or what is there now where nothing was."""

    def read(text: str) -> str:
        return WORD.sub(lambda found: found[0] if found[0][0] == "“" else word(found[0]), text)

    return f"{read(before)} → {read(after) or '–'}" if before else read(after)
