"""On stone: four bars of green soap on their rack, a round bar of shampoo in its tin."""
import math

import bpy
import numpy as np

from finish import metal, plastic, timber
from label import framed, leaf, filled, lettering, printed
from scene import Nodes, linear, mesh
from solid import ball, bevelled, copy, group, leaned, present, prism, rectangle, tube, turned
from table import slab

LONG, DEEP, TALL, BAND = 0.084, 0.054, 0.030, 0.044


def bars(colours, _):
    """Two in their bands on a rack, one leaned on it, one bare to show what it is."""
    paper, ink = plastic(colours["paper"], 0.85, 0.00012, 900), plastic(colours["ink"], 0.8)
    rack(timber("#4a2b17", "#8a5a35", 0.5, "x", 2))
    for place, turn in (((-0.012, 0.010, 0.0145), (0, 0, 5)), ((-0.008, 0.011, 0.0452), (0, 0, -7)), ((0.080, 0.026, 0.0002), (0, 0, -34))):
        before = present()
        bar(colours)
        banded(paper, ink)
        leaned(group(before), place, turn)
    before = present()
    bar(colours)
    printed([("NEEM", 0.0140, 0.0076), ("TULSI", 0.0140, -0.0090)], plastic(colours["stamp"], 0.6), (0, 0, TALL + 0.00020), (0, 0, 0))
    leaned(group(before), (0.048, -0.052, 0.0002), (0, 0, 18))
    for place, turn in (((-0.048, -0.048, 0.0), 12), ((-0.012, -0.070, 0.0), -30)):
        sprig(place, turn)


def bar(colours):
    """Cut from a loaf by wire, its edges rounded by hand."""
    made = prism(rectangle(LONG, DEEP, 0.007, 10), 0, TALL, marbled(colours["base"], colours["deep"]), 0.0046, 7)
    made.data.use_auto_smooth = False
    made.data.polygons.foreach_set("use_smooth", [True] * len(made.data.polygons))
    return made


def marbled(base, deep):
    """Two greens folded into each other, flecks of leaf, a skin that was never quite flat."""
    nodes = Nodes("soap")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    shift = nodes.add("ShaderNodeCombineXYZ")
    nodes.link(nodes.math("MULTIPLY", chance, 3.0), shift.inputs[0])
    moved = nodes.add("ShaderNodeVectorMath")
    nodes.link(where, moved.inputs[0])
    nodes.link(shift.outputs[0], moved.inputs[1])
    at = moved.outputs[0]
    broad = nodes.noise(nodes.stretched(at, 22, 40, 34), 1, 3, 0.55)
    fold = nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", broad, 16)))
    tone = nodes.mix(nodes.math("MULTIPLY", fold, 0.72), linear(deep), linear(base))
    fleck = nodes.math("GREATER_THAN", nodes.noise(nodes.stretched(at, 900, 500, 900), 1, 1), 0.71)
    tone = nodes.mix(nodes.math("MULTIPLY", fleck, 0.6), tone, linear("#3b4526"))
    skin = nodes.math("ADD", nodes.noise(at, 46, 2), nodes.math("MULTIPLY", nodes.noise(at, 420, 2), 0.035))
    return nodes.finish(nodes.surface(
        Base_Color=tone, Roughness=0.50, Specular=0.38, Normal=nodes.bump(skin, 0.0010),
    ))


def banded(paper, ink):
    """A strip of paper round the middle, printed above and in front."""
    thick = 0.0005
    strip = prism(rectangle(DEEP + thick, TALL + thick, 0.0048, 8), -BAND / 2, BAND / 2, paper, 0.00015, 1)
    leaned(strip, (0, 0, TALL / 2), (90, 0, 90))
    top, front = TALL + thick / 2 + 0.00008, -(DEEP + thick) / 2 - 0.00008
    printed([("NIKHARYA", 0.0046, 0.0162), ("neem & tulsi", 0.0068, -0.0040), ("handmade soap", 0.0040, -0.0112), ("cured six weeks · 100 g", 0.0028, -0.0172)], ink, (0, 0, top), (0, 0, 0))
    for lean, long in ((0, 0.0105), (52, 0.0090), (-52, 0.0090)):
        filled(leaf(long, long * 0.44, lean, (0, 0.0022)), ink, (0, 0, top), (0, 0, 0))
    printed([("NEEM & TULSI", 0.0056, 0.0020), ("coconut oil base", 0.0034, -0.0058)], ink, (0, front, TALL / 2), (90, 0, 0))
    frame = lambda inset: rectangle(BAND - 0.004 - inset, DEEP - 0.014 - inset, 0.002)
    framed(frame(0), frame(0.0006), ink, (0, 0, top), (0, 0, 0))


