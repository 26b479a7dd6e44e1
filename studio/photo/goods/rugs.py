"""For the floor: a round rug, one long plait of jute laid in a coil, its edge of cotton."""
import math

import numpy as np

from scene import Nodes, linear
from solid import tube
from table import paper

REACH, ROW, STRAND, STITCH = 0.600, 0.0286, 0.0060, 0.047
EDGE = 2


def rug(colours, _):
    """From the middle outwards; the last rounds are cotton, and the end is tucked under."""
    turns = REACH / ROW
    a = np.linspace(0.42 * 2 * math.pi, turns * 2 * math.pi, 400000)
    r = ROW * a / (2 * math.pi)
    along = np.r_[0, np.cumsum(np.hypot(np.diff(r), r[1:] * np.diff(a)))]
    evenly = np.arange(0, along[-1], STITCH / 15)
    a = np.interp(evenly, along, a)
    jute = fibre(colours["base"], colours["deep"], colours["pale"], 0.62)
    cotton = fibre(colours["edge"], "#161d33", "#55638c", 0.25)
    change = np.searchsorted(a, (turns - EDGE) * 2 * math.pi)
    for k in range(3):
        path, thick = strand(a, evenly, k, turns)
        tube(path[:change + 30], thick[:change + 30] * np.clip((change + 30 - np.arange(change + 30)) / 30, 0.1, 1), jute, sides=10)
        tube(path[change - 30:], thick[change - 30:] * 1.04 * np.clip(np.arange(len(path) - change + 30) / 30, 0.1, 1), cotton, sides=10)


def strand(a, along, k, turns):
    """One of three that cross in turn, drawn up now tighter, now looser."""
    random = np.random.default_rng(30 + k)
    slow = lambda size, wave: size * sum(np.sin(along * 2 * math.pi / (wave * w) + random.uniform(0, 6)) for w in (1, 1.63, 2.41)) / 2
    t = 2 * math.pi * along / STITCH + 2 * math.pi * k / 3 + 0.9 * np.sin(along * 1.7) + slow(0.10, 0.31)
    across, high = 0.0087 * np.sin(t), 0.0034 * np.sin(2 * t)
    last = np.clip((a - (turns - 0.13) * 2 * math.pi) / 0.8, 0, 1)
    middle = ROW * a / (2 * math.pi) - 0.0143 + 0.0011 * np.sin(3 * a + 1) * np.cos(a * 0.31) + 0.0007 * np.sin(7 * a + 2) - 0.020 * last
    r = np.maximum(middle, 0.004) + across + slow(0.0005, 0.19)
    z = 0.0102 + high - 0.007 * last + slow(0.0006, 0.23) + 0.0014 * np.sin(2 * a + 0.4) * (middle / REACH) ** 3
    return np.c_[r * np.cos(a + 2.1), r * np.sin(a + 2.1), np.maximum(z, STRAND * 0.9)], STRAND * (1 + slow(0.09, 0.11))


def fibre(colour, deep, pale, uneven):
    """Yarn whose fibres run with the coil; bundles of another tone, loose hairs of light."""
    nodes = Nodes("fibre")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    split, join = nodes.add("ShaderNodeSeparateXYZ"), nodes.add("ShaderNodeCombineXYZ")
    nodes.link(where, split.inputs[0])
    x, y = split.outputs[0], split.outputs[1]
    nodes.link(nodes.math("SQRT", nodes.math("ADD", nodes.math("MULTIPLY", x, x), nodes.math("MULTIPLY", y, y))), join.inputs[0])
    nodes.link(nodes.math("ARCTAN2", y, x), join.inputs[1])
    nodes.link(split.outputs[2], join.inputs[2])
    hair = nodes.noise(nodes.stretched(join.outputs[0], 1300, 26, 1300), 1, 4, 0.6)
    bundle = nodes.noise(nodes.stretched(join.outputs[0], 150, 9, 150), 1, 3)
    broad = nodes.noise(where, 5.5, 4)
    tone = nodes.math("ADD", 0.5, nodes.math("MULTIPLY", nodes.math("ADD", nodes.math("SUBTRACT", bundle, 0.5), nodes.math("MULTIPLY", nodes.math("SUBTRACT", hair, 0.5), 1.2)), 2.6 * uneven), clamp=True)
    shade = nodes.mix(tone, linear(deep), linear(colour))
    shade = nodes.mix(nodes.math("MULTIPLY", nodes.math("SUBTRACT", hair, 0.56), 3.2 * uneven, clamp=True), shade, linear(pale))
    shade = nodes.mix(nodes.math("MULTIPLY", nodes.math("SUBTRACT", broad, 0.35), uneven, clamp=True), shade, linear(pale))
    relief = nodes.math("ADD", hair, nodes.math("MULTIPLY", bundle, 0.8))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.9, Specular=0.15, Sheen=0.3, Normal=nodes.bump(relief, 0.0022)))


def floor():
    return paper("#e9dbc4")


GOODS = {
    "angan-jute-rug": dict(
        made=rug, width=1.15, surface=floor, exposure=0.74,
        main={"from": (0.15, -3.6, 3.1), "at": (0.0, -0.02, 0.0), "lens": 124, "aperture": 18},
        second={"from": (0.62, -1.55, 0.80), "at": (0.20, -0.33, 0.0), "lens": 96, "aperture": 11},
        colours={"natural": dict(base="#c79f6b", deep="#86592e", pale="#e2c799", edge="#323e60")},
    ),
}
