"""The cards of Frantic by their names alone: `B4` is blue, `K4` black, `RGift` a red Gift."""

COLOURS = {"B": "blue", "R": "red", "G": "green", "Y": "yellow"}  # F-002; black is none (F-050)
BLACK = "K"
NUMBERS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]
SYMBOLS = ["Gift", "Gift", "Exchange", "2nd", "Skip"]  # of each colour, two Gifts (F-004)
MULTI = ["Fantastic"] * 11 + ["Four"] * 5 + ["Counter"] * 4 + ["Equality"] * 2 + ["NiceTry"]  # F-005
FUCK_YOU = "FuckYou"

PACK = [letter + number for letter in COLOURS for number in NUMBERS for _ in range(2)]  # F-002
PACK += [BLACK + number for number in NUMBERS]  # F-003
PACK += [letter + symbol for letter in COLOURS for symbol in SYMBOLS]
PACK += [*MULTI, FUCK_YOU]  # F-006
ORDER = {card: place for place, card in enumerate(PACK)}

EVENTS = [
    *["charity", "communism", "doomsday", "earthquake", "expansion", "finish-line", "friday-13th", "gambling-man"],
    *["market", "mating-season", "merry-christmas", "mexican-standoff", "recession", "robin-hood", "surprise-party"],
    *["all-seeing-eye", "third-time-lucky", "time-bomb", "tornado", "vandalism"],
]  # F-007


def colour_of(card: str) -> str:
    """Its one colour, or nothing: black is no colour, and four colours are none (F-003, F-050, F-186)."""
    return COLOURS[card[0]] if (number_of(card) and not is_black(card)) or symbol_of(card) else ""


def number_of(card: str) -> str:
    """The value of a number card, coloured or black (F-011); specials have none (F-052)."""
    return card[1:] if card[1:] in NUMBERS else ""


def symbol_of(card: str) -> str:
    """What a single-coloured special shows (F-004)."""
    return card[1:] if card[1:] in SYMBOLS else ""


def is_black(card: str) -> bool:
    """F-003."""
    return card[0] == BLACK


def is_multi(card: str) -> bool:
    """F-005."""
    return card in MULTI


def points_of(card: str) -> int:
    """F-192, F-193, F-194."""
    if card == FUCK_YOU:
        return 42
    return int(number_of(card) or 7)


def kinds(cards: list[str]) -> list[str]:
    """Each kind of card once, in the order of the pack."""
    return sorted(set(cards), key=ORDER.__getitem__)
