"""Sound: headphones."""
import math

import numpy as np

from finish import metal, plastic, round_brushed
from solid import group, leaned, present, rounded, tube, turned
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


def shelf():
    return paper("#f3e6d0")


def desk():
    """Dark enough for white to stand out from."""
    return paper("#b7a994")


ANGLE = np.linspace(0, 2 * math.pi, 240, endpoint=False)
FRONT = {"from": (0.40, -0.78, 0.26), "at": (0.004, 0, 0.079), "lens": 128, "aperture": 16}
GOODS = {
    "meghdoot-wireless-headphones": dict(
        made=headphones, width=0.32, surface=shelf, exposure=0.95, main=FRONT, second=dict(FRONT, **{"from": (-0.46, -0.50, 0.20), "at": (-0.012, 0, 0.078), "lens": 96}),
        colours={
            "black": dict(base="#0d0d0f", leather="#0a0a0b", accent="#c29a5c"),
            "ivory": dict(base="#e4d9c2", leather="#cdbfa4", accent="#c29a5c"),
            "navy": dict(base="#172440", leather="#131d33", accent="#c29a5c"),
        },
    ),
}
