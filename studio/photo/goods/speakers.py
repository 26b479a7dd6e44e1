"""Sound: a speaker like a drum, cloth woven round it, a loop of leather to hang it by."""
import math

import numpy as np

from finish import metal, plastic
from label import lettering
from scene import Nodes, linear
from solid import bevelled, group, leaned, present, prism, rectangle, ribbon, rounded, tube, turned
from table import paper

RADIUS, TALL, LOW = 0.0460, 0.172, 0.0155
HIGH = TALL - LOW


def speaker(colours, view):
    before = present()
    rubber, copper = plastic(colours["rubber"], 0.62, 0.00012, 1400), metal(colours["accent"], 0.22)
    turned(cloth_side(), woven(colours["base"], colours["deep"]), 256)
    r = RADIUS
    turned(bevelled([(0, 0.0006), (r - 0.012, 0.0006), (r - 0.009, 0), (r - 0.0035, 0.0006), (r + 0.0005, 0.0060), (r + 0.0006, LOW - 0.001), (r - 0.001, LOW)], 0.003, 8), rubber)
    turned(rounded([(r - 0.001, HIGH), (r + 0.0006, HIGH + 0.001), (r + 0.0005, TALL - 0.0062), (r - 0.0012, TALL - 0.0022), (r - 0.0060, TALL), (r - 0.0110, TALL - 0.0012), (r - 0.0135, TALL - 0.0036), (0.012, TALL - 0.0042), (0, TALL - 0.0042)], 10), rubber)
    turn = np.linspace(0, 2 * math.pi, 256, endpoint=False)
    for z in (LOW + 0.0004, HIGH - 0.0004):
        tube(np.c_[np.cos(turn) * (r + 0.0002), np.sin(turn) * (r + 0.0002), z + 0 * turn], 0.00125, copper, closed=True, sides=16)
    buttons(colours)
    badge(copper)
    loop(leather(colours["leather"]), copper)
    leaned(group(before), (0, 0, 0), (0, 0, 14))


def cloth_side():
    """Drawn tight over a frame: it gives way a little between its two edges."""
    z = np.linspace(LOW - 0.001, HIGH + 0.001, 60)
    return [(RADIUS - 0.0006 - 0.0004 * math.sin(math.pi * (h - LOW) / (HIGH - LOW)), h) for h in z]


def woven(colour, deep):
    """Plain weave of thick thread, one over, one under; some threads paler than others."""
    nodes = Nodes("woven")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    x, y, z = split.outputs
    around = nodes.math("MULTIPLY", nodes.math("ARCTAN2", x, y), 110 / math.pi)
    up = nodes.math("MULTIPLY", z, 1 / 0.00125)
    cell = lambda v: nodes.math("SUBTRACT", nodes.math("FRACT", nodes.math("ADD", v, 300)), 0.5)
    number = lambda v: nodes.math("FLOOR", nodes.math("ADD", v, 300))
    odd = nodes.math("MULTIPLY", nodes.math("FRACT", nodes.math("MULTIPLY", nodes.math("ADD", number(around), number(up)), 0.5)), 2)
    hump = lambda v, w: nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1, nodes.math("MULTIPLY", nodes.math("POWER", nodes.math("ABSOLUTE", v), 2), 3.6)), nodes.math("SUBTRACT", 1, nodes.math("MULTIPLY", nodes.math("POWER", nodes.math("ABSOLUTE", w), 2), 2.2)))
    a, b = cell(around), cell(up)
    warp, weft = hump(a, b), hump(b, a)
    height = nodes.math("ADD", nodes.math("MULTIPLY", odd, warp), nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1, odd), weft))
    lanes = nodes.add("ShaderNodeCombineXYZ")
    nodes.link(number(around), lanes.inputs[0])
    rows = nodes.add("ShaderNodeCombineXYZ")
    nodes.link(number(up), rows.inputs[1])
    uneven = nodes.mix(odd, nodes.noise(rows.outputs[0], 3.7, 0), nodes.noise(lanes.outputs[0], 3.7, 0))
    fine = nodes.noise(where, 2200, 3)
    tone = nodes.mix(nodes.math("ADD", nodes.math("MULTIPLY", uneven, 0.5), nodes.math("MULTIPLY", fine, 0.35)), linear(deep), linear(colour))
    tone = nodes.mix(nodes.math("MULTIPLY", nodes.math("SUBTRACT", 0.62, height), 1.5, clamp=True), tone, linear("#0a0d0e"))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.92, Specular=0.15, Sheen=0.25, Normal=nodes.bump(nodes.math("ADD", height, nodes.math("MULTIPLY", fine, 0.3)), 0.0005)))


