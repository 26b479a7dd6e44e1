"""The floor where one trains: boards, a mat, what is taken there."""
import math

import numpy as np

from finish import metal, plastic, timber
from room import plaster
from sets.cloths import folded
from sets.daylight import morning
from sets.pieces import block, planks, wall
from solid import bevelled, group, leaned, present, rounded, tube, turned
from table import linen


def boards():
    planks(3.0, 2.6, -1.5, timber("#74502e", "#a97d50", 0.4, "x", 0.9), 0.13)


def mat(place, turn, colour="#4f6b66"):
    """Unrolled, its end still a little curled."""
    before = present()
    foam = plastic(colour, 0.85, 0.0009, 520)
    block((1.3, 0.61, 0.006), (0.32, 0, 0.003), foam, 0.002)
    return leaned(group(before), place, (0, 0, turn))


def towel(place, turn):
    """Folded twice, its edges round."""
    before, cloth = present(), linen("#e9e0cf")
    for k, (long, deep) in enumerate(((0.30, 0.20), (0.297, 0.198), (0.30, 0.196), (0.298, 0.199))):
        block((long, deep, 0.0125), (0.002 * (k % 2), 0, 0.0065 + 0.0118 * k), cloth, 0.006)
    return leaned(group(before), place, (0, 0, turn))


def flask(place, colour="#c9c3b6"):
    before = present()
    turned(rounded([(0, 0), (0.034, 0.0), (0.0365, 0.004), (0.0365, 0.17), (0.033, 0.192), (0.024, 0.203)]), plastic(colour, 0.42, 0.00006, 1800))
    turned(bevelled([(0.0265, 0.200), (0.0265, 0.238), (0.0, 0.2385)], 0.004), plastic("#1d1e20", 0.4))
    turned(bevelled([(0.0368, 0.012), (0.0371, 0.0), (0.0, 0.0)], 0.002), metal("#c4c6c8", 0.25))
    a = np.linspace(0, math.pi, 40)
    tube(np.c_[0.019 * np.cos(a), 0 * a, 0.237 + 0.020 * np.sin(a)], 0.0042, plastic("#1d1e20", 0.4))
    return leaned(group(before), place, (0, 0, 30))


def training(made, colours):
    boards()
    mat((-0.15, 0.08, 0), 10)
    before = present()
    made(colours, "main")
    leaned(group(before), (0.02, 0.05, 0.006), (0, 0, 6))
    flask((0.235, 0.255, 0.006))
    towel((-0.17, 0.285, 0.006), 22)
    morning(0.62, (0, 0.08, 0), 3.0, low=True, leaves=8, panes=(2, 3))


def racket(place, turn):
    """Lying: head, strings, shaft, grip; along +x."""
    before = present()
    frame, grip, string = plastic("#17324a", 0.2, coat=0.5), plastic("#e7e2d6", 0.7, 0.0006, 300), plastic("#f3efe2", 0.4)
    a = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    tube(np.c_[0.118 * np.cos(a) * (1 - 0.05 * np.cos(a)), 0.094 * np.sin(a), 0 * a], 0.0052, frame, closed=True)
    for k in np.linspace(-0.96, 0.96, 21):
        half = 0.094 * math.sqrt(1 - (k * 0.985) ** 2)
        tube(np.array([[k * 0.113, -half, 0], [k * 0.113, half, 0]]), 0.00045, string, sides=6)
    for k in np.linspace(-0.96, 0.96, 19):
        half = 0.115 * math.sqrt(1 - (k * 0.985) ** 2)
        tube(np.array([[-half - 0.004, k * 0.090, 0.0005], [half - 0.006, k * 0.090, 0.0005]]), 0.00045, string, sides=6)
    s = np.linspace(0, 1, 20)
    tube(np.c_[0.112 + 0.20 * s, 0 * s, 0 * s], 0.0042 + 0.003 * np.exp(-s * 9), frame)
    body = present()
    ribs = [(0.0135 + (0.0006 if k % 2 else 0), 0.004 * k) for k in range(44)]
    turned(rounded([(0.0065, -0.014), (0.0115, -0.002), *ribs, (0.0155, 0.177), (0.0150, 0.184), (0, 0.185)], 4), grip)
    leaned(group(body), (0.318, 0, 0.004), (0, 90, 0))
    return leaned(group(before), place, (0, -1.2, turn))


def after_the_match(made, colours):
    boards()
    before = present()
    made(colours, "main")
    leaned(group(before), (-0.055, 0.0, 0), (0, 0, 0))
    racket((0.130, 0.225, 0.009), 34)
    folded((-0.235, 0.235, 0), (0.17, 0.13, 0.050), linen("#a9b5ae"), 16, 3)
    wall(0.62, plaster("#d8cbb4", "#e2d6c0"))
    block((3.0, 0.016, 0.09), (0, 0.612, 0.045), plastic("#efe7d8", 0.5), 0.003)
    morning(0.55, (0, 0, 0.06), 3.0, leaves=8, panes=(2, 3))


USES = {
    "phurti-skipping-rope": dict(set=training, exposure=0.85, view={"from": (0.10, -0.95, 0.70), "at": (0.015, 0.07, 0.02), "lens": 58, "aperture": 6, "sharp": (0.0, -0.04, 0.01)}),
    "udaan-feather-shuttlecocks": dict(set=after_the_match, exposure=0.85, view={"from": (0.12, -0.95, 0.42), "at": (-0.012, 0.03, 0.125), "lens": 80, "aperture": 8, "sharp": (0, 0, 0.06)}),
}
