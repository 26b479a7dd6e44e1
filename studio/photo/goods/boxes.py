"""A box of rosewood whose lid slides in a groove."""
import math

import numpy as np

from finish import metal, plastic, timber
from goods.writing import pencil
from scene import Nodes, linear
from solid import group, leaned, present, prism, rectangle, turned
from table import paper

LONG, DEEP, TALL, WALL, LID = 0.220, 0.080, 0.050, 0.0065, 0.0050


def box(colours, _):
    """Its open end to the right, where the lid comes out."""
    wood, inner = (timber(*pair, 0.36, "x", 1.1) for pair in (("#2a120a", "#74391f"), ("#3a1b10", "#7d4428")))
    across = timber("#2a120a", "#74391f", 0.36, "y", 1.1)
    before = present()
    plank(LONG - 0.002, DEEP - 0.002, 0, WALL, inner, (0, 0))
    for side in (-1, 1):
        y = side * (DEEP - WALL) / 2
        plank(LONG, WALL, 0, TALL - LID - 0.0022, wood, (0, y))
        plank(LONG, WALL * 0.50, TALL - LID - 0.0030, TALL - 0.0012, wood, (0, y + side * WALL * 0.25))
        plank(LONG, WALL, TALL - 0.0020, TALL, wood, (0, y))
    plank(WALL, DEEP - 2 * WALL, 0, TALL, across, (-(LONG - WALL) / 2, 0))
    plank(WALL, DEEP - 2 * WALL + 0.0004, 0, TALL - LID - 0.0026, across, ((LONG - WALL) / 2, 0))
    lid(wood, metal(colours["accent"], 0.25), 0.088)
    filled()
    leaned(group(before), (-0.030, 0, 0), (0, 0, 22))


def plank(long, deep, low, high, material, place):
    made = prism(rectangle(long, deep, 0.0006), low, high, material, 0.0007, 3)
    made.location = (*place, 0)
    return made


def lid(wood, brass, out):
    x, low = out - 0.001, TALL - LID - 0.0022
    plank(LONG - WALL, DEEP - WALL - 0.0008, low, low + LID - 0.0012, wood, (x, 0))
    plank(LONG - WALL, DEEP - 2 * WALL - 0.0008, low + LID * 0.5, low + LID + 0.0018, wood, (x, 0))
    dot = turned([(0.0052, 0), (0.0052, 0.0002), (0, 0.00025)], brass)
    dot.location = (x + LONG / 2 - 0.026, 0, low + LID + 0.0018)


def filled():
    random = np.random.default_rng(5)
    cedar, gold, lead = timber("#b98a58", "#d3aa78", 0.6, "z", 3), metal("#d9b765", 0.25), plastic("#2c2d30", 0.5)
    for k, tone in enumerate(("#c4432f", "#e0a12f", "#2f5d7b", "#3f7a55", "#26282c")):
        before = present()
        pencil(plastic(tone, 0.3, coat=0.4), lead, cedar, gold, "SURMA")
        leaned(group(before), (-0.094 + random.uniform(0, 0.006), -0.024 + 0.0112 * k, WALL + 0.0190 + 0.001 * (k % 2)), (0, 90, random.normal(0, 1.2)))
    rubber = prism(rectangle(0.030, 0.016, 0.002), 0, 0.011, plastic("#f0ebe2", 0.7), 0.0015)
    rubber.location = (-0.070, 0.0285, WALL + 0.012)
    prism(rectangle(LONG - 0.02, DEEP - 2 * WALL - 0.001, 0.001), WALL, WALL + 0.0145, felt())


def felt():
    nodes = Nodes("felt")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    return nodes.finish(nodes.surface(Base_Color=linear("#2c4a3c"), Roughness=1.0, Specular=0.05, Sheen=0.4, Normal=nodes.bump(nodes.noise(where, 1800, 3), 0.0004)))


def desk():
    return paper("#e4d8c5")


GOODS = {
    "saaf-rosewood-pencil-box": dict(
        made=box, width=0.24, surface=desk, exposure=0.82,
        main={"from": (-0.16, -0.66, 0.44), "at": (0.006, 0.004, 0.020), "lens": 84, "aperture": 18},
        second={"from": (-0.12, -0.36, 0.30), "at": (-0.040, -0.012, 0.036), "lens": 92, "aperture": 13},
        colours={"rosewood": dict(base="#6b3a22", accent="#c9a15a")},
    ),
}
