"""Sports: feather shuttlecocks and their tube."""
import math

import bpy
import numpy as np

from finish import metal, plastic
from label import letters
from scene import Nodes, linear, mesh
from solid import bevelled, copy, group, leaned, present, rounded, tube, turned
from table import paper

FEATHERS, HEAD, WIDE = 16, 0.0125, 0.033


def shuttles(colours, _):
    before = present()
    container(colours)
    leaned(group(before), (-0.052, 0.045, 0), (0, 0, 12))
    before = present()
    lid()
    leaned(group(before), (0.030, 0.004, 0), (0, 0, 0))
    before = present()
    shuttle(colours)
    leaned(group(before), (0.076, 0.070, 0.0), (0, 0, 0))
    for place, turn in (((0.100, -0.075, 0.0), 35), ((-0.062, -0.105, 0.0), 120)):
        before = present()
        shuttle(colours, lying=True)
        leaned(group(before), place, (0, 0, turn))


def shuttle(colours, lying=False):
    """Standing on its feathers, or lying on cork and feathers as it rolls to rest."""
    cork = cork_skin()
    before = present()
    turned(rounded([(0, -0.0135), (0.006, -0.0122), (0.0105, -0.0075), (0.0128, 0.0), (0.0130, 0.008), (0.0122, 0.0118), (0.0095, 0.0124), (0, 0.0124)], 8), cork)
    turned(bevelled([(0.0126, 0.0040), (0.01325, 0.0042), (0.01300, 0.0122), (0.0122, 0.0124)], 0.0003), plastic(colours["accent"], 0.5))
    feather = one_feather()
    for k in range(FEATHERS):
        a = 2 * math.pi * k / FEATHERS
        tilt = math.atan2(WIDE - 0.0100, 0.072)
        out, along = np.array([math.cos(a), math.sin(a), 0]), np.array([-math.sin(a), math.cos(a), 0])
        up = np.array([0, 0, 1]) * math.cos(tilt) + out * math.sin(tilt)
        turn = 0.30
        side = along * math.cos(turn) + np.cross(up, along) * math.sin(turn)
        copy(feather, out * 0.0098 + [0, 0, 0.0118], (side, np.cross(up, side), up))
    bpy.data.objects.remove(feather)
    thread = plastic("#f2efe6", 0.6)
    for height in (0.020, 0.029):
        r = 0.0100 + (height - 0.0118) * (WIDE - 0.0100) / 0.072
        turn = np.linspace(0, 2 * math.pi, 16 * 12, endpoint=False)
        wave = r + 0.0006 * np.cos(turn * FEATHERS)
        tube(np.c_[np.cos(turn) * wave, np.sin(turn) * wave, np.full(len(turn), height)], 0.00055, thread, closed=True, sides=10)
    whole = group(before)
    if lying:
        lean = math.degrees(math.atan2(WIDE - 0.0130, 0.080))
        leaned(whole, (0, 0, 0.0130), (90 - lean, 0, 0))
    else:
        leaned(whole, (0, 0, 0.083), (180, 0, 0))


def one_feather():
    """A shaft, and a vane on both sides of it that is cut slanting at its end."""
    long, rows, columns = 0.072, 60, 13
    points = []
    for t in np.linspace(0, 1, rows):
        vane = np.interp(t, [0, 0.34, 0.42, 0.60, 0.90, 0.97, 1], [0.0004, 0.0004, 0.0042, 0.0068, 0.0079, 0.0070, 0.0036])
        for s in np.linspace(-1, 1, columns):
            x = s * vane
            droop = 0.0016 * s * s * t
            points.append((x, droop + 0.0006 * math.sin(s * 5 + t * 9) * t, long * t - 0.0032 * s * s * t - 0.0015 * s * t))
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
    uvs = [(p[0], p[2]) for p in points]
    vane = mesh("feather", np.array(points), faces, uvs, material=barbs())
    s = np.linspace(0, 1, 30)
    shaft = tube(np.c_[0 * s, 0.0001 + 0 * s, long * 0.99 * s], 0.00095 * (1 - 0.62 * s), plastic("#f0e8d4", 0.35), sides=10)
    bpy.ops.object.select_all(action="DESELECT")
    for thing in (vane, shaft):
        thing.select_set(True)
    bpy.context.view_layer.objects.active = vane
    bpy.ops.object.join()
    return vane


