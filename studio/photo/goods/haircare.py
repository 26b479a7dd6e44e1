"""For hair: an oil in amber glass."""
import math

import numpy as np

from finish import filled_glass, hollow_glass, plastic
from label import label, leaf, wrapped
from solid import bevelled, group, leaned, present, rounded, tube, turned
from table import slab

RADIUS, LEVEL, NECK, TOP = 0.0295, 0.0885, 0.0120, 0.1190


def hair_oil(colours, _):
    """A bottle filled to its shoulder, its pump turned to the left."""
    bottle(colours["base"])
    before = present()
    pump(plastic("#161617", 0.33, 0.00002, 900, coat=0.1))
    leaned(group(before), (0, 0, 0), (0, 0, -16))
    front(colours["accent"])


def bottle(oil):
    r, n = RADIUS, NECK
    outer = [(0, 0.0030), (0.018, 0.0022), (r - 0.004, 0.0), (r - 0.0010, 0.0016), (r, 0.0050), (r, 0.030), (r, 0.060), (r, 0.0850), (r - 0.0008, 0.0915), (r - 0.0050, 0.1000), (n + 0.0050, 0.1060), (n + 0.0004, 0.1100), (n, TOP - 0.004), (n, TOP)]
    turned(rounded(outer, 8) + [(0, TOP)], filled_glass("#cf8330", oil, LEVEL))
    air = [(0, TOP - 0.001), (n - 0.0022, TOP - 0.001), (n - 0.0022, 0.1100), (n + 0.0030, 0.1052), (r - 0.0070, 0.0984), (r - 0.0032, 0.0912), (r - 0.0030, LEVEL + 0.0012), (r - 0.0042, LEVEL + 0.0002), (r - 0.0080, LEVEL), (0, LEVEL)]
    turned(bevelled(air, 0.0012), hollow_glass())
    s = np.linspace(0, 1, 30)
    tube(np.c_[0.0040 * s * s - 0.001, 0 * s, 0.112 - 0.106 * s], 0.0016, plastic("#e4dccb", 0.4), sides=14)


def front(green):
    r, cream = RADIUS, plastic("#eee3c6", 0.6)
    label(r, 0.090, 0.056, 0.0445, [
        ("KUNTALA", 0.0070, 0.0055), ("BHRINGRAJ", 0.0083, -0.0045), ("cold-pressed hair oil", 0.0039, -0.0115),
        ("200 ml", 0.0036, -0.0195)], paper=green, ink="#eee3c6", rule="#b9964c")
    for lean, long in ((0, 0.0100), (52, 0.0085), (-52, 0.0085)):
        wrapped(leaf(long, long * 0.42, lean, (0, 0.0115)), r + 0.00045, 0.0445, cream)


def pump(black):
    n, z = NECK, TOP
    ribs = 72
    turned(bevelled([(n + 0.0006, z - 0.0085), (n + 0.0030, z - 0.0085), (n + 0.0030, z + 0.0050), (n - 0.001, z + 0.0085), (0.0062, z + 0.0090), (0.0062, z + 0.0130), (0.0040, z + 0.0136)], 0.0008), black)
    for k in range(ribs):
        a = 2 * math.pi * k / ribs
        x, y = (n + 0.0030) * math.cos(a), (n + 0.0030) * math.sin(a)
        tube([(x, y, z - 0.0076), (x, y, z + 0.0036)], 0.00036, black, sides=8)
    turned([(0.0034, z + 0.012), (0.0034, z + 0.026)], black)
    high = z + 0.0225
    turned(rounded([(0.0036, high), (0.0062, high + 0.0006), (0.0070, high + 0.0050), (0.0072, high + 0.0110), (0.0066, high + 0.0136), (0.0040, high + 0.0148), (0, high + 0.0151)], 8), black)
    s = np.linspace(0, 1, 30)
    spout = np.c_[-0.0040 - 0.0300 * s, 0 * s, high + 0.0098 - 0.0010 * s - 0.0072 * s ** 5]
    tube(spout, 0.0044 - 0.0016 * s, black, sides=28)
    tip = spout[-1]
    tube([tip + (0.0005, 0, 0.001), tip + (-0.0009, 0, -0.0032)], 0.0026, black, sides=24)


GOODS = {
    "bhringraj-hair-oil": dict(
        made=hair_oil, width=0.19, surface=slab, exposure=0.85, through=9,
        main={"from": (0.04, -0.74, 0.24), "at": (0.000, 0, 0.079), "lens": 138, "aperture": 14},
        second={"from": (-0.12, -0.44, 0.20), "at": (-0.004, 0, 0.096), "lens": 108, "aperture": 12},
        colours={"amber": dict(base="#a35a1c", accent="#1b3724")},
    ),
}
