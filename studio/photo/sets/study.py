"""A table where one learns and keeps papers in order."""
import math

import numpy as np

from finish import metal, plastic, timber
from label import lettering
from room import plaster
from scene import Nodes, linear, mesh
from sets.daylight import morning
from sets.desk import chai
from sets.dining import tumbler
from sets.drawn import home, ruled, shown
from sets.pieces import block, cup, earthenware, pages, planks, wall
from solid import group, leaned, present, tube


def sheet(wide, deep, high, material, rows=40):
    """Paper whose height is `high(s, t)`, s and t from -1/2 to 1/2."""
    side = np.linspace(-0.5, 0.5, rows)
    points = [(s * wide, t * deep, high(s, t)) for t in side for s in side]
    faces = [(j * rows + i, j * rows + i + 1, (j + 1) * rows + i + 1, (j + 1) * rows + i) for j in range(rows - 1) for i in range(rows - 1)]
    return mesh("sheet", points, faces, [(p[0] / wide + 0.5, p[1] / deep + 0.5) for p in points], material)


def open_notebook(place, turn):
    """Two halves that rise from the fold and fall to their edges; three leaves a little apart."""
    before, w, d, edge = present(), 0.148, 0.210, pages("#efe8d6")
    block((2 * w + 0.010, d + 0.007, 0.0022), (0, 0, 0.0011), plastic("#274049", 0.6, 0.0003, 900), 0.0009)
    for side, page in ((-1, ruled(12, 19, False)), (1, ruled(5, 11, True))):
        rise = lambda s, lift: 0.003 + lift * (1 - math.exp(-(0.5 + side * s) * w / 0.010)) * (1 - 0.22 * (0.5 + side * s))
        for k, lift in enumerate((0.0070, 0.0084, 0.0096)):
            top = sheet(w - 0.0012 * (2 - k) * 0.5, d, lambda s, t: rise(s, lift), shown("page", page) if k == 2 else edge)
            top.location = (side * (w / 2 + 0.0006 - 0.0003 * k), 0, 0)
        outer = side * (w - 0.0014)
        block((0.0014, d, 0.0096), (outer, 0, 0.0056), edge, 0.0002)
        for y in (-1, 1):
            fore = [(side * u * w, y * (d / 2 - 0.0002), z) for u in np.linspace(0, 0.99, 30) for z in (0.0020, rise(side * (u - 0.5), 0.0095))]
            mesh("fore", fore, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(29)], material=edge)
    return leaned(group(before), place, (0, 0, turn))


def notes(made, colours):
    planks(2.0, 1.7, -0.8, timber("#a8967c", "#d3c3a8", 0.45, "x", 1.0), 0.15)
    open_notebook((-0.055, -0.045, 0), 10)
    before = present()
    tumbler((0, 0, 0))
    made(colours, "use")
    leaned(group(before), (0.150, 0.105, 0), (0, 0, 0))
    morning(0.40, (0, -0.01, 0.02), 3.0, low=True, leaves=9, panes=(2, 2))


def painted(colour):
    """Brushed on, thin where hands and sleeves go."""
    nodes = Nodes("painted")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    strokes, cloud = nodes.noise(nodes.stretched(where, 7, 260, 260), 1, 3), nodes.noise(where, 4, 4)
    tone = nodes.mix(nodes.math("MULTIPLY", strokes, 0.20), linear(colour), linear("#dfe3da"))
    tone = nodes.mix(nodes.math("MULTIPLY", cloud, 0.22), tone, linear("#41504f"))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=nodes.math("ADD", 0.34, nodes.math("MULTIPLY", cloud, 0.2)), Specular=0.4, Normal=nodes.bump(strokes, 0.0002)))


def colouring(made, colours):
    planks(2.4, 1.8, -0.9, painted("#6f8f8e"), 0.12)
    before = present()
    sheet(0.297, 0.212, lambda s, t: 0.0006 + 0.05 * max(0, s - t - 0.68) ** 1.6 + 0.0008 * (1 + math.sin(5 * s + 1) * math.cos(4 * t)), shown("drawing", home()), 60)
    leaned(group(before), (-0.068, -0.105, 0), (0, 0, 9))
    before = present()
    made(colours, "use")
    leaned(group(before), (0.075, 0.130, 0), (0, 0, -8))
    morning(0.55, (0, 0, 0), 3.2, leaves=9, panes=(2, 2))