def rack(wood):
    for k in range(5):
        slat = prism(rectangle(0.112, 0.0095, 0.002), 0.008, 0.0140, wood, 0.0012)
        slat.location = (-0.010, 0.010 + (k - 2) * 0.0145, 0)
    for x in (-0.050, 0.030):
        foot = prism(rectangle(0.010, 0.070, 0.002), 0, 0.0082, wood, 0.0010)
        foot.location = (x, 0.010, 0)


def sprig(place, turn):
    """Neem: leaflets in pairs along a stalk, each bent like a sickle and toothed."""
    before = present()
    t = np.linspace(0, 1, 24)
    stalk = np.c_[0.072 * t, 0.006 * t * t, 0.0012 + 0.004 * np.sin(math.pi * t)]
    tube(stalk, 0.0007 * (1 - 0.5 * t), plastic("#6f7a3a", 0.5), sides=8)
    shape = leaflet()
    for k in range(6):
        at = stalk[3 + int(3.6 * k)]
        for side in (-1, 1):
            a = side * math.radians(62 - 3 * k)
            size = 0.80 + 0.25 * math.sin(math.pi * (k + 1) / 7)
            along = np.array([math.cos(a), math.sin(a), 0.10 + 0.05 * (k % 2)])
            along = along / np.linalg.norm(along)
            across = np.cross(along, (0, 0, 1)) * side
            across = across / np.linalg.norm(across)
            copy(shape, at, np.array([across, along, np.cross(across, along)]) * size)
    copy(shape, stalk[-1], np.array([(0.1, -1, 0), (1, 0.1, 0.05), (0.0, 0.0, 1)]))
    bpy.data.objects.remove(shape)
    leaned(group(before), place, (0, 0, turn))


def leaflet(long=0.028, broad=0.0048, rows=60, columns=9):
    nodes = Nodes("neem")
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    tone = nodes.mix(nodes.math("MULTIPLY", chance, 0.8), linear("#3f6a2a"), linear("#6d9440"))
    tone = nodes.mix(nodes.math("MULTIPLY", nodes.noise(where, 160, 3), 0.4), tone, linear("#2c4c20"))
    points = []
    for t in np.linspace(0, 1, rows):
        tooth = 1 + 0.14 * abs(math.sin(t * 30)) * min(1, 6 * (1 - t))
        half = broad * math.sin(math.pi * t ** 0.8) ** 0.75 * (tooth if t > 0.08 else 1) + 0.0001
        bend = 0.0062 * (t - 0.25) ** 2 * 1.6
        for s in np.linspace(-1, 1, columns):
            points.append((s * half + bend, long * t, abs(s) * half * 0.30 + 0.003 * math.sin(math.pi * t) - 0.0030 * t * t))
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
    return mesh("leaflet", points, faces, material=nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.38, Specular=0.4)))


PUCK, THICK, TIN, HIGH = 0.0335, 0.0255, 0.0375, 0.0270


def shampoo(colours, _):
    """In its tin, the lid leaned on its rim; soap nuts beside."""
    steel = metal(colours["metal"], 0.30, 0.4, (300, 300, 300), 0.0000005)
    before = present()
    turned(bevelled([(0, 0.0006), (TIN - 0.004, 0.0006), (TIN - 0.003, 0), (TIN, 0.0), (TIN, HIGH - 0.0085), (TIN - 0.0009, HIGH - 0.0079), (TIN - 0.0009, HIGH), (TIN - 0.0020, HIGH), (TIN - 0.0020, 0.003), (0, 0.003)], 0.0008, 6), steel)
    puck(colours).location = (0, 0, 0.0082)
    leaned(group(before), (0.022, 0.022, 0), (0, 0, -14))
    before = present()
    lid(steel, plastic(colours["paper"], 0.8), plastic(colours["ink"], 0.75))
    leaned(group(before), (-0.014, -0.032, 0.0165), (23, 0, -33))
    nuts()


def puck(colours):
    """Pressed in a mould: soft shoulders, its name sunk into the top."""
    r, h = PUCK, THICK
    soap = herbal(colours["base"], colours["deep"])
    before = present()
    turned(bevelled([(0, 0), (r - 0.001, 0), (r, 0.002), (r, h - 0.004), (r - 0.0022, h), (r - 0.0052, h), (r - 0.0062, h - 0.0012), (0, h - 0.0006)], 0.0042, 8), soap)
    dark = plastic(colours["stamp"], 0.6)
    for text, size, up in (("REETHA", 0.0096, 0.0058), ("&", 0.0058, -0.0018), ("SHIKAKAI", 0.0082, -0.0090)):
        lettering(text, size, dark).location = (0, up, h - 0.0005)
    return group(before)


