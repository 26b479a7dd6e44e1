"""Where clothes wait: pegs on a wall, a bed in the morning. What hangs has its collar at height zero."""
import math

import numpy as np

from dressed import bust
from finish import metal, plastic
from pressed import folds, noise
from room import plaster
from scene import Nodes, linear, mesh
from sets.bedside import glasses, pillow
from sets.cloths import folded, silk
from sets.daylight import morning
from sets.pieces import block, book, cup, earthenware, oak, plant, wall, walnut
from solid import group, leaned, present, rounded, tube, turned
from table import linen

AWAY = 0.048


def hung(made, colours, x, wood, clasp="#b9bcc0"):
    """On a hanger, its hook over a peg."""
    before = present()
    made(colours, "use")
    hanger(wood, metal(clasp, 0.2))
    leaned(group(before), (x, -AWAY, 0), (90, 0, 0))


def hanger(wood, wire):
    """What one sees of it in the neck: a bar bent down to both shoulders, and the hook."""
    s = np.linspace(-1, 1, 60)
    tube(np.c_[s * 0.080, 0.014 - 0.022 * np.abs(s) ** 1.5, 0.0085 - 0.0015 * s * s], 0.0070, wood)
    a = np.radians(np.linspace(-90, 190, 60))
    tube(np.r_[[(0, 0.012, 0.008), (0, 0.030, 0.008)], np.c_[0.020 * np.cos(a), 0.062 + 0.020 * np.sin(a), 0.008 + 0 * a]], 0.0017, wire, sides=14)


def pegs(places, wood, long=1.9):
    """A board along the wall with turned pegs in it."""
    block((long, 0.020, 0.085), (0.0, -0.010, 0.071), wood, 0.004)
    for x in places:
        before = present()
        turned(rounded([(0.0125, 0.0), (0.0100, 0.004), (0.0080, 0.020), (0.0082, 0.050), (0.0125, 0.060), (0.0145, 0.068), (0.0120, 0.076), (0, 0.079)]), wood)
        leaned(group(before), (x, -0.019, 0.070), (90, 0, 0))


def stand(place, size, wood):
    """A small table; its top at `place`."""
    x, y, z = place
    w, d = size
    block((w, d, 0.024), (x, y, z - 0.012), wood, 0.005)
    for i in (-1, 1):
        for j in (-1, 1):
            block((0.030, 0.030, 0.8), (x + i * (w / 2 - 0.04), y + j * (d / 2 - 0.04), z - 0.424), wood, 0.005)
    block((w - 0.10, d - 0.10, 0.05), (x, y, z - 0.049), wood, 0.003)


def shirt_on_a_peg(made, colours):
    wall(0.0, plaster("#cfc0a8", "#dacbb4"))
    pegs((-0.52, -0.10, 0.32, 0.74), oak())
    hung(made, colours, -0.10, oak())
    stand((0.50, -0.20, -0.60), (0.40, 0.32), oak())
    plant((0.50, -0.20, -0.60), long=0.19, stems=24, radius=0.075, tall=0.13, pot="#c9bda8")
    morning(1.1, (0.05, 0, -0.35), 3.8, 1.2, leaves=14, panes=(2, 3))


def jacket_on_a_peg(made, colours):
    wall(0.0, plaster("#b98a6c", "#c6987a"))
    pegs((-0.36, 0.10, 0.56), walnut())
    hung(made, colours, 0.10, walnut(), "#b98f4c")
    stand((-0.50, -0.20, -0.66), (0.42, 0.32), walnut())
    folded((-0.50, -0.20, -0.66), (0.30, 0.24, 0.075), linen("#e6dccb"), 6, 4)
    plant((0.66, -0.22, -0.86), long=0.17, stems=24, radius=0.075, tall=0.13)
    morning(1.0, (0.0, 0, -0.25), 3.8, 1.3, leaves=14, panes=(2, 3))


def kurta_on_a_peg(made, colours):
    wall(0.0, plaster("#d6bf9a", "#dfcaa8"))
    pegs((-0.38, 0.08, 0.54), walnut())
    hung(made, colours, 0.08, oak(), "#b98f4c")
    stand((-0.52, -0.20, -0.72), (0.40, 0.32), walnut())
    book((0.24, 0.17, 0.036), (-0.54, -0.20, -0.72), plastic("#5d2220", 0.7, 0.0004, 900), 8)
    book((0.21, 0.15, 0.026), (-0.535, -0.205, -0.684), plastic("#2e4238", 0.7, 0.0004, 900), -6)
    lota((-0.535, -0.205, -0.658))
    morning(1.2, (0.0, 0, -0.45), 3.8, 1.2, leaves=16, panes=(2, 3))


