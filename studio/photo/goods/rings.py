"""On linen, held between two blocks: a gold ring with a green dome, a silver one with a cut stone set low."""
import math

import bpy
import numpy as np

from finish import metal, timber
from goods.jewellery import ground
from room import lamp
from scene import mesh
from solid import ball, bevelled, copy, creased, group, leaned, present, prism, rectangle, tube, turned
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
    held(group(before), stone())


def star(colours, _):
    """One stone in a collar that hardly stands above the band."""
    silver, radius = metal(colours["base"], 0.11), 0.0025
    before = present()
    band(silver, lambda a: 0.0010 + 0.0005 * np.clip(np.sin(a), 0, 1) ** 6, lambda a: 0.0007 + 0.0002 * np.clip(np.sin(a), 0, 1) ** 4)
    girdle = INNER + 0.0020
    turned(bevelled([
        (0.0015, INNER + 0.0001), (0.0022, INNER + 0.0002), (radius + 0.00042, girdle - 0.0006), (radius + 0.00048, girdle + 0.0002),
        (radius + 0.00028, girdle + 0.0004), (radius - 0.00008, girdle + 0.0002), (radius - 0.0001, girdle - 0.0001), (0.0015, INNER + 0.0006), (0.0015, INNER + 0.0001),
    ], 0.00012), silver)
    backed(brilliant(radius, clear(colours["accent"], 1.56, 1.0)), radius).location = (0, 0, girdle + 0.0003)
    # Small and near: what the facets send back is bright, and the rest of the light stays as it is.
    for place in ((0, -0.05, 0.24), (0.03, 0.17, 0.20), (-0.10, -0.20, 0.09)):
        lamp(place, (0, 0, 0.028), 0.10, 0.07, (1, 1, 1))
    held(group(before), timber("#2f1d14", "#5b3a27", 0.45, scale=6))


def backed(cut, radius):
    """Foil behind the lower facets, as in a closed setting: what comes in from above goes back there."""
    cut.data.materials.append(metal("#ffffff", 0.03))
    for facet in cut.data.polygons:
        facet.material_index = int(facet.center.z < -0.03 * radius)
    return cut


def band(material, half, thick):
    """Round inside for comfort; stands upright, its stone at the top."""
    a = np.linspace(0, 2 * math.pi, 240, endpoint=False)
    t = np.linspace(0, 2 * math.pi, 64, endpoint=False)
    across, out = np.sign(np.cos(t)) * np.abs(np.cos(t)) ** 0.7, np.sign(np.sin(t)) * np.abs(np.sin(t)) ** 0.8
    rows = []
    for angle in a:
        r = INNER + thick(angle) + out * thick(angle)
        rows.append(np.c_[r * math.cos(angle), across * half(angle), r * math.sin(angle)])
    faces = [(i * 64 + j, (i + 1) % 240 * 64 + j, (i + 1) % 240 * 64 + (j + 1) % 64, i * 64 + (j + 1) % 64) for i in range(240) for j in range(64)]
    creased(mesh("band", np.concatenate(rows), faces, material=material), 70)


def oval_plate(half_x, half_y, z, material):
    a = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    prism([(half_x * math.cos(b), half_y * math.sin(b)) for b in a], z - 0.0006, z + 0.0010, material, 0.0004)


def rim(half_x, half_y, z, thick, material):
    a = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    tube(np.c_[half_x * np.cos(a), half_y * np.sin(a), z + 0 * a], thick, material, closed=True, sides=14)


def held(ring, made_of):
    """Two small blocks with the ring clipped between them."""
    before = present()
    gap, deep, tall = 0.0017, 0.013, 0.0105
    for side in (-1, 1):
        one = prism(rectangle(0.038, deep, 0.002), 0, tall, made_of, 0.0009)
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
    "sitara-silver-ring": dict(
        made=star, width=0.09, surface=ground, exposure=0.8, through=16,
        main={"from": (0.05, -0.255, 0.205), "at": (0, -0.001, 0.0175), "lens": 245, "aperture": 64},
        second={"from": (0.06, -0.150, 0.215), "at": (0.0, 0.0, 0.0235), "lens": 420, "aperture": 90},
        colours={"silver": dict(base="#e2e4e8", accent="#fbfdff")},
    ),
}
