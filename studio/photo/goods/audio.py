"""Sound: headphones, earbuds in their case."""
import math

import numpy as np

from finish import metal, plastic, round_brushed
from solid import ball, group, leaned, moulded, present, rounded, tube, turned
from table import paper

HALF, CUP_HEIGHT = 0.083, 0.060


def headphones(colours, _):
    shell = plastic(colours["base"], 0.30, 0.00004, 1500)
    leather = plastic(colours["leather"], 0.44, 0.00045, 700)
    brass = metal(colours["accent"], 0.22)
    before = present()
    band(shell, leather, brass)
    for side in (-1, 1):
        cup(side, shell, leather, brass, round_brushed(colours["accent"], 0.26))
        yoke(side, shell, brass)
    leaned(group(before), (0, 0, -0.0108), (-7, 0, 0))


def band(shell, leather, brass):
    """A bow over the head, padded below, its ends on rods that draw out."""
    wide(tube(bow(0.34, 0.090, 0.101), 0.0046, leather, sides=32), 2.9)
    turn = np.linspace(0, 1, 160)
    pad = 0.0078 * (0.08 + 0.92 * np.sin(np.pi * turn) ** 0.28) * (1 + 0.02 * np.sin(turn * 90))
    wide(tube(bow(0.62, 0.0825, 0.0930), pad, leather, sides=32), 1.75)
    for side in (-1, 1):
        x, z = side * 0.090 * math.cos(0.34), CUP_HEIGHT + 0.012 + 0.101 * math.sin(0.34)
        s = np.linspace(0, 1, 12)
        wide(tube(np.c_[x + side * 0.0030 * s, 0 * s, z + 0.006 - 0.017 * s], 0.0052, shell, sides=32), 2.7)
        wide(tube(np.c_[x + side * (0.002 + 0.0030 * s), 0 * s, z - 0.006 - 0.022 * s], 0.0018, brass, sides=24), 4.2)


def bow(start, half, tall):
    a = np.linspace(start, math.pi - start, 160)
    return np.c_[half * np.cos(a), 0 * a, CUP_HEIGHT + 0.012 + tall * np.sin(a)]


def wide(thing, times):
    thing.scale = (1, times, 1)


def cup(side, shell, leather, brass, disc):
    """Turned about the axis of the ear: plate, shell, a ring of brass, the cushion with cloth in its middle."""
    before = present()
    turned(rounded([(0, 0.0200), (0.016, 0.0198), (0.028, 0.0180), (0.0365, 0.0130), (0.0405, 0.0060), (0.0412, 0.0008), (0.0408, -0.0020), (0.034, -0.0030), (0, -0.0030)], 10), shell)
    turned(rounded([(0.0232, 0.0186), (0.0232, 0.0206), (0.0222, 0.0212), (0.0196, 0.0212), (0.0192, 0.0206), (0.0184, 0.0206), (0.0180, 0.0212), (0.0, 0.0202)], 6), disc)
    circle = lambda r, z: np.c_[np.cos(ANGLE) * r, np.sin(ANGLE) * r, np.full(len(ANGLE), z)]
    tube(circle(0.0414, -0.0008), 0.0011, brass, closed=True)
    plump = 0.0118 * (1 + 0.012 * np.sin(ANGLE * 46) * np.cos(ANGLE * 7))
    tube(circle(0.0290, -0.0130), plump, leather, closed=True, sides=48)
    turned([(0, -0.0062), (0.026, -0.0062), (0.026, -0.004)], plastic("#141416", 0.95, 0.0006, 2400))
    handle = leaned(group(before), (side * HALF, 0, CUP_HEIGHT), (0, side * (90 + 7), 0))
    handle.scale = (1.14, 0.94, 1.0)


def yoke(side, shell, brass):
    """A fork that holds the cup in front and behind."""
    a = np.linspace(-0.15, math.pi + 0.15, 90)
    lean = 0.010 * np.sin(a)
    tube(np.c_[side * (HALF + 0.0040 + 0.3 * lean), 0.0432 * np.cos(a), CUP_HEIGHT + 0.0508 * np.sin(a)], 0.0032, shell, sides=24)
    for y in (-1, 1):
        before = present()
        turned(rounded([(0, 0.0020), (0.0030, 0.0018), (0.0036, 0.0008), (0.0036, 0)], 6), brass)
        leaned(group(before), (side * (HALF + 0.0040), y * 0.0455, CUP_HEIGHT), (-y * 90, 0, 0))


def earbuds(colours, view):
    """One in its open case, one taken out."""
    gloss, inside = plastic(colours["base"], 0.16, coat=0.6), plastic(colours["inside"], 0.34)
    tip, ring = plastic(colours["tip"], 0.55), metal(colours["accent"], 0.2)
    case(gloss, inside, ring)
    for place, turn in (((-0.0125, 0.001, 0.0262), (8, 0, 50)), ((0.0125, 0.001, 0.0262), (8, 0, -50)) if view == "main" else ((0.0355, -0.0300, 0.0072), (88, 6, -50))):
        before = present()
        bud(gloss, tip, ring)
        leaned(group(before), place, turn)