def buttons(colours):
    """Moulded into the top: louder, play, softer; a light in front."""
    raised, top = plastic(colours["mark"], 0.45), TALL - 0.0042
    for x in (-0.017, 0.017):
        prism(rectangle(0.0085, 0.0018, 0.0008), top, top + 0.0008, raised, 0.0003).location = (x, 0, 0)
    prism(rectangle(0.0018, 0.0085, 0.0008), top, top + 0.0008, raised, 0.0003).location = (0.017, 0, 0)
    turn = np.linspace(0, 2 * math.pi, 80, endpoint=False)
    tube(np.c_[np.cos(turn) * 0.0056, np.sin(turn) * 0.0056, top + 0.0003 + 0 * turn], 0.0009, raised, closed=True)
    prism([(-0.0018, -0.0026), (0.0030, 0.0), (-0.0018, 0.0026)], top, top + 0.0006, raised, 0.0002)
    turned([(0.0009, top + 0.0002), (0, top + 0.0003)], plastic("#dff5e6", 0.3)).location = (0, -0.020, 0)


def badge(copper):
    """The name, cast and riveted through the cloth."""
    words = lettering("dhvanix", 0.0125, copper, 0.0004)
    for corner in words.data.vertices:
        a, r = corner.co.x / RADIUS, RADIUS + 0.0004 + corner.co.z
        corner.co = (r * math.sin(a), -r * math.cos(a), 0.044 + corner.co.y)


def loop(hide, copper):
    """Leather held by two studs at the side, falling from the upper one in a bow."""
    t = np.linspace(0, 1, 120)
    out = RADIUS + 0.0022 + 0.0185 * np.sin(math.pi * t) ** 0.75
    z = 0.138 - 0.066 * t - 0.010 * np.sin(math.pi * t) ** 2
    path = np.c_[out, 0.0012 * np.sin(5 * t), z]
    along = np.gradient(path, axis=0)
    ribbon(path, np.c_[-along[:, 2], 0 * t, along[:, 0]], 0.0065, 0.0011, hide)
    for end in (0, -1):
        before = present()
        turned(rounded([(0, 0.0036), (0.0022, 0.0033), (0.0036, 0.0020), (0.0038, 0.0004), (0.0038, -0.002)], 6), copper)
        leaned(group(before), (path[end][0] - 0.0006, path[end][1], path[end][2]), (0, 90, 0))


def leather(colour):
    nodes = Nodes("leather")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cloud, grain = nodes.noise(where, 120, 4), nodes.noise(where, 1300, 4, 0.6)
    tone = nodes.mix(cloud, linear(colour), linear("#7a4a22"))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.5, Specular=0.4, Normal=nodes.bump(grain, 0.0004)))


def shelf():
    return paper("#ecdcc2")


GOODS = {
    "mridang-portable-speaker": dict(
        made=speaker, width=0.26, surface=shelf, exposure=0.92,
        main={"from": (0.14, -0.66, 0.30), "at": (0.006, 0, 0.083), "lens": 104, "aperture": 16},
        second={"from": (0.16, -0.34, 0.30), "at": (0.006, -0.006, 0.128), "lens": 98, "aperture": 16},
        colours={
            "teal": dict(base="#2f7a7e", deep="#164a4d", rubber="#163c3f", accent="#c98b4a", leather="#a8672f", mark="#c98b4a"),
            "black": dict(base="#2a2b2e", deep="#101113", rubber="#131315", accent="#c98b4a", leather="#8a5428", mark="#c98b4a"),
        },
    ),
}
