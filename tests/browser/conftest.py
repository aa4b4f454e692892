"""A browser, a server with its pages, and guests that no trouble may meet."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import server_dealing
from browser.guest import SIZES, Guest
from playwright.sync_api import Browser, Playwright, sync_playwright
from serving import Server, serving

NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"]
FLAGS = ("--message-rate", "10000")
SAME_CHANCE = "crypto.getRandomValues = (into) => into.fill(7)"

Visit = Callable[..., Guest]


def executable(playwright: Playwright) -> str:
    """The browser to use: $CHROMIUM, one on the PATH, or Playwright's own."""
    found = [os.environ.get("CHROMIUM"), *map(shutil.which, NAMES), playwright.chromium.executable_path]
    for each in found:
        if each and Path(each).exists():
            return each
    pytest.fail("no Chromium for the browser tests; apt-get install chromium, or set CHROMIUM to one", pytrace=False)


# For one module: while Playwright runs, no other test can run a loop of its own.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=executable(playwright), args=ARGUMENTS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    with serving(f"sqlite:///{folder}/tables.db", folder, *FLAGS) as running:
        yield running


@contextmanager
def dealing(folder: Path, seed: int) -> Iterator[Server]:
    """A server that deals the same cards at every table whose people add `SAME_CHANCE`."""
    surroundings = {**os.environ, "STAMMTISCH_TEST_SEED": seed.to_bytes(32, "big").hex()}
    database = f"sqlite:///{folder}/tables.db"
    with serving(database, folder, *FLAGS, program=(server_dealing.__file__,), surroundings=surroundings) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody comes; at the end nobody may have met trouble."""
    guests: list[Guest] = []
    with ExitStack() as stack:

        def come(size: str = "phone", language: str = "en", url: str = server.url, **given: object) -> Guest:
            width, height = SIZES[size]
            phone = size == "phone"
            given.setdefault("reduced_motion", "reduce")  # drawing it takes most of a browser's time
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=language,
                has_touch=phone,
                is_mobile=phone,
                **given,  # type: ignore[arg-type]
            )
            stack.callback(context.close)
            guests.append(Guest(context, url))
            return guests[-1]

        yield come
        assert [
            trouble for guest in guests for trouble in guest.troubles if not any(map(trouble.count, guest.excused))
        ] == []
