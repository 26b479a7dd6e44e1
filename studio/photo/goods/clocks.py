"""The teak clock, on the wall where it belongs."""
import math

import numpy as np

from finish import metal, timber
from scene import mesh
from solid import ball, bevelled, group, leaned, present, turned

RADIUS = 0.15


def clock(colours, view):
    teak, rim = timber(colours["base"], "#8a5d38", 0.48, "y", 3.6), timber("#553219", "#7c4e2c", 0.4, "y", 3.2)
    brass = metal(colours["accent"], 0.22, 0.6, (600, 600, 600))
    before = present()
    r = RADIUS
    turned(bevelled([(r - 0.004, 0), (r, 0.004), (r, 0.026), (r - 0.012, 0.031), (r - 0.017, 0.0225), (r - 0.0172, 0.018)], 0.004, 8), rim)
    turned([(r - 0.016, 0.0195), (0, 0.0195)], teak)
    for hour in range(12):
        a = hour * math.pi / 6
        large = hour % 3 == 0
        ball(0.0046 if large else 0.0030, (math.sin(a) * r * 0.74, math.cos(a) * r * 0.74, 0.0195), brass, (1, 1, 0.55))
    hand(-52, 0.072, 0.016, 0.0046, 0.0240, brass)
    hand(48, 0.105, 0.018, 0.0036, 0.0262, brass)
    hand(158, 0.112, 0.030, 0.0011, 0.0284, brass)
    turned(bevelled([(0.0068, 0.0195), (0.0068, 0.0290), (0.0, 0.0300)], 0.0012), brass)
    on_wall = group(before)
    leaned(on_wall, (0, 0.0, 0.0), (90, 0, 0))


def hand(degrees, long, tail, half, height, brass):
    """A tapered bar with bevelled edges, turned clockwise from twelve."""
    a = math.radians(degrees)
    outline = [(-half * 0.8, -tail), (half * 0.8, -tail), (half, 0), (half * 0.55, long), (-half * 0.55, long), (-half, 0)]
    points, n = [], len(outline)
    for grow, z in ((1.0, 0), (1.0, 0.0008), (0.72, 0.0013)):
        points += [(x * grow * math.cos(a) + y * math.sin(a), -x * grow * math.sin(a) + y * math.cos(a), height + z) for x, y in outline]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in (0, 1) for i in range(n)]
    faces.append(tuple(range(2 * n, 3 * n)))
    mesh("hand", np.array(points), faces, material=brass, smooth=False)


MAIN = {"from": (0.06, -1.6, 0.02), "at": (0, -0.02, 0), "lens": 130, "aperture": 11}
GOODS = {
    "ghadi-teak-wall-clock": dict(
        made=clock, width=0.34, wall=True, main=MAIN, second=dict(MAIN, **{"from": (0.72, -0.98, 0.14), "at": (0.01, -0.02, 0.0), "lens": 112}),
        colours={"teak": dict(base="#5e3a1e", accent="#c9a15a")},
    ),
}
