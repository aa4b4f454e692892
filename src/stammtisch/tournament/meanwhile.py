"""Two who change the same thing: the second is told what the first has done meanwhile, and looks again."""

from stammtisch.tournament import entries
from stammtisch.tournament.state import Line, Tournament

Thing = tuple[str | int, ...]
OWN_WORDS = (entries.Enter, entries.SetAside, entries.Undo)  # these are asked about or refused in words of their own


def about(body: entries.Body) -> Thing:
    """What a body changes as a whole, so that the last of two would win; empty where both count. A shorter thing is all
    that begin with it."""
    match body:
        case entries.Name() | entries.Screen():
            return (body.kind(),)
        case entries.Settle() | entries.EndAfter():
            return ("settings",)
        case entries.Amend(n=n):
            return "names", n
        case entries.Late(n=n) | entries.Leave(n=n) | entries.Back(n=n):
            return "here", n
        case entries.Draw() | entries.Drawn():
            return ("layout",)
        case entries.Chips(layout=layout):
            return "layout", layout.round
        case (
            entries.Pin(round=round)
            | entries.Swap(round=round)
            | entries.Start(round=round)
            | entries.Online(round=round)
        ):
            return "layout", round
        case entries.Lot() | entries.Confirm():
            return ("table",)
        case (
            entries.Enter(round=round, table=table)
            | entries.SetAside(round=round, table=table)
            | entries.Seen(round=round, table=table)
            | entries.Dispute(round=round, table=table)
            | entries.Correct(round=round, table=table)
        ):
            return "table", round, table
        case entries.AddTime(table=table) if table:
            return "clock", table
        case entries.AddTime() | entries.EndTime():
            return ("clock",)
    return ()


def meanwhile(t: Tournament, asked: entries.Body, seen: int) -> list[Line]:
    """The lines of the log after `seen` that changed what is asked for; none where `seen` is 0, as old clients say."""
    thing = about(asked)
    if not seen or not thing or isinstance(asked, OWN_WORDS):
        return []
    return [line for line in t.log[seen:] if _same(_changed(t, line.n), thing)]


def _changed(t: Tournament, n: int) -> Thing:
    """A start is decided on a layout, and changes none."""
    body = t.body(n)
    if isinstance(body, entries.Undo):
        body = t.body(body.entry)
    return () if isinstance(body, entries.Start) else about(body)


def _same(one: Thing, other: Thing) -> bool:
    return bool(one) and all(a == b for a, b in zip(one, other, strict=False))
