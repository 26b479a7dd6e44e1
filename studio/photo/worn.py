"""How jewellery lies where it is worn or kept: round the neck of a bust, over the edge of a box."""
import math

import numpy as np

from finish import timber
from scene import mesh
from solid import bevelled, even, group, leaned, present, rounded, turned
from table import linen

BUST = np.array(rounded([
    (0.045, 0.048, 0.030), (0.060, 0.058, 0.041), (0.100, 0.077, 0.051), (0.138, 0.093, 0.047), (0.158, 0.096, 0.042), (0.172, 0.088, 0.037),
    (0.187, 0.060, 0.033), (0.200, 0.042, 0.031), (0.220, 0.036, 0.030), (0.264, 0.034, 0.030), (0.271, 0.031, 0.027), (0.2725, 0.0, 0.0),
]))
HEIGHTS, WIDE, DEEP = BUST.T


def bust():
    """A neck and a chest covered with linen, on a foot."""
    a = np.linspace(0, 2 * math.pi, 96, endpoint=False)
    points = [(w * math.cos(b), d * math.sin(b), z) for z, w, d in BUST for b in a]
    faces = [(j * 96 + i, j * 96 + (i + 1) % 96, (j + 1) * 96 + (i + 1) % 96, (j + 1) * 96 + i) for j in range(len(BUST) - 1) for i in range(96)]
    mesh("bust", points, faces + [tuple(range(96))[::-1]], material=linen("#cfc2ae"))
    wood = timber("#5b361e", "#8d5c38", 0.4, "z", 2)
    turned(bevelled([(0.0, 0.012), (0.052, 0.012), (0.055, 0.0), (0, 0.0)], 0.003), wood)
    turned(rounded([(0.010, 0.010), (0.008, 0.02), (0.0085, 0.04), (0.012, 0.052)]), wood)


def round_the_neck(lift=0.0010):
    """Once round, from behind over both sides to the middle of the chest."""
    t = np.linspace(0, 1, 260)
    turn = math.pi / 2 - math.pi * t
    z = 0.208 - 0.006 * t - 0.082 * np.clip((t - 0.20) / 0.80, 0, 1) ** 2.0
    half = np.c_[(np.interp(z, HEIGHTS, WIDE) + lift) * np.cos(turn), (np.interp(z, HEIGHTS, DEEP) + lift) * np.sin(turn), z]
    return np.r_[half, (half * [-1, 1, 1])[-2:0:-1]]


def on_the_chest(hung):
    """The bust, and what hangs from the lowest place of what lies round its neck."""
    bust()
    path = round_the_neck()
    low = path[path[:, 2].argmin()]
    before = present()
    hung()
    slope = math.degrees(math.atan2(np.interp(low[2] - 0.03, HEIGHTS, DEEP) - np.interp(low[2], HEIGHTS, DEEP), 0.03))
    return leaned(group(before), low + [0, -0.0002, 0.0], (90 - slope, 0, 0))


def spilling():
    """Out of a box whose front stands at y = 0, over its edge and back; its ends meet inside."""
    flat = even(rounded([(x, y, 0) for x, y in (
        (-0.048, 0.070), (-0.030, 0.058), (-0.004, 0.066), (0.020, 0.056), (0.022, 0.030), (0.006, 0.012), (-0.010, -0.005), (-0.020, -0.030), (-0.004, -0.052), (0.026, -0.056),
        (0.048, -0.040), (0.046, -0.018), (0.042, 0.000), (0.044, 0.030), (0.056, 0.058), (0.040, 0.078), (0.005, 0.081), (-0.030, 0.081), (-0.046, 0.0755),
    )], 40), 0.0012)
    soft = lambda t: np.clip(t, 0, 1) ** 2 * (3 - 2 * np.clip(t, 0, 1))
    rim, inside, outside, y = 0.0400, 0.0142, 0.0031, flat[:, 1]
    flat[:, 2] = rim + (outside - rim) * soft((-0.006 - y) / 0.0085) + (inside - rim) * soft((y - 0.002) / 0.014)
    return flat
