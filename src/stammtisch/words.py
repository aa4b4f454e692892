"""Views, moves, events and rules in three languages, from one catalogue for each."""

import os
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from itertools import groupby

from fluent.runtime import FluentBundle, FluentResource

from stammtisch.core.bits import has, members
from stammtisch.core.event import Event
from stammtisch.core.game import TABLE, Game, View
from stammtisch.core.option import Option
from stammtisch.games.foppen.view import FoppenView, Played
from stammtisch.games.foppen.view import Screen as Foppen
from stammtisch.games.keezen.board import COLOURS
from stammtisch.games.keezen.moves import FOLD
from stammtisch.games.keezen.view import KeezenView
from stammtisch.games.keezen.view import Screen as Keezen
from stammtisch.games.keezen.view import Seat as KeezenSeat
from stammtisch.games.mezza.moves import FLIP, TAKE
from stammtisch.games.mezza.view import MezzaView
from stammtisch.games.mezza.view import Screen as Mezza
from stammtisch.games.mezza.view import Seat as MezzaSeat

LANGUAGES = ("en", "nl", "de")

LISTS = ("cards", "seats", "places", "way")

Argument = str | int


class Spelling:
    """How the tokens of a move or an event become the variables of its message: `points:signed total:signed`.

    What stands behind a bar is whispered: only some are told. `cards`, `seats`, `places` and `way`, of which only the
    last is said, take all the tokens left.
    """

    def __init__(self, text: str) -> None:
        open_part, _, whispered = text.partition("|")
        self.said = [_pair(each) for each in open_part.split()]
        self.whispered = [_pair(each) for each in whispered.split()]


def _pair(text: str) -> tuple[str, str]:
    name, _, kind = text.partition(":")
    return name, kind


def _spellings(table: Mapping[str, str]) -> dict[str, Spelling]:
    return {name: Spelling(text) for name, text in table.items()}


MOVES: dict[str, dict[str, Spelling]] = {
    "foppen": _spellings({"play": "cards:cards"}),
    "keezen": {},  # its moves begin with a card and are taken apart below
    "mezza": _spellings({"lay": "cards:cards", "add": "cards:cards", "open": "cards:cards", "flip": "slot:slot"}),
}
"""The moves that name something; the others are all verb."""

EVENTS: dict[str, dict[str, Spelling]] = {
    "foppen": _spellings(
        {
            "dealer": "",
            "hand": "count:number | cards:cards",
            "decide": "decision:word",
            "choose": "| decision:word",
            "bids": "whom:seats",
            "expire": "whom:seats",
            "play": "cards:cards",
            "win": "",
            "fop": "",
            "show": "cards:cards",
            "score": "points:signed total:signed",
            "over": "whom:seats",
        }
    ),
    "keezen": _spellings(
        {
            "dealer": "deck:number round:number",
            "hand": "count:number | cards:cards",
            "play": "cards:cards",
            "enter": "colour:colour square:word",
            "walk": "colour:colour from:word to:way",
            "swap": "colour:colour square:word other:colour there:word",
            "capture": "colour:colour square:word",
            "help": "colour:colour",
            "fold": "cards:cards",
            "time": "",
            "over": "whom:seats",
        }
    ),
    "mezza": _spellings(
        {
            "open": "cards:cards",
            "hand": "count:number | cards:cards",
            "choose": "| cards:cards",
            "lowest": "cards:cards",
            "lot": "",
            "pass": "",
            "lay": "cards:cards",
            "add": "cards:cards",
            "flip": "slot:slot cards:cards",
            "draw": "count:number | cards:cards",
            "take": "cards:cards",
            "clear": "count:number",
            "skip": "",
            "finish": "place:number",
            "expire": "whom:seats",
            "over": "places:places",
        }
    ),
}
"""The events of each game, by kind."""


def language(wanted: str | None) -> str:
    """The language asked for, or that of the system, or English."""
    if wanted is not None:
        found = _two_letters(wanted)
        if found not in LANGUAGES:
            raise ValueError(f"there is no language {wanted!r}; there are {', '.join(LANGUAGES)}")
        return found
    system = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return _two_letters(system) if _two_letters(system) in LANGUAGES else "en"


def _two_letters(locale: str) -> str:
    return locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()


class Catalogue:
    """The messages of one language; the only place that knows what formats them."""

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        text = (files("stammtisch") / "locales" / f"{language}.ftl").read_text("utf-8")
        self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def format(self, key: str, arguments: Mapping[str, Argument]) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"the message {key} has no text"
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        assert not errors, f"the message {key} cannot be said: {errors}"
        return str(text)


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


