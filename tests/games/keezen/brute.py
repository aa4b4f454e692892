"""All plays of Keezen, found by walking every pawn square by square: slow, plain, and from the rulebook alone.

It knows nothing of the engine, which is held to it. A board says where the four pawns of each colour stand, by the
names of the squares: `0` to `63`, `H1` to `H4` of the pawn's own colour, and `yard`.
"""

from dataclasses import dataclass, field, replace

COLOURS = ["Blue", "Green", "Yellow", "Red"]  # clockwise (K-005)
PARTNER = {"Blue": "Yellow", "Yellow": "Blue", "Green": "Red", "Red": "Green"}  # K-004
START = {"Blue": "0", "Green": "16", "Yellow": "32", "Red": "48"}  # K-008
HOME_ENTRY = {"Blue": "63", "Green": "15", "Yellow": "31", "Red": "47"}  # K-009
TRACK = [str(number) for number in range(64)]  # K-001
HOME = ["H1", "H2", "H3", "H4"]
YARD = "yard"
ORDER = {place: n for n, place in enumerate([YARD, *TRACK, *HOME])}
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
FORWARD = {"A": 1, "2": 2, "3": 3, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10}  # K-031, K-035, K-070

Board = dict[str, list[str]]


@dataclass(frozen=True)
class Terms:
    """What the table has settled; the defaults are those of the championship."""

    home_stop: str = "any_reachable"
    queen_steps: int = 12
    own_start_swap_source: bool = True


@dataclass(frozen=True)
class Position:
    """Pawns, cards by rank, and who is to play."""

    board: Board
    turn: str
    hands: dict[str, list[str]]
    terms: Terms = field(default_factory=Terms)


@dataclass(frozen=True)
class Play:
    """One legal play: its words, the board after it, what it captured in order, and every square that was walked.

    `walked` has a list for each part: the colour, the square that was left, and those stepped on, the last included.
    """

    words: str
    board: Board
    captured: list[str]
    walked: list[list[str]]


@dataclass(frozen=True)
class Part:
    """One pawn's walk, and the board after it."""

    words: str
    colour: str
    end: str
    board: Board
    captured: list[str]
    walked: list[str]


def plays(position: Position) -> list[Play]:
    """All that the player on turn may play, every play once (K-024, K-036)."""
    found: list[Play] = []
    for rank in RANKS:
        if rank not in position.hands[position.turn]:
            continue
        if rank in ("A", "K"):
            found += _entering(position, rank)
        if rank == "J":
            found += _swapping(position)
        elif rank == "4":
            found += _walking(position, rank, 4, backwards=True)
        elif rank == "Q":
            found += _walking(position, rank, position.terms.queen_steps, backwards=False)
        elif rank != "K":
            found += _walking(position, rank, FORWARD[rank], backwards=False)
        if rank == "7":
            found += _splitting(position)
    return found


def moved_by(board: Board, player: str) -> str:
    """The colour a player moves: the own, and the partner's once the own four are home (K-096, K-098)."""
    return PARTNER[player] if pawns_home(board, player) == 4 else player


def pawns_home(board: Board, colour: str) -> int:
    """K-094."""
    return len([place for place in board[colour] if place in HOME])


def won(board: Board) -> bool:
    """Whether a duo has its eight pawns home (K-107)."""
    return any(pawns_home(board, colour) + pawns_home(board, PARTNER[colour]) == 8 for colour in COLOURS)


def _entering(position: Position, rank: str) -> list[Play]:
    """A pawn from the yard on the start square, unless an own pawn stands there (K-031, K-032, K-048, K-049)."""
    colour = moved_by(position.board, position.turn)
    start = START[colour]
    if YARD not in position.board[colour] or start in position.board[colour]:
        return []
    board, captured = _moved(position.board, colour, YARD, start)
    return [Play(f"{rank}: enter", board, captured, [])]


