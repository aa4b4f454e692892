"""What both stores promise, shown on a real SQLite file and a real PostgreSQL."""

import asyncio

import msgspec
import pytest
from store.database import entry, line, opened, with_table

from stammtisch.store import open_store
from stammtisch.store.log import Appended, Entry, Said, StoreError
from stammtisch.store.migrate import newest
from stammtisch.store.sql import SqlStore

pytestmark = pytest.mark.once


async def test_entries_come_back_in_order_and_to_the_byte(url: str) -> None:
    written = [Entry("t", n, 1000 + n, "anna", n, "move", bytes(range(256)) * n) for n in range(2, 7)]
    async with opened(url) as store:
        for each in written:
            assert await store.append(each) is Appended.DONE

        assert (await store.read("t", 1)) == written
        assert (await store.read("t", 4)) == written[3:]
        assert await store.read("nowhere", 0) == []


async def test_a_log_is_there_after_closing_and_opening(url: str) -> None:
    async with opened(url) as store:
        await store.append(entry("t", 2))

    async with opened(url) as store:
        assert [e.n for e in await store.read("t", 0)] == [1, 2]


async def test_the_same_entry_sent_again_is_done_and_stands_there_once(url: str) -> None:
    async with opened(url) as store:
        first = entry("t", 2, who="anna", request=7)
        later = msgspec.structs.replace(first, at=first.at + 5000)

        assert [await store.append(e) for e in (first, first, later)] == [Appended.DONE] * 3
        assert (await store.read("t", 1)) == [first]


@pytest.mark.parametrize("change", [{"body": b"other"}, {"who": "ben"}, {"request": 8}, {"kind": "call"}])
async def test_a_number_that_another_entry_has_is_taken(url: str, change: dict[str, str | int | bytes]) -> None:
    async with opened(url) as store:
        first = entry("t", 2, who="anna", request=0)
        await store.append(first)

        assert await store.append(msgspec.structs.replace(first, **change)) is Appended.TAKEN
        assert (await store.read("t", 1)) == [first]


async def test_a_request_is_done_once_at_its_table_whatever_its_number(url: str) -> None:
    async with opened(url) as store:
        await with_table(store, "other")
        await store.append(entry("t", 2, who="anna", request=7))

        assert await store.append(entry("t", 3, who="anna", request=7)) is Appended.REPEATED
        assert await store.append(entry("t", 2, b"other", who="anna", request=7)) is Appended.REPEATED
        assert await store.append(entry("t", 3, who="ben", request=7)) is Appended.DONE
        assert await store.append(entry("other", 2, who="anna", request=7)) is Appended.DONE


async def test_entries_without_a_request_number_never_repeat(url: str) -> None:
    async with opened(url) as store:
        assert [await store.append(entry("t", n)) for n in (2, 3, 4)] == [Appended.DONE] * 3


@pytest.mark.parametrize(("table", "n"), [("t", 3), ("t", 0), ("t", -1), ("nowhere", 1), ("nowhere", 2)])
async def test_a_gap_is_refused(url: str, table: str, n: int) -> None:
    async with opened(url) as store:
        with pytest.raises(ValueError, match="would leave a gap"):
            await store.append(entry(table, n))

        assert (len(await store.read("t", 0)), len(await store.read("nowhere", 0))) == (1, 0)


async def test_of_many_with_one_number_exactly_one_is_done(url: str) -> None:
    async with opened(url) as store:
        for n in range(2, 22):
            results = await asyncio.gather(*(store.append(entry("t", n, b"%d" % i)) for i in range(16)))

            assert sorted(result.name for result in results) == ["DONE"] + ["TAKEN"] * 15
            assert (await store.read("t", n - 1))[0].body == b"%d" % results.index(Appended.DONE)


async def test_a_number_goes_on_to_the_next_when_a_repeated_request_did_not_take_it(url: str) -> None:
    async with opened(url) as store:
        await store.append(entry("t", 2, who="anna", request=1))

        again, new = await asyncio.gather(
            store.append(entry("t", 3, who="anna", request=1)), store.append(entry("t", 3, who="ben", request=1))
        )

        assert (again, new) == (Appended.REPEATED, Appended.DONE)


