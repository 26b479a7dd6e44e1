"""A desk of walnut before a window; a shelf on the wall above it."""
import math

import numpy as np

from finish import metal, plastic, timber
from label import letters
from room import plaster
from scene import Nodes, image, linear, mesh
from sets.daylight import morning
from sets.pieces import block, book, cup, earthenware, oak, planks, plant, wall, walnut
from solid import bevelled, group, leaned, present, rounded, turned


def top(back=0.55):
    planks(2.6, back + 0.9, -0.9, timber("#94683c", "#c99d68", 0.42, "x", 1.1), 0.16)
    wall(back + 0.01, plaster("#e6dac6", "#eee4d2"))


def laptop(place, turn):
    """Open, a hill at dusk on its screen."""
    before = present()
    alloy, key = metal("#b4b6b9", 0.36), plastic("#141416", 0.55)
    w, d = 0.31, 0.215
    block((w, d, 0.013), (0, 0, 0.0075), alloy, 0.004)
    block((w * 0.86, 0.098, 0.001), (0, 0.030, 0.0136), plastic("#8d8f92", 0.5), 0.0004)
    for row in range(5):
        for column in range(14):
            block((0.0158, 0.0158, 0.0016), (-0.1235 + 0.019 * column, -0.008 + 0.019 * row, 0.0146), key, 0.0008)
    block((0.105, 0.064, 0.0006), (0, -0.066, 0.0140), metal("#a9abae", 0.3), 0.0003)
    lid = present()
    block((w, 0.006, d), (0, 0, d / 2), alloy, 0.003)
    block((w - 0.006, 0.0008, d - 0.006), (0, -0.0032, d / 2), plastic("#08080a", 0.12), 0.0003)
    half, low, high = w / 2 - 0.011, 0.014, d - 0.011
    mesh("screen", [(-half, -0.0038, low), (half, -0.0038, low), (half, -0.0038, high), (-half, -0.0038, high)], [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)], screen(), False)
    leaned(group(lid), (0, d / 2 - 0.002, 0.012), (-16, 0, 0))
    return leaned(group(before), place, (0, 0, turn))


def screen():
    y, x = np.mgrid[0:1:200j, 0:1:300j]
    colour = np.array([0.95, 0.78, 0.58]) * (1 - y[..., None]) + np.array([0.45, 0.60, 0.74]) * y[..., None]
    for k, (base, tone) in enumerate(((0.46, (0.62, 0.58, 0.62)), (0.34, (0.42, 0.43, 0.52)), (0.20, (0.22, 0.27, 0.36)))):
        ridge = base + 0.07 * np.sin(x * (5 + 3 * k) + k * 2) + 0.03 * np.sin(x * (13 + k) + k)
        colour = np.where((y < ridge)[..., None], tone, colour)
    nodes = Nodes("screen")
    shown = nodes.picture(nodes.add("ShaderNodeUVMap").outputs[0], image("screen", colour, True))
    return nodes.finish(nodes.surface(Base_Color=(0.01, 0.01, 0.01, 1), Roughness=0.12, Emission=shown, Emission_Strength=0.9))


def notebook(place, turn, cover="#7a2f22"):
    before = present()
    book((0.148, 0.21, 0.014), (0, 0, 0), plastic(cover, 0.6, 0.0003, 900), 0)
    block((0.006, 0.2112, 0.0152), (0.055, 0, 0.0072), plastic("#1a1512", 0.6), 0.0006)
    return leaned(group(before), place, (0, 0, turn))


def pencil(place, turn):
    before = present()
    turned(bevelled([(0.0, 0.0), (0.0036, 0.016), (0.0037, 0.165), (0.0, 0.165)], 0.0003), plastic("#c88a1c", 0.35), 6)
    turned([(0.0, -0.0002), (0.0034, 0.0150), (0.0, 0.016)], timber("#c49a6a", "#dcb98c", 0.7, "z", 4))
    turned([(0.0038, 0.165), (0.0038, 0.176), (0, 0.176)], metal("#b9a15c", 0.3))
    return leaned(group(before), (place[0], place[1], place[2] + 0.0037), (0, 90, turn))


def chai():
    nodes = Nodes("chai")
    return nodes.finish(nodes.surface(Base_Color=linear("#a8703e"), Roughness=0.12, Specular=0.5))