def _swapping(position: Position) -> list[Play]:
    """A pawn for one of another colour, both on the track (K-060, K-061, K-064, K-065)."""
    found = []
    colour = moved_by(position.board, position.turn)
    for place in position.board[colour]:
        if place not in TRACK:
            continue
        if place == START[colour] and not position.terms.own_start_swap_source:
            continue  # the house rule; by the championship's the own start square may be left so (K-063)
        for other in COLOURS:
            for there in position.board[other]:
                if other == colour or there not in TRACK or there == START[other]:  # K-062, K-069
                    continue
                board = {each: list(places) for each, places in position.board.items()}
                board[colour].remove(place)
                board[colour].append(there)
                board[other].remove(there)
                board[other].append(place)
                found.append(Play(f"J: {place}x{other} {there}", tidy(board), [], []))  # K-066: nothing is captured
    return found


def _walking(position: Position, rank: str, steps: int, backwards: bool) -> list[Play]:
    """All steps of a card with one pawn (K-029)."""
    colour = moved_by(position.board, position.turn)
    parts = [_walk(position.board, colour, place, steps, backwards, position.terms) for place in position.board[colour]]
    return [Play(f"{rank}: {part.words}", part.board, part.captured, [part.walked]) for part in parts if part]


def _splitting(position: Position) -> list[Play]:
    """Seven steps over two pawns, one after the other, in either order (K-071 to K-084)."""
    found = []
    player, terms = position.turn, position.terms
    colour = moved_by(position.board, player)
    for place in position.board[colour]:
        for steps in range(1, 7):
            first = _walk(position.board, colour, place, steps, False, terms)
            if first is None:
                continue
            others = [(colour, there) for there in first.board[colour] if there != first.end]  # K-073
            if colour == player and pawns_home(first.board, player) == 4:  # K-078, K-082
                others += [(PARTNER[player], there) for there in first.board[PARTNER[player]]]
            for other, there in others:
                second = _walk(first.board, other, there, 7 - steps, False, terms)
                if second is None:
                    continue
                named = second.words if other == colour else f"{other} {second.words}"
                captured = first.captured + second.captured
                walked = [first.walked, second.walked]
                found.append(Play(f"7: {first.words} + {named}", second.board, captured, walked))
    return found


def _walk(board: Board, colour: str, place: str, steps: int, backwards: bool, terms: Terms) -> Part | None:
    """One pawn's steps, one by one; None if a square on the way or at the end forbids it (K-040)."""
    if place == YARD:  # K-042, K-083
        return None
    walked = [colour, place]
    at = place
    for _ in range(steps):
        following = _before(at) if backwards else _after(at, colour)
        if following is None or _protected(board, following):
            return None
        if following in HOME and following in board[colour]:  # K-051, K-091
            return None
        at = following
        walked.append(at)
    if at in HOME and terms.home_stop == "deepest_free_only":
        free = [square for square in HOME if square not in board[colour]]
        if at != free[-1]:
            return None
    after, captured = _moved(board, colour, place, at)
    return Part(f"{place}>{at}", colour, at, after, captured, walked)


def _after(place: str, colour: str) -> str | None:
    """The next square forwards; there is none behind the last of home (K-043, K-044, K-095)."""
    if place == "H4":
        return None
    if place in HOME:
        return HOME[HOME.index(place) + 1]
    if place == HOME_ENTRY[colour]:
        return "H1"
    return "0" if place == "63" else str(int(place) + 1)


def _before(place: str) -> str | None:
    """The next square backwards, along the track only: never into home and never out of it (K-085, K-086, K-089)."""
    if place in HOME:
        return None
    return "63" if place == "0" else str(int(place) - 1)


def _protected(board: Board, square: str) -> bool:
    """Whether a pawn stands there on its own start square: no landing and no passing, for anybody (K-052 to K-059)."""
    return any(square == START[colour] and square in board[colour] for colour in COLOURS)


def _moved(board: Board, colour: str, place: str, end: str) -> tuple[Board, list[str]]:
    """The board after one pawn has moved, and what it captured there, an own pawn included (K-045 to K-048)."""
    after = {each: list(places) for each, places in board.items()}
    after[colour].remove(place)
    captured = []
    for other in COLOURS:
        if end in TRACK and end in after[other]:
            after[other].remove(end)
            after[other].append(YARD)
            captured.append(f"{other} {end}")
    after[colour].append(end)
    return tidy(after), captured


def tidy(board: Board) -> Board:
    """The same board, with the pawns of each colour in one order."""
    return {colour: _in_order(board[colour]) for colour in COLOURS}


