"""What all games say alike: names, cards, lists, and what tokens mean."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from stammtisch.core.bits import has, members
from stammtisch.core.game import TABLE, View
from stammtisch.words.language import Argument, Catalogue, language
from stammtisch.words.spelling import LISTS, Spelling


class Company:
    """Who sits at the table, by name, and who of them is spoken to; `TABLE` looks on."""

    def __init__(self, names: Sequence[str], you: int) -> None:
        self.names = list(names)
        self.you = you

    def who(self, seat: int) -> dict[str, Argument]:
        """A seat as the subject of a sentence."""
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return {"who": name, "you": "yes" if seat == self.you != TABLE else "no"}

    def seen_from(self, seat: int) -> "Company":
        return Company(self.names, seat)


class Speech:
    """One language: that wanted, or the system's."""

    def __init__(self, wanted: str | None = None) -> None:
        self.language = language(wanted)
        self._catalogue = Catalogue(self.language)

    def say(self, key: str, **arguments: Argument) -> str:
        return self._catalogue.format(key, arguments)

    def knows(self, key: str) -> bool:
        return self._catalogue.has(key)

    def name(self, seat: int, company: Company) -> str:
        """A seat in the midst of a sentence."""
        return self.say("you") if seat == company.you else company.names[seat]

    def names(self, seats: Iterable[int], company: Company) -> str:
        return self.all_of([self.name(seat, company) for seat in seats])

    def ranking(self, places: Sequence[int], company: Company) -> str:
        """Who came first, second and so on, in that order."""
        order = sorted(range(len(places)), key=lambda seat: places[seat])
        return ", ".join(f"{places[seat]}. {self.name(seat, company)}" for seat in order)

    def all_of(self, things: Sequence[str]) -> str:
        """One, another and the last."""
        if len(things) < 2:
            return "".join(things)
        return self.say("and", first=", ".join(things[:-1]), last=things[-1])

    def card(self, game: str, name: str, n: int = 1) -> str:
        """A card, or several alike."""
        for key in (f"{game}-card-{name}", f"{game}-card-{name[:1]}"):
            if self.knows(key):
                return self.say(key, value=name[1:], n=n)
        return self.say(f"{game}-card", value=name, n=n)

    def cards(self, game: str, names: Sequence[str]) -> str:
        return ", ".join(self.card(game, name, len(list(alike))) for name, alike in groupby(names))

    def colour(self, game: str, name: str) -> str:
        return self.say(f"{game}-colour-{name}")

    def spelled(self, game: str, moves: dict[str, Spelling], words: str) -> str:
        """A move that begins with a verb: `play G7`."""
        verb, _, rest = words.partition(" ")
        if verb not in moves:
            return self.say(f"{game}-move-{words.replace(' ', '-')}")
        arguments = self.spell(game, moves[verb].said, rest.split(), Company([], TABLE))
        return self.say(f"{game}-move-{verb}", **arguments)

    def spell(
        self, game: str, spelling: list[tuple[str, str]], tokens: list[str], company: Company
    ) -> dict[str, Argument]:
        found: dict[str, Argument] = {}
        for at, (name, kind) in enumerate(spelling):
            if kind in LISTS:
                found["n"] = len(tokens[at:])
            found[name] = self._argument(game, kind, tokens[at:], company)
        return found

    def _argument(self, game: str, kind: str, tokens: list[str], company: Company) -> Argument:
        if kind == "cards":
            return self.cards(game, tokens)
        if kind == "places":
            return self.ranking([int(token) for token in tokens], company)
        if kind == "seats":
            return self.names([int(token.removeprefix("S")) for token in tokens], company)
        if not tokens:
            return "hidden"
        if kind == "way":
            return tokens[-1]
        if kind == "colour":
            return self.colour(game, tokens[0])
        if kind == "slot":
            return int(tokens[0]) + 1
        if kind == "signed":
            return signed(int(tokens[0]))
        return int(tokens[0]) if kind == "number" else tokens[0]

    def each(self, things: Iterable[object], company: Company) -> str:
        """`Anna 12, you 11`: something of every seat."""
        return ", ".join(f"{self.name(seat, company)} {thing}" for seat, thing in enumerate(things))

    def asked(self, key: str, view: View, company: Company) -> str:
        """What several are asked at once, or who is still asked."""
        if has(view.acting, company.you):
            return self.say(key)
        return self.say("waiting-for", whom=self.names(members(view.acting), company))

    def hand(self, game: str, hand: list[str], company: Company) -> str:
        return "" if company.you == TABLE else self.say("view-hand", n=len(hand), cards=self.cards(game, hand))

    def said(self, key: str, seat: int | None, company: Company) -> str:
        return "" if seat is None else capital(self.say(key, **company.who(seat)))

    def rule(self, rule: str) -> str:
        """A rule in a short sentence; empty where none can refuse or act by it."""
        return self.say(f"rule-{rule}") if self.knows(f"rule-{rule}") else ""

    def phase(self, game: str, phase: str) -> str:
        return self.say(f"{game}-phase-{phase}")


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def signed(points: int) -> str:
    """Points won or lost, with a true minus."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
