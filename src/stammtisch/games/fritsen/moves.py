"""What a seat can do, as ints, as words and as touches."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.vecs import vec
from stammtisch.core.vocabulary import Vocabulary
from stammtisch.games.fritsen.board import CELL, CELLS
from stammtisch.games.fritsen.cards import KINDS, NAME, SUITS

SEATS: Final = 10
SLOTS: Final = 16  # acts that can be called at once

OTHERWISE_KIND: Final = vec[i64]([11, 12, 7, 20, 33, 46])  # KH AH 9H 9C 9D 9S
OTHERWISE: Final = [NAME[kind] for kind in (11, 12, 7, 20, 33, 46)]
READING: Final = ["5-3", "5-1", "5-3", "5-3", "5-3", "5-3"]
"""The cards that fit by two moves with different drinks, and the move that must be named ([[moves.overlap]])."""

TOASTS: Final = [
    *["Frits", "dubbelfrits", "offer-Frits", "iedereen-dubbelfrits"],
    *["vuile-Frits", "kut-Kim", "Chantal", "kut-Lisa", "Baudet", "van-der-Plas", "supermooi-Erik", "supermooi-Victor"],
]
RESTRICTED: Final = 4  # from here on a toast needs its occasion (2-83)
REPORTS: Final = ["2-1", "2-2", "2-13", "2-24", "2-25", "2-26", "2-27", "2-28", "2-29", "2-42"]
AWARDS: Final = ["4D", "4E", "4F", "4M"]
RULINGS: Final = [
    *["erik", "overlap", "lisa-in-pair", "exit-drink", "adopted-glass", "kanonskogel-instead", "false-call"],
    "joker-deadlock",
]
PAUSES: Final = ["toilet", "drink", "other"]
CLOCKS: Final = [
    *["setup", "pickup", "dirty", "turn", "window", "vote", "question", "pause", "repair", "owner", "final", "drinks"],
]
SEAT_CLOCKS: Final = ["last", "rectify", "leave", "return", "quiz"]

LAY: Final = 0  # a card on a cell: 53 for each cell
LAY_AS: Final = 16960  # six for each cell
PAIR: Final = 18880  # king and ace of a suit: four for each cell
GLASS: Final = 20160  # on a cell
MOVE: Final = 20480  # a pile to a cell (2-82)
KEEP: Final = 20800
LIFT: Final = 20801
DRAW: Final = 20802
CANNOT: Final = 20803
BLOCK: Final = 20804
PASS: Final = 20805
LAST: Final = 20806
SILENCE: Final = 20807
DRINK: Final = 20808
SKIP: Final = 20809
DIRTY: Final = 20810
READY: Final = 20811
BACK: Final = 20812
DECLINE: Final = 20813
READING_1: Final = 20814
READING_2: Final = 20815
SHUFFLE: Final = 20816
DEAL: Final = 20817
OPEN: Final = 20818
EXCHANGE: Final = 20819
PICK: Final = 20820  # a dealt pile
ROLE: Final = 20830  # name a seat
COMPEL: Final = 20840
TAKE: Final = 20850
YES: Final = 20851
NO: Final = 20852
LEAVE: Final = 20853
RESIGN: Final = 20854
RETRACT: Final = 20855
WORD: Final = 20856
CLAIM: Final = 20857
EXTRA: Final = 20858
VISIT: Final = 20859
CONFESS: Final = 20860
UNCOVER: Final = 20861
COVER: Final = 20862
GIVE_BACK: Final = 20863
SAY_NOT: Final = 20864
ASK_GLASS: Final = 20865
PROPOSE_PACKS: Final = 20866
PROPOSE_NO_DIRTY: Final = 20867
PROPOSE_SHUFFLE: Final = 20868
PROPOSE_CROOKED: Final = 20869
PROPOSE_UNTIDY: Final = 20870
PEEK_STOCK: Final = 20871
ASKEW: Final = 20872
STRAIGHTEN: Final = 20873
PAUSE: Final = 20874  # three reasons
TOAST: Final = 20877  # twelve
CALL: Final = 20889  # sixteen acts
UNCLEAR: Final = 20905  # eight rulings
SILLY: Final = 20913  # from here on ten seats each
REMOVE: Final = 20923
WAIVE: Final = 20933
REFILL: Final = 20943
GIFT: Final = 20953
SHOW: Final = 20963
PEEK: Final = 20973
TAKE_UP: Final = 20983
COUNT: Final = 20993
QUIZ: Final = 21003
ANSWER: Final = 21013
ASK_TURN: Final = 21023
OWNER: Final = 21033
GRAB: Final = 21043
REPORT: Final = 21053  # ten rules, ten seats each
NOMINATE: Final = 21153  # four awards, ten seats each
FUMBLE: Final = 21193  # a card
BURY: Final = 21246  # a card
SHIFT: Final = 21299  # from here on a cell
SHOVE: Final = 21619
SPARE: Final = 21939
TAKE_OPEN: Final = 22259
NUDGE: Final = 22579
EXPIRE: Final = 22899  # twelve clocks
EXPIRE_SEAT: Final = 22911  # five clocks, ten seats each
ACTIONS: Final = 22961

_SINGLE: Final = [
    *["keep", "lift", "draw", "cannot", "block", "pass", "last", "silence", "drink", "skip", "dirty", "ready", "back"],
    *["decline", "reading 1", "reading 2", "shuffle", "deal", "open", "exchange"],
]
_TALK: Final = [
    *["take", "vote yes", "vote no", "leave", "resign", "retract", "word", "claim", "extra", "visit", "confess"],
    *["uncover", "cover", "give-back", "say-not", "ask-glass", "propose packs", "propose no-dirty"],
    *["propose shuffle", "propose crooked", "propose untidy", "peek-stock", "askew", "straighten"],
]
_OF_SEATS: Final = [
    *["silly", "remove", "waive", "refill", "gift", "show", "peek", "take-up", "count", "quiz", "answer"],
    *["ask-turn", "owner", "grab"],
]
_CELL_HANDS: Final = ["shift", "shove", "spare", "take-open", "nudge"]
_S: Final = [f"S{seat}" for seat in range(SEATS)]

_WORDS: Final[list[str]] = [
    *[f"lay {name} {cell}" for cell in CELL for name in NAME],
    *[f"lay {name} {cell} as {move}" for cell in CELL for name, move in zip(OTHERWISE, READING, strict=True)],
    *[f"pair {suit} {cell}" for cell in CELL for suit in SUITS],
    *[f"glass {cell}" for cell in CELL],
    *[f"move {cell}" for cell in CELL],
    *_SINGLE,
    *[f"pick {n}" for n in range(1, SEATS + 1)],
    *[f"role {seat}" for seat in _S],
    *[f"compel {seat}" for seat in _S],
    *_TALK,
    *[f"pause {reason}" for reason in PAUSES],
    *[f"toast {toast}" for toast in TOASTS],
    *[f"call {n}" for n in range(1, SLOTS + 1)],
    *[f"unclear {ruling}" for ruling in RULINGS],
    *[f"{verb} {seat}" for verb in _OF_SEATS for seat in _S],
    *[f"report {rule} {seat}" for rule in REPORTS for seat in _S],
    *[f"nominate {award} {seat}" for award in AWARDS for seat in _S],
    *[f"{verb} {name}" for verb in ("fumble", "bury") for name in NAME],
    *[f"{verb} {cell}" for verb in _CELL_HANDS for cell in CELL],
    *[f"expire {clock}" for clock in CLOCKS],
    *[f"expire {clock} {seat}" for clock in SEAT_CLOCKS for seat in _S],
]

_SEAT_TOUCH: Final = [f"seat:{seat}" for seat in range(SEATS)]
_TOUCHES: Final[list[list[str]]] = [
    *[[f"hand:{name}", f"cell:{cell}"] for cell in CELL for name in NAME],
    *[
        [f"as:{move}", f"hand:{name}", f"cell:{cell}"]
        for cell in CELL
        for name, move in zip(OTHERWISE, READING, strict=True)
    ],
    *[[f"pair:{suit}", f"cell:{cell}"] for cell in CELL for suit in SUITS],
    *[["glass:put", f"cell:{cell}"] for cell in CELL],
    *[["pile:move", f"cell:{cell}"] for cell in CELL],
    *[[f"say:{words}"] for words in _SINGLE],
    *[[f"pile:{n}"] for n in range(1, SEATS + 1)],
    *[[touch] for touch in _SEAT_TOUCH],
    *[["say:compel", touch] for touch in _SEAT_TOUCH],
    *[[f"say:{words}"] for words in _TALK],
    *[[f"pause:{reason}"] for reason in PAUSES],
    *[[f"toast:{toast}"] for toast in TOASTS],
    *[[f"act:{n}"] for n in range(1, SLOTS + 1)],
    *[[f"ruling:{ruling}"] for ruling in RULINGS],
    *[[f"say:{verb}", touch] for verb in _OF_SEATS for touch in _SEAT_TOUCH],
    *[[f"report:{rule}", touch] for rule in REPORTS for touch in _SEAT_TOUCH],
    *[[f"award:{award}", touch] for award in AWARDS for touch in _SEAT_TOUCH],
    *[[f"{verb}:{name}"] for verb in ("fumble", "bury") for name in NAME],
    *[[f"say:{verb}", f"cell:{cell}"] for verb in _CELL_HANDS for cell in CELL],
    *[[f"say:expire {clock}"] for clock in CLOCKS],
    *[[f"say:expire {clock}", touch] for clock in SEAT_CLOCKS for touch in _SEAT_TOUCH],
]


def lay(kind: i64, cell: i64) -> i64:
    return LAY + cell * 53 + kind


assert len(_WORDS) == ACTIONS
assert KINDS == 53
assert CELLS == 320

VOCABULARY: Final = Vocabulary(
    "Fritsen",
    _WORDS,
    _TOUCHES,
    "lay 7H b1, lay 9D b1 as 5-3, pair H b1, draw, block, pass, last, vote yes, toast Frits",
)
