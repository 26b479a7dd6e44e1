"""Small lotus studs of gold on velvet, in a shallow tray of wood; flat screws at their backs."""
import math

import bpy
import numpy as np

from finish import metal, timber
from room import lamp
from scene import Nodes, linear, mesh
from solid import ball, bevelled, copy, creased, group, leaned, present, prism, rectangle, turned
from table import linen

HALF = 0.0045


def studs(colours, view):
    satin, bright = metal(colours["base"], 0.38), metal(colours["base"], 0.16)
    # What leans back mirrors the wall behind, what leans forward who looks: both are lit.
    lamp((0.0, -0.16, 0.09), (0, 0, 0.01), 0.16, 0.16, (1, 0.97, 0.93))
    lamp((0.0, 0.13, 0.12), (0, 0, 0.01), 0.16, 0.16, (1, 0.97, 0.93))
    seat = tray(colours)
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
            leaned(one, (x, 0.0004, 0.0094), (0, 0, turn))


def tray(colours):
    """A shallow frame of dark wood, a cushion of velvet in it, leaned back a little."""
    before, wood, wide, deep, rim = present(), timber("#2a170c", "#5a371f", 0.34, "x", 14), 0.0350, 0.0220, 0.0019
    for y in (-1, 1):
        prism(rectangle(wide, rim, 0.0004), 0, 0.0080, wood, 0.0005, 4).location = (0, y * (deep - rim) / 2, 0)
    side = timber("#2a170c", "#5a371f", 0.34, "y", 14)
    for x in (-1, 1):
        prism(rectangle(rim, deep - 2 * rim + 0.0004, 0.0004), 0, 0.0079, side, 0.0005, 4).location = (x * (wide - rim) / 2, 0, 0)
    prism(rectangle(wide - rim, deep - rim, 0.0004), 0, 0.0030, wood)
    cushion(wide - 2 * rim - 0.0002, deep - 2 * rim - 0.0002, velvet(colours["pad"]))
    return leaned(group(before), (0.0, 0.010, 0.0048), (24, 0, 0))


def cushion(wide, deep, material):
    """Fullest in its middle, tucked in all round."""
    n = 90
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n), indexing="ij")
    full = ((1 - np.abs(u) ** 5) * (1 - np.abs(v) ** 5)) ** 0.5
    z = 0.0046 + 0.0046 * full + 0.0002 * full * np.sin(5 * u + 3 * np.sin(2 * v))
    faces = [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(n - 1) for j in range(n - 1)]
    mesh("cushion", np.stack([u * wide / 2, v * deep / 2, z], -1).reshape(-1, 3), faces, material=material)


def velvet(colour):
    """Dark from above, paler where one looks along the pile."""
    nodes = Nodes("velvet")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    pile, lie = nodes.noise(where, 9000, 2), nodes.noise(where, 230, 4)
    shade = nodes.mix(lie, linear(colour), linear("#0e2a24"))
    shade = nodes.mix(nodes.math("MULTIPLY", pile, 0.45), shade, linear("#06100e"))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=1.0, Specular=0.0, Sheen=1.0, Sheen_Tint=0.7, Normal=nodes.bump(pile, 0.00010)))


def lotus(satin, bright):
    """Three rings of petals, each steeper than the one outside it; seeds in the middle."""
    turned(bevelled([(0, 0.0), (0.0022, 0.0), (0.0022, 0.0005), (0, 0.0005)], 0.0002), satin)
    for count, long, wide, rise, low, aside in ((9, 0.00480, 0.00280, 0.03, 0.0003, 0.0), (8, 0.00385, 0.00240, 0.16, 0.0007, 0.5), (6, 0.00270, 0.00200, 0.40, 0.0010, 0.2)):
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
    """Slender and pointed, a ridge along its middle between two hollows, its tip turned up."""
    n, m = 36, 21
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, m), indexing="ij")
    half = wide / 2 * (0.30 + 0.70 * np.sin(math.pi * np.clip(u, 0, 1) ** 0.85)) * np.clip((1 - u) / 0.30, 0, 1) ** 0.55
    along = 0.0004 + (long - 0.0004) * u
    angle = rise * (0.55 + 0.45 * u)
    cup = 0.50 * half * v ** 2 + 0.00011 * np.exp(-(v / 0.16) ** 2) * (1 - u ** 3)
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
        main={"from": (0.02, -0.19, 0.150), "at": (0, 0.0095, 0.0105), "lens": 212, "aperture": 56},
        second={"from": (-0.02, -0.15, 0.098), "at": (0.001, -0.001, 0.0075), "lens": 142, "aperture": 45},
        colours={"gold": dict(base="#e6ba62", pad="#23433f")},
    ),
}