def herbal(base, deep):
    nodes = Nodes("herbs")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    tone = nodes.mix(nodes.noise(where, 90, 4, 0.6), linear(deep), linear(base))
    dark = nodes.math("GREATER_THAN", nodes.noise(where, 720, 2), 0.66)
    tone = nodes.mix(nodes.math("MULTIPLY", dark, 0.55), tone, linear("#3d2413"))
    pale = nodes.math("GREATER_THAN", nodes.noise(where, 610, 1), 0.72)
    tone = nodes.mix(nodes.math("MULTIPLY", pale, 0.45), tone, linear("#c79b66"))
    skin = nodes.math("ADD", nodes.noise(where, 70, 3), nodes.math("MULTIPLY", nodes.noise(where, 700, 3), 0.3))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.56, Specular=0.35, Normal=nodes.bump(skin, 0.0009)))


def lid(steel, paper, ink):
    """Its rim at zero, a round label on its top."""
    r, h = TIN + 0.0007, 0.0105
    turned(bevelled([(r - 0.0010, 0.0), (r, 0.0002), (r, h), (r - 0.0024, h + 0.0002), (r - 0.0032, h - 0.0005), (0, h - 0.0005)], 0.0010, 6), steel)
    turned([(r - 0.0012, 0), (r - 0.0012, h - 0.0014), (0, h - 0.0014)], steel)
    top = h - 0.0003
    turned([(r - 0.0046, h - 0.0005), (r - 0.0046, top), (0, top)], paper)
    printed([("KUNTALA", 0.0056, 0.0155), ("reetha & shikakai", 0.0066, -0.0030), ("SHAMPOO BAR", 0.0058, -0.0112), ("about 60 washes · 90 g", 0.0034, -0.0190)], ink, (0, 0, top + 0.0001), (0, 0, 0))
    for lean, long in ((0, 0.0100), (56, 0.0088), (-56, 0.0088)):
        filled(leaf(long, long * 0.46, lean, (0, 0.0026)), ink, (0, 0, top + 0.0001), (0, 0, 0))
    a = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    tube(np.c_[np.cos(a) * 0.0318, np.sin(a) * 0.0318, np.full(160, top)], 0.00022, ink, closed=True, sides=8)


def nuts():
    """Soap nuts: amber skins shrunk and wrinkled as they dried."""
    random = np.random.default_rng(3)
    for place, size, seed in (((0.062, -0.034), 0.0104, 1), ((0.043, -0.050), 0.0096, 2), ((0.079, -0.014), 0.0092, 3), ((-0.042, 0.018), 0.0100, 4), ((0.066, -0.058), 0.0084, 5)):
        one = nut(size, seed)
        leaned(one, (*place, size * 0.86), tuple(random.uniform(0, 360, 3)))


def nut(size, seed):
    random = np.random.default_rng(seed)
    one = ball(1, (0, 0, 0), husk())
    waves = random.normal(0, 1, (22, 4))
    for corner in one.data.vertices:
        p = np.array(corner.co)
        ridge = sum((1 - abs(math.sin(2.1 * p.dot(w[:3]) * (1 + k * 0.08) + 6 * w[3]))) ** 2 for k, w in enumerate(waves)) / len(waves)
        corner.co = p * size * (0.95 + 0.55 * (ridge - 0.35))
    return one


def husk():
    nodes = Nodes("husk")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    tone = nodes.mix(chance, linear("#7a3f17"), linear("#a8642a"))
    tone = nodes.mix(nodes.math("MULTIPLY", nodes.noise(where, 260, 4), 0.7), tone, linear("#4a220d"))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.34, Specular=0.5, Normal=nodes.bump(nodes.noise(where, 500, 3), 0.0006)))


RACK = {"from": (0.10, -0.62, 0.36), "at": (0.016, -0.014, 0.027), "lens": 122, "aperture": 16}
POT = {"from": (0.04, -0.48, 0.33), "at": (0.014, -0.006, 0.014), "lens": 122, "aperture": 16}
GOODS = {
    "neem-tulsi-soap": dict(
        made=bars, width=0.22, surface=slab, exposure=0.82, main=RACK,
        second={"from": (0.12, -0.34, 0.30), "at": (0.034, -0.034, 0.022), "lens": 122, "aperture": 15},
        colours={"green": dict(base="#8f9e68", deep="#66784a", stamp="#4d5f37", paper="#efe6d2", ink="#33472a")},
    ),
    "reetha-shampoo-bar": dict(
        made=shampoo, width=0.15, surface=slab, exposure=0.8, main=POT,
        second={"from": (0.10, -0.24, 0.26), "at": (0.026, 0.008, 0.020), "lens": 118, "aperture": 14},
        colours={"brown": dict(base="#8f6238", deep="#5f3b1e", stamp="#4a2c14", metal="#d9d6d3", paper="#ecdfc4", ink="#4a2d18")},
    ),
}
