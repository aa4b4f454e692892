"""The two generators: fair, repeatable, and independent when cloned."""

from collections import Counter
from hashlib import blake2b

import pytest
from mypy_extensions import i64

from stammtisch.core.game import Moves
from stammtisch.core.rng import HashRng, QuickRng, Rng, seed_of
from stammtisch.core.vecs import vec

every_rng = pytest.mark.parametrize("rng", [HashRng(seed_of(5)), QuickRng(5)], ids=["hash", "quick"])


def test_the_seed_of_a_number_is_that_number_in_256_bits() -> None:
    assert seed_of(258) == bytes(30) + b"\x01\x02"
    assert HashRng(seed_of(2**256 - 1)).below(1) == 0


def test_a_seed_has_256_bits() -> None:
    with pytest.raises(AssertionError, match="256 bits"):
        HashRng(b"short")


def test_the_pinned_stream_is_blake2b_over_a_counter_read_as_32_bit_numbers() -> None:
    rng = HashRng(seed_of(7))
    drawn = [int(rng.below(2**32)) for _ in range(40)]

    digests = b"".join(blake2b(n.to_bytes(8, "big"), key=seed_of(7)).digest() for n in range(3))
    assert drawn == [int.from_bytes(digests[i : i + 4], "big") for i in range(0, 160, 4)]


def test_the_pinned_stream_rejects_what_would_favour_small_numbers() -> None:
    n = 3_000_000_000
    plain, rng = HashRng(seed_of(7)), HashRng(seed_of(7))
    numbers = [int(plain.below(2**32)) for _ in range(40)]
    kept = [number for number in numbers if number < n]

    assert len(kept) < 40
    assert [int(rng.below(n)) for _ in kept] == kept


def test_different_seeds_give_different_streams() -> None:
    assert len({int(HashRng(seed_of(seed)).below(2**32)) for seed in range(50)}) == 50
    assert len({int(QuickRng(seed).below(2**31)) for seed in range(50)}) == 50


@every_rng
def test_every_number_below_n_comes_about_as_often(rng: Rng) -> None:
    drawn = Counter(int(rng.below(6)) for _ in range(6000))

    assert sorted(drawn) == [0, 1, 2, 3, 4, 5]
    assert all(850 < times < 1150 for times in drawn.values())


@every_rng
def test_a_clone_draws_the_same_and_leaves_the_original_alone(rng: Rng) -> None:
    rng.below(3)
    copy, other = rng.clone(), rng.clone()
    drawn = [int(copy.below(1000)) for _ in range(50)]

    assert [int(other.below(1000)) for _ in range(50)] == drawn
    assert [int(rng.below(1000)) for _ in range(50)] == drawn


def numbers() -> vec[i64]:
    """0 to 63, in the packed form that a compiled engine asks for."""
    found = Moves()
    for n in range(64):
        found.add(n)
    return found.items


@every_rng
def test_shuffling_keeps_every_card_and_leaves_those_before_the_start(rng: Rng) -> None:
    cards = numbers()
    rng.shuffle(cards, 10)
    order = [int(cards[i]) for i in range(64)]

    assert order[:10] == list(range(10))
    assert sorted(order) == list(range(64))
    assert order != list(range(64))


@every_rng
@pytest.mark.parametrize("start", [0, 10])
def test_shuffling_runs_from_the_last_card_down(rng: Rng, start: int) -> None:
    cards, order, same = numbers(), list(range(64)), rng.clone()
    rng.shuffle(cards, start)

    for last in range(63, start, -1):
        other = start + int(same.below(last - start + 1))
        order[last], order[other] = order[other], order[last]
    assert [int(cards[i]) for i in range(64)] == order
    assert rng.below(1000) == same.below(1000)
