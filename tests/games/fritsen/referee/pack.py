"""The cards of Fritsen by their names alone, and which move a card on a card is: `3C` is klaveren 3, `X` a joker."""

VALUES = "23456789TJQKA"  # rising (1F)
SUITS = "HCDS"  # 1G
FACES = [value + suit for suit in SUITS for value in VALUES]
JOKER = "X"
LISA, JORIS, JESSE = "AH", "JC", "3C"
PRO = ["5-11", "5-12", "5-13"]
NOT_LAST = {"5-9": "2-105", "5-10": "2-105", "5-12": "2-114", "5-13": "2-122"}  # P22-1
MEDALS = {1: "eiken", 2: "eiken", 3: "platina", 4: "diamanten", 5: "gouden", 6: "zilveren", 7: "zilveren"}
MEDALS |= {8: "bronzen", 9: "bronzen"}  # 4O to 4U


def packs_of(seats: int) -> int:
    """P1-7, 2-37."""
    return 1 if seats <= 6 else 2


def pack(packs: int, jokers: int) -> list[str]:
    """1H, 2-104."""
    return (FACES + [JOKER] * jokers) * packs


def value(card: str) -> int:
    """From 2 to 14, the ace always the highest (1F)."""
    return VALUES.index(card[0]) + 2


def suit(card: str) -> str:
    return card[1]


def moves(card: str, top: str, pro: bool = True) -> list[str]:
    """Every move of chapter 5 that a card on a card is; the first is the one that nobody need name (P21-1)."""
    if JOKER in (card, top):
        return []
    same = suit(card) == suit(top)
    fits = {
        "5-4": (card == LISA and top[0] == "K") or (card[0] == "K" and top == LISA),
        "5-5": card[0] == "Q" and top[0] == "Q",
        "5-6": (card == JORIS and top in ("QH", "QD")) or (card in ("QH", "QD") and top == JORIS),
        "5-7": card[0] == "9" and top[0] != "9",
        "5-8": card[0] == "9" and top[0] == "9",
        "5-12": pro and card[0] == "6" and top[0] == "Q",
        "5-13": pro and card[0] == "6" and top[0] == "J",
        "5-1": same and value(card) > value(top),
        "5-2": same and card[0] == "2" and top[0] == "A",
        "5-3": same and value(card) + 1 == value(top),
    }
    return [move for move, holds in fits.items() if holds]


def queens_on_top(pile: list[str]) -> int:
    """How many queens lie in a row on top of a pile (5-5)."""
    run = 0
    while run < len(pile) and pile[-1 - run][0] == "Q":
        run += 1
    return run


def said_of_lay(card: str, top: str) -> list[str]:
    """What is called out when a card is laid on a card (4B, 4C, 4G)."""
    if JOKER in (card, top):
        return []
    step = value(card) - value(top)
    words = []
    if suit(card) == suit(top) and step == 1:
        words.append("soepele")
    if step >= 9 and suit(card) == suit(top):
        words.append("stroeve")
    if card[0] == "6" and top[0] != "Q":
        words.append("lavendel")
    return words


def is_shut(top: str, open_cards: list[str], packs: int, pro: bool) -> bool:
    """Whether only a 9 can still come on a card: all that would fit lies open (1AB)."""
    if top == JOKER:
        return False
    for card in FACES:
        if card[0] == "9" or not moves(card, top, pro):
            continue
        if open_cards.count(card) < packs:
            return False
    return True
