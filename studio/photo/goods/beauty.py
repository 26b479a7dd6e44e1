"""Jars for the dressing table: two creams."""
import math

import numpy as np

from finish import plastic, round_brushed
from label import label, letters
from scene import Nodes, linear, mesh
from solid import bevelled, group, leaned, present, rounded, tube, turned
from table import slab

RADIUS, TALL = 0.034, 0.046


def day_cream(colours, _):
    """Open, its lid leaned against it."""
    jar(frosted(colours["base"]), TALL - 0.004)
    swirl(RADIUS - 0.0035, TALL - 0.008, plastic("#f4e6c4", 0.32, coat=0.3))
    before = present()
    lid(round_brushed(colours["lid"], 0.24))
    leaned(group(before), (0.064, -0.020, 0.0332), (0, -68, 24))
    label(RADIUS, 0.052, 0.026, 0.019, [("KESAR", 0.0082, 0.0042), ("saffron light day cream", 0.0036, -0.0028), ("SPF 20 · 50 g", 0.0032, -0.0084)], paper="#faf3e2", ink="#7a5210", rule="#b98d3f")


def night_cream(colours, view):
    jar(frosted(colours["base"], 0.10), TALL)
    before = present()
    lid(round_brushed(colours["lid"], 0.30))
    leaned(group(before), (0, 0, TALL - 0.006), (0, 0, 0))
    letters(RADIUS + 0.0003, 0.021, [("RAAT", 0.0098, 0.0044), ("almond repair night cream", 0.0036, -0.0038), ("60 g", 0.0032, -0.0096)], "#e4e7ea")


def jar(glass, tall):
    """A thick foot, straight walls, a thread for the lid."""
    r = RADIUS
    turned(rounded([(0, 0.0015), (r * 0.75, 0.0010), (r - 0.004, 0.0), (r, 0.004), (r, 0.012), (r, tall - 0.012), (r - 0.0006, tall - 0.008), (r - 0.0026, tall - 0.0066)], 10), glass)
    turned(bevelled([(r - 0.0024, tall - 0.0068), (r - 0.0024, tall), (r - 0.0040, tall), (r - 0.0040, tall - 0.012), (0, tall - 0.013)], 0.0006), glass)
    for k in range(2):
        z = tall - 0.0052 + 0.0024 * k
        turn = np.linspace(0, 2 * math.pi, 120, endpoint=False)
        tube(np.c_[np.cos(turn) * (r - 0.0023), np.sin(turn) * (r - 0.0023), np.full(120, z)], 0.0006, glass, closed=True, sides=10)


def lid(material):
    """Open below, zero where it meets the jar."""
    r, h = RADIUS + 0.0007, 0.019
    turned(bevelled([(r, 0.0), (r, h), (0, h + 0.0002)], 0.0022, 8), material)
    turned([(r, 0.0), (r - 0.0014, 0.0), (r - 0.0014, h - 0.003), (0, h - 0.003)], plastic("#f2eee6", 0.5))


def swirl(reach, z, material):
    """Cream as a spatula left it: a ridge that winds inwards to a peak."""
    rows, steps = 60, 160
    points = []
    for s in np.linspace(0, 1, rows):
        a = np.linspace(0, 2 * math.pi, steps, endpoint=False)
        wave = 0.5 + 0.5 * np.cos(a - s * 13)
        high = z + 0.0052 * (1 - s) ** 1.4 + 0.0028 * wave ** 1.3 * np.sin(math.pi * min(1, s * 1.02)) ** 0.7
        points.append(np.c_[s * reach * np.cos(a), s * reach * np.sin(a), high])
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    mesh("cream", np.concatenate(points), faces, material=material)


def frosted(colour, roughness=0.22):
    """Milky glass: clear at its skin, coloured below."""
    nodes = Nodes("frosted")
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=roughness, Specular=0.6, Clearcoat=0.5, Sheen=0.1))


JAR = {"from": (0.06, -0.46, 0.20), "at": (0.024, 0, 0.030), "lens": 128, "aperture": 14}
LONE = dict(JAR, at=(0.0, 0, 0.028), lens=150)
GOODS = {
    "kesar-day-cream": dict(
        made=day_cream, width=0.15, surface=slab, exposure=0.85, main=JAR, second={"from": (0.06, -0.24, 0.20), "at": (0.006, -0.004, 0.034), "lens": 100, "aperture": 10},
        colours={"saffron": dict(base="#ead6a6", lid="#c8a97c")},
    ),
    "raat-repair-night-cream": dict(
        made=night_cream, width=0.15, surface=slab, exposure=0.85, main=LONE, second={"from": (-0.16, -0.30, 0.13), "at": (0.0, 0, 0.032), "lens": 100, "aperture": 12},
        colours={"night": dict(base="#0e1c3c", lid="#c6c9cd")},
    ),
}
