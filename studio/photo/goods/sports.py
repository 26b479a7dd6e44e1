"""Sports: the skipping rope."""
import math

import numpy as np

from finish import metal, plastic
from solid import bevelled, group, leaned, present, rounded, tube, turned
from table import paper

CABLE = 0.0021


def rope(colours, _):
    black, bright = plastic(colours["base"], 0.32), plastic(colours["accent"], 0.4)
    foam, steel = plastic("#1a1a1c", 0.85, 0.0004, 700), metal("#c9cbce", 0.2)
    path = coiled()
    tube(path, CABLE, black, sides=16)
    for end, before_end in ((path[0], path[6]), (path[-1], path[-7])):
        before = present()
        grip(foam, bright, steel)
        away = end - before_end
        angle = math.degrees(math.atan2(away[1], away[0]))
        leaned(group(before), (end[0], end[1], 0.0155), (0, 90, angle))


def coiled():
    """A tail, three turns of which each lies on the one before, another tail."""
    turn = np.linspace(math.radians(-125), math.radians(-125 + 360 * 2.72), 500)
    part = np.linspace(0, 1, 500)
    r = 0.105 + 0.014 * np.sin(part * 9) - 0.010 * part
    x = np.cos(turn) * r * 1.12 + 0.012 * np.sin(part * 7)
    y = np.sin(turn) * r * 0.96 + 0.055 + 0.010 * np.cos(part * 8)
    z = CABLE + 2.1 * CABLE * np.clip(part * 2.72 - 0.15, 0, 2)
    coil = np.c_[x, y, z]
    first = tail(coil[0], coil[0] - coil[6], (-0.165, -0.105), 0.0155)
    last = tail(coil[-1], coil[-1] - coil[-7], (0.150, -0.120), 0.0155)
    whole = np.r_[first[::-1], coil, last]
    soft = np.array(rounded([tuple(p) for p in whole[::9]], 12))
    return soft


def tail(start, away, to, height):
    away = away / np.linalg.norm(away)
    end = np.array([*to, height])
    reach = np.linalg.norm(end - start)
    s = np.linspace(0.03, 1, 80)[:, None]
    bent = start + away * reach * 0.55
    path = start * (1 - s) ** 2 + bent * 2 * s * (1 - s) + end * s * s
    path[:, 2] = start[2] + (height - start[2]) * (s[:, 0] ** 3)
    return path


def grip(foam, bright, steel):
    turned(bevelled([(0.0030, -0.016), (0.0045, -0.012), (0.0045, -0.004), (0.0075, -0.003), (0.0075, 0.002), (0.005, 0.002)], 0.001), steel)
    turned(bevelled([(0.004, 0.0), (0.0105, 0.001), (0.0130, 0.008), (0.0130, 0.016), (0.012, 0.016)], 0.002), bright)
    ribs = [(0.0135 + 0.0011 * math.cos(k * math.pi), 0.017 + 0.0048 * k) for k in range(22)]
    turned(rounded([(0.012, 0.0155), *ribs, (0.012, 0.1205)], 6), foam)
    turned(bevelled([(0.012, 0.119), (0.0140, 0.120), (0.0150, 0.126), (0.0135, 0.134), (0.0, 0.136)], 0.003), bright)


GOODS = {
    "phurti-skipping-rope": dict(
        made=rope, width=0.5, surface=paper, exposure=0.85,
        main={"from": (0.05, -1.05, 0.80), "at": (0.0, -0.035, 0.01), "lens": 78, "aperture": 16},
        second={"from": (-0.20, -0.62, 0.27), "at": (-0.17, -0.10, 0.012), "lens": 84, "aperture": 9},
        colours={"black": dict(base="#1b1b1d", accent="#d9692a")},
    ),
}
