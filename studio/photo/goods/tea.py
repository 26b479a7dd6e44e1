"""Tea and coffee in tins."""
import math

import bpy
import numpy as np

from finish import metal, round_brushed
from goods.flour import heap
from label import filled, framed, label, leaf, letters, printed
from scene import Nodes, linear
from solid import bevelled, group, leaned, lofted, present, rectangle, strewn, tube, turned
from table import slab

WIDE, TALL, LID = 0.084, 0.104, 0.022
ROUND, HIGH = 0.050, 0.138
FACE = WIDE / 2 + 0.00025


def tea(colours, view):
    """Closed with a few leaves before it, or open, its lid laid aside."""
    random = np.random.default_rng(7)
    coat, gold = lacquer(colours["base"]), gilt(colours["accent"])
    before = present()
    caddy(coat, gold)
    if view == "second":
        heaped(random, (0, 0), TALL - 0.012, 0.0388, 0.008, 900, square=True)
    else:
        lid(coat, gold)
    leaned(group(before), (0, 0, 0), (0, 0, -24))
    if view == "second":
        before = present()
        lid(coat, gold)
        leaned(group(before), (-0.092, -0.056, -TALL), (0, 0, 16))
    heaped(random, (0.082, -0.046), 0, 0.026, 0.010, 480)


def caddy(coat, gold):
    body = rectangle(1, 1, 0.11, 14)
    w = WIDE
    lofted(body, bevelled([(0.2 * w, 0.0018), (w - 0.006, 0.0018), (w - 0.005, 0.0), (w + 0.0010, 0.0), (w + 0.0010, 0.0022), (w, 0.0026), (w, TALL), (w - 0.002, TALL + 0.0005), (w - 0.002, TALL - 0.03), (0.1 * w, TALL - 0.03)], 0.0007), coat)
    lofted(body, bevelled([(w - 0.0016, TALL - 0.02), (w - 0.0016, TALL + 0.008), (w - 0.0030, TALL + 0.0088), (w - 0.0036, TALL + 0.008), (w - 0.0036, TALL - 0.02)], 0.0005), metal("#c9c6bd", 0.28))
    face(gold, 0, [("CHAIBARI", 0.0098, 0.083), ("HIGHLAND", 0.0086, 0.0265), ("loose-leaf black tea", 0.0050, 0.0188), ("NET WT 250 g", 0.0038, 0.0118)])
    face(gold, 90, [("SECOND FLUSH", 0.0066, 0.083), ("whole leaf", 0.0056, 0.0250), ("makes about 120 cups", 0.0042, 0.0170)])


def face(gold, side, lines):
    """One side's print: a double rule, a diamond with a sprig, words above and below."""
    a = math.radians(side)
    place, turn = (FACE * math.sin(a), -FACE * math.cos(a), 0), (90, 0, side)
    middle = (place[0], place[1], 0.0485)
    for wide, tall, thick in ((0.0700, 0.0880, 0.0009), (0.0668, 0.0848, 0.0003)):
        framed(rectangle(wide, tall, 0.004), rectangle(wide - 2 * thick, tall - 2 * thick, 0.004 - thick), gold, middle, turn)
    printed(lines, gold, place, turn)
    centre = (place[0], place[1], 0.0555)
    diamond = lambda reach: [(0, reach * 1.12), (-reach, 0), (0, -reach * 1.12), (reach, 0)]
    for reach, thick in ((0.0200, 0.0008), (0.0180, 0.0003)):
        framed(diamond(reach), diamond(reach - thick * 1.4), gold, centre, turn)
    for lean, long in ((0, 0.0130), (48, 0.0110), (-48, 0.0110)):
        filled(leaf(long, long * 0.46, lean, (0, -0.0055)), gold, centre, turn)
    filled([(-0.0004, -0.0100), (0.0004, -0.0100), (0.0003, -0.0050), (-0.0003, -0.0050)], gold, centre, turn)


def lid(coat, gold):
    """Over the body's neck; its top is pressed up in a step and a round."""
    w = WIDE + 0.0018
    low, top = TALL + 0.0003, TALL + LID
    lofted(rectangle(1, 1, 0.11, 14), bevelled([(w - 0.0016, low + 0.001), (w - 0.0010, low), (w + 0.0010, low), (w + 0.0010, low + 0.0022), (w, low + 0.0027), (w, top - 0.003), (w - 0.006, top), (w - 0.014, top - 0.0010), (w - 0.016, top + 0.0008), (0.05 * w, top + 0.0010)], 0.0013, 7), coat)
    turned(bevelled([(0.0255, top), (0.0255, top + 0.0016), (0.0235, top + 0.0030), (0.0205, top + 0.0022), (0, top + 0.0024)], 0.0008), coat)
    edge = np.array(rectangle(w + 0.0010, w + 0.0010, 0.0096, 14))
    tube(np.c_[edge, np.full(len(edge), low + 0.0009)], 0.00065, gold, closed=True, sides=10)
    printed([("CHAIBARI", 0.0062, 0)], gold, (0, 0, top + 0.00255), (0, 0, 0))


def lacquer(colour):
    """Printed tinplate: even colour under varnish, the sheet never quite flat."""
    nodes = Nodes("lacquer")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    sheet = nodes.noise(where, 26, 2)
    rough = nodes.math("ADD", 0.27, nodes.math("MULTIPLY", nodes.noise(where, 130, 4), 0.14))
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=rough, Specular=0.4, Clearcoat=0.15, Normal=nodes.bump(sheet, 0.0007)))


