"""What all games say alike: names, cards, lists, and what tokens mean."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from itertools import groupby
from typing import Self

from stammtisch.core.game import TABLE
from stammtisch.words.chapter import renamed
from stammtisch.words.language import Argument, Catalogue, language
from stammtisch.words.spelling import takes_all


class Company:
    """Who sits at the table, by name, and who of them is spoken to; `TABLE` looks on."""

    def __init__(self, names: Sequence[str], you: int = TABLE) -> None:
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
        self._renamed: dict[str, str] = {}

    def at(self, game: str, options: Mapping[str, object]) -> Self:
        """The same words at a table with these options: some of a game's names may be others there."""
        there = copy(self)
        there._renamed = {}
        for option, names in renamed(game).items():
            there._renamed |= names if options.get(option) else {}
        return there

    def say(self, key: str, **arguments: Argument) -> str:
        return self.renamed(self._catalogue.format(key, arguments))

    def renamed(self, text: str) -> str:
        """A text as it is read at this table."""
        for name, other in self._renamed.items():
            text = text.replace(name, other)
        return text

    def noted(self, text: str) -> str:
        """What is typed at this table, in the game's own names."""
        for name, other in self._renamed.items():
            text = text.replace(other, name)
        return text

    def knows(self, key: str) -> bool:
        return self._catalogue.has(key)

    def name(self, seat: int, company: Company) -> str:
        """A seat in the midst of a sentence."""
        if seat == company.you:
            return self.say("you")
        return company.names[seat] if seat < len(company.names) else self.say("seat", n=seat + 1)

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

    def number(self, value: float, places: int) -> str:
        """With so many places behind the point; thousands are apart."""
        written = f"{value:,.{places}f}"
        return written if self.language == "en" else written.translate(str.maketrans(",.", ".,"))

    def date(self, written: str) -> str:
        """The day of a time such as `2026-11-16T20:15:00Z`."""
        year, month, day = written[:10].split("-")
        return self.say("date", year=year, month=int(month), day=int(day))

    def card(self, game: str, name: str, n: int = 1) -> str:
        """A card, or several alike."""
        for key in (f"{game}-card-{name}", f"{game}-card-{name[:1]}"):
            if self.knows(key):
                return self.say(key, value=name[1:], n=n)
        return self.say(f"{game}-card", value=name, n=n)

    def cards(self, game: str, names: Sequence[str]) -> str:
        return ", ".join(self.card(game, name, len(list(alike))) for name, alike in groupby(names))

    def spell(
        self, game: str, spelling: list[tuple[str, str]], tokens: list[str], company: Company
    ) -> dict[str, Argument]:
        """The variables of a message, from the tokens."""
        found: dict[str, Argument] = {}
        for at, (name, kind) in enumerate(spelling):
            if takes_all(kind):
                found["n"] = len(tokens[at:])
            if kind == "seat" and tokens[at:]:
                found["at_you"] = company.who(_seat(tokens[at]))["you"]
            found[name] = self._argument(game, kind, tokens[at:], company)
        return found

    def _argument(self, game: str, kind: str, tokens: list[str], company: Company) -> Argument:
        if kind.startswith("each."):
            said = [self._one(game, kind.removeprefix("each."), token, company) for token in tokens]
            return ", ".join(f"{self.name(seat, company)} {each}" for seat, each in enumerate(said))
        if kind.startswith("list."):
            return ", ".join(str(self._one(game, kind.removeprefix("list."), token, company)) for token in tokens)
        if kind == "cards":
            return self.cards(game, tokens)
        if kind == "places":
            return self.ranking([int(token) for token in tokens], company)
        if kind == "seats":
            return self.names([_seat(token) for token in tokens], company)
        if kind == "plays":
            plays = zip(tokens[::2], tokens[1::2], strict=True)
            return ", ".join(f"{self.name(_seat(seat), company)} {self.card(game, card)}" for seat, card in plays)
        if not tokens:
            return "hidden"
        return tokens[-1] if kind == "way" else self._one(game, kind, tokens[0], company)

    def _one(self, game: str, kind: str, token: str, company: Company) -> Argument:
        if kind == "number":
            return int(token)
        if kind == "signed":
            return signed(int(token))
        if kind == "slot":
            return int(token) + 1
        if kind == "seat":
            return self.name(_seat(token), company)
        if kind == "card":
            return self.card(game, token)
        return token if kind == "word" else self.say(f"{game}-{kind}-{token}")

    def rule(self, game: str, rule: str) -> str:
        """A rule of a game or of the house in a short sentence; empty where the catalogues have none."""
        return self._of_rulebook(game, "rule", rule)

    def section(self, game: str, section: str) -> str:
        """The heading of a section of a rulebook; its key where the catalogues have none."""
        return self._of_rulebook(game, "section", section) or section

    def _of_rulebook(self, game: str, group: str, name: str) -> str:
        keys = [f"{game}-{group}-{name}", f"house-{group}-{name}"]
        return next((self.say(key) for key in keys if self.knows(key)), "")


def _seat(token: str) -> int:
    return int(token.removeprefix("S"))


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def signed(points: int) -> str:
    """Points won or lost, with a true minus."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
