"""Whole tables as text, compared with the pictures beside this file; run as a program it draws them anew."""

import io
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from stammtisch.core.game import TABLE, Game
from stammtisch.core.rng import QuickRng
from stammtisch.games.foppen import GAME as FOPPEN
from stammtisch.games.frantic import GAME as FRANTIC
from stammtisch.games.fritsen import GAME as FRITSEN
from stammtisch.games.keezen import GAME as KEEZEN
from stammtisch.games.mezza import GAME as MEZZA
from stammtisch.terminal import table
from stammtisch.terminal.chapter import chapter_of
from stammtisch.terminal.paint import Look, beside, centred
from stammtisch.words import Company, Words

pytestmark = pytest.mark.once

PICTURES = Path(__file__).parent / "pictures"
NAMES = ["Anna", "Ben", "Clara", "Daan", "Eva", "Finn", "Greta", "Hugo"]

TRICK = (
    "4 seats; deal 3; dealer S1; stone S2; trick S3 G7; S0 on turn; S0 hand G4 G12 R9 Y14 B2 1 1; S1 hand of 8;"
    " S2 hand of 6; S3 hand of 7; last trick S1 B9, S2 B3, S3 G19, S0 B10; sheet 10 -27 0 -41, -13 10 -8 -30"
)
HALFWAY = "6 seats; stone S5; trick S1 R9, S2 1, S3 R16, S4 Y2; S0 on turn; S0 hand R2 R3 1; S5 hand of 3"
PILE = (
    "4 seats; pile 2 5 5 6½ by S3; S0 on turn; stock of 11; S0 hand ½ 8 8; S1 hand of 4; S0 open J 3½ 9;"
    " S1 open 4; S2 open 0 7 7; S3 open ½ 8 9½"
)
BOARD = (
    "Blue to play. Board: Blue 0, 10, 62, H3; Green 16, 20, 40; Yellow 13, 44, H4; Red 5, 47, 48. Hand: A, 3, 4, J. "
    "Green hand of 3. Yellow hand of 4. Red folded. dealer Blue. hand 2"
)
CHAIN = (
    "5 seats; S4 on turn; pile R5 G4 Four; stock of 60; S0 hand Counter G3 G7 K4 RSkip; S1 hand of 4; S3 hand of 9; "
    "attack Four 2 S4>S2>S0 asked, 1 S4>S3 waiting, 1 S4>S1 waiting; countering S0"
)
WISH = (
    "4 seats; S0 on turn; pile R5 R4 Fantastic; wish green by S3; S0 hand G3 GGift K4 Y8; bomb 5; skips S2;"
    " revealed time-bomb"
)
SEVEN = "Green to play. Board: Green 5, 7, 12, 20; Red 9; Blue 14, 21. Hand: 7, J, K"
HELPING = "Yellow to play. Board: Yellow H1, H2, H3, H4; Blue 50, 57, H4; Red 48, 61. Hand: 7, Q"

PLANK = (
    "4 seats; referee=table; S0 on turn; pile b1 QC QD; pile c1 TH; pile b2 KS; stock of 20; S0 hand JH QH KD 9D AS X; "
    "S1 hand of 4; S2 hand of 2; S3 hand of 5"
)

