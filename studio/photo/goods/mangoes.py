"""Grocery: six Alphonso mangoes on straw in their wooden box."""
import math

import bpy
import numpy as np

from finish import metal, plastic, timber
from label import printed
from scene import Nodes, linear, mesh
from solid import copy, creased, group, leaned, present, strewn, tube, turned
from table import linen

HALF, WIDE, DEEP, HIGH = 0.052, 0.330, 0.240, 0.082
# Where each lies on the straw: place, then how far its stalk is lifted and which way it points.
LIE = (
    ((-0.098, 0.054), (76, 6, -62)), ((0.004, 0.058), (104, -8, 150)), ((0.104, 0.050), (82, 10, 35)),
    ((-0.102, -0.052), (98, -6, -150)), ((0.000, -0.052), (74, 8, 40)), ((0.102, -0.056), (96, -4, -38)),
)


def mangoes(_, view):
    second = view == "second"
    box()
    straw()
    skins = [skin(k, green, blush) for k, (green, blush) in enumerate(((0.10, 0.75), (0.42, 0.35), (0.0, 0.55), (0.25, 0.9), (0.05, 0.2), (0.3, 0.6)))]
    for k, ((x, y), turn) in enumerate(LIE):
        if second and k == 5:
            mango(k, (0.085, -0.205, 0.0335), (92, 4, -72), skins[k])
        else:
            mango(k, (x, y, 0.071), turn, skins[k])
    leaves(second)


def mango(seed, place, turn, material):
    """An egg set askew: its back bows out, its belly ends in a small beak; flatter than broad."""
    random = np.random.default_rng(seed + 20)
    before = present()
    rows, columns = 110, 120
    around, t = np.meshgrid(np.linspace(0, 2 * math.pi, columns, endpoint=False), np.linspace(0.001, math.pi - 0.001, rows))
    belly = np.cos(around)
    bump = lambda at, wide, sharp: np.exp(-((t - at) / wide) ** 2) * np.clip(belly, 0, 1) ** sharp
    reach = np.sin(t) ** 0.92 * (1 + 0.17 * np.cos(t)) * (1 + 0.012 * np.cos(3 * around + seed) + 0.010 * np.sin(2 * around + seed))
    reach = reach + 0.060 * bump(2.62, 0.16, 6) - 0.035 * bump(2.28, 0.20, 4) + 0.030 * np.clip(-belly, 0, 1) * np.exp(-((t - 0.75) / 0.5) ** 2)
    up = np.cos(t) * 1.0 + 0.07 * np.clip(-belly, -1, 1) * np.sin(t) * np.clip(np.cos(t), 0, 1) - 0.075 * np.exp(-(t / 0.26) ** 2)
    broad, thick, tall = (HALF * s * random.uniform(0.97, 1.03) for s in (0.735, 0.635, 0.985))
    x = reach * belly * broad + 0.10 * HALF * (np.cos(t) ** 2 - 0.5)
    points = np.stack([x, reach * np.sin(around) * thick, up * tall], -1).reshape(-1, 3)
    faces = [(j * columns + i, (j + 1) * columns + i, (j + 1) * columns + (i + 1) % columns, j * columns + (i + 1) % columns) for j in range(rows - 1) for i in range(columns)]
    mesh("mango", points, faces, material=material)
    s = np.linspace(0, 1, 14)
    foot = (0.05 * HALF, 0, tall * 0.915)
    tube(np.c_[foot[0] + 0.002 * s ** 2, 0.0015 * s, foot[2] + 0.0125 * s], 0.0024 - 0.0007 * np.sin(s * math.pi) + 0.0006 * s, plastic("#5b4226", 0.85, 0.0006, 700), sides=12)
    leaned(group(before), place, turn)


