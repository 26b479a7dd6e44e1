"""A small tin of lip balm, its lid leaned on its rim."""
import math

import numpy as np

from finish import metal, plastic
from label import lettering
from scene import Nodes, linear, mesh
from solid import bevelled, group, leaned, present, rounded, tube, turned
from table import slab

RADIUS, TALL = 0.026, 0.0165


def lip_balm(colours, _):
    satin = metal(colours["metal"], 0.30, 0.4, (300, 300, 300), 0.0000005)
    before = present()
    tin(satin)
    balm(colours["base"])
    leaned(group(before), (0.0125, 0.0160, 0), (0, 0, 0))
    before = present()
    lid(satin, plastic(colours["print"], 0.42, coat=0.25), plastic(colours["ink"], 0.6))
    leaned(group(before), (-0.0069, -0.0176, 0.0108), (24, 0, -30))
    for place, turn, size in (((0.030, -0.026), (8, 6, 40), 1.0), ((0.041, -0.012), (-6, 10, 150), 0.86), ((-0.034, 0.016), (4, -8, 260), 0.92)):
        leaned(petal(colours["petal"]), (*place, 0.0016), turn).scale = (size,) * 3


def tin(satin):
    r, h = RADIUS, TALL
    turned(bevelled([(0, 0.0006), (r - 0.004, 0.0006), (r - 0.003, 0), (r, 0.0), (r, h - 0.0070), (r - 0.0009, h - 0.0064), (r - 0.0009, h), (r - 0.0021, h), (r - 0.0021, 0.004)], 0.0008, 6), satin)
    for z in (h - 0.0046, h - 0.0026):
        ring(r - 0.0009, z, 0.00035, satin)


def balm(colour):
    """Set in the tin, a finger once drawn across it."""
    reach, rows, steps = RADIUS - 0.0022, 90, 180
    points = []
    for s in np.linspace(0, 1, rows):
        a = np.linspace(0, 2 * math.pi, steps, endpoint=False)
        x, y = s * reach * np.cos(a), s * reach * np.sin(a)
        bend = y + 0.0050 - 5.5 * x * x - 0.25 * x
        ends = np.clip((0.0165 - np.abs(x + 0.001)) / 0.006, 0, 1)
        dent = -0.0021 * np.exp(-(bend / 0.0042) ** 4) * ends ** 1.5 + 0.0006 * np.exp(-((bend - 0.0058) / 0.0012) ** 2) * ends
        stroke = 0.00010 * np.sin(bend * 5200) * np.exp(-(bend / 0.0036) ** 4) * ends
        points.append(np.c_[x, y, TALL - 0.0034 + 0.0007 * s ** 14 + dent + stroke + 0.00008 * np.sin(x * 420 + 2) * np.sin(y * 380)])
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    nodes = Nodes("balm")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    waxy = nodes.surface(Base_Color=linear(colour), Roughness=0.30, Specular=0.5, Clearcoat=0.25, Normal=nodes.bump(nodes.noise(where, 900, 3), 0.00003))
    mesh("balm", np.concatenate(points), faces, material=nodes.finish(waxy))


def lid(satin, printed, ink):
    """Its rim at zero, its top printed."""
    r, h = RADIUS + 0.0006, 0.0082
    turned(bevelled([(r - 0.0010, 0.0), (r, 0.0002), (r, h), (r - 0.0022, h + 0.0002), (r - 0.0030, h - 0.0005), (0, h - 0.0005)], 0.0009, 6), satin)
    turned([(r - 0.0012, 0), (r - 0.0012, h - 0.0012), (0, h - 0.0012)], satin)
    top = h - 0.0004
    turned([(r - 0.0031, top), (0, top)], printed)
    for text, size, up in (("GULAB", 0.0088, 0.0032), ("rose lip balm", 0.0041, -0.0040), ("beeswax & rose petals · 12 g", 0.00235, -0.0098)):
        lettering(text, size, ink).location = (0, up, top + 0.0001)
    for reach in (0.0214, 0.0206):
        ring(reach, top, 0.00014, ink)
    for k in range(5):
        a = math.pi / 2 + k * 2 * math.pi / 5
        turn = np.linspace(0, 2 * math.pi, 24, endpoint=False)
        x, y = 0.0017 * np.cos(turn) + 0.0019, 0.0011 * np.sin(turn)
        leaf = [(x_ * math.cos(a) - y_ * math.sin(a), 0.0128 + x_ * math.sin(a) + y_ * math.cos(a), top + 0.0001) for x_, y_ in zip(x, y)]
        mesh("petal", leaf, [tuple(range(24))], material=ink)


def ring(radius, z, thick, material):
    turn = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    tube(np.c_[np.cos(turn) * radius, np.sin(turn) * radius, np.full(160, z)], thick, material, closed=True, sides=10)


def petal(colour):
    """A rose's, curled at its rim, its heel pale."""
    nodes = Nodes("petal")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    deep = nodes.math("MULTIPLY", nodes.math("ADD", split.outputs[1], 0.008), 90, clamp=True)
    skin = nodes.finish(nodes.surface(Base_Color=nodes.mix(deep, linear("#f0cfc4"), linear(colour)), Roughness=0.55, Sheen=0.6, Subsurface=0.0))
    rows, columns = 28, 28
    points = []
    for t in np.linspace(0, 1, rows):
        half = 0.0098 * math.sin(math.pi * min(1, 0.10 + 0.80 * t)) ** 0.8
        for s in np.linspace(-1, 1, columns):
            y = -0.010 + 0.021 * t - 0.0035 * t * s * s
            z = 0.0042 * s * s * (0.4 + 0.6 * t) + 0.0050 * (t - 0.45) ** 2 * 3 + 0.0005 * math.sin(9 * s + 4 * t)
            points.append((half * s, y, z - 0.001))
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
    made = mesh("petal", points, faces, material=skin)
    made.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0003
    return made


GOODS = {
    "kajal-gulab-lip-tint": dict(
        made=lip_balm, width=0.11, surface=slab, exposure=0.68,
        main={"from": (0.015, -0.25, 0.20), "at": (0.003, -0.001, 0.007), "lens": 106, "aperture": 14},
        second={"from": (0.05, -0.15, 0.13), "at": (0.001, 0.002, 0.009), "lens": 90, "aperture": 11},
        colours={"rose": dict(base="#cf6f7c", metal="#d9d6d3", print="#d0828d", ink="#fbf1ea", petal="#b8415a")},
    ),
}