def listening(made, colours):
    top()
    before = present()
    made(colours, "main")
    leaned(group(before), (0.095, -0.045, 0.0), (0, 0, 14))
    laptop((-0.165, 0.13, 0), 18)
    notebook((-0.105, -0.125, 0), 16)
    pencil((-0.175, -0.150, 0.0150), 34)
    cup(earthenware("#e9dfcd", "#d9cbb3"), chai(), (0.255, 0.12, 0), -30)
    plant((-0.115, 0.45, 0), long=0.12, stems=22)
    morning(0.62, (0.05, 0, 0.06), 4.5, 1.5, leaves=8, panes=(2, 2))


def letter(place, turn):
    """Half a page in a quick hand; its words cannot be read, but the lines run as words do."""
    before = present()
    w, d = 0.148, 0.210
    rows, points = 30, []
    for j in range(rows):
        for i in range(rows):
            s, t = i / (rows - 1) - 0.5, j / (rows - 1) - 0.5
            points.append((s * w, t * d, 0.0006 + 0.004 * max(0, s + t - 0.62) ** 1.5 * 10 + 0.0006 * math.sin(5 * s + 1) * math.cos(4 * t)))
    faces = [(j * rows + i, j * rows + i + 1, (j + 1) * rows + i + 1, (j + 1) * rows + i) for j in range(rows - 1) for i in range(rows - 1)]
    mesh("sheet", points, faces, [(p[0] / w + 0.5, p[1] / d + 0.5) for p in points], written())
    return leaned(group(before), place, (0, 0, turn))


def written():
    """Ink on cream paper: loops of uneven height, gaps between words."""
    wide, tall = 1480, 2100
    page = np.ones((tall, wide, 3)) * np.array([0.955, 0.930, 0.870])
    random = np.random.default_rng(21)
    ink = np.array([0.09, 0.13, 0.30])
    for line in range(13):
        y0 = tall * (0.90 - 0.0475 * line) + random.normal(0, 3)
        x, end = wide * (0.11 if line not in (0, 2) else (0.11 if line == 0 else 0.19)), wide * (0.40 if line == 0 else random.uniform(0.80, 0.90) if line < 12 else 0.46)
        while x < end:
            x = word(page, ink, random, x, y0) + random.uniform(22, 36)
    nodes = Nodes("letter")
    shown = nodes.picture(nodes.add("ShaderNodeUVMap").outputs[0], image("letter", np.clip(page, 0, 1), True))
    return nodes.finish(nodes.surface(Base_Color=shown, Roughness=0.85, Specular=0.15))


def word(page, ink, random, x, y0):
    steps = random.integers(2, 8)
    px, py = [], []
    for _ in range(steps):
        kind = random.choice(4, p=[0.45, 0.25, 0.2, 0.1])
        t = np.linspace(0, 2 * math.pi, 90)
        wide = random.uniform(17, 25)
        high = (random.uniform(13, 18), random.uniform(13, 18), random.uniform(34, 44), -random.uniform(32, 40))[kind]
        px += list(x + wide * t / (2 * math.pi) - 6 * np.sin(t) + 0.24 * high * (1 - np.cos(t)) / 2)
        py += list(y0 + high * (1 - np.cos(t)) / 2 + (3 * np.sin(2 * t) if kind == 1 else 0))
        x += wide
    px, py = np.array(px), np.array(py)
    thick = 2.1 + 0.9 * np.sin(np.arange(len(px)) * 0.14)
    for v in range(-3, 4):
        for u in range(-3, 4):
            i, j = px.astype(int) + u, py.astype(int) + v
            share = np.clip(thick - np.hypot(i - px, j - py), 0, 1)[:, None]
            np.minimum.at(page, (j, i), 0.95 * (1 - share) + ink * share)
    return x


