"""What a table settles before it plays."""

from typing import Final

from stammtisch.core.option import Option, Value, choice, flag, live, number, seconds
from stammtisch.games.fritsen.board import BESIDE

STRICT: Final = 0
AUTO: Final = 1
TABLE_CALLS: Final = 2
REFEREES: Final[list[Value]] = ["strict", "auto", "table"]
DRINKS: Final[list[Value]] = ["own", "none", "beer", "champagne", "radler"]
VARIANTS: Final = ["kanonskogel", "laf", "frans", "russisch", "efteling", "bloom"]

# Readings of unclear rules (2-3): bits, set where the second one holds.
EVERY_BLOCK: Final = 1
FIXED_OVERLAP: Final = 2
LISA_IN_PAIR: Final = 4
EXIT_IN_TURN: Final = 8
NOT_ADOPTED: Final = 16
KANONSKOGEL_ALONE: Final = 32
FALSE_CALL_COSTS: Final = 64
DEADLOCK_VOTED: Final = 128
READINGS: Final = [
    *[("self", "every"), ("choose", "fixed"), ("false", "true"), ("always", "turn"), ("true", "false")],
    *[("false", "true"), ("vote", "one"), ("shared", "vote")],
]
READ_RULES: Final = ["2-119", "P21-1", "5-11", "2-97", "2-134", "3B", "2-5", "2-105"]
_RULING_OPTIONS: Final = [
    *["erik", "overlap", "lisa_in_pair", "exit_drink", "adopted_glass", "kanonskogel_instead", "false_call"],
    "joker_deadlock",
]


def _on(name: str, rule: str, means: str) -> Option:
    """On unless it is switched off."""
    return Option(name, True, [True, False], 0, 0, rule, means)


OPTIONS: Final[list[Option]] = [
    choice("referee", REFEREES, "2-84", "who minds the rules: the table refuses, or calls at once, or the players do"),
    choice("packs", ["auto", 2], "2-36", "how many packs: by the number of players, or two"),
    choice("jokers_per_pack", [2, 3], "2-104", "jokers in a pack"),
    _on("dirty_fritsen", "2-56", "whether start cards can be exchanged"),
    _on("pro_moves", "P3-14", "the moves of experienced players"),
    choice("drink", DRINKS, "1J", "what a Fritsje is"),
    flag("kanonskogel", "3B", "the last one drinks a kanonskogel"),
    flag("laf", "3C", "everybody chooses whether to drink"),
    flag("frans", "3F", "French cards"),
    flag("russisch", "3G", "players make each other drink"),
    flag("efteling", "3H", "after a day at the Efteling"),
    flag("bloom", "3I", "near the Gustav Mahlerplein"),
    live("drink_confirm", "2-101", "each drink is confirmed by who drinks it"),
    choice("dealer", ["auto", "manual"], "2-43", "whether Frits deals by hand"),
    choice("roles", ["vote", "random"], "1W", "how Frits and Willem are found"),
    number("oldest", 0, 0, 9, "2-4", "the seat of the oldest player"),
    _on("show_turn", "2-92", "show whose turn it is, and how many cards all have"),
    flag("untidy", "2-79", "cards may lie askew"),
    flag("mischief", "2-18", "forbidden hand-work is possible"),
    number("board_columns", 3, 3, 8, "2-78", "how wide the cutting board is"),
    choice("cells", ["all", "few"], "2-78", "where new piles are offered: few are enough for search"),
    _on("calls", "2-102", "votes, toasts, pauses and calls; without them drinks are only counted"),
    number("bots_notice", 50, 0, 100, "2-88", "how often a bot calls a foul, in per cent"),
    number("idle_turns", 100, 10, 10000, "2-101", "turns without a card laid that end a potje"),
    seconds("turn_seconds", 99, "2-65", "time for a turn; 0 is no clock at all"),
    choice("erik", ["self", "every"], "2-119", "who drinks for a block: who blocks the own 6, or everybody"),
    choice("overlap", ["choose", "fixed"], "P21-1", "whether one may choose between moves that fit"),
    flag("lisa_in_pair", "5-11", "king and ace of hearts together are a Lisa"),
    choice("exit_drink", ["always", "turn"], "2-97", "when an uittreefritsje is due: always, or by a move in turn"),
    _on("adopted_glass", "2-134", "who keeps a glass where it is owns it"),
    flag("kanonskogel_instead", "3B", "the kanonskogel comes instead of the dubbele Frits"),
    choice("false_call", ["vote", "one"], "2-5", "what a false call costs: a vote decides, or one Fritsje"),
    choice(
        "joker_deadlock",
        ["shared", "vote"],
        "2-105",
        "nobody can lay any more: the last place is shared, or a vote ends it",
    ),
]


class Terms:
    """The options, ready for use. What is drunk changes no rule (3A, 3D), and where nothing is drunk nothing is to be
    confirmed (3E)."""

    def __init__(self, settled: dict[str, Value], seats: int, unusual: list[str]) -> None:
        self.referee = REFEREES.index(settled["referee"])
        self.packs = 2 if seats > 6 or settled["packs"] == 2 else 1
        self.jokers = int(settled["jokers_per_pack"])
        self.dirty = bool(settled["dirty_fritsen"])
        self.pro = bool(settled["pro_moves"])
        self.drink = str(settled["drink"])
        self.variants = [name for name in VARIANTS if settled[name]]
        self.laf = bool(settled["laf"])
        self.russisch = bool(settled["russisch"])
        self.kanonskogel = bool(settled["kanonskogel"])
        self.calls = bool(settled["calls"])
        confirms = bool(settled["drink_confirm"]) or self.laf
        self.confirm = confirms and self.drink != "none" and self.calls
        self.manual = settled["dealer"] == "manual"
        self.lots = settled["roles"] == "random"
        self.oldest = int(settled["oldest"])
        self.show_turn = bool(settled["show_turn"])
        self.untidy = bool(settled["untidy"])
        self.mischief = bool(settled["mischief"])
        self.columns = int(settled["board_columns"])
        self.beside = BESIDE[self.columns]
        self.few = settled["cells"] == "few"
        self.notice = int(settled["bots_notice"])
        self.idle = int(settled["idle_turns"])
        self.seconds = int(settled["turn_seconds"])
        self.rulings = sum(
            2**i for i, name in enumerate(_RULING_OPTIONS) if str(settled[name]).lower() == READINGS[i][1]
        )
        self.unusual = unusual  # what differs from the usual, as `name=value`
        if self.oldest >= seats:
            raise ValueError(f"there is no seat {self.oldest} for the oldest player at a table of {seats}")
        if self.referee == STRICT and (not self.show_turn or self.untidy or self.mischief):
            raise ValueError(
                "show_turn=false, untidy and mischief need a referee that lets fouls happen: auto or table"
            )
