"""The rulebook's examples in plain steps: what `plays 3: 10>13` and `Legal -> Blue 13; captured: none.` mean."""

import re
from typing import Final

from stammtisch.core.rulebook import Example
from stammtisch.games.keezen.board import COLOURS, PLACE, place_of
from stammtisch.games.keezen.position import clauses

_ONLY: Final = r"the only legal play is ((?:[AJQK]|\d+): [^,.;]+)"
_WALKED: Final = r"The event lists ([^.]+)"
_RULE: Final = r"\((K-\d{3})\)"


def plain(example: Example) -> list[Example]:
    """The same with seats in place of colours, and every claim as facts that can be looked up."""
    given, then = example.given, example.then
    seat = _to_play(given)
    when = "; ".join([_step(each.strip(), seat) for each in example.when.split(";")])
    if then.startswith("Legal -> "):
        found = [Example(given, when, "; ".join(_result(given, when, then)))]
        if "It is the only legal play" in then:
            found.insert(0, Example(given, "", f"{seat} may: {when.removeprefix(seat).strip()}"))
        return found
    if then.startswith("Exactly {"):
        listed = then.removeprefix("Exactly {").partition("}")[0].replace("|", ", ")
        return [Example(given, "", f"{seat} may: {listed}")]
    if then.startswith("Legal: "):
        return [Example(given, "", f"{seat} may: fold"), Example(given, when, f"{_colour(seat)} folded")]
    if then.startswith("Illegal: "):
        return [Example(given, "", "; ".join(_refused(seat, when, then)))]
    return [
        Example(given, when, "; ".join([_named(each.strip()) for each in then.split(";")]), example.not_run_because)
    ]


def _to_play(given: str) -> str:
    """The seat that is said to be to play; the first if none is."""
    for seat, colour in enumerate(COLOURS):
        if f"{colour} to play" in clauses(given):
            return f"S{seat}"
    return "S0"


def _colour(seat: str) -> str:
    return COLOURS[int(seat[1:])]


def _step(words: str, seat: str) -> str:
    """`Blue plays 5: 10>15`, or without a colour of whoever is to play."""
    words = _named(words)
    if words == "legal plays are listed":
        return ""
    if not re.match(r"S\d ", words) and re.match(r"plays |lays ", words):
        words = f"{seat} {words}"
    return words.replace("lays down the hand", "fold").replace(" plays ", " ")


def _named(words: str) -> str:
    """A clause that begins with a colour that acts, sees or knows, with its seat."""
    for seat, colour in enumerate(COLOURS):
        words = re.sub(rf"^{colour} (?=plays|lays|may|sees|does not|knows)", f"S{seat} ", words)
    return words


def _result(given: str, when: str, then: str) -> list[str]:
    """All four colours as they then stand, those not named as before, what was captured, and what was walked."""
    told, _, remark = then.removeprefix("Legal -> ").partition(".")
    board, _, captured = told.partition("captured: ")
    before = [_in_order(each) for each in clauses(given) if _tells_pawns(each)]
    after = [_in_order(each.strip()) for each in board.split(";") if each.strip()]
    changed = [each.partition(" ")[0] for each in after]
    found = after + [each for each in before if each.partition(" ")[0] not in changed]
    found += [f"not {each}" for each in before if each.partition(" ")[0] in changed]
    found.append(f"told capture: {captured.replace('none', 'nothing')}")
    walked, begin = re.search(_WALKED, remark), re.search(r": (\w+)>", when)
    if walked is not None and begin is not None:
        found.append(f"told walk: {changed[0]} {begin[1]} {walked[1].replace(',', '')}")
    return found


def _tells_pawns(clause: str) -> bool:
    return re.match(rf"({'|'.join(COLOURS)}) (\d|H\d|yard)", clause) is not None


def _in_order(clause: str) -> str:
    """`Blue H1, 20` as a diagram writes it."""
    colour, _, places = clause.partition(" ")
    return f"{colour} {', '.join([PLACE[n] for n in sorted([place_of(each.strip()) for each in places.split(',')])])}"


def _refused(seat: str, when: str, then: str) -> list[str]:
    """That it may not be done, by which rule if one is named, and what alone may be, if that is said."""
    rule = re.search(_RULE, then)
    by = f" ({rule[1]})" if rule is not None else ""
    only = re.search(_ONLY, then)
    found = [f"{seat} may not {when.removeprefix(seat).strip()}{by}"]
    return [*found, f"{seat} may: {only[1]}"] if only is not None else found