def writing(made, colours):
    planks(2.0, 1.6, -0.8, walnut(), 0.14)
    block((0.40, 0.30, 0.003), (0.005, 0.02, 0.0015), plastic("#3d4a3a", 0.75, 0.0006, 700), 0.0012, (0, 0, 5))
    letter((0.0, 0.02, 0.003), 9)
    before = present()
    made(colours, "use")
    leaned(group(before), (0.0727, -0.069, 0.0042), (0, 0, -40))
    ink_bottle((-0.118, 0.125, 0.003))
    cup(earthenware("#e9dfcd", "#d9cbb3"), chai(), (0.180, 0.185, 0), -50)
    notebook((0.27, -0.02, 0), 24, "#22352c")
    morning(0.36, (0, 0.02, 0), 3.0, low=True, leaves=9, panes=(2, 2))


def ink_bottle(place):
    before = present()
    nodes = Nodes("ink glass")
    glass = nodes.finish(nodes.surface(Base_Color=linear("#0d1430"), Roughness=0.05, Specular=0.7))
    turned(rounded([(0, 0), (0.024, 0.0), (0.027, 0.004), (0.027, 0.028), (0.022, 0.036), (0.014, 0.040), (0.013, 0.046)]), glass)
    turned(bevelled([(0.0165, 0.043), (0.0165, 0.058), (0, 0.0585)], 0.002), plastic("#14110f", 0.35))
    letters(0.0273, 0.016, [("SYAHI", 0.0068, 0.003), ("royal blue · 50 ml", 0.0030, -0.005)], "#e9e2cf")
    return leaned(group(before), place, (0, 0, 8))


def shelf_below(made, colours):
    """The clock over a shelf with books and a plant."""
    wall(0.0, plaster("#dcd2bd", "#e6dcc8"))
    before = present()
    made(colours, "main")
    leaned(group(before), (0.0, 0, 0), (0, 0, 0))
    z = -0.315
    block((1.1, 0.20, 0.026), (0.0, -0.10, z - 0.013), oak(), 0.003)
    for x in (-0.30, 0.30):
        block((0.012, 0.15, 0.12), (x, -0.075, z - 0.086), metal("#2b2521", 0.5), 0.004)
    upright(z)
    plant((0.255, -0.10, z), long=0.095, stems=22, radius=0.05, tall=0.088)
    book((0.20, 0.14, 0.030), (-0.02, -0.10, z), plastic("#93502c", 0.7, 0.0004, 900), 4)
    book((0.185, 0.125, 0.022), (-0.015, -0.105, z + 0.030), plastic("#d8c7a3", 0.7, 0.0004, 900), -5)
    turned_bowl((-0.012, -0.105, z + 0.052))
    morning(0.9, (0.0, 0, -0.06), 4.2, 1.2, leaves=14, panes=(2, 3))


def turned_bowl(place):
    before = present()
    turned(rounded([(0, 0.0), (0.022, 0.0), (0.024, 0.003), (0.046, 0.024), (0.053, 0.042), (0.051, 0.043), (0.043, 0.025), (0, 0.007)]), earthenware("#4b6063", "#5d7476", 0.25))
    return leaned(group(before), place, (0, 0, 0))


def upright(z):
    x, random = -0.40, np.random.default_rng(5)
    for colour in ("#2e4238", "#b98a3a", "#5d2220", "#d9cdb4", "#22304a", "#8d9a7c"):
        thick, tall, deep = random.uniform(0.018, 0.036), random.uniform(0.19, 0.25), random.uniform(0.12, 0.15)
        before = present()
        book((tall, deep, thick), (0, 0, 0), plastic(colour, 0.65, 0.0004, 900))
        leaned(group(before), (x, -0.17 + deep / 2, z + tall / 2), (0, 90, 0))
        x += thick + 0.001


USES = {
    "meghdoot-wireless-headphones": dict(set=listening, exposure=0.85, view={"from": (0.18, -0.86, 0.36), "at": (0.020, 0.0, 0.078), "lens": 70, "aperture": 8, "sharp": (0.115, -0.06, 0.08)}),
    "syahi-fountain-pen": dict(set=writing, exposure=0.95, view={"from": (-0.06, -0.34, 0.30), "at": (0.02, 0.005, 0.006), "lens": 62, "aperture": 7, "sharp": (0.03, -0.035, 0.01)}),
    "ghadi-teak-wall-clock": dict(set=shelf_below, exposure=0.85, view={"from": (0.26, -2.6, 0.02), "at": (0.0, 0, -0.115), "lens": 130, "aperture": 8, "sharp": (0.0, -0.03, 0)}),
}