def kurta_on_a_bust(made, colours):
    """Worn; a table with silk and brass beside it."""
    wall(0.42, plaster("#a8795c", "#b68769"))
    before = present()
    made(colours, "use")
    bust()
    leaned(group(before), (0.07, 0, 0), (90, 0, -9))
    stand((-0.43, 0.16, -0.74), (0.40, 0.32), walnut())
    folded((-0.44, 0.15, -0.74), (0.25, 0.20, 0.060), silk("#5d0f22"), 8, 5)
    lota((-0.43, 0.15, -0.680))
    morning(1.2, (0.0, 0, -0.45), 3.4, 0.7, leaves=8, panes=(2, 2))


def lota(place):
    before = present()
    turned(rounded([(0, 0.0), (0.034, 0.0), (0.036, 0.006), (0.052, 0.030), (0.060, 0.055), (0.050, 0.085), (0.036, 0.098), (0.036, 0.106), (0.052, 0.120), (0.050, 0.121), (0.033, 0.106), (0.0, 0.100)]), metal("#b98a45", 0.22))
    return leaned(group(before), place, (0, 0, 0))


def hoodie_on_the_bed(made, colours):
    coverlet("#d5cbb9")
    before = present()
    made(colours, "use")
    leaned(group(before), (0.06, 0.22, 0.022), (0, 0, -7))
    pillow((-0.36, 0.86, 0.10), (0.72, 0.46, 0.18), "#ece4d6", (14, 0, 6))
    pillow((0.42, 0.88, 0.10), (0.72, 0.46, 0.18), "#e2d6c2", (14, 0, -5))
    book((0.20, 0.135, 0.024), (-0.46, 0.20, 0.020), plastic("#2f4a44", 0.7, 0.0004, 900), 22)
    glasses((-0.455, 0.185, 0.0445))
    morning(1.2, (0.0, 0.2, 0), 3.8, 1.2, low=True, leaves=14, panes=(2, 3))


def coverlet(colour):
    """Drawn over a bed by hand: long soft folds, nothing quite flat."""
    n = 260
    x, y = np.meshgrid(np.linspace(-1.4, 1.4, n), np.linspace(-1.0, 1.6, n))
    z = 0.016 * folds(x, y, 0.5, 0.9, 0.16, 4) + 0.010 * folds(x, y, -0.4, 0.6, 0.11, 9) + 0.016 * noise(x * 2, y * 2, 5) - 0.006
    points = np.c_[x.ravel(), y.ravel(), z.ravel()]
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]
    mesh("coverlet", points, faces, material=linen(colour))


USES = {
    "safar-linen-shirt": dict(set=shirt_on_a_peg, exposure=0.75, lying=dict(turned=(0.12, -0.10)), view={"from": (0.35, -3.4, -0.10), "at": (0.065, 0, -0.33), "lens": 101, "aperture": 2.8, "sharp": (-0.1, -0.07, -0.2)}),
    "sheetal-denim-jacket": dict(set=jacket_on_a_peg, exposure=0.8, lying=dict(turned=(0.14, -0.12)), view={"from": (-0.30, -3.2, -0.05), "at": (0.01, 0, -0.27), "lens": 108, "aperture": 2.8, "sharp": (0.1, -0.07, -0.2)}),
    "neelkanth-handloom-kurta": dict(set=kurta_on_a_peg, exposure=0.75, lying=dict(turned=(0.12, -0.10)), view={"from": (-0.35, -3.7, -0.15), "at": (-0.06, 0, -0.44), "lens": 96, "aperture": 2.8, "sharp": (0.1, -0.07, -0.2)}),
    "subah-fleece-hoodie": dict(set=hoodie_on_the_bed, exposure=0.75, view={"from": (0.15, -1.55, 1.75), "at": (0.00, 0.21, 0.0), "lens": 67, "aperture": 4, "sharp": (0.05, 0.05, 0.04)}),
    "utsav-embroidered-kurta": dict(set=kurta_on_a_bust, exposure=0.48, lying=dict(worn=True, angle=46, step=0.009), view={"from": (-0.30, -3.7, -0.20), "at": (-0.02, 0, -0.44), "lens": 106, "aperture": 3.5, "sharp": (0.07, -0.12, -0.3)}),
}
