"""What is written at a live table is said: the forbidden word costs and is masked, a toast counts."""

import pytest
from ledger import rule

from stammtisch.games.fritsen import GAME
from stammtisch.games.fritsen.moves import TOASTS


@rule("2-2", "P1-3")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("zullen we adten", "zullen we ***"),
        ("A.D.T.E.N!", "***!"),
        ("a d t e n", "***"),
        ("ad-ten en nog eens 4d7ên", "*** en nog eens ***"),
        ("@d\u200bt3n?", "***?"),
        ("ＡＤＴ, geadt/adtje", "***, ***/***"),
        ("𝐀𝐃𝐓 🄰🄳🅃 𝔞𝔡𝔱", "*** *** ***"),
        ("adten-achtig, dat «adten»geval, hé—adten…hoor", "***-achtig, dat «***»geval, hé—***…hoor"),
        ("a-d-t-e-n en ad_t'en", "*** en ***"),
        ("АԀТ адт ᴀᴅᴛᴇɴ α𝐃τ", "*** адт *** ***"),  # a Russian d looks like none of ours
    ],
)
def test_the_forbidden_word_is_heard_through_a_disguise_and_masked(text: str, shown: str) -> None:
    assert GAME.heard(text) == "word"
    assert GAME.masked(text) == shown


@rule("2-2")
@pytest.mark.parametrize(
    "text", ["stadtenor", "stad tenor", "Ad ten Have", "stadten", "a d ten", "***", "stad-tenor", "ad-rem", "", "🍺"]
)
def test_innocent_words_are_let_be(text: str) -> None:
    assert GAME.heard(text) == ""
    assert GAME.masked(text) == text


@rule("2-83", "2-95")
def test_only_a_line_that_is_nothing_but_the_toast_is_one() -> None:
    for toast in TOASTS:
        assert GAME.heard(f"“{toast.replace('-', ' ')}!”") == f"toast {toast}"
    assert GAME.heard("Laatste Frits") == "last"
    assert [GAME.heard(text) for text in ("kut Kim, zei ze", "ik praat met Chantal", "proost")] == ["", "", ""]


@rule("2-83", "2-76", "5-3", "P3-3")
def test_a_toast_may_be_proosted_and_two_are_called_otherwise_too() -> None:
    for text in ("Proost op kut Kim", "proost: kut Kim!", "PROOST… op «kut-kim»", "kut\u200b Kïm"):
        assert GAME.heard(text) == "toast kut-Kim"
    assert [GAME.heard(text) for text in ("offer Fritsen", "Proost op offer Frits")] == ["toast offer-Frits"] * 2
    assert [GAME.heard(text) for text in ("dubbele Frits!", "dubbelfrits")] == ["toast dubbelfrits"] * 2
    assert GAME.heard("proost op laatste Frits") == "last"
    assert [GAME.heard(text) for text in ("proost op", "proost op alle Frits", "op kut Kim")] == ["", "", ""]
