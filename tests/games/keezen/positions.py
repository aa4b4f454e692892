"""Random positions of Keezen in which something is going on: each kind crowds another corner of the rules."""

from random import Random

from games.keezen.brute import (
    COLOURS,
    HOME,
    HOME_ENTRY,
    PARTNER,
    RANKS,
    START,
    TRACK,
    YARD,
    Board,
    Position,
    Terms,
    tidy,
    won,
)

KINDS = ["anywhere", "near home", "protected", "crowded", "helping", "last pawn", "sevens"]
MANY = 5  # cards in the largest hand


def position(kind: str, rng: Random) -> Position:
    """A position of that kind, with any options."""
    turn = rng.choice(COLOURS)
    board = _board(kind, turn, rng)
    return Position(
        board, turn, {colour: _hand(kind, rng) if colour == turn else [] for colour in COLOURS}, _terms(rng)
    )


def _terms(rng: Random) -> Terms:
    """The championship's half of the time."""
    if rng.random() < 0.5:
        return Terms()
    stop = rng.choice(["any_reachable", "deepest_free_only"])
    return Terms(stop, rng.choice([12, 14]), rng.random() < 0.5)


def _hand(kind: str, rng: Random) -> list[str]:
    """Some cards of a pack; where sevens are looked for there is one."""
    cards = rng.sample(RANKS * 4, rng.randint(1, MANY))
    if kind in ("sevens", "last pawn") and "7" not in cards:
        cards[0] = "7"
    if kind == "protected" and "4" not in cards and rng.random() < 0.5:
        cards[0] = "4"
    return sorted(cards, key=RANKS.index)


def _board(kind: str, turn: str, rng: Random) -> Board:
    """Pawns of all colours, one after the other, on squares that are still free."""
    board: Board = {colour: [] for colour in COLOURS}
    helped = rng.random() < 0.5
    around = rng.randrange(64)
    for colour in COLOURS:
        if kind == "helping" and colour == turn:
            board[colour] = list(HOME)
            continue
        if kind == "last pawn" and colour == turn:
            board[colour] = HOME[1:] if rng.random() < 0.8 else rng.sample(HOME, 3)
        while len(board[colour]) < 4:
            board[colour].append(_place(kind, colour, colour == turn or helped, around, board, rng))
    for colour in (PARTNER[turn], COLOURS[(COLOURS.index(turn) + 1) % 4]):
        if won(board):
            board[colour] = [YARD, *HOME[1:]]
    return tidy(board)


def _place(kind: str, colour: str, near: bool, around: int, board: Board, rng: Random) -> str:
    wanted = _wanted(kind, colour, near, around, rng)
    taken = [place for places in board.values() for place in places if place in TRACK]
    if wanted in taken or (wanted in HOME and wanted in board[colour]):
        return YARD
    return wanted


def _wanted(kind: str, colour: str, near: bool, around: int, rng: Random) -> str:
    chance = rng.random()
    if chance < 0.15 and kind != "last pawn":
        return YARD
    if kind in ("near home", "last pawn", "helping", "sevens") and near:
        if chance < 0.4:
            return rng.choice(HOME)
        if chance < 0.8:
            return str((int(HOME_ENTRY[colour]) - rng.randrange(12)) % 64)
    if kind == "protected":
        if chance < 0.4:
            return START[colour]
        return str((rng.choice([0, 16, 32, 48]) + rng.randint(-9, 6)) % 64)
    if kind == "crowded":
        return str((around + rng.randrange(20)) % 64)
    return rng.choice(HOME) if chance < 0.25 else str(rng.randrange(64))