def barbs():
    """Fine slanting lines, a little light coming through."""
    nodes = Nodes("barbs")
    uv = nodes.add("ShaderNodeUVMap").outputs[0]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(uv, split.inputs[0])
    slant = nodes.math("SUBTRACT", split.outputs[1], nodes.math("MULTIPLY", nodes.math("ABSOLUTE", split.outputs[0]), 1.1))
    join = nodes.add("ShaderNodeCombineXYZ")
    nodes.link(slant, join.inputs[0])
    nodes.link(split.outputs[0], join.inputs[1])
    line = nodes.noise(nodes.stretched(join.outputs[0], 1700, 60), 1, 3)
    colour = nodes.mix(line, linear("#e2ddd0"), linear("#fbfaf6"))
    normal = nodes.bump(line, 0.00025)
    surface = nodes.surface(Base_Color=colour, Roughness=0.65, Sheen=0.3, Normal=normal)
    through = nodes.add("ShaderNodeBsdfTranslucent")
    nodes.link(colour, through.inputs[0])
    both = nodes.add("ShaderNodeMixShader")
    both.inputs[0].default_value = 0.35
    nodes.link(surface.outputs[0], both.inputs[1])
    nodes.link(through.outputs[0], both.inputs[2])
    return nodes.finish(both)


def cork_skin():
    nodes = Nodes("cork")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    grain = nodes.noise(where, 600, 4)
    colour = nodes.mix(grain, linear("#e8e0cf"), linear("#f7f3ea"))
    return nodes.finish(nodes.surface(Base_Color=colour, Roughness=0.6, Normal=nodes.bump(grain, 0.0002)))


TALL, ROUND = 0.30, 0.034


def container(colours):
    """Of card, printed and varnished, its lid off; the cork of the first shuttle looks out."""
    r = ROUND
    card, tin = plastic("#f1ece0", 0.34, coat=0.35), metal("#c9cbce", 0.3)
    turned([(0, 0.002), (r, 0.002), (r, 0.075), (r, TALL - 0.0006), (r - 0.0008, TALL), (r - 0.0018, TALL - 0.0006), (r - 0.0018, 0.18)], card)
    turned([(r + 0.0001, 0.060), (r + 0.0001, 0.246)], plastic(colours["accent"], 0.32, coat=0.35))
    for low, high in ((0.0525, 0.0560), (0.2500, 0.2535), (0.2560, 0.2570)):
        turned([(r + 0.0001, low), (r + 0.0001, high)], plastic("#c9a13f", 0.4))
    turned(bevelled([(0, 0.0012), (r - 0.0015, 0.0), (r + 0.0011, 0.0), (r + 0.0011, 0.0065), (r, 0.0075)], 0.0009), tin)
    letters(r + 0.00042, 0.15, [("UDAAN", 0.0185, 0.060), ("feather shuttlecocks", 0.0066, 0.040), ("10", 0.034, -0.002), ("pieces", 0.0060, -0.018), ("goose feather · natural cork", 0.0044, -0.052), ("speed 77", 0.0052, -0.068)], "#f6f1e4")
    before = present()
    shuttle(colours)
    leaned(group(before), (0, 0, TALL - 0.083), (0, 0, 0))


def lid():
    """Of white plastic, lying on its top."""
    r = ROUND + 0.0004
    turned(bevelled([(0, 0.0), (r - 0.001, 0.0), (r + 0.0012, 0.0018), (r + 0.0014, 0.0165), (r, 0.0170), (r - 0.0004, 0.0160), (r - 0.0006, 0.0022), (0, 0.0016)], 0.0007), plastic("#f5f3ee", 0.3))


def ground():
    """Dark enough for white feathers to stand out from."""
    return paper("#bda98c")


GOODS = {
    "udaan-feather-shuttlecocks": dict(
        made=shuttles, width=0.34, surface=ground, exposure=0.8,
        main={"from": (0.12, -0.98, 0.52), "at": (0.008, 0, 0.128), "lens": 86, "aperture": 14},
        second={"from": (0.20, -0.62, 0.34), "at": (0.014, -0.012, 0.084), "lens": 66, "aperture": 13},
        colours={"white": dict(base="#f7f6f2", accent="#2f6f4f")},
    ),
}
