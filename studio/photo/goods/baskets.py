"""Home: a bellied basket of twisted seagrass, its foot dipped in cream."""
import math

import numpy as np

from finish import plastic
from scene import Nodes, linear
from solid import group, leaned, present, ribbon, rounded, turned
from table import paper
from weave import border, rope

TALL, PLY = 0.36, 0.0046
BELLY = rounded([(0.152, 0.0), (0.181, 0.06), (0.201, 0.16), (0.197, 0.26), (0.172, TALL)], 10)


def basket(colours, view):
    grass = seagrass(colours["base"], colours["deep"], colours["dip"])
    reach, height = np.array(BELLY).T
    rows = int(TALL / (PLY * 2.75))
    for row in range(rows):
        z = PLY * 2 + row * (TALL - PLY * 3) / rows
        r = np.interp(z, height, reach)
        twists = int(r * 2 * math.pi / 0.026)
        turn = np.linspace(0, 2 * math.pi, twists * 14, endpoint=False) + row * 0.7
        wander = 0.0016 * np.sin(2 * turn + row * 1.9) + 0.0009 * np.sin(5 * turn + row * 0.7)
        rope(np.c_[np.cos(turn) * (r + wander), np.sin(turn) * (r + wander), z + wander * 0.6], PLY, twists, grass, 2, closed=True)
    turned([(0, 0.012), *BELLY], plastic("#4d3d22", 0.9))
    border(BELLY[-1][0], TALL + PLY, PLY * 1.35, grass, 30)
    for side in (-1, 1):
        handle(side, grass)
    if view == "second":
        for k, shade in enumerate(colours["throws"]):
            rolled(k, shade)


def handle(side, grass):
    """A loop whose ends go down through the border into the weave."""
    a = np.linspace(-0.30, math.pi + 0.30, 260)
    out = BELLY[-1][0] + 0.012 + 0.016 * np.clip(np.sin(a), 0, 1)
    rope(np.c_[side * out, 0.056 * np.cos(a), TALL - 0.016 + 0.074 * np.sin(a)], PLY * 1.15, 11, grass)


def rolled(k, shade):
    """A woollen throw, rolled up and stood on end."""
    before = present()
    a = np.linspace(0, 2 * math.pi * 3.4, 420)
    r = 0.0075 + 0.0475 * a / a[-1] + (0.0016 * np.sin(a * 2 + k) + 0.0008 * np.sin(a * 3.1 + k * 2)) * a / a[-1]
    path = np.c_[r * np.cos(a), r * np.sin(a), 0.255 + 0.005 * np.sin(a * 0.7 + k) - 0.010 * (a / a[-1]) ** 2]
    # As thick as its turns lie apart, thinner where it begins and ends.
    thick = 0.0068 * np.clip(np.minimum(a, a[-1] - a) / 0.5, 0.25, 1) ** 0.5
    ribbon(path, np.c_[np.cos(a), np.sin(a), 0 * a], 0.238 + 0.013 * (k % 2), thick, wool(*shade))
    way = math.radians(205 + 120 * k)
    leaned(group(before), (0.076 * math.cos(way), 0.076 * math.sin(way), 0.006), (-4.5 * math.sin(way), 4.5 * math.cos(way), 40 * k))


def wool(colour, stripe):
    nodes = Nodes("wool")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    yarn, cloudy = nodes.noise(nodes.stretched(where, 300, 300, 700), 1, 3), nodes.noise(where, 30, 3)
    tone = nodes.math("MULTIPLY", nodes.math("ADD", yarn, nodes.math("MULTIPLY", cloudy, 0.4)), 0.5)
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    band = nodes.math("GREATER_THAN", nodes.math("SINE", nodes.math("MULTIPLY", nodes.math("ADD", split.outputs[2], 0.008), 2 * math.pi / 0.046)), 0.55)
    banded = nodes.math("MULTIPLY", nodes.math("MULTIPLY", band, nodes.math("GREATER_THAN", split.outputs[2], 0.365)), 0.8)
    colour = nodes.mix(banded, linear(colour), linear(stripe))
    colour = nodes.mix(tone, colour, linear("#2c2622"))
    relief = nodes.math("ADD", yarn, nodes.math("MULTIPLY", cloudy, 2.0))
    return nodes.finish(nodes.surface(Base_Color=colour, Roughness=0.95, Specular=0.1, Sheen=0.5, Normal=nodes.bump(relief, 0.003)))


def seagrass(pale, deep, dip):
    """Dried blades: each strand a little greener or browner, fibres along it; paint below, thin at its edge."""
    nodes = Nodes("seagrass")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    fibre, blotch = nodes.noise(nodes.stretched(where, 90, 90, 900), 1, 4), nodes.noise(where, 16, 4)
    tone = nodes.math("ADD", nodes.math("MULTIPLY", chance, 0.30), nodes.math("ADD", nodes.math("MULTIPLY", fibre, 0.5), nodes.math("MULTIPLY", nodes.math("SUBTRACT", blotch, 0.5), 1.3)), clamp=True)
    colour = nodes.mix(tone, linear(deep), linear(pale))
    colour = nodes.mix(nodes.math("MULTIPLY", nodes.math("GREATER_THAN", blotch, 0.56), 0.22), colour, linear("#7f8453"))
    edge = nodes.math("ADD", split.outputs[2], nodes.math("MULTIPLY", nodes.math("SUBTRACT", fibre, 0.5), 0.012))
    painted = nodes.math("MULTIPLY", nodes.math("LESS_THAN", edge, 0.108), nodes.math("ADD", 0.80, nodes.math("MULTIPLY", blotch, 0.3)), clamp=True)
    colour = nodes.mix(painted, colour, linear(dip))
    return nodes.finish(nodes.surface(Base_Color=colour, Roughness=0.72, Specular=0.25, Normal=nodes.bump(fibre, 0.0016)))


VIEW = {"from": (0.35, -2.3, 1.15), "at": (0.0, 0.0, 0.195), "lens": 132, "aperture": 16}
GOODS = {
    "tokri-seagrass-basket": dict(
        made=basket, width=0.62, surface=paper, exposure=0.72, main=VIEW,
        second=dict(VIEW, **{"from": (-0.45, -2.15, 1.62), "at": (0, 0, 0.235), "lens": 120}),
        colours={"natural": dict(base="#d2b47c", deep="#8a6a38", dip="#efe8d8", throws=(("#e8dfcd", "#8c5a3c"), ("#2f6f6c", "#d9d2bd"), ("#c06a3c", "#e6d3b4")))},
    ),
}
