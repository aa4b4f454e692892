"""CSV in and out: entrants, layout, results, ranking and log."""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from datetime import datetime

from stammtisch.tournament import entries
from stammtisch.tournament.ranking import names_of, ranked
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.state import Tournament
from stammtisch.tournament.views import Naming, who_did

MOST = 400  # rows of a list that is taken in
BETWEEN = re.compile(r"\s*(?:\t|;|,|&|\+|/|\s-\s|–|\s+(?:en|und|and)\s+)\s*")
BOTH = re.compile(r"\s*&\s*|\s+[+/]\s+|\s+(?:en|und|and)\s+")
NUMBERED = re.compile(r"^\s*(?:[-–—*•·●▪◦‣✓✔☑✅]\s*)*(?:\d+\s*[.):;,\t]?\s+)?(?:[-–—•●]\s+)?")
NUMBER_HEADS = {"number", "nummer", "nr", "nr.", "no", "no.", "#", "startnummer", "startnr", "startnr.", "duo"}
TEAM_HEADS = {"team", "teamnaam", "team name", "teamname"}
FAMILY_HEADS = ("last ", "family ", "achter", "nach", "familien")
NAME_HEAD = re.compile(
    r"(?:(?:first |last |family |voor|achter|vor|nach|familien)?(?:names?|naam|namen)|player|speler|spieler)"
    r"(?: ?[12ab])?"
)
UNPRINTED = re.compile(rf"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029{entries.UNSEEN}]")
SIGNS = "=+@＝＋＠－-"  # with which spreadsheets begin a formula
FORMULA = re.compile(rf"(^|[;\t])(\s*[{SIGNS}])")  # also behind what some of them take for the end of a cell
DATE = re.compile(r"\b(\d+)-(?=\d)")  # a spreadsheet would take 8-6 for a day of June
MARKED = re.compile(rf"(^|[;\t])'(\s*[{SIGNS}])")


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV. What a spreadsheet would take for a formula is marked as text."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows([[_safe(cell) for cell in row] for row in rows])
    return out.getvalue()


def _safe(cell: object) -> object:
    if isinstance(cell, str) and not re.fullmatch(r"[+-]?\d+([.,]\d+)?", cell):
        return FORMULA.sub(r"\1'\2", cell)
    return cell


def entrants_csv(t: Tournament) -> str:
    head = ["number", "name 1", "name 2", "team", "here", "fixed table", "apart", "stand-in", "note"]
    rows = list[list[object]]()
    for n, each in t.entrants.items():
        given = each.given
        names = ["", ""] if each.wiped else [*given.names, ""][:2]
        team, note = ("", "") if each.wiped else (given.team, given.note)
        apart = " ".join(map(str, given.apart))
        rows.append([n, *names, team, each.here, given.table or "", apart, "yes" if given.stand_in else "", note])
    return table(head, rows)


def layout_csv(t: Tournament) -> str:
    rows = [
        [round.n, seating.table, seat + 1, n, t.entrants[n].name]
        for _, round in sorted(t.rounds.items())
        for seating in round.layout.tables
        for seat, n in enumerate(seating.who)
    ]
    rows += [[round.n, "", "", n, t.entrants[n].name] for _, round in sorted(t.rounds.items()) for n in round.free]
    return table(["round", "table", "place", "number", "name"], rows)


def results_csv(t: Tournament) -> str:
    rows = list[list[object]]()
    for n in t.started():
        for number, each in sorted(t.rounds[n].tables.items()):
            result = each.result
            scores = " ".join(map(str, result.scores)) if result else ""
            who = " ".join(map(str, each.seating.who))
            rows.append(
                [n, number, who, scores, result.ended if result else "", each.state, "yes" if each.corrected else ""]
            )
    return table(["round", "table", "numbers", "scores", "ended", "state", "corrected"], rows)


def ranking_csv(t: Tournament) -> str:
    names = names_of(t)
    ranking = ranked(t)
    rows = [
        [row.place, row.n, t.entrants[row.n].name, *(row.values.get(name, "") for name in names)]
        for row in ranking.rows
    ]
    return table(["place", "number", "name", *names], rows)


def log_csv(t: Tournament, name: Naming = lambda who: who) -> str:
    """Who, when, what and where, before, after, why (T-025)."""
    head = ["entry", "time", "who", "what", "round", "table", "number", "before", "after", "reason", "undone"]
    rows = list[list[object]]()
    for line in t.log:
        time = datetime.fromtimestamp(line.at / 1000).strftime("%Y-%m-%d %H:%M:%S")
        where = [line.what.get("round", ""), line.what.get("table", "")]
        where.append(line.what.get("n", line.what.get("numbers", "")))
        told = [*(DATE.sub(r"\1–", each) for each in (line.before, line.after)), line.why, "yes" if line.undone else ""]
        rows.append([line.n, time, who_did(t, line.who, name), line.kind, *where, *told])
    return table(head, rows)


