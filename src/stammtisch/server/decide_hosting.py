"""What the host of a table may do: each request becomes one entry of its log, or a `Refusal`."""

from stammtisch import wire
from stammtisch.core.game import TABLE
from stammtisch.server import entries
from stammtisch.server.refusals import HouseRefusal
from stammtisch.server.table import Table


def set_door(table: Table, who: str, asked: wire.SetDoor, at: int) -> entries.Body:
    _hosting(table, who)
    if asked.door == table.settings.door:
        raise HouseRefusal("already")
    return entries.SetDoor(asked.door)


def let_talk(table: Table, who: str, asked: wire.LetTalk, at: int) -> entries.Body:
    _hosting(table, who)
    if asked.on == table.settings.spectators_talk:
        raise HouseRefusal("already")
    return entries.LetTalk(asked.on)


def hand_on(table: Table, who: str, asked: wire.HandOn, at: int) -> entries.Body:
    _hosting(table, who)
    if asked.who == who or table.seat_of(asked.who) == TABLE:
        raise HouseRefusal("other-host")
    return entries.HandOn(asked.who)


def remove(table: Table, who: str, asked: wire.Remove, at: int) -> entries.Body:
    _hosting(table, who)
    if asked.who == who or asked.who not in table.people:
        raise HouseRefusal("nobody-named")
    return entries.Remove(asked.who)


def let_in(table: Table, who: str, asked: wire.LetIn, at: int) -> entries.Body:
    _hosting(table, who)
    if asked.who not in table.removed:
        raise HouseRefusal("not-removed")
    return entries.LetIn(asked.who)


def cover(table: Table, who: str, asked: wire.Cover, at: int) -> entries.Body:
    _hosting(table, who)
    if table.phase != "playing":
        raise HouseRefusal("cover-early")
    chair = table.chairs[asked.seat] if asked.seat < len(table.chairs) else None
    if chair is None or not chair.who or chair.who == who or chair.bot:
        raise HouseRefusal("nobody-plays")
    return entries.Cover(asked.seat)


def _hosting(table: Table, who: str) -> None:
    if who != table.host:
        raise HouseRefusal("host-only")
