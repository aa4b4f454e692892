"""What the game hears in a line of talk: the forbidden word, a toast, laatste Frits."""

import unicodedata
from typing import Final

from stammtisch.games.fritsen.moves import TOASTS

_FORBIDDEN: Final = {"adt", "adten", "adtte", "adtten", "adtend", "geadt", "adtje", "adtjes"}
_LOOK_ALIKE: Final = {"4": "a", "@": "a", "3": "e", "€": "e", "7": "t", "0": "o", "1": "i", "5": "s"}
_BETWEEN: Final = ".,;:!?/"  # signs that part words, as spaces do; all others may stand in one
MASK: Final = "***"


def heard(text: str) -> str:
    """The forbidden word wherever it stands (2-2), else a line that is nothing but a toast (2-83) or laatste Frits
    (2-95)."""
    words = _words(text)
    if any(word in _FORBIDDEN for word, _, _ in words):
        return "word"
    return _SAYINGS.get("".join(word for word, _, _ in words), "")


def masked(text: str) -> str:
    """The line as all read it: without the forbidden word (2-2)."""
    for word, first, last in reversed(_words(text)):
        if word in _FORBIDDEN:
            text = text[:first] + MASK + text[last + 1 :]
    return text


def _words(text: str) -> list[tuple[str, int, int]]:
    """The words of a line, and where they begin and end: small letters without accents or signs, digits as the letters
    that they look like; letters that stand alone one after the other are one word."""
    found: list[tuple[str, int, int]] = []
    word, first, last = "", 0, -1
    for at, sign in enumerate(text + " "):
        if sign.isspace() or sign in _BETWEEN:
            if word:
                found.append((word, first, last))
            word = ""
            continue
        plain = [_LOOK_ALIKE.get(each, each) for each in unicodedata.normalize("NFKD", sign.lower())]
        letters = "".join(each for each in plain if each.isalpha())
        if letters:
            first = first if word else at
            last = at
            word += letters
    return _joined(found)


def _joined(words: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    found: list[tuple[str, int, int]] = []
    spells = False  # whether the last one was spelled out so far
    for word, first, last in words:
        if len(word) == 1 and spells:
            before, began, _ = found[-1]
            found[-1] = before + word, began, last
        else:
            found.append((word, first, last))
        spells = len(word) == 1
    return found


def _sayings() -> dict[str, str]:
    found = {"".join(word for word, _, _ in _words(toast)): f"toast {toast}" for toast in TOASTS}
    return {**found, "laatstefrits": "last"}


_SAYINGS: Final = _sayings()