async def test_what_fails_in_a_group_spoils_nothing_else(url: str) -> None:
    async with opened(url) as store:
        results = await asyncio.gather(
            store.append(entry("t", 2)),
            store.append(entry("t", 9)),
            store.add_invitation(b"code", "nowhere", 1, 9999, "seat"),
            store.summarise("t", "asleep", True, b""),
            store.append(entry("t", 3)),
            return_exceptions=True,
        )

        assert [type(result) for result in results] == [Appended, ValueError, ValueError, ValueError, Appended]
        assert len(await store.read("t", 0)) == 3


async def test_steps_of_one_write_are_all_done_or_none(url: str) -> None:
    async with opened(url) as store:
        assert isinstance(store, SqlStore)
        new, wrong = "INSERT INTO tables VALUES ($1, 1, 'waiting', $2, $3)", "UPDATE tables SET status = $1"

        refused, done = await asyncio.gather(
            store._write((new, ("half", True, b"")), (wrong, ("asleep",))),
            store.append(entry("t", 2)),
            return_exceptions=True,
        )

        assert (type(refused), done) == (ValueError, Appended.DONE)
        assert [row.id for row in await store.tables(None, False, 9)] == ["t"]


@pytest.mark.parametrize("text", ["\0", "a\0b", "\ud800", "ü\udfff\n"])
async def test_text_that_not_every_database_holds_is_refused_alike(url: str, text: str) -> None:
    async with opened(url) as store:
        for wish in (
            store.say(line("t", 2, "anna"), text),
            store.append(entry("t", 2, who=text)),
            store.visitor(text),
            store.rename("anna", text),
        ):
            with pytest.raises(ValueError, match="cannot be kept"):
                await wish
        with pytest.raises(ValueError, match="64 bits"):
            await store.read("t", 2**63)


async def test_a_table_and_its_first_entry_are_opened_together_and_once(url: str) -> None:
    async with opened(url) as store:
        opening = entry("new", 1, b"options")

        assert [await store.open_table(opening, True, b"s") for _ in range(2)] == [Appended.DONE] * 2
        assert await store.open_table(entry("new", 1, b"others"), True, b"s") is Appended.TAKEN
        with pytest.raises(ValueError, match="its first is 1"):
            await store.open_table(entry("late", 2), True, b"s")
        assert (await store.read("new", 0)) == [opening]
        assert [row.id for row in await store.tables(None, False, 9)] == ["t", "new"]


