"""Skirts in a waistband: the block-printed one."""
import numpy as np

from fabric import MULMUL
from pattern import bands, repeat, scattered, sprig, teeth
from room import DETAIL, MAIN

SKIRT = dict(width=2.5, flare=1.15, length=0.86, pleats=19, mass=0.14, stiffness=0.12, frames=40)
COTTON = dict(MULMUL, slub=0.45, translucent=0.08, crease=0.0004)


def waves(x, y):
    end = SKIRT["length"] - y
    across, along = scattered(x, y, 0.060, 0.070)
    field = sprig(across, -along, 0.024) & (end > 0.235)
    wave = lambda at: np.abs(end - at - 0.009 * np.sin(x * 2 * np.pi / 0.05)) < 0.0035
    border = wave(0.085) | wave(0.110) | wave(0.135) | bands(end, [(0.030, 0.040), (0.046, 0.050), (0.168, 0.172), (0.178, 0.186)])
    border |= np.hypot(repeat(x, 0.022), end - 0.061) < 0.004
    return field | border | teeth(end, x, 0.186, 0.022, 0.020)


GOODS = {
    "leher-block-print-skirt": dict(
        hung="band", main=dict(MAIN, lens=118, at=(0.0, 0, 1.0)), second=dict(DETAIL, at=(0.03, -0.06, 0.62), sharp=(0.03, -0.12, 0.62)),
        cloth=SKIRT, pattern=waves, fabric=COTTON,
        colours={
            "indigo": dict(base="#161c34", accent="#e6decb"),
            "rust": dict(base="#8a3410", accent="#ead9bd"),
        },
    ),
}
