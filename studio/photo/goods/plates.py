"""For the table: six plates of speckled stoneware, their rims left bare."""
import numpy as np

from scene import Nodes, linear
from solid import group, leaned, present, rounded, turned
from table import linen

RADIUS, STEP = 0.130, 0.0088
OUTSIDE = rounded([(0.0, 0.0022), (0.070, 0.0022), (0.0725, 0.0), (0.0765, 0.0), (0.0785, 0.0022), (0.092, 0.0045), (0.113, 0.0105), (0.1262, 0.0206), (0.1294, 0.0262)], 8)
RIM = rounded([(0.1294, 0.0262), (RADIUS, 0.0274), (0.1296, 0.0284), (0.1284, 0.0284), (0.1272, 0.0270)], 6)
INSIDE = rounded([(0.1272, 0.0270), (0.1236, 0.0226), (0.112, 0.0152), (0.096, 0.0098), (0.080, 0.0078), (0.040, 0.0072), (0.0, 0.0072)], 8)


def plates(colours, _):
    glaze, bare = stoneware(colours["base"], colours["speck"], colours["bare"]), clay(colours["bare"])
    random = np.random.default_rng(3)
    for k in range(5):
        place = (*random.normal(0, 0.0012, 2), k * STEP)
        one(glaze, bare, place, (*random.normal(0, 0.25, 2), 70 * k))
    one(glaze, bare, (0.193, -0.187, 0.0), (0, 0, 130))


def one(glaze, bare, place, turn):
    before = present()
    turned(OUTSIDE, glaze, 240)
    turned(RIM, bare, 240)
    turned(INSIDE, glaze, 240)
    leaned(group(before), place, turn)


def stoneware(colour, speck, bare):
    """Iron in the clay comes through the glaze: many fine specks, few large; thinner and browner near the edge."""
    nodes = Nodes("glaze")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    moved = nodes.add("ShaderNodeVectorMath")
    nodes.link(where, moved.inputs[0])
    join = nodes.add("ShaderNodeCombineXYZ")
    for target in join.inputs[:2]:
        nodes.link(chance, target)
    nodes.link(join.outputs[0], moved.inputs[1])
    spread = moved.outputs[0]
    cloud = nodes.noise(spread, 14, 4)
    shade = nodes.mix(nodes.math("MULTIPLY", cloud, 0.55), linear(colour), linear("#c9bda6"))
    for scale, level, strength in ((330, 0.615, 0.75), (130, 0.665, 0.9), (800, 0.600, 0.5)):
        spot = nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.noise(spread, scale, 1), level), 22, clamp=True)
        shade = nodes.mix(nodes.math("MULTIPLY", spot, strength), shade, linear(speck))
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    out = nodes.math("SQRT", nodes.math("ADD", nodes.math("POWER", split.outputs[0], 2), nodes.math("POWER", split.outputs[1], 2)))
    edge = nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.math("ADD", out, nodes.math("MULTIPLY", cloud, 0.003)), 0.1262), 300, clamp=True)
    shade = nodes.mix(nodes.math("MULTIPLY", edge, 0.75), shade, linear(bare))
    uneven = nodes.noise(spread, 60, 2)
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.24, Specular=0.5, Normal=nodes.bump(uneven, 0.0010)))


def clay(colour):
    nodes = Nodes("clay")
    grain = nodes.noise(nodes.add("ShaderNodeTexCoord").outputs["Object"], 1400, 3)
    shade = nodes.mix(grain, linear(colour), linear("#5d4128"))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.85, Specular=0.2, Normal=nodes.bump(grain, 0.0003)))


def cloth():
    return linen("#8f8573")


GOODS = {
    "kansa-dinner-plate-set": dict(
        made=plates, width=0.46, surface=cloth, exposure=0.70,
        main={"from": (0.06, -1.30, 0.80), "at": (0.090, -0.074, 0.012), "lens": 94, "aperture": 18},
        second={"from": (0.02, -0.56, 0.24), "at": (0.040, -0.040, 0.038), "lens": 80, "aperture": 28},
        colours={"cream": dict(base="#ece5d6", speck="#5a3e26", bare="#96693f")},
    ),
}
