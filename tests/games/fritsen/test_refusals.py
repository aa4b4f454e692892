"""Why not: the rule that a refusal names, in every phase of a potje."""

import pytest
from ledger import rule

from stammtisch.examples import after, clauses, who
from stammtisch.games.fritsen import GAME

HANDS = "S0 hand 7H 4C 8D; S1 hand 2C 4D; S2 hand 2D 5D"
TURN = f"3 seats; S0 on turn; pile b1 5H; {HANDS}"
QUEEN = "3 seats; S0 on turn; pile b1 QD; pile c1 5H; S0 hand 6H 4C 8D; S1 hand 3C 4D; S2 hand 2D 5D"
JACK = QUEEN.replace("QD", "JD")
GLASS = f"{TURN}; pile c1 TS; glass c1 by"
SIX, WAITED, AWAY = "S0 lay 6H b1", "S0 lay 6H b1; expire window", "S2 pause toilet; S2 leave"

REFUSED = {
    "roles": [
        ("4 seats; frits S0; roles", "", "S1 role S0 (2-41)"),
        ("4 seats; frits S0; roles", "S1 role S2", "S1 role S3 (H-005)"),
        ("4 seats; roles", "", "S1 decline (2-4); S1 reading 1 (H-004); S1 lay 7H b1 (H-003)"),
        (TURN, "", "S0 role S1 (H-005); S0 decline (2-4); S0 reading 1 (H-004)"),
        (TURN, "", "S0 reading 2 (H-004); S0 propose packs (2-36); S0 propose no-dirty (2-56)"),
        ("7 seats; roles", "", "S0 propose packs (2-37)"),
        ("4 seats; oldest=3; roles S0>S1 S1>S0 S2>S0", "S3 role S1", "S3 decline (2-4); S3 role S2 (2-4)"),
    ],
    "setup": [
        ("3 seats; dealer=manual; setup", "", "S0 shuffle (2-43); S0 compel S1 (2-40)"),
        ("3 seats; dealer=manual; setup shuffled", "", "S0 deal (2-43); S2 shuffle (H-005); S2 open (H-005)"),
        ("3 seats; dealer=manual; setup dealt", "", "S2 deal (H-005); S1 open (2-43); S2 compel S1 (2-40)"),
        ("3 seats; pickup 1 2 3", "", "S0 pick 4 (2-50); S0 shuffle (H-005); S0 dirty (2-58)"),
        ("3 seats; pickup 1 2 3", "S0 pick 1", "S0 pick 2 (2-51); S1 pick 1 (2-50)"),
        (TURN, "", "S0 shuffle (H-005); S0 pick 1 (H-005); S0 compel S1 (2-40); S0 exchange (2-74)"),
        ("3 seats; dirty; S0 hand 2C 3C 4C 5C 7C", "S0 ready", "S0 dirty (2-61); S0 lay 2C b1 (2-63)"),
        ("3 seats; dirty; S1 hand 2C 3C 4C 5C 7C", "", "S1 lay 2C b1 (2-85); S1 draw (2-74)"),
        (f"{TURN}; dirty_fritsen=false", "", "S0 dirty (2-58)"),
        ("3 seats; dirty_fritsen=false; pickup 1 2 3", "", "S0 dirty (2-56)"),
        ("3 seats; dirty", AWAY, "S0 dirty (2-75); S2 dirty (2-75)"),
    ],
    "turn": [
        (TURN, "", "S1 draw (2-74); S0 cannot (2-73); S0 pass (H-004); S0 silence (2-95)"),
        (TURN, "", "S0 lift (2-138); S0 keep (5-13); S0 block (2-117); S0 drink (H-005)"),
        (TURN, "", "S0 lay 2C b1 (H-003); S1 lay 2C b1 (2-85); S0 lay 4C b1 (2-84)"),
        (TURN, "", "S0 lay 4C c1 (2-67); S0 lay 4C a1 (2-86); S0 lay 4C a2 (2-111)"),
        (TURN, "S0 draw", "S0 draw (2-71); S0 lay 4C c2 (2-78)"),
        (TURN, "", "S0 pair H b1 (H-003); S0 lay 9H b1 as 5-3 (H-003); S0 ready (H-005)"),
        (TURN, AWAY, "S0 draw (2-75); S0 cannot (2-87); S0 block (2-87); S0 pass (2-87)"),
        (TURN, AWAY, "S0 lift (2-87); S0 keep (2-87); S0 lay 7H b1 (2-87); S0 glass b1 (2-87)"),
        (TURN, AWAY, "S0 take (2-75); S0 back (2-17); S0 silence (2-95)"),
        (TURN, "", "S0 back (2-17); S0 take (2-74); S0 expire turn (H-005); table expire vote (H-004)"),
        (TURN, "S1 resign", "S1 lay 2C b1 (2-30); S1 resign (2-30); S1 toast Frits (2-30)"),
        (f"{GLASS} S1", "", "S0 lay 7H b1 (2-123); S0 lift (2-138); S0 lay 8D c1 (2-123)"),
        (f"{GLASS} S0; referee=auto", "", "S0 cannot (2-73); S0 glass b1 (2-137); S1 glass b1 (2-140)"),
        (
            "3 seats; referee=auto; S0 on turn; pile b1 5H; pile b2 TS; glass b2 by S0; pile d1 2S; S0 hand 4S KH 8D",
            "",
            "S0 pair H b1 (H-003); S0 lay 9S b2 as 5-3 (H-003)",
        ),
    ],
    "two cards": [
        ("3 seats; S0 on turn; pile b1 QH; pile c1 5S; S0 hand KH AH 2C", "", "S0 pair H c1 (5-11)"),
        ("3 seats; S0 on turn; pile b1 QH; S0 hand KH AH 2C", "", "S0 pair H a1 (2-86); S0 pair H c1 (5-11)"),
        ("3 seats; S1 on turn; pile b1 QH; S0 hand KH AH 2C", "", "S0 pair H b1 (2-85)"),
        ("3 seats; S0 on turn; pile b1 QH; S0 hand KH AH 2C", AWAY, "S0 pair H b1 (2-87)"),
        ("3 seats; S0 on turn; pile b1 QH; glass b1 by S1; S0 hand KH AH 2C", "", "S0 pair H b1 (2-123)"),
        ("3 seats; dirty; S0 hand KH AH 2C 3C 4C", "", "S0 pair H b1 (2-63)"),
        ("3 seats; S0 on turn; pile b1 8H; S0 hand 9H 4C", "", "S0 lay 9H b1 as 5-3 (P21-1)"),
    ],
    "windows": [
        (QUEEN, SIX, "S0 block (H-003); S0 exchange (2-121); S0 glass c1 (2-132); S0 draw (2-74)"),
        (QUEEN, f"{SIX}; S1 pass", "S1 block (H-004); S1 pass (H-004); S1 glass c1 (2-140)"),
        (JACK, SIX, "S0 keep (2-132); S1 keep (5-13); S0 glass a1 (2-130); S0 glass c1 (2-132)"),
        (JACK, WAITED, "S0 keep (5-13); S0 glass d1 (5-13); S0 glass a1 (2-130); S0 pass (H-004)"),
        (f"{JACK}; pile c2 5S; glass c2 by S1", WAITED, "S0 glass c2 (2-137); S1 glass b1 (2-140)"),
        (JACK, f"{WAITED}; {AWAY}", "S0 glass c1 (2-87)"),
        (
            f"3 seats; referee=auto; S0 on turn; drawn; pile b1 5H; {HANDS}",
            "S0 lay 4C c3",
            "S0 move c3 (2-78); S1 move c1 (2-81); S0 move b1 (2-78)",
        ),
        (TURN, "", "S0 move c1 (2-81); S0 glass b1 (2-140); S0 glass a1 (2-140)"),
    ],
    "besides": [
        (TURN, "", "S0 vote yes (H-004); S0 vote no (H-004); S0 confess (2-32); S0 retract (2-7)"),
        (TURN, "", "S0 call 1 (H-004); S0 gift S1 (3G); S0 peek S1 (2-20); S0 refill S1 (H-005)"),
        (TURN, "", "S0 call 16 (H-004); S0 gift S2 (3G); S0 peek S2 (2-20); S0 show S0 (H-005)"),
        (TURN, "", "S0 give-back (H-005); S0 take-up S1 (H-005); S0 visit (H-005)"),
        (f"{TURN}; calls=false", "", "S0 toast Frits (H-002); S0 take (H-002); S0 resign (H-002)"),
        (f"{TURN}; russisch=true", "S0 gift S1", "S0 gift S2 (3G); S0 gift S0 (3G)"),
        (TURN, "S1 resign; S2 resign", "S0 toast Frits (H-001); S0 draw (H-001)"),
    ],
}
CASES = [
    (given, when, each) for cases in REFUSED.values() for given, when, refused in cases for each in clauses(refused)
]


