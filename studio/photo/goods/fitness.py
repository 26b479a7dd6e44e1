"""Weights: a pair of hexagonal dumbbells."""
import math

from finish import metal, plastic
from label import lettering
from scene import Nodes, linear
from solid import bevelled, cornered, group, leaned, lofted, present, rounded, turned
from table import paper

FLAT, INNER, OUTER = 0.043, 0.044, 0.104


def dumbbells(colours, view):
    rubber, paint = plastic(colours["base"], 0.50, 0.00010, 1100), plastic(colours["paint"], 0.6)
    steel, grip = metal(colours["accent"], 0.14), knurled(colours["accent"])
    places = {"main": (((0.012, 0.078), 24), ((0.0, -0.050), -34)), "second": (((0.010, 0.070), 6), ((0.0, -0.060), 62)), "use": (((-0.040, 0.120), 5), ((0.040, -0.055), 62))}
    for (x, y), turn in places[view]:
        before = present()
        dumbbell(rubber, paint, steel, grip)
        leaned(group(before), (x, y, FLAT), (0, 90, turn))


def dumbbell(rubber, paint, steel, grip):
    """Along the upright axis, a flat of its heads towards +x."""
    for end in (0, 180):
        before = present()
        head(rubber, paint, steel)
        leaned(group(before), (0, 0, 0), (end, 0, 0))
    turned(rounded([(0.0132, -0.040), (0.0150, -0.018), (0.0156, 0), (0.0150, 0.018), (0.0132, 0.040)], 10), grip)


def head(rubber, paint, steel):
    r = FLAT
    lofted(cornered(6, 1, 0.13), bevelled([(0.0, INNER + 0.001), (r * 0.52, INNER), (r * 0.86, INNER + 0.006), (r, INNER + 0.018), (r, OUTER - 0.014), (r * 0.90, OUTER), (r * 0.76, OUTER), (r * 0.72, OUTER - 0.0022), (0, OUTER - 0.0022)], 0.0032, 6), rubber)
    turned(bevelled([(0.0128, 0.037), (0.0178, 0.037), (0.0178, INNER + 0.003)], 0.001), steel)
    for text, size, up in (("BHIM", 0.0100, 0.0175), ("5", 0.0270, -0.0015), ("KG", 0.0100, -0.0190)):
        words = lettering(text, size, paint, 0.0005)
        words.location, words.rotation_euler = (-up, 0, OUTER - 0.0020), (0, 0, math.pi / 2)


def knurled(colour):
    """Two rows of fine grooves that cross."""
    nodes = Nodes("knurled")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    round_it = nodes.math("MULTIPLY", nodes.math("ARCTAN2", split.outputs[1], split.outputs[0]), 44)
    along = nodes.math("MULTIPLY", split.outputs[2], 2900)
    ridge = lambda way: nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", nodes.math(way, round_it, along), 0.5)))
    height = nodes.math("MINIMUM", ridge("ADD"), ridge("SUBTRACT"))
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Metallic=1.0, Roughness=0.24, Normal=nodes.bump(height, 0.0005)))


def floor():
    return paper("#e6d9c4")


GOODS = {
    "bhim-hex-dumbbells": dict(
        made=dumbbells, width=0.30, surface=floor, exposure=0.75,
        main={"from": (0.20, -0.80, 0.44), "at": (0.004, 0.008, 0.034), "lens": 108, "aperture": 20},
        second={"from": (0.24, -0.56, 0.26), "at": (0.012, -0.020, 0.040), "lens": 82, "aperture": 16},
        colours={"black": dict(base="#111112", accent="#cfd1d4", paint="#c9cbcd")},
    ),
}
