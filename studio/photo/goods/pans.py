"""Pans: the cast iron one, with a roti on it for the second view."""
import math

import numpy as np

from scene import Nodes, linear, mesh
from solid import group, leaned, moulded, present, rounded, tube, turned
from table import slab

RADIUS = 0.130


def pan(colours, view):
    before = present()
    iron = cast(colours["base"])
    r = RADIUS
    turned(rounded([(0, 0.0), (r * 0.6, 0.0), (r * 0.84, 0.0012), (r - 0.003, 0.016), (r, 0.0225), (r - 0.0012, 0.0245), (r - 0.0042, 0.0232), (r - 0.010, 0.0108), (r - 0.022, 0.0062), (r * 0.5, 0.0056), (0, 0.0056)], 10), iron)
    s = np.linspace(0, 1, 40)
    grip = tube(np.c_[0.118 + 0.150 * s, 0 * s, 0.017 + 0.016 * s ** 1.5], 0.0085 + 0.0035 * np.sin(s * 3.1) - 0.002 * s, iron)
    a = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    eye = tube(np.c_[0.278 + 0.0155 * np.cos(a), 0.0125 * np.sin(a), 0.0335 + 0.002 * np.cos(a)], 0.0052, iron, closed=True)
    moulded([grip, eye], 0.0011)
    leaned(group(before), (0, 0, 0), (0, 0, -34))
    if view == "second":
        roti(RADIUS - 0.034, 0.0064)


def cast(colour):
    """Iron from a sand mould, oiled: pitted, black, shining in patches."""
    nodes = Nodes("iron")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    grain, patches = nodes.noise(where, 900, 3, 0.6), nodes.noise(where, 26, 4)
    rough = nodes.math("ADD", 0.24, nodes.math("MULTIPLY", patches, 0.28))
    shade = nodes.mix(grain, linear(colour), linear("#232221"))
    return nodes.finish(nodes.surface(Base_Color=shade, Metallic=0.5, Roughness=rough, Specular=0.5, Normal=nodes.bump(grain, 0.0009)))


def roti(reach, z):
    """Baked in patches, puffed here and there, not quite round."""
    rows, steps = 60, 240
    random = np.random.default_rng(12)
    blister = [(random.uniform(0, 0.9) ** 0.6 * reach, random.uniform(0, 2 * math.pi), random.uniform(0.006, 0.020), random.uniform(0.001, 0.0042)) for _ in range(46)]
    points = []
    for s in np.linspace(0, 1, rows):
        a = np.linspace(0, 2 * math.pi, steps, endpoint=False)
        out = s * reach * (1 + 0.012 * np.sin(3 * a + 1) + 0.008 * np.sin(5 * a))
        x, y = out * np.cos(a), out * np.sin(a)
        high = z + 0.0034 * (1 - s ** 14) + sum(h * np.exp(-((x - r * math.cos(t)) ** 2 + (y - r * math.sin(t)) ** 2) / w ** 2) for r, t, w, h in blister)
        points.append(np.c_[x, y, high])
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    nodes = Nodes("roti")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    high = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, high.inputs[0])
    risen = nodes.math("MULTIPLY", nodes.math("SUBTRACT", high.outputs[2], z + 0.0035), 260, clamp=True)
    speckle = nodes.noise(where, 130, 5, 0.65)
    burnt = nodes.math("MULTIPLY", risen, nodes.math("MULTIPLY", nodes.math("SUBTRACT", speckle, 0.36), 6, clamp=True))
    pale = nodes.mix(nodes.noise(where, 24, 4), linear("#dfc795"), linear("#c8a468"))
    shade = nodes.mix(burnt, pale, linear("#5a3213"))
    mesh("roti", np.concatenate(points), faces, material=nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.85, Specular=0.15, Normal=nodes.bump(speckle, 0.0012))))


PAN = {"from": (0.24, -0.86, 0.56), "at": (0.052, -0.046, 0.012), "lens": 86, "aperture": 18}
GOODS = {
    "loha-cast-iron-tawa": dict(
        made=pan, width=0.40, surface=slab, exposure=0.9, main=PAN, second=dict(PAN, **{"from": (0.10, -0.60, 0.52), "at": (0.018, 0, 0.012), "lens": 84}),
        colours={"iron": dict(base="#0b0b0c")},
    ),
}