async def test_tables_are_listed_by_status_newest_first_page_by_page(url: str) -> None:
    async with opened(url) as store:
        for i, name in enumerate(["a", "b", "c", "d"]):
            await with_table(store, name, at=2000 + i // 2)
        await store.summarise("b", "playing", False, b"two")
        await store.summarise("c", "over", True, b"three")
        await store.summarise("t", "closed", True, b"")

        async def names(status: str | None, listed: bool, limit: int = 9, before: str = "") -> str:
            return " ".join(row.id for row in await store.tables(status, listed, limit, before))

        assert await names(None, False) == "d c b a t"
        assert await names(None, True) == "d c a t"
        assert await names("waiting", True) == "d a"
        assert await names(None, False, 3) == "d c b"
        assert await names(None, False, 3, "b") == "a t"
        row = (await store.tables("playing", False, 1))[0]
        assert (row.id, row.at, row.status, row.listed, row.summary) == ("b", 2000, "playing", False, b"two")


async def test_visitors_are_known_by_id_and_by_the_hash_of_their_secret(url: str) -> None:
    async with opened(url) as store:
        await store.add_visitor("v1", "Änne", b"hash", 100)
        await store.add_visitor("v1", "Änne", b"hash", 100)
        await store.rename("v1", "Anna")
        await store.seen("v1", 300)
        await store.seen("v1", 200)

        known = await store.visitor("v1")
        assert known is not None
        assert (known.id, known.name, known.at, known.seen) == ("v1", "Anna", 100, 300)
        assert await store.visitor_by_secret(b"hash") == known
        assert (await store.visitor("v2"), await store.visitor_by_secret(b"")) == (None, None)
        for id, secret in (("v1", b"another"), ("v2", b"hash")):
            with pytest.raises(ValueError, match="already in use"):
                await store.add_visitor(id, "Ben", secret, 100)


async def test_the_tables_of_a_visitor_are_those_that_go_on(url: str) -> None:
    async with opened(url) as store:
        for table in ("over", "playing", "waiting", "another"):
            await with_table(store, table)
        for table in ("over", "playing", "waiting"):
            await store.append(entry(table, 2, who="v1", request=1))
            await store.summarise(table, table, True, b"{}")
        await store.append(entry("another", 2, who="v2", request=1))

        assert await store.tables_of("v1") == ["playing", "waiting"]
        assert await store.tables_of("v2") == ["another"]
        assert await store.tables_of("v3") == []


async def test_forgetting_erases_name_secret_and_chat_and_leaves_the_log_as_it_is(url: str) -> None:
    async with opened(url) as store:
        await store.add_visitor("v1", "Anna", b"hash", 100)
        await store.append(entry("t", 2, who="v1", request=1))
        await store.say(line("t", 3, "v1", at=1), "my address is …")
        await store.say(line("t", 4, "v2", at=2), "good evening")
        log = await store.read("t", 0)

        await store.forget("v1")
        await store.rename("v1", "Anna again")

        forgotten = await store.visitor("v1")
        assert forgotten is not None
        assert forgotten.name == ""
        assert await store.visitor_by_secret(b"hash") is None
        assert await store.chat("t", 0, 9) == [Said(3, 1, "v1", ""), Said(4, 2, "v2", "good evening")]
        assert await store.read("t", 0) == log


async def test_retention_forgets_who_was_not_seen_since(url: str) -> None:
    async with opened(url) as store:
        for n, (id, seen) in enumerate((("old", 100), ("back", 100), ("new", 500)), 2):
            await store.add_visitor(id, id, id.encode(), seen)
            await store.say(line("t", n, id, at=seen), f"{id} says")
        await store.seen("back", 450)

        assert await store.forget_before(400) == 1
        assert await store.forget_before(400) == 0

        assert [said.text for said in await store.chat("t", 0, 9)] == ["", "back says", "new says"]
        names = [visitor.name for id in ("old", "back", "new") if (visitor := await store.visitor(id))]
        assert names == ["", "back", "new"]


async def test_an_invitation_counts_each_visitor_once_and_runs_out(url: str) -> None:
    async with opened(url) as store:
        await store.add_invitation(b"code", "t", 2, 1000, "seat")

        assert await store.use_invitation(b"code", "anna", 999) == "t"
        assert await store.use_invitation(b"code", "anna", 999) == "t"
        assert await store.use_invitation(b"code", "ben", 999) == "t"
        assert await store.use_invitation(b"code", "cora", 999) is None
        assert await store.use_invitation(b"code", "anna", 1000) is None
        assert await store.use_invitation(b"other", "anna", 999) is None


async def test_an_invitation_lets_no_more_in_when_all_come_at_once(url: str) -> None:
    async with opened(url) as store:
        await store.add_invitation(b"code", "t", 3, 1000, "seat")

        guests = [f"guest {i}" for i in range(8)] * 2
        let_in = await asyncio.gather(*(store.use_invitation(b"code", who, 1) for who in guests))

        assert len({who for who, table in zip(guests, let_in, strict=True) if table == "t"}) == 3


async def test_chat_is_numbered_as_its_entries_and_read_from_its_end(url: str) -> None:
    async with opened(url) as store:
        await with_table(store, "other")
        for n in range(2, 7):
            assert await store.say(line("t", n, "anna", n), f"line {n}") is Appended.DONE
        assert await store.say(line("other", 2, "anna", 2), "line 2") is Appended.DONE

        assert [said.n for said in await store.chat("t", 0, 9)] == [2, 3, 4, 5, 6]
        assert [said.n for said in await store.chat("t", 1, 2)] == [5, 6]
        assert [entry.n for entry in await store.read("t", 1)] == [2, 3, 4, 5, 6]


async def test_a_line_and_its_entry_are_kept_together_and_once(url: str) -> None:
    async with opened(url) as store:
        assert await store.say(line("t", 2, "anna", 7), "cheers") is Appended.DONE
        assert await store.say(line("t", 2, "anna", 7, at=2000), "cheers") is Appended.DONE
        assert await store.say(line("t", 3, "anna", 7), "cheers") is Appended.REPEATED
        assert await store.say(line("t", 2, "ben", 1), "mine") is Appended.TAKEN
        with pytest.raises(ValueError, match="would leave a gap"):
            await store.say(line("t", 9, "ben", 1), "mine")
        together = await asyncio.gather(*(store.say(line("t", 3, f"v{i}"), f"v{i} says") for i in range(12)))

        assert sorted(result.name for result in together) == ["DONE"] + ["TAKEN"] * 11
        first = f"v{together.index(Appended.DONE)}"
        assert [(said.n, said.text) for said in await store.chat("t", 0, 9)] == [(2, "cheers"), (3, f"{first} says")]
        assert [(entry.n, entry.who) for entry in await store.read("t", 1)] == [(2, "anna"), (3, first)]


async def test_a_report_is_kept_once_and_only_of_a_line_that_was_said(url: str) -> None:
    async with opened(url) as store:
        await store.say(line("t", 2, "anna"), "rude")
        for n, who in ((2, "ben"), (2, "ben"), (2, "cora"), (1, "ben")):
            await store.report("t", n, who, 5)

        assert isinstance(store, SqlStore)
        rows = await store._rows("SELECT n, who FROM reports ORDER BY n, who")
        assert [tuple(row) for row in rows] == [(2, "ben"), (2, "cora")]


async def test_a_lease_is_taken_over_only_after_it_has_expired(url: str) -> None:
    async with opened(url) as store:
        assert await store.lease_all(["t"], "one", now=0, until=100)
        assert not await store.lease_all(["t"], "two", now=99, until=199)
        assert await store.lease_all(["t"], "one", now=50, until=150)
        assert not await store.lease_all(["t"], "two", now=149, until=249)
        assert await store.lease_all(["t"], "two", now=150, until=250)
        assert not await store.lease_all(["t"], "one", now=151, until=251)

        await store.release("t", "one")
        assert not await store.lease_all(["t"], "one", now=152, until=252)
        await store.release("t", "two")
        assert await store.lease_all(["t"], "one", now=153, until=253)


async def test_of_many_who_want_a_lease_one_has_it(url: str) -> None:
    async with opened(url) as store:
        taken = await asyncio.gather(*(store.lease_all(["t"], f"holder {i}", 0, 100) for i in range(16)))

        assert taken.count({"t"}) == 1
        assert taken.count(set()) == 15
        again = [await store.lease_all(["t"], f"holder {i}", 1, 100) for i in range(16)]
        assert again == taken


async def test_many_leases_are_taken_at_once_save_those_of_others(url: str) -> None:
    async with opened(url) as store:
        for table in ("a", "b", "c"):
            await with_table(store, table)
        assert await store.lease_all(["b"], "two", 0, 100) == {"b"}
        assert await store.lease_all(["c", "b", "a"], "one", 50, 150) == {"a", "c"}
        assert await store.lease_all(["b", "a"], "one", 100, 200) == {"a", "b"}
        assert await store.lease_all([], "one", 100, 200) == set()
        assert await store.lease_all(["a", "b", "c"], "two", 149, 249) == set()


async def test_many_may_be_present_at_once(url: str) -> None:
    async with opened(url) as store:
        await with_table(store, "u")
        await store.present_all([("u", "anna"), ("t", "ben"), ("t", "anna")], "one", 100)
        await store.present_all([("t", "cora")], "two", 200)
        assert await store.presence(50) == {"t": {"anna", "ben", "cora"}, "u": {"anna"}}
        assert await store.presence(100) == {"t": {"cora"}}


async def test_who_is_present_is_told_by_any_holder_until_it_ends(url: str) -> None:
    async with opened(url) as store:
        await store.present_all([("t", "anna")], "one", 100)
        await store.present_all([("t", "anna"), ("t", "ben")], "two", 50)
        await store.present_all([("t", "ben")], "two", 200)
        await store.present_all([("t", "cora")], "one", 200)
        assert await store.presence(60) == {"t": {"anna", "ben", "cora"}}
        assert await store.presence(100) == {"t": {"ben", "cora"}}

        await store.lease_all(["t"], "two", 0, 1000)
        await store.release_all("two")
        assert await store.presence(60) == {"t": {"anna", "cora"}}
        assert await store.lease_all(["t"], "one", 0, 1000) == {"t"}


async def test_a_closed_store_does_what_was_asked_before_and_nothing_after(url: str) -> None:
    store = await with_table(await open_store(url))
    asked = asyncio.gather(*(store.append(entry("t", n)) for n in range(2, 12)))
    await asyncio.sleep(0)

    await store.close()
    await store.close()

    assert await asked == [Appended.DONE] * 10
    for wish in (store.append(entry("t", 12)), store.read("t", 0), store.check()):
        with pytest.raises(StoreError, match="closed"):
            await wish
    async with opened(url) as again:
        assert len(await again.read("t", 0)) == 11


async def test_an_append_that_nobody_waits_for_any_more_harms_nothing(url: str) -> None:
    async with opened(url) as store:
        left = asyncio.create_task(store.append(entry("t", 2, b"left")))
        await asyncio.sleep(0)
        left.cancel()

        assert await store.append(entry("t", 2, b"left")) is Appended.DONE
        assert await store.append(entry("t", 3)) is Appended.DONE


async def test_changes_end_when_the_store_closes(url: str) -> None:
    store = await open_store(url)

    async def heard() -> list[tuple[str, int]]:
        return [change async for change in store.changes()]

    listening = asyncio.create_task(heard())
    await store.check()
    await store.close()

    assert await listening in ([], [("", 0)])


async def test_a_store_says_what_it_is_and_that_it_is_well(url: str) -> None:
    async with opened(url) as store:
        await store.check()
        name = "SQLite 3." if url.startswith("sqlite") else "PostgreSQL 1"
        version = await store.version()
        assert version.startswith(name)
        assert version.endswith(f", schema {newest()}")


async def test_a_log_written_elsewhere_is_taken_in_with_its_lines_and_goes_on(url: str) -> None:
    log = [line("far", n, "far", at=1000 + n) for n in range(1, 200)]
    texts = {n: f"line {n}" for n in range(2, 200, 2)}
    async with opened(url) as store:
        for _ in range(2):  # the answer was lost, and it is sent again
            assert await store.take_in(log[:150], texts, ("closed", b"{}")) is Appended.DONE
        assert await store.take_in(log[150:], texts, None) is Appended.DONE

        assert await store.read("far", 0) == log
        assert {said.n: said.text for said in await store.chat("far", 0, 1000)} == texts
        assert [row.id for row in await store.tables("closed", False, 9)] == ["far"]
        assert await store.append(line("far", 200, "far")) is Appended.DONE


async def test_of_a_log_that_goes_another_way_nothing_is_taken_in(url: str) -> None:
    log = [entry("far", n) for n in range(1, 100)]
    other = [*log[:98], entry("far", 99, b"other"), entry("far", 100)]
    async with opened(url) as store:
        await store.take_in(log, {}, ("closed", b"{}"))

        assert await store.take_in(other, {100: "said"}, ("closed", b"{}")) is Appended.TAKEN
        assert await store.take_in(other[98:], {100: "said"}, None) is Appended.TAKEN
        assert await store.read("far", 0) == log
        assert await store.chat("far", 0, 1000) == []
        for gap in ([entry("far", 101)], [entry("nowhere", 5)], [log[0], log[2]]):
            with pytest.raises(ValueError, match="gap"):
                await store.take_in(gap, {}, None)
        with pytest.raises(ValueError, match="zero character"):
            await store.take_in([entry("bad", 1, who="\0")], {}, ("closed", b"{}"))
        assert await store.read("bad", 0) == []