EXPORTS = {
    "entrants": entrants_csv,
    "layout": layout_csv,
    "results": results_csv,
    "ranking": ranking_csv,
}


def entrants_from(text: str, players: int) -> list[entries.Given]:
    """A pasted list or a CSV file: a line for each entrant with one name or two, and the team behind them."""
    found, heads = list[entries.Given](), list[str]()
    for number, line in enumerate(text.strip("\ufeff").splitlines(), 1):
        cells = _cells(line)
        if number == 1 and _is_head(cells):
            heads = [each.lower() for each in cells]
            continue
        if not any(cells):
            continue
        wishes, cells = dict(zip(heads, cells, strict=False)), _in_order(cells, heads, players)
        if len(cells) > 1 and cells[0].isdecimal():
            cells = cells[1:]
        if players == 2 and "name 2" not in heads and len(both := BOTH.split(cells[0])) == 2:  # in one cell
            cells = [*both, *cells[1:]]
        names, rest = cells[:players], cells[players:] if players == 2 or "name 2" not in heads else cells[2:]
        if len([each for each in names if each]) < players:
            raise _unread(number, line, f"has not {players} names")
        if len(found) == MOST:
            raise DeskRefusal("many", f"at most {MOST} lines are taken in at once", most=MOST)
        found.append(_given(tuple(each[:40] for each in names), rest[0][:40] if rest else "", wishes))
    return found


def _unread(number: int, line: str, why: str) -> DeskRefusal:
    text = " ".join(UNPRINTED.sub(" ", line).split())[:60]
    return DeskRefusal("lines", f"line {number} {why}: {text}", n=number, text=text)


def _is_head(cells: list[str]) -> bool:
    """Whether the first line names the columns: one of names comes first, or behind numbers or teams."""
    heads = [each.lower() for each in cells]
    before = [each for each in heads if each in NUMBER_HEADS | TEAM_HEADS]
    return (heads[0] in NUMBER_HEADS and not heads[1:]) or any(map(NAME_HEAD.fullmatch, heads[: len(before) + 1]))


def _in_order(cells: list[str], heads: list[str], players: int) -> list[str]:
    """Names and then the team, wherever the heads say they are; first and family names may have a column each."""
    at = [i for i, head in enumerate(heads) if NAME_HEAD.fullmatch(head)]
    step = 2 if any(heads[i].startswith(FAMILY_HEADS) for i in at) else 1
    if len(at) != step * players:
        return cells
    parts = [cells[i] if i < len(cells) else "" for i in at]
    names = [" ".join(filter(None, parts[i : i + step])) for i in range(0, len(parts), step)]
    teams = [cells[i] for i, head in enumerate(heads[: len(cells)]) if head in TEAM_HEADS]
    return [*names, *(teams or cells[at[-1] + 1 :])]


def _given(names: tuple[str, ...], team: str, wishes: dict[str, str]) -> entries.Given:
    """With what `entrants_csv` writes behind the team, where the list has its heads. Whom they would not meet is left
    out: numbers are given anew."""
    table = wishes.get("fixed table", "")
    return entries.Given(
        names,
        team,
        int(table) if table.isdecimal() and len(table) < 4 else 0,
        stand_in=wishes.get("stand-in") == "yes",
        note=wishes.get("note", "")[:60],
    )


def _cells(line: str) -> list[str]:
    """What cannot be printed is left out; what `table` marked as text is as it was."""
    line = UNPRINTED.sub(" ", line)
    for mark in ("\t", ";", ","):
        if mark in line:
            return [_as_it_was(" ".join(cell.split())) for cell in next(csv.reader([line], delimiter=mark))]
    return [" ".join(cell.split()) for cell in BETWEEN.split(NUMBERED.sub("", line).strip())]


def _as_it_was(cell: str) -> str:
    return MARKED.sub(r"\1\2", cell)


def results_from(text: str) -> list[entries.Enter]:
    """Round, table and scores of each line, as `results_csv` writes them."""
    found = list[entries.Enter]()
    for number, line in enumerate(text.strip("\ufeff").splitlines(), 1):
        cells = _cells(line)
        if not cells or cells[0].lower() == "round" or not any(cells):
            continue
        try:
            round, where, scores = int(cells[0]), int(cells[1]), tuple(int(each) for each in cells[3].split())
            ended = cells[4] if cells[4:] and cells[4] else "won" if 8 in scores else "time"
            if scores:
                found.append(entries.Enter(round, where, scores, ended))  # type: ignore[arg-type]
        except (ValueError, IndexError):
            raise _unread(number, line, "is no result") from None
    return found
