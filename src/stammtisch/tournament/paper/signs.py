"""The signs of the four colours, for paper without colour: a drop, an ear, a cone of hops, a flame."""

from math import cos, radians, sin
from typing import Final


def _svg(inner: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{inner}</svg>'


def _ear() -> str:
    grains = ['<ellipse cx="12" cy="3.4" rx="1.7" ry="2.9"/>']
    for row, y in enumerate((7.5, 11.3, 15.1)):
        for side in (-1, 1):
            x = 12 + side * 3.1
            grains.append(f'<ellipse cx="{x}" cy="{y}" rx="1.7" ry="2.9" transform="rotate({side * 35} {x} {y})"/>')
        assert row < 3
    return _svg(f'<path d="M11.4 6h1.2v17.5h-1.2z"/>{"".join(grains)}')


def _cone() -> str:
    """Scales in rows, each in front of the one above."""
    scales = list[str]()
    for y, count in ((7.0, 2), (10.6, 3), (14.2, 2), (17.8, 1)):
        for i in range(count):
            x = 12 + (i - (count - 1) / 2) * 4.6
            scales.append(f'<path d="M{x - 3} {y - 2.4}h6q0 5-3 6.6q-3-1.6-3-6.6z" stroke="#fff" stroke-width=".9"/>')
    angles = [(12 + 5 * sin(radians(each)), 4.4 - 3 * cos(radians(each))) for each in (-60, 0, 60)]
    leaves = "".join(f'<path d="M12 5.2L{x:.1f} {y:.1f}" stroke="#000" stroke-width="1.8"/>' for x, y in angles)
    return _svg(leaves + "".join(scales))


SIGNS: Final = {
    "blue": _svg('<path d="M12 1.5C12 1.5 4.8 10 4.8 15.3a7.2 7.2 0 0 0 14.4 0C19.2 10 12 1.5 12 1.5z"/>'),
    "yellow": _ear(),
    "green": _cone(),
    "red": _svg(
        '<path d="M12.6 1.5c.4 4.6 6.6 6.8 6.6 13.3a7.2 7.2 0 0 1-14.4 0c0-3.6 1.8-5.4 3-7.4.6 2 1.2 3 2.3 3.6'
        '-.3-3.6.9-7 2.5-9.5z"/><path d="M12 21.4a3.2 3.2 0 0 1-3.2-3.2c0-2.2 1.8-3 3.2-5.2 1.4 2.2 3.2 3 3.2 5.2'
        'a3.2 3.2 0 0 1-3.2 3.2z" fill="#fff"/>'
    ),
}