def skin(seed, green, blush):
    """Ripe gold; red towards the sun at the shoulder, a little green left at the tip; small pale dots."""
    nodes = Nodes("mango")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    moved = nodes.add("ShaderNodeVectorMath")
    nodes.link(where, moved.inputs[0])
    moved.inputs[1].default_value = (seed * 0.3, 0, 0)
    where = moved.outputs[0]
    cloudy, broad = nodes.noise(where, 42, 4, 0.6), nodes.noise(where, 15, 3)
    x, y, z = (nodes.math("DIVIDE", axis, HALF) for axis in split.outputs)
    base = nodes.mix(broad, linear("#e8980f"), linear("#d8700c"))
    base = nodes.mix(nodes.math("MULTIPLY", nodes.math("SUBTRACT", cloudy, 0.35), 0.9, clamp=True), base, linear("#eeaa30"))
    sunny = nodes.math("ADD", nodes.math("MULTIPLY", z, 0.75), nodes.math("ADD", nodes.math("MULTIPLY", x, -0.55), nodes.math("MULTIPLY", y, 0.5 if seed % 2 else -0.5)))
    sunny = nodes.math("ADD", nodes.math("SUBTRACT", sunny, 0.12), nodes.math("MULTIPLY", nodes.math("SUBTRACT", cloudy, 0.5), 0.9))
    base = nodes.mix(nodes.math("MULTIPLY", sunny, blush * 1.3, clamp=True), base, linear("#b52f14"))
    shade = nodes.math("ADD", nodes.math("SUBTRACT", nodes.math("MULTIPLY", z, -0.8), 0.25), nodes.math("MULTIPLY", nodes.math("SUBTRACT", broad, 0.5), 1.6))
    base = nodes.mix(nodes.math("MULTIPLY", shade, green, clamp=True), base, linear("#8a9a2e"))
    for scale, size, tint, strength in ((330, 0.15, "#f3d28a", 0.55), (120, 0.06, "#6d3c14", 0.6)):
        dots = nodes.add("ShaderNodeTexVoronoi")
        nodes.link(where, dots.inputs["Vector"])
        dots.inputs["Scale"].default_value = scale
        base = nodes.mix(nodes.math("MULTIPLY", nodes.math("LESS_THAN", dots.outputs["Distance"], size), strength), base, linear(tint))
    return nodes.finish(nodes.surface(
        Base_Color=base, Roughness=nodes.math("ADD", 0.33, nodes.math("MULTIPLY", cloudy, 0.16)), Specular=0.42,
        Normal=nodes.bump(nodes.noise(where, 240, 2), 0.00022),
    ))


def box():
    """Thin boards nailed to four posts, the grower's name burnt into the front."""
    pine = {along: timber("#a87c4a", "#d9b681", 0.7, along, 1.5) for along in "xy"}
    nail = metal("#77716a", 0.45)
    for k, z in enumerate((0.021, 0.062)):
        for side in (-1, 1):
            board((WIDE, 0.007, 0.036), (0, side * DEEP / 2, z), pine["x"], k + side)
            board((0.007, DEEP - 0.008, 0.036), (side * (WIDE / 2 - 0.0035), 0, z), pine["y"], k + side)
            for x in (-1, 1):
                for up in (-0.009, 0.009):
                    head = turned([(0.0021, 0.0), (0.0018, 0.0005), (0, 0.0006)], nail, 20)
                    head.location, head.rotation_euler = (x * (WIDE / 2 - 0.014), side * (DEEP / 2 + 0.0034), z + up), (side * -math.pi / 2, 0, 0)
    for x in (-1, 1):
        for y in (-1, 1):
            board((0.018, 0.018, HIGH - 0.004), (x * (WIDE / 2 - 0.016), y * (DEEP / 2 - 0.0125), HIGH / 2), pine["x"], x + y)
    board((WIDE - 0.008, DEEP - 0.008, 0.006), (0, 0, 0.006), pine["x"], 3)
    printed([("BAGAAN", 0.024, 0.0)], plastic("#43230f", 0.85), (0, -DEEP / 2 - 0.0037, 0.0615))
    printed([("ALPHONSO · 6", 0.015, 0.0)], plastic("#43230f", 0.85), (0, -DEEP / 2 - 0.0037, 0.0205))