def case(gloss, inside, ring):
    """A pebble cut across; its upper half stands open at the back."""
    r, deep = 0.0330, 0.80
    before = present()
    turned(rounded([(0, 0.0), (0.015, 0.0002), (0.026, 0.0040), (0.0318, 0.0120), (r, 0.0200), (r, 0.0224), (r - 0.0010, 0.0230), (r - 0.0018, 0.0224), (r - 0.0020, 0.0205)], 10), gloss)
    turned(rounded([(r - 0.0018, 0.0210), (r - 0.004, 0.0204), (0.016, 0.0200), (0, 0.0200)], 6), inside)
    leaned(group(before), (0, 0, 0), (0, 0, 0)).scale = (1, deep, 1)
    for side in (-1, 1):
        well = turned(rounded([(0.0102, 0.0203), (0.0098, 0.0209), (0.0092, 0.0204), (0, 0.0203)], 6), plastic("#4b4b4d", 0.6))
        well.location = (side * 0.0125, 0.001, 0)
    before = present()
    for profile, what in (
        ([(r, 0.0), (r - 0.0004, 0.0050), (0.0275, 0.0118), (0.016, 0.0160), (0, 0.0168)], gloss),
        ([(r, 0.0), (r - 0.0016, 0.0), (r - 0.0024, 0.0046), (0.0258, 0.0100), (0.015, 0.0140), (0, 0.0148)], inside),
    ):
        half = turned(rounded(profile, 10), what)
        half.location, half.scale = (0, -r * deep, 0), (1, deep, 1)
    leaned(group(before), (0, r * deep - 0.001, 0.0232), (-104, 0, 0))
    hinge = np.linspace(-0.012, 0.012, 20)
    tube(np.c_[hinge, np.full(20, r * deep - 0.0012), np.full(20, 0.0226)], 0.0016, ring)
    ball(0.0009, (0, -r * deep + 0.0012, 0.0135), plastic("#5fd08a", 0.3))


def bud(gloss, tip, ring):
    """Its stem down, what goes into the ear towards the back."""
    s = np.linspace(0, 1, 24)
    moulded([
        ball(0.0076, (0, 0, 0), gloss, (0.86, 1.06, 0.98)),
        ball(0.0058, (0, 0.0042, 0.0014), gloss, (0.84, 1.0, 0.9)),
        tube(np.c_[0 * s, -0.0036 + 0.0006 * s, 0.0030 - 0.0300 * s], 0.0031 - 0.0004 * s, gloss, sides=40),
    ], 0.00032)
    before = present()
    turned(rounded([(0.0028, 0.0), (0.0027, 0.0040), (0.0026, 0.0046), (0.0054, 0.0036), (0.0060, 0.0052), (0.0050, 0.0080), (0.0031, 0.0097), (0.0021, 0.0094), (0.0019, 0.0070)], 8), tip)
    turned([(0.0020, 0.0074), (0, 0.0074)], plastic("#222224", 0.8))
    leaned(group(before), (0, 0.0080, 0.0024), (-66, 0, 0))
    tube([(0, -0.0031, -0.0262), (0, -0.00305, -0.0274)], 0.00285, ring, sides=40)
    ball(0.0011, (0, -0.0066, 0.0052), plastic("#2a2a2c", 0.6), (1.7, 0.6, 0.7)).rotation_euler = (0.7, 0, 0)


def shelf():
    return paper("#f3e6d0")


def desk():
    """Dark enough for white to stand out from."""
    return paper("#b7a994")


ANGLE = np.linspace(0, 2 * math.pi, 240, endpoint=False)
FRONT = {"from": (0.40, -0.78, 0.26), "at": (0.004, 0, 0.079), "lens": 128, "aperture": 16}
BUDS = {"from": (0.10, -0.36, 0.20), "at": (0.009, -0.002, 0.034), "lens": 122, "aperture": 14}
GOODS = {
    "meghdoot-wireless-headphones": dict(
        made=headphones, width=0.32, surface=shelf, exposure=0.95, main=FRONT, second=dict(FRONT, **{"from": (-0.46, -0.50, 0.20), "at": (-0.012, 0, 0.078), "lens": 96}),
        colours={
            "black": dict(base="#0d0d0f", leather="#0a0a0b", accent="#c29a5c"),
            "ivory": dict(base="#e4d9c2", leather="#cdbfa4", accent="#c29a5c"),
            "navy": dict(base="#172440", leather="#131d33", accent="#c29a5c"),
        },
    ),
    "boond-true-wireless-earbuds": dict(
        made=earbuds, width=0.13, surface=desk, exposure=1.0, main=BUDS, second=dict(BUDS, **{"from": (0.16, -0.22, 0.13), "at": (0.022, -0.020, 0.012)}),
        colours={
            "white": dict(base="#f7f6f3", inside="#dcdbd6", tip="#b9bbbe", accent="#c9cdd2"),
            "black": dict(base="#161618", inside="#222225", tip="#2d2e31", accent="#8f9296"),
        },
    ),
}
