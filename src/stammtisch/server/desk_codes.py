"""Codes that give a role at a tournament: of a helper, a screen, a second director, or an entrant by its slip."""

import secrets

from stammtisch.server.credentials import hashed, short_code
from stammtisch.server.desks import Desks, HostedTournament
from stammtisch.server.refusals import UNKNOWN, HouseRefusal
from stammtisch.tournament import entries, messages
from stammtisch.tournament.refusals import DeskRefusal
from stammtisch.tournament.state import Tournament

CODE_LASTS = 86_400_000  # milliseconds
STANDING = ("screen", "entrant", "helper", "director")  # who may do more comes later
PHONES = 6  # visitors who join by one entrant's code


async def invite(desks: Desks, hosted: HostedTournament, who: str, asked: messages.NewCode) -> messages.RoleCode:
    """A code that gives a role to the first who uses it. It is longer than that of a table: somebody with many
    addresses in the hall's network has all evening to guess."""
    code = short_code() + short_code()[:2]

    def deciding(t: Tournament, at: int) -> entries.Body:
        member = t.role(who)
        if member is None or member.role != "director":
            raise DeskRefusal("role", "that is for the direction", role=member.role if member else "none")
        return entries.Invite(asked.role, hashed(code).hex(), at + CODE_LASTS)

    await desks.append(hosted, who, 0, deciding)
    return messages.RoleCode(code, asked.role, hosted.now() + CODE_LASTS)


async def enter(desks: Desks, who: str, code: str) -> messages.Entered | None:
    """The role of a code, whichever tournament it is of; None if it is of none. Another process may have given it."""
    found = await _enter(desks, who, code)
    if found is None and desks.tables.shared:
        await desks.load_all()
        found = await _enter(desks, who, code)
    return found


async def _enter(desks: Desks, who: str, code: str) -> messages.Entered | None:
    for hosted in list(desks.hosted.values()):
        found = await _join(desks, hosted, who, code)
        if found is not None:
            return found
    return None


async def _join(desks: Desks, hosted: HostedTournament, who: str, code: str) -> messages.Entered | None:
    t = hosted.tournament
    found = _joining(t, who, code, hosted.now())
    if found is None:
        return None
    old = t.role(who)
    if old is None or (old.role, old.entrant) != (found.role, found.entrant):
        if old is not None and STANDING.index(old.role) > STANDING.index(found.role):
            return messages.Entered(t.id, old.role, old.entrant)  # a slip that a helper scans takes no role away
        await desks.append(hosted, who, 0, lambda t, at: _still(_joining(t, who, code, at)))
    return messages.Entered(t.id, found.role, found.entrant)


def _joining(t: Tournament, who: str, code: str, at: int) -> entries.Join | None:
    written = code.strip().upper().replace(" ", "")
    number, dash, _ = written.partition("-")
    if not written.isascii():
        return None
    if dash and number.isdigit() and len(number) < 5 and int(number) in t.entrants:
        if secrets.compare_digest(written, t.entrant_code(int(number))):
            phones = [each for each, member in t.members.items() if member.entrant == int(number)]
            if len(phones) < PHONES or who in phones:
                return entries.Join("entrant", "", int(number))
        return None
    digest = hashed(written.replace("-", "")).hex()
    invite = t.codes.get(digest)
    return entries.Join(invite.role, digest) if invite is not None and at < invite.expires else None


def _still(found: entries.Join | None) -> entries.Join:
    if found is None:
        raise HouseRefusal("code-old", status=UNKNOWN)
    return found
