"""A bedside table in the evening."""
import math

import bpy
import numpy as np

from finish import metal, plastic
from room import plaster
from scene import Nodes, linear, mesh
from sets.daylight import evening
from sets.pieces import block, book, earthenware, wall, walnut
from solid import group, leaned, present, rounded, tube, turned
from table import linen


def lamp_base(place):
    """A clay lamp with a shade of linen, lit."""
    before = present()
    turned(rounded([(0, 0), (0.050, 0.0), (0.058, 0.006), (0.072, 0.05), (0.062, 0.105), (0.026, 0.145), (0.018, 0.165), (0, 0.166)]), earthenware("#6f7f78", "#84938b", 0.3))
    turned([(0.008, 0.16), (0.008, 0.21), (0, 0.21)], metal("#c39a55", 0.3))
    cloth = glowing()
    cloth.cycles.sample_as_light = False
    turned([(0.125, 0.195), (0.092, 0.365)], cloth, steps=96).visible_shadow = False
    leaned(group(before), place, (0, 0, 0))
    bulb = bpy.data.lights.new("bulb", "POINT")
    bulb.energy, bulb.shadow_soft_size, bulb.color = 1.9, 0.09, (1, 0.70, 0.42)
    hung = bpy.data.objects.new("bulb", bulb)
    bpy.context.scene.collection.objects.link(hung)
    hung.location = (place[0], place[1], place[2] + 0.26)


def glowing():
    """Cloth with light behind it."""
    nodes = Nodes("shade")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    weave = nodes.noise(nodes.stretched(where, 300, 300, 1100), 1, 3)
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    low = nodes.math("MULTIPLY", nodes.math("ABSOLUTE", nodes.math("SUBTRACT", split.outputs[2], 0.265)), 5.5)
    strength = nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1.25, low), nodes.math("ADD", 0.7, nodes.math("MULTIPLY", weave, 0.5)))
    return nodes.finish(nodes.surface(Base_Color=linear("#ecdcbc"), Roughness=0.95, Emission=linear("#ffc27a"), Emission_Strength=strength))


def pillow(place, size, colour, turn):
    """Full in the middle, pinched at its corners, a little creased."""
    n, points = 70, []
    wide, deep, thick = size
    for side in (1, -1):
        for j in range(n):
            for i in range(n):
                u, v = i / (n - 1) * 2 - 1, j / (n - 1) * 2 - 1
                full = max(0.0, (1 - u ** 4) * (1 - v ** 4)) ** 0.45
                pull = 1 - 0.07 * (1 - abs(v) ** 2) * abs(u) ** 3, 1 - 0.07 * (1 - abs(u) ** 2) * abs(v) ** 3
                fold = 0.010 * math.sin(9 * u + 6 * v + 2 * math.sin(4 * v)) * full * abs(u * v) ** 0.5
                points.append((u * wide / 2 * pull[0], v * deep / 2 * pull[1], side * thick / 2 * full + fold))
    faces = [(k + j * n + i, k + j * n + i + 1, k + (j + 1) * n + i + 1, k + (j + 1) * n + i) for k in (0, n * n) for j in range(n - 1) for i in range(n - 1)]
    made = mesh("pillow", points, [f if f[0] < n * n else f[::-1] for f in faces], material=linen(colour))
    return leaned(made, place, turn)


def beside_the_bed(made, colours):
    block((0.50, 0.42, 0.03), (0.0, 0.03, -0.015), walnut(), 0.006)
    wall(0.36, plaster("#b9a78f", "#c6b59d"))
    block((1.2, 1.2, 0.30), (0.98, 0.0, -0.20), linen("#d8cdb9"), 0.06)
    made(colours, "main")
    lamp_base((-0.135, 0.125, 0))
    book((0.198, 0.130, 0.026), (0.115, 0.105, 0), plastic("#3b2a38", 0.7, 0.0004, 900), -14)
    book((0.185, 0.122, 0.020), (0.112, 0.106, 0.026), plastic("#a8672f", 0.7, 0.0004, 900), -7)
    glasses((0.112, 0.092, 0.0465))
    pillow((0.62, 0.10, 0.12), (0.62, 0.42, 0.17), "#e6dccb", (30, 0, 10))
    evening(0.5, (0.0, 0, 0.05), 0.9)


def glasses(place):
    before, frame = present(), plastic("#3a2417", 0.2)
    a = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    for x in (-0.032, 0.032):
        tube(np.c_[x + 0.025 * np.cos(a), 0 * a, 0.021 + 0.020 * np.sin(a)], 0.0016, frame, closed=True, sides=12)
        s = np.linspace(0, 1, 30)
        side = 1 if x > 0 else -1
        tube(np.c_[np.full(30, side * 0.060) - side * 0.006 * s, 0.115 * s, 0.027 - 0.024 * np.clip(s - 0.75, 0, 1) / 0.25 * 0.9], 0.0014, frame, sides=10)
    b = np.linspace(0.3, math.pi - 0.3, 20)
    tube(np.c_[0.0085 * np.cos(b), 0 * b, 0.020 + 0.007 * np.sin(b)], 0.0015, frame, sides=12)
    return leaned(group(before), place, (0, 0, 24))


USES = {
    "mogra-soy-candle": dict(set=beside_the_bed, exposure=1.0, view={"from": (0.10, -0.72, 0.36), "at": (0.008, 0.02, 0.074), "lens": 74, "aperture": 4, "sharp": (0, -0.03, 0.06)}),
}