def gilt(colour):
    """Gold ink: half of it shines, so that it is read wherever the light comes from."""
    nodes = Nodes("gilt")
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Metallic=0.55, Roughness=0.36))


def heaped(random, middle, low, reach, high, count, square=False):
    """Rolled leaves over a heap that is dark where nobody sees into it."""
    slope = lambda s: high * (1 - s ** 1.6)
    steps = 48
    rings = [(s * reach * 0.96, low + slope(s) - 0.0012) for s in np.linspace(1, 0, 12)]
    body = lofted(rectangle(2, 2, 0.2, 12), rings, tone("#1d130c", "#0f0a07")) if square else turned(rings, tone("#1d130c", "#0f0a07"), steps)
    body.location = (*middle, 0)
    kinds = [rolled(random) for _ in range(9)]
    for _ in range(count):
        if square:
            x, y = random.uniform(-reach, reach, 2) * 0.86
            s = max(abs(x), abs(y)) / reach
        else:
            s, a = math.sqrt(random.uniform()) * (1.0 if random.uniform() < 0.88 else random.uniform(1.0, 1.9)), random.uniform(0, 2 * math.pi)
            x, y = s * reach * math.cos(a), s * reach * math.sin(a)
        high_here = slope(min(s, 1)) + random.uniform(0.0004, 0.0016) if s < 1 else 0.0007
        strewn(random, kinds, (middle[0] + x, middle[1] + y, low + high_here), 0.34 if s < 1 else 0.06)
    for kind in kinds:
        bpy.data.objects.remove(kind)


def rolled(random):
    """A leaf twisted dry, thick in the middle."""
    long, wave = random.uniform(0.0055, 0.0115), random.uniform(0.0004, 0.0012)
    t = np.linspace(0, 1, 14)
    path = np.c_[(t - 0.5) * long, wave * np.sin(t * random.uniform(4, 8) + random.uniform(0, 6)), wave * 0.6 * np.sin(t * 6 + random.uniform(0, 6))]
    thick = random.uniform(0.00045, 0.00085) * (0.35 + np.sin(math.pi * t) ** 0.6 * (0.8 + 0.25 * np.sin(t * 17)))
    return tube(path, thick, tone("#2a1a10", "#140d08") if random.uniform() < 0.8 else tone("#6b4422", "#3a2412"), sides=7)


def tone(light, dark):
    nodes = Nodes("dry")
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    shade = nodes.mix(chance, linear(light), linear(dark))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.62, Specular=0.35, Normal=nodes.bump(nodes.noise(where, 1500, 3), 0.0004)))


def coffee(colours, _):
    """A round tin in a paper label, a heap of what is in it before it."""
    random = np.random.default_rng(11)
    coat, steel = lacquer(colours["base"]), round_brushed("#cfccc6", 0.22)
    r, h = ROUND, HIGH
    turned(bevelled([(0.01, 0.002), (r - 0.004, 0.002), (r - 0.003, 0), (r + 0.0010, 0), (r + 0.0012, 0.0026), (r, 0.0034), (r, h), (r - 0.002, h)], 0.0009, 6), coat)
    turned(bevelled([(r - 0.001, h - 0.001), (r + 0.0011, h - 0.001), (r + 0.0013, h + 0.0020), (r - 0.001, h + 0.0028)], 0.0009, 6), steel)
    turned(bevelled([(r - 0.001, h + 0.0030), (r + 0.0022, h + 0.0030), (r + 0.0025, h + 0.0050), (r + 0.0018, h + 0.0056), (r + 0.0018, h + 0.0190), (r - 0.0030, h + 0.0206), (r - 0.0055, h + 0.0190), (0, h + 0.0196)], 0.0013, 7), coat)
    label(r, 0.150, 0.086, 0.068, [
        ("CHAIBARI", 0.0105, 0.0255), ("PAHADI", 0.0150, 0.0015), ("estate filter coffee", 0.0062, -0.0105),
        ("80% coffee · 20% chicory", 0.0042, -0.0195), ("NET WT 500 g", 0.0042, -0.0305)], paper="#ecd9b0", ink="#3a2114", rule="#4a2c1c")
    letters(r + 0.00042, 0.068, [("—  shade grown  —", 0.0040, 0.0165), ("ground for steel filters", 0.0036, -0.0255)], "#7a4a28")
    heap(random, (0.070, -0.066), "#3b2012", "#7a4c2a")


TIN = {"from": (0.05, -0.66, 0.27), "at": (0.020, -0.006, 0.056), "lens": 104, "aperture": 14}
CAN = {"from": (0.05, -0.78, 0.29), "at": (0.014, 0, 0.066), "lens": 112, "aperture": 14}
GOODS = {
    "doars-black-tea": dict(
        made=tea, width=0.22, surface=slab, exposure=0.85, main=TIN, second={"from": (0.04, -0.60, 0.36), "at": (-0.018, -0.014, 0.040), "lens": 88, "aperture": 14},
        colours={"green": dict(base="#173d2f", accent="#cfa349")},
    ),
    "pahadi-filter-coffee": dict(
        made=coffee, width=0.24, surface=slab, exposure=0.85, main=CAN, second={"from": (0.20, -0.42, 0.24), "at": (0.022, -0.022, 0.048), "lens": 78, "aperture": 12},
        colours={"brown": dict(base="#40241a", accent="#d8c6a6")},
    ),
}
