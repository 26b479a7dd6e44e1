"""On linen, held between two pieces of stone: a gold ring with a green dome."""
import math

import bpy
import numpy as np

from finish import metal
from goods.jewellery import ground
from scene import mesh
from solid import ball, copy, creased, group, leaned, present, prism, rectangle, tube
from stones import brilliant, cabochon, clear
from table import stone

INNER, SUNK = 0.0090, 0.0068


def cocktail(colours, _):
    gold, bright = metal(colours["base"], 0.16), clear("#ffffff", 2.1)
    before = present()
    band(gold, lambda a: 0.0016 + 0.0016 * np.clip(np.sin(a), 0, 1) ** 3, lambda a: 0.0009 + 0.0003 * np.clip(np.sin(a), 0, 1))
    top = INNER + 0.0022
    oval_plate(0.0092, 0.0075, top - 0.0002, gold)
    rim(0.0071, 0.0053, top + 0.0017, 0.00035, gold)
    rim(0.0096, 0.0078, top + 0.0008, 0.00040, gold)
    dome = cabochon(0.0069, 0.0051, 0.0048, clear(colours["accent"], 1.5, 0.92))
    dome.location = (0, 0, top + 0.0018)
    one = brilliant(0.00086, bright)
    grain = ball(0.00028, (0, 0, -1), gold)
    for k in range(28):
        a = 2 * math.pi * k / 28
        copy(one, (0.00835 * math.cos(a), 0.00655 * math.sin(a), top + 0.00155))
        b = a + math.pi / 28
        for x, y in ((0.0089, 0.0071), (0.0078, 0.0060)):
            copy(grain, (x * math.cos(b), y * math.sin(b), top + 0.0017))
    for thing in (one, grain):
        bpy.data.objects.remove(thing)
    held(group(before))


def band(material, half, thick):
    """Round inside for comfort; stands upright, its stone at the top."""
    a = np.linspace(0, 2 * math.pi, 240, endpoint=False)
    t = np.linspace(0, 2 * math.pi, 32, endpoint=False)
    across, out = np.sign(np.cos(t)) * np.abs(np.cos(t)) ** 0.7, np.sign(np.sin(t)) * np.abs(np.sin(t)) ** 0.8
    rows = []
    for angle in a:
        r = INNER + thick(angle) + out * thick(angle)
        rows.append(np.c_[r * math.cos(angle), across * half(angle), r * math.sin(angle)])
    faces = [(i * 32 + j, (i + 1) % 240 * 32 + j, (i + 1) % 240 * 32 + (j + 1) % 32, i * 32 + (j + 1) % 32) for i in range(240) for j in range(32)]
    creased(mesh("band", np.concatenate(rows), faces, material=material), 70)


def oval_plate(half_x, half_y, z, material):
    a = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    prism([(half_x * math.cos(b), half_y * math.sin(b)) for b in a], z - 0.0006, z + 0.0010, material, 0.0004)


def rim(half_x, half_y, z, thick, material):
    a = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    tube(np.c_[half_x * np.cos(a), half_y * np.sin(a), z + 0 * a], thick, material, closed=True, sides=14)


def held(ring):
    """Two small slabs with the ring clipped between them."""
    slab, before = stone(), present()
    gap, deep, tall = 0.0017, 0.013, 0.0105
    for side in (-1, 1):
        one = prism(rectangle(0.038, deep, 0.002), 0, tall, slab, 0.0009)
        one.location = (0, side * (gap + deep / 2), 0)
    leaned(ring, (0, 0, tall - SUNK + INNER + 0.0015), (0, 0, 0))
    ring.parent = group(before)
    leaned(ring.parent, (0, 0, 0), (0, 0, 24))


VIEW = {"from": (0.02, -0.30, 0.150), "at": (0, 0, 0.0185), "lens": 222, "aperture": 20}
GOODS = {
    "panna-cocktail-ring": dict(
        made=cocktail, width=0.09, surface=ground, exposure=0.8, main=VIEW,
        second={"from": (0.05, -0.21, 0.150), "at": (0, 0, 0.0245), "lens": 250, "aperture": 22},
        colours={"gold": dict(base="#dba94f", accent="#2aa56c")},
    ),
}
