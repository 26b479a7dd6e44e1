"""Two ties knotted in a bow, lying on the garment."""
import numpy as np

from trims import piece, sheet


def bow(surface, place, material, long=(0.34, 0.27)):
    x, y = place
    for side, reach, sway in ((-1, long[0], 0.030), (1, long[1], -0.016)):
        tail(surface, x, y, side, reach, sway, material)
    for side, size, droop in ((-1, 0.092, 0.34), (1, 0.084, 0.22)):
        loop(surface, x, y, side, size, droop, material)
    knot(surface, x, y, material)


def tail(surface, x, y, side, reach, sway, material):
    """Turns over once on its way, where it is narrow and stands up."""
    s = np.linspace(0, 1, 60)
    middle = np.c_[x + side * 0.075 * s**0.7 + sway * np.sin(s * 4.2), y - reach * s]
    along = np.gradient(middle, axis=0)
    across = np.c_[along[:, 1], -along[:, 0]] / np.linalg.norm(along, axis=1)[:, None]
    turned = np.exp(-(((s - 0.42 - 0.1 * side) / 0.07) ** 2)) + 0.7 * np.exp(-((s / 0.08) ** 2))
    half, stands = 0.0125 * (1 - 0.72 * turned), 0.004 + 0.006 * turned
    rows = [middle + across * (half * k)[:, None] for k in np.linspace(-1, 1, 7)]
    lifts = np.array([stands + 0.0035 * np.sin(s * 23 + side) * k * k for k in np.linspace(-1, 1, 7)])
    piece(surface, rows, material, lifts, thickness=0.0012)


def loop(surface, x, y, side, size, droop, material):
    """Seen from above: the upper half of a loop, open towards the hem, drawn together at the knot."""
    rows = []
    for t in np.linspace(0, 1, 9):
        row = []
        for s in np.linspace(0.02, 1, 30):
            wide = 0.006 + 0.030 * np.sin(np.pi * min(1.0, s * 0.92) ** 0.8)
            far = size * (s - 0.10 * (1 - np.sin(np.pi * t)) * s**4)
            px, py = x + side * far, y + 0.004 - droop * far * s + (t - 0.5) * wide
            puff = 0.006 + 0.015 * np.sin(np.pi * min(1, s * 0.97)) * np.sin(np.pi * t) ** 0.6 + 0.0022 * np.sin(t * 19) * np.exp(-s * 4)
            row.append([px, py, surface.at(px, py).z + puff])
        rows.append(row)
    sheet([p for row in rows for p in row], len(rows), len(rows[0]), material, 0.0012)


def knot(surface, x, y, material):
    top = surface.at(x, y).z
    a, b = np.meshgrid(np.linspace(0, 2 * np.pi, 25), np.linspace(0, np.pi / 2, 9))
    ribs = 1 + 0.07 * np.sin(3 * a + 1) * np.sin(2 * b)
    points = np.c_[(x + 0.0125 * np.cos(a) * np.cos(b) * ribs).ravel(), (y + 0.0145 * np.sin(a) * np.cos(b) * ribs).ravel(), (top + 0.005 + 0.016 * np.sin(b)).ravel()]
    sheet(list(points), 9, 25, material, 0.0012)
