"""Kitchen: the copper-bottomed pot."""
import math

import numpy as np

from finish import metal, round_brushed
from solid import ball, bevelled, group, leaned, present, rounded, tube, turned
from table import stone

RADIUS, HEIGHT = 0.105, 0.118


def pot(colours, view):
    steel, inside, copper, bright = round_brushed(colours["base"], 0.17), round_brushed("#b9bbbd", 0.30), round_brushed(colours["accent"], 0.20), metal("#c6c8ca", 0.12)
    r, h, band = RADIUS, HEIGHT, 0.034
    turned(bevelled([(0.0, 0.0), (r - 0.012, 0.0), (r + 0.0008, 0.014), (r + 0.0008, band), (r - 0.001, band)], 0.009, 10), copper)
    turned(bevelled([(r, band - 0.001), (r, h - 0.003), (r + 0.004, h), (r + 0.004, h + 0.0022), (r - 0.0015, h + 0.0022), (r - 0.0018, h - 0.004), (r - 0.0018, 0.012), (0, 0.004)], 0.003), steel)
    turned(bevelled([(r - 0.0019, h - 0.002), (r - 0.0022, 0.014), (0, 0.005)], 0.012, 8), inside)
    for side in (-1, 1):
        handle(side, bright)
    before = present()
    lid(steel, bright)
    off = group(before)
    if view == "second":
        leaned(off, (0.205, -0.165, 0.0008), (0, 0, 20))
    else:
        leaned(off, (0, 0, h + 0.003), (0, 0, 0))


def lid(steel, bright):
    r = RADIUS
    turned(rounded([(r + 0.0045, -0.0005), (r + 0.0055, 0.0012), (r + 0.001, 0.003), (r - 0.010, 0.0045), (r * 0.72, 0.0135), (r * 0.4, 0.0195), (r * 0.15, 0.0215), (0, 0.0218)]), steel)
    turned(rounded([(r + 0.0045, -0.0005), (r + 0.001, 0.0005), (r - 0.010, 0.0030), (r * 0.72, 0.012), (r * 0.4, 0.018), (0, 0.0203)]), steel)
    turned(rounded([(0.014, 0.0205), (0.013, 0.0235), (0.0075, 0.026), (0.0065, 0.033), (0.011, 0.0385), (0.0175, 0.042), (0.0185, 0.0455), (0.014, 0.0495), (0.0, 0.0505)]), bright)


def handle(side, bright):
    z, reach, half = HEIGHT * 0.72, 0.040, 0.036
    turn = np.linspace(0, math.pi, 60)
    flat = np.clip(np.sin(turn) * 1.35, 0, 1)
    path = np.c_[side * (RADIUS - 0.001 + reach * flat), -half * np.cos(turn), z + 0.006 * flat]
    tube(path, 0.0052, bright)
    for end in (-1, 1):
        a = math.asin(end * half / RADIUS)
        x = math.cos(a)
        plate = ball(0.013, (side * x * (RADIUS + 0.0012), end * half, z), bright, (0.16, 0.85, 0.85))
        plate.rotation_euler = (0, 0, side * a)
        for up in (-0.0075, 0.0075):
            ball(0.0026, (side * x * (RADIUS + 0.0034), end * half, z + up), bright, (0.7, 1, 1))


VIEW = {"from": (0.22, -0.88, 0.40), "at": (0, 0, 0.068), "lens": 88, "aperture": 16}
GOODS = {
    "tamba-copper-pot": dict(
        made=pot, width=0.34, surface=stone,
        exposure=0.9, main=VIEW, second=dict(VIEW, **{"from": (0.16, -1.0, 0.62), "at": (0.075, -0.05, 0.045)}),
        colours={"steel": dict(base="#cfd0d1", accent="#d08e6c")},
    ),
}
