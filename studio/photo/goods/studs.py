"""Small lotus studs of gold, set on a block covered with cloth; flat screws at their backs."""
import math

import bpy
import numpy as np

from finish import metal
from room import lamp
from scene import mesh
from solid import ball, bevelled, copy, creased, group, leaned, present, prism, rectangle, turned
from table import linen

HALF = 0.0045


def studs(colours, view):
    satin, bright = metal(colours["base"], 0.36), metal(colours["base"], 0.16)
    # What leans back mirrors the wall behind, what leans forward who looks: both are lit.
    lamp((0.0, -0.16, 0.09), (0, 0, 0.01), 0.16, 0.10, (1, 0.97, 0.93))
    lamp((0.0, 0.13, 0.12), (0, 0, 0.01), 0.16, 0.12, (1, 0.97, 0.93))
    before = present()
    prism(rectangle(0.030, 0.018, 0.0035), 0, 0.010, linen(colours["pad"]), 0.0026, 6)
    seat = leaned(group(before), (0.0, 0.010, 0.004), (26, 0, 0))
    for k, (x, turn) in enumerate(((-0.0075, 9), (0.0075, -14))):
        before, loose = present(), k == 1 and view == "second"
        lotus(satin, bright)
        if loose:
            screw(bright)
        one = group(before)
        if loose:
            leaned(one, (0.0125, -0.0165, HALF * 0.97), (75, 0, 146))
        else:
            one.parent = seat
            leaned(one, (x, 0, 0.0100), (0, 0, turn))


def lotus(satin, bright):
    """Three rings of petals, each steeper than the one outside it; seeds in the middle."""
    turned(bevelled([(0, 0.0), (0.0022, 0.0), (0.0022, 0.0005), (0, 0.0005)], 0.0002), satin)
    for count, long, wide, rise, low, aside in ((8, 0.00450, 0.00265, 0.06, 0.0003, 0.0), (8, 0.00360, 0.00235, 0.22, 0.0007, 0.5), (6, 0.00245, 0.00195, 0.42, 0.0010, 0.2)):
        one = petal(long, wide, rise, satin)
        for k in range(count):
            a = 2 * math.pi * (k + aside) / count
            out, side = np.array([math.cos(a), math.sin(a), 0]), np.array([-math.sin(a), math.cos(a), 0])
            copy(one, (0, 0, low), (out, side, (0, 0, 1.0)))
        bpy.data.objects.remove(one)
    turned(bevelled([(0, 0.0005), (0.00105, 0.0008), (0.00125, 0.0017), (0.00095, 0.0020), (0, 0.0021)], 0.0003), bright)
    seed = ball(0.00024, (0, 0, 0), bright)
    for reach, count in ((0, 1), (0.00056, 6)):
        for k in range(count):
            a = 2 * math.pi * k / count
            copy(seed, (reach * math.cos(a), reach * math.sin(a), 0.00212))
    bpy.data.objects.remove(seed)


def petal(long, wide, rise, material):
    """Pointed, hollow along its middle, its tip turned up."""
    n, m = 28, 17
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, m), indexing="ij")
    half = wide / 2 * (0.30 + 0.70 * np.sin(math.pi * np.clip(u, 0, 1) ** 0.85)) * np.clip((1 - u) / 0.30, 0, 1) ** 0.55
    along = 0.0004 + (long - 0.0004) * u
    angle = rise * (0.55 + 0.45 * u)
    cup = 0.42 * half * v ** 2 + 0.00007 * np.exp(-(v / 0.13) ** 2) * (1 - u)
    x, z = along * np.cos(angle) - cup * np.sin(angle) * 0.6, along * np.sin(angle) + cup + 0.00035 * u ** 4
    points = np.stack([x, half * v, z], -1).reshape(-1, 3)
    faces = [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(n - 1) for j in range(m - 1)]
    return creased(mesh("petal", points, faces, material=material), 70)


def screw(bright):
    turned([(0.0004, 0.0), (0.0004, -0.0062)], bright)
    turned(bevelled([(0.0004, -0.0062), (0.0024, -0.0062), (0.0026, -0.0066), (0.0024, -0.0070), (0, -0.0070)], 0.0002), bright)


def ground():
    return linen("#cdbfa9")


GOODS = {
    "kanak-stud-earrings": dict(
        made=studs, width=0.06, surface=ground, exposure=0.82,
        main={"from": (0.02, -0.19, 0.150), "at": (0, 0.005, 0.0095), "lens": 215, "aperture": 20},
        second={"from": (-0.02, -0.15, 0.098), "at": (0.003, -0.004, 0.0075), "lens": 158, "aperture": 20},
        colours={"gold": dict(base="#dba94f", pad="#23433f")},
    ),
}
