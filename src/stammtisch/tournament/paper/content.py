"""What stands on each sheet, in the words of one language; how it looks is in `paper.typ`."""

import io
import re
from collections.abc import Callable
from datetime import date
from typing import Any
from unicodedata import combining, normalize

import segno

from stammtisch.tournament.entries import Printing
from stammtisch.tournament.paper.log import log_lines
from stammtisch.tournament.paper.signs import SIGNS
from stammtisch.tournament.people import Entrant
from stammtisch.tournament.ranking import names_of, ranked
from stammtisch.tournament.rounds import Round, TableOfRound, place_of
from stammtisch.tournament.state import Tournament

Say = Callable[..., str]
Item = dict[str, Any]
Naming = Callable[[str], str]

WORDS = (
    "form form-how round table blue yellow green red bl ye gr re together of-eight signature ended won won-other time "
    "cross rules rules-other points points-of-both place place-of-both name layout layout-by-table free late "
    "slip slip-other slip-phone "
    "chips chips-how chips-how-other ranking average certificate organisers rehearsal log"
)
COLOURS = (("blue", "yellow"), ("green", "red"))
CHIPS_SPARE = 2  # tables more than there are entrants for


def unnamed(who: str) -> str:
    """Who did something, where nobody knows the name."""
    return who[:6]


def content(t: Tournament, kind: Printing, round: int, say: Say, address: str, name: Naming = unnamed) -> Item:
    """All items of a sheet, with the links of their QR codes; none where there is nothing to print yet."""
    made = {
        "forms": _forms,
        "blank": _blank,
        "cards": _cards,
        "layout": _layout,
        "slips": _slips,
        "chips": _chips,
        "ranking": _ranking,
        "certificates": _certificates,
    }
    words = {each: say(f"desk-paper-{each}", duo=_duo(t)) for each in WORDS.split()}
    duos = t.format.scored == "pawns"
    both = "-of-both" if t.format.players == 2 else ""
    scored = {"pawns": "", "points": words[f"points{both}"], "order": words[f"place{both}"]}[t.format.scored]
    rehearsal = words["rehearsal"] if t.rehearsal else ""
    head = {"name": t.name, "place": t.place, "day": _day(t.day, say), "rehearsal": rehearsal}
    items = log_lines(t, say, name) if kind == "log" else made[kind](t, round, say, address)
    return {"words": words, "head": head, "duos": duos, "scored": scored, "signs": SIGNS, "items": items}


def _day(day: str, say: Say) -> str:
    """21 November 2026; what is no date stands as it was written."""
    try:
        found = date.fromisoformat(day)
    except ValueError:
        return day
    return say("desk-paper-day", day=found.day, month=found.month, year=str(found.year))


def qr(text: str) -> str:
    """A QR code as SVG, level Q."""
    out = io.BytesIO()
    segno.make(text, error="q", micro=False).save(out, kind="svg", border=0, xmldecl=False, svgns=True)
    return out.getvalue().decode()


def soft(name: str) -> str:
    """A name whose long words may be broken at soft hyphens, so that it never runs into its neighbour."""
    return re.sub(r"\w{13,}", lambda word: "\u00ad".join(re.findall(r"\w{1,7}", word[0])), name)


def _duo(t: Tournament) -> str:
    """Whether two are spoken to."""
    return "yes" if t.format.players == 2 else "no"


def _number(t: Tournament, n: int, say: Say) -> str:
    return say("desk-paper-number", n=n, duo=_duo(t))


def _who(t: Tournament, each: Entrant, say: Say) -> Item:
    names = () if each.wiped else tuple(map(soft, each.given.names))
    both = say("desk-paper-and", a=names[0], b=names[1]) if len(names) == 2 else ""
    return {"name": soft(each.name), "number": _number(t, each.n, say), "both": both}


def _rounds(t: Tournament, round: int) -> list[Round]:
    return [t.rounds[n] for n in t.counted_rounds() if not round or n == round]


def _old(t: Tournament, rounds: list[Round], say: Say) -> str:
    """What a sheet says where people or settings changed after its rounds were drawn; the hall is not shown them."""
    return "" if {each.n for each in rounds} <= set(t.shown_rounds()) else say("desk-paper-old")


def _forms(t: Tournament, round: int, say: Say, address: str) -> list[Item]:
    """One for each table, with round, table, names and colours (T-009, T-010)."""
    found = list[Item]()
    for each in _rounds(t, round):
        old = _old(t, [each], say)
        for number, table in sorted(each.tables.items()):
            code = t.form_code(each.n, number)
            sides = [_who(t, t.entrants[n], say) for n in table.seating.who]
            link = f"{address}/#/form/{t.id}/{code}"
            found.append({"round": each.n, "table": number, "code": code, "qr": link, "sides": sides, "old": old})
    return found


def _blank(t: Tournament, round: int, say: Say, address: str) -> list[Item]:
    """For the largest table that there may be: one more than usual where numbers do not come out even."""
    side = {"name": "", "number": "", "both": ""}
    drawn = [len(each.seating.who) for one in t.rounds.values() for each in one.tables.values()]
    places = min(t.format.sizes[1], max([t.settings.size + 1, *drawn]))
    return [{"round": "", "table": "", "code": "", "qr": "", "sides": [side] * places, "old": ""}]