@rule("2-41", "2-4", "2-43", "2-50", "2-51", "2-56", "2-58", "2-61", "2-63", "2-71", "2-74", "2-75", "2-81", "2-87")
@rule("2-117", "2-123", "2-130", "2-132", "2-137", "2-138", "2-140", "5-11", "5-13", "P21-1", "3G")
@pytest.mark.parametrize(("given", "when", "refused"), CASES)
def test_a_refusal_names_the_rule_that_tells_most(given: str, when: str, refused: str) -> None:
    state = after(GAME, given, when)
    seat, words = who(refused, state)
    action, _, expected = words.rstrip(")").partition(" (")
    assert state.why_not(seat, GAME.parse(action)) == expected


BROKEN = [
    (
        f"{TURN}; referee=table",
        "",
        "S0 lay 4C b1 (2-84); S1 lay 2C b1 (2-85); S0 lay 7H b1 (); S0 draw (); S0 take (2-74)",
    ),
    (f"{TURN}; referee=table", "S0 draw", "S0 take (2-77); S0 draw (2-71); S1 take (2-74); S0 lay 4C c3 (2-78)"),
    (f"{TURN}; referee=table", "", "S0 toast Frits (); S1 resign (); S0 lay 2C b1 (H-003); S0 glass b1 (2-140)"),
    (f"{TURN}; referee=table", AWAY, "S0 lay 7H b1 (2-87); S0 take (2-75); S0 draw (2-75)"),
    (TURN, "", "S0 lay 4C b1 (2-84); S0 take (2-74); S1 draw (2-74); S0 pick 1 (H-005); table expire vote (H-004)"),
    (f"{QUEEN}; referee=table", SIX, "S1 lay 3C b1 (); S1 lay 4D b1 (2-85); S1 block (); S0 glass c1 (2-132)"),
    (f"{JACK}; referee=table", SIX, "S0 glass c1 (2-132); S0 glass a1 (2-130); S1 glass c1 (2-140)"),
    (f"{JACK}; referee=table", WAITED, "S0 glass c1 (); S0 glass a1 (2-130)"),
    (f"{GLASS} S0; referee=table", "", "S0 draw (2-135); S0 lift (); S0 lay 7H b1 (2-123)"),
    ("3 seats; referee=table; pickup 1 2 3", "S0 pick 1", "S0 pick 2 (2-51); S1 pick 2 (); S1 pick 1 (2-50)"),
    (TURN, "S1 resign; S2 resign", "S0 lay 7H b1 (H-001)"),
]


@rule("2-84", "2-85", "2-87", "2-51", "2-74", "2-77", "2-130", "2-132", "2-135")
@pytest.mark.parametrize(
    ("given", "when", "broken"), [(given, when, each) for given, when, all_ in BROKEN for each in clauses(all_)]
)
def test_what_a_judge_would_say_of_it_also_where_it_is_possible(given: str, when: str, broken: str) -> None:
    state = after(GAME, given, when)
    seat, words = who(broken, state)
    action, _, expected = words.rstrip(")").partition(" (")
    assert state.breaks(seat, GAME.parse(action)) == expected
