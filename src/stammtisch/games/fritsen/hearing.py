"""What the game hears in a line of talk: the forbidden word, a toast, laatste Frits."""

import unicodedata
from typing import Final

from stammtisch.games.fritsen.moves import TOASTS

_FORBIDDEN: Final = {"adt", "adten", "adtte", "adtten", "adtend", "geadt", "adtje", "adtjes"}
_SIGNS: Final = "4@3€7015" + "аԁтеѕјіо" + "ατειο" + "ᴀᴅᴛᴇɴᴊꜱđ"  # digits, Cyrillic, Greek, small capitals
_LOOK_ALIKE: Final = dict(zip(_SIGNS, "aaeetois" + "adtesjio" + "ateio" + "adtenjsd", strict=True))
_BETWEEN: Final = ".,;:!?/"  # signs that part words, as spaces do; others may stand in one, or part words too
MASK: Final = "***"


def heard(text: str) -> str:
    """The forbidden word wherever it stands (2-2), else a line that is nothing but a toast (2-83) or laatste Frits
    (2-95), with or without a proost before it."""
    if _forbidden(text):
        return "word"
    words = [word for word, _, _ in _words(text, False)]
    if words[:1] == ["proost"]:
        words = words[2:] if words[1:2] == ["op"] else words[1:]
    return _SAYINGS.get("".join(words), "")


def masked(text: str) -> str:
    """The line as all read it: without the forbidden word (2-2)."""
    for first, last in reversed(_forbidden(text)):
        text = text[:first] + MASK + text[last + 1 :]
    return text


def _forbidden(text: str) -> list[tuple[int, int]]:
    """Where the forbidden word begins and ends: written with signs in it, or beside other words that signs part."""
    found = {
        (first, last) for parted in (False, True) for word, first, last in _words(text, parted) if word in _FORBIDDEN
    }
    return sorted((first, last) for first, last in found if not _inside(first, last, found))


def _inside(first: int, last: int, found: set[tuple[int, int]]) -> bool:
    """Whether it is a part of another one: a-d-t-e-n is not two."""
    return any(a <= first and last <= b and (a, b) != (first, last) for a, b in found)


def _words(text: str, parted: bool) -> list[tuple[str, int, int]]:
    """The words of a line, and where they begin and end: small letters without accents or signs, digits and others as
    the letters that they look like; letters that stand alone one after the other are one word. Either few signs part
    words, or all do."""
    found: list[tuple[str, int, int]] = []
    word, first, last = "", 0, -1
    for at, sign in enumerate(text + " "):
        plain = [_LOOK_ALIKE.get(each, each) for each in unicodedata.normalize("NFKD", sign).lower()]
        letters = "".join(each for each in plain if each.isalpha())
        if sign.isspace() or sign in _BETWEEN or (parted and not letters and unicodedata.category(sign)[0] in "PS"):
            if word:
                found.append((word, first, last))
            word = ""
        elif letters:
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
    found = {toast.replace("-", "").lower(): f"toast {toast}" for toast in TOASTS}
    also = {"offerfritsen": "toast offer-Frits", "dubbelefrits": "toast dubbelfrits"}  # 5-3, 2-76
    return {**found, **also, "laatstefrits": "last"}


_SAYINGS: Final = _sayings()