class Words:
    """All that can be said in one language: that wanted, or the system's."""

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

    def move(self, game: str, words: str) -> str:
        """What a button says: `play G7` becomes `Play green 7`."""
        if game == "keezen":
            return self._keezen_move(words)
        verb, _, rest = words.partition(" ")
        spelling = MOVES[game].get(verb)
        if spelling is None:
            return self.say(f"{game}-move-{words.replace(' ', '-')}")
        arguments = self._spell(game, spelling.said, rest.split(), Company([], TABLE))
        return self.say(f"{game}-move-{verb}", **arguments)

    def _keezen_move(self, words: str) -> str:
        """`7: 10>13 + Yellow 40>44`, `J: 10xGreen 20`, `K: enter` or a word alone."""
        rank, _, rest = words.partition(": ")
        if not rest:
            return self.say(f"keezen-move-{words}")
        if rest == "enter":
            return self.say("keezen-move-enter", rank=rank)
        if "x" in rest:
            own, _, taken = rest.partition("x")
            colour, _, square = taken.partition(" ")
            return self.say("keezen-move-swap", rank=rank, **{"from": own}, colour=self.colour(colour), to=square)
        first, _, rest = rest.partition(" + ")
        own, _, to = first.partition(">")
        if not rest:
            return self.say("keezen-move-walk", rank=rank, **{"from": own}, to=to)
        second, _, end = rest.partition(">")
        colour, _, square = second.rpartition(" ")
        named = f"{self.colour(colour)} {square}" if colour else square
        return self.say("keezen-move-split", rank=rank, **{"from": own}, to=to, second=named, end=end)

    def colour(self, name: str) -> str:
        """A colour of Keezen."""
        return self.say(f"keezen-colour-{name}")

    def event(self, game: str, event: Event, company: Company) -> str:
        """What happened, as a sentence to whom `company` speaks; the event must be as he sees it."""
        try:
            return _capital(self._told(game, event, company))
        except (ValueError, LookupError):  # an event of a release that said it otherwise
            told = " ".join([event.kind, *event.said, *event.what])
            return _capital(self.say("event-other", told=told, **company.who(event.seat)))

    def _told(self, game: str, event: Event, company: Company) -> str:
        spelling = EVENTS[game][event.kind]
        if not _fits(spelling.said, event.said):
            raise ValueError(f"{event.kind} does not say {event.said}")
        arguments = company.who(event.seat) | {"rule": event.rule or "none"}
        arguments |= self._spell(game, spelling.said, event.said, company)
        if spelling.whispered:
            arguments["known"] = "yes" if event.what else "no"
            arguments |= self._spell(game, spelling.whispered, event.what, company)
        return self.say(f"{game}-event-{event.kind}", **arguments)

    def _spell(
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
            return self.colour(tokens[0])
        if kind == "slot":
            return int(tokens[0]) + 1
        if kind == "signed":
            return signed(int(tokens[0]))
        return int(tokens[0]) if kind == "number" else tokens[0]

    def awaited(self, view: View, company: Company) -> str:
        """The one sentence that says whose turn it is and what is asked."""
        if isinstance(view, FoppenView):
            return self._foppen_awaited(view, view.screen(), company)
        if isinstance(view, KeezenView):
            return self._keezen_awaited(view, view.screen(), company)
        assert isinstance(view, MezzaView), "a game without words"
        return self._mezza_awaited(view, view.screen(), company)

    def view(self, view: View, company: Company) -> list[str]:
        """All that a screen shows, as sentences; the first says what is awaited."""
        if isinstance(view, FoppenView):
            return [self.awaited(view, company), *self._foppen(view.screen(), company)]
        if isinstance(view, KeezenView):
            return [self.awaited(view, company), *self._keezen(view.screen(), company)]
        assert isinstance(view, MezzaView), "a game without words"
        return [self.awaited(view, company), *self._mezza(view.screen(), company)]

    def _each(self, things: Iterable[object], company: Company) -> str:
        """`Anna 12, you 11`: something of every seat."""
        return ", ".join(f"{self.name(seat, company)} {thing}" for seat, thing in enumerate(things))

    def _foppen_awaited(self, view: View, screen: Foppen, company: Company) -> str:
        if screen["phase"] == "bidding":
            return self._asked("foppen-asked-bid", view, company)
        if screen["turn"] is None:
            return self.phase("foppen", screen["phase"])
        if screen["turn"] != company.you:
            return self.say("on-turn", **company.who(screen["turn"]))
        if not screen["suit"]:
            return self.say("foppen-asked-set" if screen["trick"] else "foppen-asked-lead")
        held = any(card[0] == screen["suit"] for card in screen["hand"])
        suit = self.say(f"foppen-suit-{screen['suit']}")
        return self.say("foppen-asked-follow" if held else "foppen-asked-discard", suit=suit)

    def _asked(self, key: str, view: View, company: Company) -> str:
        """What several are asked at once, or who is still asked."""
        if has(view.acting, company.you):
            return self.say(key)
        return self.say("waiting-for", whom=self.names(members(view.acting), company))

    def _foppen(self, screen: Foppen, company: Company) -> list[str]:
        seats = screen["seats"]
        found = [
            self.say("foppen-view-deal", deal=screen["deal"], deals=screen["deals"], **company.who(screen["dealer"])),
            self._foppen_trick("foppen-view-trick", screen["trick"], company),
            self._foppen_trick("foppen-view-last", screen["last"], company),
            self._said("foppen-view-winning", screen["winning"], company),
            self._said("foppen-view-fopped", screen["fopped"], company),
            self._said("foppen-view-stone", screen["stone"], company),
            self._hand("foppen", screen["hand"], company),
            self.say("view-sizes", sizes=self._each([seat["cards"] for seat in seats], company)),
            self.say("view-points", points=self._each([signed(seat["points"]) for seat in seats], company)),
        ]
        if any(seat["bid"] for seat in seats):
            bids = self._each([self.bid(seat["bid"]) for seat in seats], company)
            found.append(self.say("foppen-view-bids", bids=bids))
        return [each for each in found if each]

    def bid(self, bid: str) -> str:
        return self.say(f"foppen-bid-{bid or 'open'}")

    def _foppen_trick(self, key: str, trick: list[Played], company: Company) -> str:
        played = [f"{self.name(each['seat'], company)} {self.card('foppen', each['card'])}" for each in trick]
        return self.say(key, played=", ".join(played)) if played else ""

    def _hand(self, game: str, hand: list[str], company: Company) -> str:
        return "" if company.you == TABLE else self.say("view-hand", n=len(hand), cards=self.cards(game, hand))

    def _said(self, key: str, seat: int | None, company: Company) -> str:
        return "" if seat is None else _capital(self.say(key, **company.who(seat)))

    def _keezen_awaited(self, view: View, screen: Keezen, company: Company) -> str:
        if screen["turn"] is None:
            return self.phase("keezen", screen["phase"])
        if screen["turn"] != company.you:
            return self.say("on-turn", **company.who(screen["turn"]))
        if list(view.legal) == [FOLD]:
            return self.say("keezen-asked-fold")
        helps = screen["seats"][company.you]["helps"]
        return self.say("keezen-asked-play", colour=self.colour(_partner(company.you)) if helps else "none")

    def _keezen(self, screen: Keezen, company: Company) -> list[str]:
        seats, pile = screen["seats"], screen["pile"]
        played = [f"{self.name(each['seat'], company)} {self.card('keezen', each['card'])}" for each in pile]
        home = [seat["home"] for seat in seats]
        blue, green, yellow, red = (self.colour(name) for name in COLOURS)
        counts = {"n": home[0] + home[2], "others": home[1] + home[3]}
        who = company.who(screen["dealer"])
        found = [
            self.say("keezen-view-deal", deck=screen["deck"], round=screen["round"], **who),
            self.say("keezen-view-home", first=blue, second=yellow, third=green, fourth=red, **counts),
            *[self._keezen_seat(COLOURS[i], seat, company.who(i)) for i, seat in enumerate(seats)],
            *[self._said("keezen-view-folded", i, company) for i, seat in enumerate(seats) if seat["folded"]],
            *[self._keezen_helps(i, company) for i, seat in enumerate(seats) if seat["helps"]],
            self._hand("keezen", screen["hand"], company),
            self.say("view-sizes", sizes=self._each([seat["cards"] for seat in seats], company)),
            self.say("keezen-view-pile", n=len(pile), played=", ".join(played)),
            self.say("keezen-view-left", n=screen["left"]),
        ]
        return [each for each in found if each]

    def _keezen_seat(self, colour: str, seat: KeezenSeat, who: dict[str, Argument]) -> str:
        squares = ", ".join(place for place in seat["pawns"] if place != "yard") or self.say("keezen-view-off")
        yard = seat["pawns"].count("yard")
        return _capital(self.say("keezen-view-seat", colour=self.colour(colour), squares=squares, yard=yard, **who))

    def _keezen_helps(self, seat: int, company: Company) -> str:
        said = self.say("keezen-view-helps", colour=self.colour(_partner(seat)), **company.who(seat))
        return _capital(said)

    def _mezza_awaited(self, view: View, screen: Mezza, company: Company) -> str:
        if screen["phase"] == "over":
            return self.phase("mezza", "over")
        if screen["phase"] == "swapping":
            return self._asked("mezza-asked-swap", view, company)
        if screen["phase"] == "starting":
            return self._asked("mezza-asked-start", view, company)
        assert screen["turn"] is not None, "somebody is on turn while Mezza is played"
        if screen["turn"] == company.you and view.legal[0] >= FLIP:
            return self.say("mezza-asked-take" if view.legal[0] == TAKE else "mezza-asked-flip")
        if screen["turn"] == company.you:
            return self.say("mezza-asked-turn", demand=self.demand(screen["demand"]))
        if has(view.acting, company.you):
            mine = bool(screen["pile"]) and screen["pile"][-1]["seat"] == company.you
            return self.say("mezza-asked-add" if mine else "mezza-asked-seize")
        return self.say("on-turn", **company.who(screen["turn"]))

    def demand(self, token: str) -> str:
        """What Mezza's pile asks: `>=6½ or ½` in words."""
        if token in ("any", "<=4"):
            return self.say("mezza-demand-any" if token == "any" else "mezza-demand-low")
        least, half, _ = token.removeprefix(">=").partition(" or ")
        if least == "9½":
            return self.say("mezza-demand-top-half" if half else "mezza-demand-top")
        return self.say("mezza-demand-half" if half else "mezza-demand-least", least=least)

    def _mezza(self, screen: Mezza, company: Company) -> list[str]:
        seats = screen["seats"]
        run = [each["card"] for each in screen["pile"][len(screen["pile"]) - screen["run"] :]]
        found = [self.say("mezza-view-pile", n=len(screen["pile"]), top=self.cards("mezza", run))]
        if screen["phase"] == "playing":
            found.append(self.say("mezza-view-demand", demand=self.demand(screen["demand"])))
        if screen["phase"] == "starting":
            found.append(self.say("mezza-view-lowest", card=self.card("mezza", screen["lowest"])))
        waiting = [i for i, seat in enumerate(seats) if seat["waiting"] and i != screen["turn"]]
        if screen["phase"] == "playing" and waiting:
            found.append(self.say("mezza-view-window", whom=self.names(waiting, company)))
        found.append(self.say("mezza-view-stock", n=screen["stock"], gone=screen["gone"]))
        found.append(self._hand("mezza", screen["hand"], company))
        found.append(self.say("view-sizes", sizes=self._each([seat["cards"] for seat in seats], company)))
        found += [_capital(self._mezza_seat(seat, company.who(i))) for i, seat in enumerate(seats)]
        return [each for each in found if each]

    def _mezza_seat(self, seat: MezzaSeat, who: dict[str, Argument]) -> str:
        if seat["place"] is not None:
            return self.say("mezza-view-place", place=seat["place"], **who)
        cards = self.cards("mezza", seat["open"])
        return self.say("mezza-view-seat", n=len(seat["open"]), cards=cards, closed=len(seat["closed"]), **who)

    def rule(self, rule: str) -> str:
        """A rule in a short sentence; empty where none can refuse or act by it."""
        return self.say(f"rule-{rule}") if self.knows(f"rule-{rule}") else ""

    def option(self, game: Game, option: Option) -> tuple[str, str]:
        """What an option is called, and what it means."""
        key = f"{game.name}-option-{option.name}"
        return self.say(key), self.say(f"{key}-means")

    def phase(self, game: str, phase: str) -> str:
        return self.say(f"{game}-phase-{phase}")


def _fits(spelling: list[tuple[str, str]], tokens: list[str]) -> bool:
    """Whether there are as many tokens as the spelling takes."""
    if spelling and spelling[-1][1] in LISTS:
        return len(tokens) >= len(spelling) - 1
    return len(tokens) == len(spelling)


def _partner(seat: int) -> str:
    """The colour opposite (K-004)."""
    return COLOURS[(seat + 2) % 4]


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def signed(points: int) -> str:
    """Points won or lost, with a true minus."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
