"""Pictures of every screen, from real play: `python tests/browser/pictures.py` fills docs/pictures."""

import sys
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import ARGUMENTS, FLAGS, executable
from browser.guest import ACT, LIT, OVER, PASS, SIZES, Guest
from browser.test_keezen import DIVIDED, HAND, ROW, play_until
from PIL import Image
from playwright.sync_api import Browser, expect, sync_playwright
from serving import serving

CLEAN = {"roles": "random", "dirty_fritsen": False}  # Fritsen from its first turn on
FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


def picture(guest: Guest, name: str) -> None:
    guest.page.evaluate("document.activeElement.blur()")
    expect(guest.all(".float")).to_have_count(0)
    guest.settle()
    with Image.open(BytesIO(guest.page.screenshot())) as taken:
        reduced = taken.convert("RGB").quantize(256, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        reduced.save(FOLDER / f"{name}.png", optimize=True)


def after(guest: Guest, moves: int) -> None:
    """Play on until so many moves are made and one is asked again."""
    made = 0

    def enough(what: str) -> bool:
        nonlocal made
        made += what == ACT
        return what == OVER or (made >= moves and what == LIT)

    guest.play(guest.press, enough)


def around(guest: Guest, size: str) -> None:
    guest.arrive("Anja")
    guest.open("mezza", seats=4)
    guest.finish()
    guest.go("/")
    guest.open("mezza", seats=4)
    after(guest, 7)
    guest.go("/")
    expect(guest.one(".plank .mini")).to_be_visible()
    expect(guest.one(".rows .pl")).to_be_visible()
    expect(guest.all(".picture svg").last).to_be_visible()
    picture(guest, f"start-{size}")
    guest.go("/mine")
    expect(guest.one(".done .pl")).to_be_visible()
    picture(guest, f"mine-{size}")
    guest.go("/")
    guest.one("[data-do=open]").click()
    guest.one(".sheet .main").click()
    expect(guest.one(".qr svg")).to_be_visible()
    invited(guest, size)
    guest.one(".empty .sm").click()
    expect(guest.all(".ss .empty")).to_have_count(2)
    picture(guest, f"lobby-{size}")


def invited(host: Guest, size: str) -> None:
    """What somebody sees who comes by the link for the first time."""
    browser = host.context.browser
    assert browser is not None
    context = browser.new_context(viewport=host.page.viewport_size, locale="en", reduced_motion="reduce")
    guest = Guest(context, host.url)
    guest.page.goto(f"{host.url}/#/j/{host.one('.code').inner_text()}")
    expect(guest.one(".inv")).to_be_visible()
    guest.page.keyboard.type("Noor")
    picture(guest, f"invitation-{size}")
    context.close()


def foppen(guest: Guest, size: str) -> None:
    guest.open("foppen", seats=4, options={"score_seconds": 0})
    after(guest, 6)
    picture(guest, f"foppen-{size}")
    guest.be_refused()
    picture(guest, f"refused-{size}")
    guest.one(".say.no .rulecard").click()
    expect(guest.one(".sheet .board")).to_be_visible()
    picture(guest, f"rules-{size}")
    guest.page.keyboard.press("Escape")
    guest.finish()
    expect(guest.one("[data-verdict=good]")).to_be_visible()
    picture(guest, f"result-{size}")
    guest.one("[data-replay]").click()
    guest.one("input[type=range]").fill("43")
    expect(guest.one(".now")).to_be_visible()
    picture(guest, f"replay-{size}")


def mezza(guest: Guest, size: str) -> None:
    guest.open("mezza", seats=4, options={}, pace=6)
    guest.tap(*guest.next([LIT]))
    picture(guest, f"swap-{size}")
    guest.play(guest.press, lambda what: what == PASS)
    picture(guest, f"race-{size}")
    guest.go("/")
    guest.open("mezza", seats=4, options={})
    after(guest, 7)
    picture(guest, f"mezza-{size}")


def keezen(guest: Guest, size: str) -> None:
    guest.open("keezen", options={})
    after(guest, 12)
    guest.tap(*guest.next([LIT]))
    picture(guest, f"keezen-{size}")
    play_until(guest, DIVIDED, f"{HAND}.lit[data-touch='hand:7']")
    guest.one(DIVIDED).click()
    while not guest.all(ACT).count():
        guest.one(f"{ROW}.lit").click()
    picture(guest, f"seven-{size}")
    guest.go("/")


def frantic(guest: Guest, size: str) -> None:
    """On turn, and attacked."""
    guest.open("frantic", seats=5, options={})
    after(guest, 4)
    picture(guest, f"frantic-{size}")
    guest.play(guest.press, lambda what: what == PASS and guest.all(".slip, svg.line").count() == 1)
    picture(guest, f"attack-{size}")


def fritsen(guest: Guest, size: str) -> None:
    """On turn, and looking at a player."""
    guest.open("fritsen", seats=7, options={**CLEAN, "referee": "table"})
    after(guest, 6)
    picture(guest, f"fritsen-{size}")
    guest.one("[data-touch='seat:1']").click()
    expect(guest.one(".calls")).to_be_visible()
    picture(guest, f"calls-{size}")
    guest.page.keyboard.press("Escape")


def dark(guest: Guest, size: str) -> None:
    guest.arrive("Anja")
    for game in ("foppen", "mezza", "keezen", "frantic", "fritsen"):
        guest.go("/")
        guest.open(game, seats=4, options=CLEAN if game == "fritsen" else {})
        after(guest, 3 if game == "fritsen" else 5)
        picture(guest, f"{game}-dark-{size}")


def take(browser: Browser, url: str, size: str) -> None:
    width, height = SIZES[size]
    for light, screens in (("light", [around, foppen, mezza, keezen, frantic, fritsen]), ("dark", [dark])):
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en",
            has_touch=size == "phone",
            reduced_motion="reduce",
            color_scheme="dark" if light == "dark" else "light",
        )
        guest = Guest(context, url)
        for each in screens:
            each(guest, size)
        context.close()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=ARGUMENTS)
        with serving(f"sqlite:///{folder}/tables.db", Path(folder), *FLAGS) as server:
            for size in SIZES:
                take(browser, server.url, size)
        browser.close()


if __name__ == "__main__":
    main()