def _cards(t: Tournament, round: int, say: Say, address: str) -> list[Item]:
    """A card for each table with its colours, never with who plays which of them (T-003)."""
    numbers = sorted({number for each in _rounds(t, 0) for number in each.tables})
    return [{"table": number} for number in numbers]


def colours(seat: int, say: Say) -> str:
    """BL–YE or GR–RE."""
    return "–".join(say(f"desk-paper-{each[:2]}") for each in COLOURS[seat])


def _place(t: Tournament, round: Round, n: int, say: Say) -> Item:
    number, seat = place_of(round.layout, n)
    if not number:
        why = "free" if n in round.free else "late" if round.begun() else ""
        return {"table": "", "colours": say(f"desk-paper-{why}") if why else "–"}
    return {"table": number, "colours": colours(seat, say) if t.format.scored == "pawns" else ""}


def _layout(t: Tournament, round: int, say: Say, address: str) -> list[Item]:
    """By number, by name, and by table (T-004)."""
    rounds = _rounds(t, 0)
    if not rounds:
        return []
    here = {n for each in rounds for seating in each.layout.tables for n in seating.who}
    here |= {n for each in rounds for n in each.free}
    heads = [each.n for each in rounds]
    rows = {n: [_place(t, each, n, say) for each in rounds] for n in here}
    by_number = [{"n": n, "name": soft(t.entrants[n].name), "cells": rows[n]} for n in sorted(here)]
    by_name = sorted(by_number, key=lambda row: _in_order(str(row["name"])))
    drawn = rounds[-1]
    seed = say("desk-paper-seed", seed=drawn.seed, checksum=drawn.checksum) if drawn.seed else ""
    tables = [
        {
            "round": each.n,
            "tables": [_seated(t, table) for _, table in sorted(each.tables.items())],
            "free": [soft(t.entrants[n].name) for n in each.free],
            "old": _old(t, [each], say),
        }
        for each in rounds
    ]
    old = _old(t, rounds, say)
    return [{"heads": heads, "by_number": by_number, "by_name": by_name, "seed": seed, "rounds": tables, "old": old}]


def _in_order(name: str) -> str:
    """Ö stands beside O, as on the hall screen."""
    plain = [each for each in normalize("NFKD", name) if not combining(each)]
    return "".join(plain).casefold()


def _seated(t: Tournament, table: TableOfRound) -> Item:
    return {
        "table": table.seating.table,
        "who": [{"n": n, "name": soft(t.entrants[n].name)} for n in table.seating.who],
    }


def _slips(t: Tournament, round: int, say: Say, address: str) -> list[Item]:
    rounds = _rounds(t, 0)
    if not rounds:
        return []
    found, old = list[Item](), _old(t, rounds, say)
    for n, each in t.entrants.items():
        if each.here not in ("present", "absent"):
            continue
        cells = [{"round": one.n, **_place(t, one, n, say)} for one in rounds]
        code, fixed = t.entrant_code(n), each.given.table
        note = say("desk-paper-slip-fixed", table=fixed, duo=_duo(t)) if fixed else ""
        link = f"{address}/#/event/{t.id}/{code}"
        found.append({**_who(t, each, say), "cells": cells, "qr": link, "code": code, "note": note, "old": old})
    return found


def _chips(t: Tournament, round: int, say: Say, address: str) -> list[Item]:
    """Table number and colour pair, two for each table (T-005); in other games one for each place."""
    tables, duos = -(-len(t.entrants) // t.settings.size) + CHIPS_SPARE, t.format.scored == "pawns"
    return [
        {"table": number, "colours": colours(seat, say) if duos else "", "signs": COLOURS[seat] if duos else ()}
        for number in range(1, tables + 1)
        for seat in range(t.settings.size)
    ]


def _ranking(t: Tournament, round: int, say: Say, address: str) -> list[Item]:
    ranking = ranked(t)
    if not ranking.rounds:
        return []
    names = [name for name in names_of(t) if name != "mutual"]
    heads = [say(f"desk-paper-{name}-column") for name in names]
    rows = [
        {
            "place": row.place,
            "name": soft(t.entrants[row.n].name) + (" *" if row.free and t.settings.free == "average" else ""),
            "n": row.n,
            "cells": [_figure(row.values[name], say) for name in names],
        }
        for row in ranking.rows
    ]
    after = say("desk-paper-after", n=len(ranking.rounds))
    return [{"heads": heads, "rows": rows, "after": after, "average": any(row.free for row in ranking.rows)}]


def _figure(value: str, say: Say) -> str:
    """With the comma of the language and a true minus."""
    return value.replace(".", say("desk-paper-comma")).replace("-", "−")


def _certificates(t: Tournament, round: int, say: Say, address: str) -> list[Item]:
    ranking = ranked(t)
    if not ranking.rounds:
        return []
    found = list[Item]()
    for row in ranking.rows:
        if row.place > t.settings.prizes:
            continue
        key = f"desk-paper-place-{row.place}" if row.place <= 3 else "desk-paper-place-n"
        told = "brought" if t.format.scored == "pawns" and t.settings.points == "pawns" else "scored"
        did = say(f"desk-paper-{told}", points=_figure(row.values["points"], say), rounds=len(ranking.rounds))
        among = say("desk-paper-among", name=t.name, n=len(ranking.rows), duo=_duo(t))
        place = say(key, place=row.place) if row.place > 3 else say(key)
        found.append({**_who(t, t.entrants[row.n], say), "place": place, "rank": row.place, "did": did, "among": among})
    return list(reversed(found))
