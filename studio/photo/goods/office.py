"""For the desk: a stapler of steel."""
import math

import numpy as np

from finish import metal, plastic
from label import lettering
from scene import Nodes, linear
from solid import bevelled, group, leaned, prism, present, rectangle, turned
from table import paper

HALF = 0.0185


def stapler(colours, _):
    """Its jaw to the left; a strip of staples and two loose ones before it."""
    red, steel, black = enamel(colours["base"]), metal(colours["accent"], 0.18), plastic("#1a1a1b", 0.75, 0.00010, 900)
    before = present()
    foot(red, steel, black)
    arm(red, steel)
    leaned(group(before), (0.004, 0.014, 0), (0, 0, 10))
    for place, turn in (((-0.014, -0.046, 0), 17), ((0.034, -0.054, 0), -8)):
        before = present()
        strip(steel, 0.052 if turn > 0 else 0.026)
        leaned(group(before), place, (0, 0, turn))


def foot(red, steel, black):
    upright([(-0.074, 0.003), (0.068, 0.003), (0.074, 0.007), (0.074, 0.013), (0.060, 0.016), (0.020, 0.0105), (-0.070, 0.0105), (-0.077, 0.008)], HALF - 0.001, red, 0.0022)
    prism_at(rectangle(0.146, 2 * HALF - 0.006, 0.010), 0, 0.0034, black, 0.0008, (-0.001, 0, 0))
    prism_at(rectangle(0.022, 0.022, 0.003), 0.0098, 0.0114, steel, 0.0005, (-0.058, 0, 0))
    for x in (-0.062, -0.054):
        prism_at(rectangle(0.0022, 0.013, 0.0010), 0.0113, 0.01155, metal("#6f7276", 0.35), 0, (x, 0, 0))
    upright([(0.034, 0.010), (0.072, 0.010), (0.072, 0.030), (0.064, 0.038), (0.052, 0.038), (0.044, 0.026)], HALF - 0.0035, steel, 0.0008)


def arm(red, steel):
    before = present()
    upright([(-0.073, 0.0), (0.062, 0.0), (0.062, 0.0096), (-0.073, 0.0096)], 0.0085, steel, 0.0008)
    upright([(-0.0755, -0.0030), (-0.0715, -0.0030), (-0.0715, 0.014), (-0.0755, 0.014)], 0.0095, steel, 0.0007)
    upright(rounded_side(), HALF - 0.0020, red, 0.0062, 8)
    for y in (-1, 1):
        words = lettering("MAJBOOT", 0.0098, plastic("#f2e6d8", 0.5))
        words.location, words.rotation_euler = (-0.006 * y, y * (HALF - 0.0019), 0.0152), (math.radians(90), 0, 0 if y < 0 else math.pi)
    leaned(group(before), (-0.002, 0, 0.0225), (0, 7, 0))
    for y in (-1, 1):
        before = present()
        turned(bevelled([(0.0050, 0), (0.0050, 0.0016), (0.0040, 0.0024), (0, 0.0026)], 0.0006), steel)
        leaned(group(before), (0.060, y * (HALF - 0.0032), 0.0300), (-90 * y, 0, 0))


def rounded_side():
    """The arm as one sees it from the side: a nose, a long back, a heel."""
    top = [(-0.0790, 0.0080), (-0.0785, 0.0140), (-0.0740, 0.0195), (-0.0600, 0.0228), (-0.0300, 0.0256), (0.0050, 0.0262), (0.0400, 0.0240), (0.0620, 0.0190), (0.0690, 0.0110), (0.0680, 0.0040)]
    return [*top, (0.0300, 0.0050), (-0.0740, 0.0064)]


def upright(outline, half, material, edge, segments=4):
    """An outline (along, up) as thick as twice `half`, standing."""
    turning = area(outline) > 0
    made = prism(outline if turning else outline[::-1], -half, half, material, edge, segments)
    made.rotation_euler = (math.radians(90), 0, 0)
    return made


def area(outline):
    x, y = np.array(outline).T
    return (x * np.roll(y, -1) - y * np.roll(x, -1)).sum()


def prism_at(outline, low, high, material, edge, place):
    made = prism(outline, low, high, material, edge)
    made.location = place
    return made


def strip(steel, long):
    """Wires side by side, bent down at both ends."""
    wire, wide, tall = 0.00062, 0.0127, 0.0062
    outline = [(-wide / 2, 0), (-wide / 2 + wire, 0), (-wide / 2 + wire, tall - wire), (wide / 2 - wire, tall - wire), (wide / 2 - wire, 0), (wide / 2, 0), (wide / 2, tall), (-wide / 2, tall)]
    for k in range(int(long / 0.00068)):
        one = prism(outline, -0.00031, 0.00031, steel, 0.00010, 2)
        one.rotation_euler, one.location = (math.radians(90), 0, math.radians(90)), ((k + 0.5) * 0.00068 - long / 2, 0, 0)


def enamel(colour):
    nodes = Nodes("enamel")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=0.26, Specular=0.5, Clearcoat=0.6, Normal=nodes.bump(nodes.noise(where, 260, 2), 0.000012)))


def desk():
    return paper("#e4d8c5")


GOODS = {
    "majboot-desk-stapler": dict(
        made=stapler, width=0.18, surface=desk, exposure=0.80,
        main={"from": (-0.16, -0.44, 0.22), "at": (0.0, 0.0, 0.020), "lens": 92, "aperture": 16},
        second={"from": (-0.24, -0.24, 0.12), "at": (-0.040, -0.004, 0.022), "lens": 94, "aperture": 12},
        colours={"red": dict(base="#a31d24", accent="#cdd0d3")},
    ),
}