def board(size, place, material, shift):
    """Its grain taken from elsewhere in the tree than the next one's."""
    x, y, z = (s / 2 for s in size)
    away = 0.37 * shift
    points = [(i * x + away, j * y + away, k * z) for k in (-1, 1) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    made = creased(mesh("board", points, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], material=material), 40)
    soft = made.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments = 0.0009, 3
    made.location = np.array(place) - (away, away, 0)


def straw():
    random = np.random.default_rng(4)
    board((WIDE - 0.016, DEEP - 0.016, 0.020), (0, 0, 0.019), plastic("#c09c58", 0.8), 0)
    kinds = []
    for k in range(14):
        s, long = np.linspace(-1, 1, 18), random.uniform(0.018, 0.042)
        path = np.c_[long * s, random.normal(0, 0.009) * s ** 2 + random.normal(0, 0.004) * s, random.normal(0, 0.006) * (1 - s ** 2)]
        kinds.append(tube(path, random.uniform(0.0009, 0.0016), plastic(("#e6cb86", "#d6b468", "#efdda8", "#c8a45c")[k % 4], 0.55), sides=7))
    for _ in range(1500):
        x, y = random.uniform(-1, 1) * (WIDE / 2 - 0.040), random.uniform(-1, 1) * (DEEP / 2 - 0.034)
        strewn(random, kinds, (x, y, random.uniform(0.030, 0.045)), 0.16)
    for x, y in ((-0.20, -0.145), (-0.10, -0.175), (0.19, -0.150)):
        strewn(random, kinds, (x, y, 0.0016), 0.02)
    for kind in kinds:
        bpy.data.objects.remove(kind)


def leaves(second):
    """Two long ones on a bit of twig, laid over the fruit."""
    blade = leaf(0.150, 0.020)
    for place, turn in (((-0.035, 0.010, 0.108), (8, 10, 118)), ((-0.050, 0.018, 0.110), (13, -8, 72))):
        leaned(copy(blade, (0, 0, 0)), place, turn)
    if second:
        leaned(copy(blade, (0, 0, 0)), (0.010, -0.190, 0.004), (9, 0, 96))
    bpy.data.objects.remove(blade)


def leaf(long, broad):
    """Along +y, folded at its pale rib, waved at its edge."""
    rows, columns, points = 60, 17, []
    for t in np.linspace(0, 1, rows):
        half = broad * math.sin(math.pi * t ** 0.85) ** 0.8 + 0.0004
        for s in np.linspace(-1, 1, columns):
            points.append((s * half, long * t, abs(s) * half * 0.32 + 0.0022 * math.sin(t * 17 + s * 2) * s * s - 0.16 * long * t * t))
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
    nodes = Nodes("leaf")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    out = nodes.math("ABSOLUTE", split.outputs[0])
    side = nodes.math("SINE", nodes.math("MULTIPLY", nodes.math("SUBTRACT", split.outputs[1], nodes.math("MULTIPLY", out, 0.55)), 780))
    rib = nodes.math("MAXIMUM", nodes.math("LESS_THAN", out, 0.0007), nodes.math("MULTIPLY", nodes.math("GREATER_THAN", side, 0.93), 0.45))
    tone = nodes.mix(nodes.noise(where, 55, 4), linear("#22451c"), linear("#47702c"))
    return mesh("leaf", points, faces, material=nodes.finish(nodes.surface(Base_Color=nodes.mix(rib, tone, linear("#93a557")), Roughness=0.32, Specular=0.45, Normal=nodes.bump(side, 0.00012))))


BOX = {"from": (0.25, -0.98, 0.62), "at": (0.002, -0.012, 0.038), "lens": 98, "aperture": 14}
GOODS = {
    "ratna-alphonso-mangoes": dict(
        made=mangoes, width=0.42, surface=linen, exposure=0.72, main=BOX,
        second=dict(BOX, **{"from": (-0.30, -0.86, 0.74), "at": (0.0, -0.045, 0.035), "lens": 86}),
        colours={"gold": {}},
    ),
}