SHOWN: dict[str, tuple[Game, str, int, str, int]] = {
    "foppen-trick-en": (FOPPEN, TRICK, 0, "en", 80),
    "foppen-trick-nl": (FOPPEN, TRICK, 0, "nl", 80),
    "foppen-trick-de-60": (FOPPEN, TRICK, 0, "de", 60),
    "foppen-spectator-en": (FOPPEN, TRICK, TABLE, "en", 80),
    "foppen-six-en-60": (FOPPEN, HALFWAY, 0, "en", 60),
    "foppen-deal-de": (FOPPEN, "3 seats; seed 4", 1, "de", 80),
    "foppen-bids-nl": (FOPPEN, "4 seats; bids=true; seed 4", 0, "nl", 80),
    "frantic-chain-en": (FRANTIC, CHAIN, 0, "en", 80),
    "frantic-wish-nl": (FRANTIC, WISH, 0, "nl", 80),
    "frantic-eight-de-60": (FRANTIC, "8 seats; seed 4", 0, "de", 60),
    "fritsen-board-nl": (FRITSEN, PLANK, 0, "nl", 80),
    "fritsen-board-de-60": (FRITSEN, PLANK, 0, "de", 60),
    "keezen-board-en": (KEEZEN, BOARD, 0, "en", 80),
    "keezen-board-nl-60": (KEEZEN, BOARD, 1, "nl", 60),
    "keezen-spectator-de-100": (KEEZEN, BOARD, TABLE, "de", 100),
    "keezen-seven-en": (KEEZEN, SEVEN, 1, "en", 80),
    "keezen-helping-nl": (KEEZEN, HELPING, 2, "nl", 80),
    "keezen-deal-de": (KEEZEN, "4 seats; seed 4", 1, "de", 80),
    "mezza-swap-de": (MEZZA, "4 seats; seed 4", 0, "de", 80),
    "mezza-pile-nl": (MEZZA, PILE, 0, "nl", 80),
    "mezza-window-en": (MEZZA, PILE, 1, "en", 80),
    "mezza-seven-en-60": (MEZZA, "7 seats; seed 4", 2, "en", 60),
    "mezza-spectator-de": (MEZZA, PILE, TABLE, "de", 80),
}


def drawn(game: Game, position: str, seat: int, language: str, width: int, colour: bool = False) -> str:
    state = game.position(position, QuickRng(1))
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=colour, color_system="truecolor" if colour else None)
    company = Company(NAMES[: int(state.seats)], seat)
    look = Look(game.name, Words(language), company, chapter_of(game.name), colour, width)
    view = game.view(state, seat)
    table.show(game, view, look, console, [] if seat == TABLE else view.legal)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


@pytest.mark.parametrize("name", SHOWN)
def test_the_table_is_drawn_like_its_picture(name: str) -> None:
    assert drawn(*SHOWN[name]) == (PICTURES / f"{name}.txt").read_text("utf-8")


def test_no_picture_is_left_over() -> None:
    assert {path.stem for path in PICTURES.iterdir()} == set(SHOWN)


@pytest.mark.parametrize("name", SHOWN)
def test_no_line_is_wider_than_the_terminal(name: str) -> None:
    assert max(len(line) for line in drawn(*SHOWN[name]).splitlines()) <= SHOWN[name][-1]


def test_colour_is_added_to_the_letters_and_never_instead() -> None:
    plain = drawn(FOPPEN, TRICK, 0, "en", 80)
    painted = drawn(FOPPEN, TRICK, 0, "en", 80, colour=True)

    assert "\x1b[1;38;2;255;255;255;48;2;27;122;85m G12 \x1b[0m" in painted
    assert "[G12]" in plain
    assert "\x1b" not in plain


@pytest.mark.parametrize("language", ["en", "nl", "de"])
@pytest.mark.parametrize(("game", "seats"), [(FOPPEN, 6), (KEEZEN, 4), (MEZZA, 7), (FRANTIC, 8)])
def test_a_full_table_fits_sixty_columns(game: Game, seats: int, language: str) -> None:
    lines = drawn(game, f"{seats} seats; seed 2", 0, language, 60).splitlines()

    assert max(len(line) for line in lines) <= 60
    assert not [line for line in lines if "…" in line]


def test_a_board_that_is_too_wide_is_cut_and_not_wrapped() -> None:
    wide, narrow = [drawn(KEEZEN, BOARD, 0, "en", width).splitlines()[:17] for width in (60, 45)]

    assert narrow == [line[:45].rstrip() for line in wide]


def test_what_is_too_wide_for_its_place_is_cut() -> None:
    assert centred(Text("Maximilian"), 6).plain == "Maxim…"


def test_mats_stand_in_as_few_rows_as_they_need() -> None:
    mats = [[Text(letter)] for letter in "abcde"]

    assert [line.plain for line in beside(mats, 9, 3)] == [" a  b  c ", " d   e  "]


if __name__ == "__main__":
    for name, shown in SHOWN.items():
        (PICTURES / f"{name}.txt").write_text(drawn(*shown), "utf-8")