STOCK = (
    ("Gel pens, pack of 10", "24", "250"), ("Colour pencils, tin of 24", "18", "425"), ("Staples 24/6, box", "60", "35"), ("Ruled notebooks, pack of 6", "32", "299"),
    ("Paper clips, box of 100", "45", "40"), ("Handmade notebook", "12", "349"), ("Daily planner", "9", "499"), ("Steel scale, 30 cm", "27", "60"),
    ("Glue stick, 15 g", "40", "45"), ("Box file, A4", "22", "180"), ("Sealing tape, 48 mm", "36", "55"), ("Envelopes, pack of 25", "30", "90"), ("Marker, black", "50", "30"),
)


def report(material):
    """A list of stock as a shop prints it, top left on its page."""
    ink = plastic("#26241f", 0.8)
    line = lambda text, size, x, y: put(lettering(text, size, ink), x, y, 0.00045)
    line("Stock list, October", 0.0088, -0.082, 0.118)
    line("Checked by", 0.0044, 0.050, 0.1175)
    for k, (name, count, price) in enumerate((("Item", "Pieces", "Rs"), *STOCK)):
        y = 0.094 - 0.0112 * k
        line(name, 0.0052, -0.082, y)
        line(count, 0.0052, 0.018, y)
        line(price, 0.0052, 0.060, y)
        block((0.170, 0.00035, 0.00006), (0.003, y - 0.0052, 0.00042), ink, 0.00001)
    sheet(0.210, 0.297, lambda s, t: 0.00040 + 0.30 * max(0, s - t - 0.66) ** 1.8, material)


def put(words, left, y, z):
    """Lettering is centred where it is made; here its left end counts."""
    words.location = (left - min(corner.co.x for corner in words.data.vertices), y, z)


def staple(place, turn):
    before = present()
    steel = metal("#c9ccd0", 0.18)
    tube([(-0.0062, 0, -0.0003), (-0.0062, 0, 0.0003), (-0.0056, 0, 0.0005), (0.0056, 0, 0.0005), (0.0062, 0, 0.0003), (0.0062, 0, -0.0003)], 0.00034, steel, sides=10)
    leaned(group(before), place, (0, 0, turn))


def stapled(place):
    """Three lists of some leaves each, one on the other, none quite straight."""
    before, leaf = present(), plastic("#f1ede3", 0.8)
    random, z = np.random.default_rng(2), 0.0
    for turn, (x, y) in ((4, (0.008, -0.004)), (-3, (-0.005, 0.003)), (0, (0, 0))):
        one = present()
        for k in range(6):
            block((0.210, 0.297, 0.00018), (random.normal(0, 0.0005), random.normal(0, 0.0005), 0.0001 + 0.00024 * k), leaf, 0.00005)
        z_top = 0.0015
        if turn == 0:
            top = present()
            report(leaf)
            leaned(group(top), (0, 0, z_top), (0, 0, 0))
        staple((-0.0915, 0.1340, z_top + (0.0005 if turn == 0 else 0)), 45)
        leaned(group(one), (x, y, z), (0, 0, turn))
        z += 0.0024
    leaned(group(before), place, (0, 0, 10))


def paperwork(made, colours):
    block((2.2, 1.6, 0.03), (0, 0.1, -0.015), plastic("#4c5b66", 0.5, 0.00012, 900), 0.004)
    wall(0.95, plaster("#c9c1b0", "#d6cebd"))
    stapled((0.006, -0.157, 0))
    before = present()
    made(colours, "main")
    leaned(group(before), (0.035, 0.085, 0), (0, 0, -14))
    cup(earthenware("#3f5a5f", "#506b70", 0.3), chai(), (-0.082, 0.225, 0), 200)
    morning(0.42, (0, 0, 0), 3.0, low=True, leaves=8, panes=(2, 2))


USES = {
    "rekha-gel-pens": dict(set=notes, exposure=0.8, view={"from": (0.13, -0.50, 0.42), "at": (0.056, -0.012, 0.030), "lens": 63, "aperture": 8, "sharp": (0.02, -0.06, 0.015)}),
    "chitra-colour-pencils": dict(set=colouring, exposure=0.5, view={"from": (-0.06, -0.62, 0.62), "at": (-0.008, 0.006, 0.0), "lens": 65, "aperture": 9, "sharp": (0, -0.03, 0.01)}),
    "majboot-desk-stapler": dict(set=paperwork, exposure=0.85, view={"from": (-0.15, -0.38, 0.26), "at": (0.002, 0.036, 0.014), "lens": 78, "aperture": 16, "sharp": (0.01, 0.05, 0.02)}),
}