def _in_order(places: list[str]) -> list[str]:
    return sorted(places, key=ORDER.__getitem__)


def counted(position: Position, depth: int) -> int:
    """In how many ways the next `depth` turns can go; `next_turns` says what a turn is."""
    if depth == 0:
        return 1
    return sum(counted(following, depth - 1) for following in next_turns(position))


def next_turns(position: Position) -> list[Position]:
    """The positions after every play; who has none lays down the hand, and that is the one way the turn can go.

    The turn then goes to the next player who holds cards (K-021, K-025, K-027). When a duo has won or nobody holds
    cards, there are no further turns: nothing is dealt.
    """
    if won(position.board) or not position.hands[position.turn]:
        return []
    found = []
    for play in plays(position):
        hands = {colour: list(cards) for colour, cards in position.hands.items()}
        hands[position.turn].remove(play.words.partition(":")[0])
        found.append(replace(position, board=play.board, hands=hands, turn=_next(position.turn, hands)))
    if not found:
        hands = position.hands | {position.turn: []}
        found.append(replace(position, hands=hands, turn=_next(position.turn, hands)))
    return found


def _next(player: str, hands: dict[str, list[str]]) -> str:
    order = [COLOURS[(COLOURS.index(player) + n) % 4] for n in (1, 2, 3, 4)]
    return next((colour for colour in order if hands[colour]), player)


def read(text: str) -> Position:
    """A position in the rulebook's words: `Blue to play. Board: Blue 10, H3; Red 13. Hand: 5, J.`"""
    turn = ""
    board: Board = {}
    hands: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    settled: dict[str, str] = {}
    for sentence in _without_remarks(text).rstrip(". ").split(". "):
        head, _, rest = sentence.partition(":")
        if "=" in sentence:
            name, _, value = sentence.partition("=")
            settled[name.strip()] = value.strip()
        elif head == "Board":
            board = pawns(rest)
        elif head == "Hand":
            hands[turn] = [rank.strip() for rank in rest.split(",")]
        elif head.endswith(" hand"):
            hands[head.removesuffix(" hand")] = [rank.strip() for rank in rest.split(",")]
        else:
            turn = sentence.removesuffix(" to play")
            assert turn in COLOURS, f"not understood: {sentence!r}"
    return Position({colour: board.get(colour, [YARD] * 4) for colour in COLOURS}, turn, hands, _terms(settled))


def pawns(text: str) -> Board:
    """`Blue 10, H3; Red yard`: the colours named, each with its four pawns."""
    board: Board = {}
    for clause in text.split(";"):
        colour, _, squares = clause.strip().partition(" ")
        places = [place.strip() for place in squares.split(",") if place.strip() != YARD]
        assert all(place in TRACK + HOME for place in places), f"no squares: {clause!r}"
        board[colour] = _in_order(places + [YARD] * (4 - len(places)))
    return board


def write(position: Position) -> str:
    """A position in the same words."""
    board = "; ".join(
        f"{colour} {', '.join(place for place in places if place != YARD)}"
        for colour, places in position.board.items()
        if places != [YARD] * 4
    )
    sentences = [f"{position.turn} to play", f"Board: {board}" if board else ""]
    sentences += [f"Hand: {', '.join(position.hands[position.turn])}"]
    sentences += [f"{each} hand: {', '.join(cards)}" for each, cards in position.hands.items()
                  if cards and each != position.turn]  # fmt: skip
    usual, terms = vars(Terms()), vars(position.terms)
    sentences += [f"{name}={str(value).lower()}" for name, value in terms.items() if value != usual[name]]
    return ". ".join(sentence for sentence in sentences if sentence) + "."


def _without_remarks(text: str) -> str:
    """What stands in round brackets only tells how a pawn came there."""
    while "(" in text:
        before, _, rest = text.partition("(")
        text = before.rstrip() + rest.partition(")")[2]
    return text


def _terms(settled: dict[str, str]) -> Terms:
    return Terms(
        settled.get("home_stop", "any_reachable"),
        int(settled.get("queen_steps", "12")),
        settled.get("own_start_swap_source", "true") == "true",
    )
