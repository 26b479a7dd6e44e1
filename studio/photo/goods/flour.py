"""Flour in a sewn bag of kraft paper."""
import math

import bpy
import numpy as np

from finish import plastic
from label import laid_on, leaf, lettering
from scene import Nodes, linear, mesh
from solid import ball, strewn, tube
from table import slab

WIDE, DEEP, FULL, SEAM, TOP = 0.218, 0.118, 0.246, 0.300, 0.326
FRONT, SIDE, ROWS = 120, 64, 190


def flour(colours, _):
    random = np.random.default_rng(12)
    bag = crumpled(random)
    count = bag.shape[1]
    faces = [(j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i) for j in range(ROWS - 1) for i in range(count)]
    mesh("bag", bag.reshape(-1, 3), faces, material=kraft(colours["base"]))
    sewn(bag)
    shown(bag, colours["accent"])
    spoon = np.array([0.120, -0.096])
    heap(random, spoon)
    grains = [wheat(random) for _ in range(4)]
    for _ in range(30):
        x, y = spoon + random.normal(0, 1, 2) * (0.040, 0.020) + (-0.030, -0.030)
        if math.hypot(*((x, y) - spoon)) > 0.050 and y < -0.075:
            strewn(random, grains, (x, y, 0.0016), 0.05)
    for one in grains:
        bpy.data.objects.remove(one)


def plain():
    """The bag as it was glued: four sides, the gussets folded inwards towards the seam; rows by height."""
    rows = []
    for z in np.r_[np.linspace(0, FULL, 120, endpoint=False), np.linspace(FULL, SEAM, 45, endpoint=False), np.linspace(SEAM, TOP, ROWS - 165)]:
        shut = np.clip((z - FULL + 0.008) / (SEAM - FULL), 0, 1)
        half = DEEP / 2 * (1 - shut) ** 0.9 + 0.0014
        fold = math.sqrt(max(0, (DEEP / 2) ** 2 - half ** 2)) * shut ** 0.4
        full = math.sin(math.pi * min(1, max(0, z / (FULL + 0.02)) ** 0.75))
        s, v = np.linspace(-1, 1, FRONT, endpoint=False), np.linspace(-1, 1, SIDE, endpoint=False)
        out = 0.014 * full * np.cos(s * math.pi / 2) ** 0.8
        wide = WIDE / 2 * (1 - 0.012 * (z / TOP))
        front = np.c_[s * wide, -half - out]
        right = np.c_[wide - fold * (1 - np.abs(v)) + 0.008 * full * np.cos(v * math.pi / 2) * (1 - shut), v * half]
        round_ = np.r_[front, right, -front, -right]
        for _ in range(5):
            round_ = 0.5 * round_ + 0.25 * (np.roll(round_, 1, 0) + np.roll(round_, -1, 0))
        if z < 0.008:
            round_ = round_ * (0.985 + 0.015 * math.sin(z / 0.008 * math.pi / 2))
        lift = 0.0022 * np.sin(round_[:, 0] * 31 + 0.5) * shut
        rows.append(np.c_[round_, z + lift])
    return np.array(rows)


def crumpled(random):
    """Creases as paper keeps them: straight, short, crossing; dents between them."""
    bag = plain()
    along = np.gradient(bag, axis=1)
    up = np.gradient(bag, axis=0)
    out = np.cross(along, up)
    out /= np.linalg.norm(out, axis=2)[..., None] + 1e-9
    x = np.broadcast_to(np.r_[0, np.cumsum(np.linalg.norm(np.diff(bag[60], axis=0), axis=1))], bag.shape[:2])
    z = bag[..., 2]
    high = 0 * z
    for _ in range(210):
        cx, cz, a = random.uniform(0, x.max()), random.uniform(0, TOP), random.choice([0.4, 1.1, 1.57, 2.1, 2.8, 0.0]) + random.normal(0, 0.25)
        if random.uniform() < 0.45:
            cz = random.choice([FULL - 0.01, 0.012, FULL + 0.02]) + random.normal(0, 0.016)
        du, dv = (x - cx) * math.cos(a) + (z - cz) * math.sin(a), -(x - cx) * math.sin(a) + (z - cz) * math.cos(a)
        long, broad = random.uniform(0.015, 0.055), random.uniform(0.003, 0.009)
        high += random.choice([-1, 1], p=[0.6, 0.4]) * random.uniform(0.0004, 0.0016) * np.exp(-np.abs(dv) / broad) * np.clip(1 - (du / long) ** 2, 0, 1)
    for k in range(14):
        a, b, c = random.normal(0, 26), random.normal(0, 26), random.uniform(0, 6)
        high += 0.00045 * np.sin(a * x + b * z + c)
    still = np.clip(z / 0.006, 0, 1) * np.clip((TOP + 0.004 - z) / 0.03, 0.15, 1)
    return bag + out * (high * still)[..., None]


def front(bag, out):
    """Point of the front for (along, up), a little before the paper."""
    face = bag[:, :FRONT]
    def point(x, z):
        j = int(np.clip(np.searchsorted(face[:, FRONT // 2, 2], z) - 1, 0, ROWS - 2))
        t = np.clip((z - face[j, FRONT // 2, 2]) / (face[j + 1, FRONT // 2, 2] - face[j, FRONT // 2, 2]), 0, 1)
        row = face[j] * (1 - t) + face[j + 1] * t
        return (x, np.interp(x, row[:, 0], row[:, 1]) - out, z)
    return point


def shown(bag, colour):
    ink, bare = plastic(colour, 0.82), plastic("#d8b783", 0.85)
    place = lambda x, y, out: (lambda u, v: front(bag, out)(u + x, v + y))
    middle = 0.158
    turn = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    disc = np.concatenate([[(r * math.cos(a), r * math.sin(a), 0) for a in turn] for r in np.linspace(0.040, 0.0005, 26)])
    faces = [(j * 120 + i, j * 120 + (i + 1) % 120, (j + 1) * 120 + (i + 1) % 120, (j + 1) * 120 + i) for j in range(25) for i in range(120)]
    laid_on(mesh("disc", disc, faces, material=ink), place(0, middle, 0.0005), 0)
    ring = np.concatenate([[(r * math.cos(a), r * math.sin(a), 0) for a in turn] for r in (0.0372, 0.0362)])
    laid_on(mesh("ring", ring, faces[:120], material=bare), place(0, middle, 0.0009), 1)
    for lean, x, y in [(0, 0, 0.0150), *((side * 36, side * 0.0012, 0.0090 - 0.0074 * k) for k in range(4) for side in (-1, 1))]:
        outline = leaf(0.0125, 0.0056, lean, (x, y))
        laid_on(mesh("corn", [(u, v, 0) for u, v in outline], [tuple(range(len(outline)))], material=bare), place(0, middle, 0.0009))
    stalk = [(-0.0006, -0.030, 0), (0.0006, -0.030, 0), (0.0005, 0.016, 0), (-0.0005, 0.016, 0)]
    laid_on(mesh("stalk", stalk, [(0, 1, 2, 3)], material=bare), place(0, middle, 0.00085), 4)
    for text, size, up in (("KHETWARI", 0.0210, 0.2200), ("WHOLE WHEAT ATTA", 0.0170, 0.0960), ("stone ground · with all of the bran", 0.0088, 0.0760), ("no additives", 0.0088, 0.0630), ("NET WT 5 kg", 0.0105, 0.0350)):
        laid_on(lettering(text, size, ink), place(0, up, 0.0005))


def sewn(bag):
    """Crepe tape over the mouth, a chain of stitches through it."""
    row = bag[-1, :FRONT]
    tape, thread = plastic("#dfcda6", 0.9, 0.0003, 1400), plastic("#8a4b2a", 0.85)
    top, low = TOP + 0.0030, TOP - 0.0145
    side = []
    for y, z in ((-1, low), (-1, top - 0.001), (0, top), (1, top - 0.001), (1, low)):
        side.append([(p[0] * 1.012, y * 0.0036 + 0.0010 * math.sin(p[0] * 40), z + 0.0022 * math.sin(p[0] * 31 + 0.5)) for p in row])
    n = len(row)
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(4) for i in range(n - 1)]
    mesh("tape", np.concatenate(side), faces, material=tape)
    for x in np.arange(-WIDE / 2 + 0.004, WIDE / 2 - 0.004, 0.0074):
        z = (low + top) / 2 - 0.001
        tube([(u, -0.0041 - 0.0004 * math.sin(math.pi * s) + 0.0010 * math.sin(u * 40), z + 0.0022 * math.sin(u * 31 + 0.5)) for s in np.linspace(0, 1, 5) for u in (x + 0.0058 * s,)], 0.00055, thread, sides=8)


def kraft(colour):
    nodes = Nodes("kraft")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    fibre = nodes.noise(nodes.stretched(where, 260, 260, 900), 1, 4)
    cloudy = nodes.noise(where, 24, 4)
    mixed = nodes.math("ADD", nodes.math("MULTIPLY", fibre, 0.6), nodes.math("MULTIPLY", cloudy, 0.5))
    paper = nodes.mix(mixed, linear("#876440"), linear(colour))
    return nodes.finish(nodes.surface(Base_Color=paper, Roughness=0.72, Specular=0.25, Normal=nodes.bump(nodes.noise(where, 340, 4), 0.0005)))


def heap(random, middle, pale="#f0e3c9", dark="#b98d58"):
    """Meal let fall from a hand: a low cone, cracked and crumbly, crumbs about it; specks of its darker part."""
    steps, rows, reach = 150, 60, 0.042
    waves = random.normal(0, 1, (16, 3))
    rough = lambda x, y: sum(0.00042 / (1 + k * 0.16) * math.sin((1 + k) * 62 * (a * x + b * y) + 6 * c) for k, (a, b, c) in enumerate(waves))
    points = []
    for s in np.linspace(1, 0, rows):
        for a in np.linspace(0, 2 * math.pi, steps, endpoint=False):
            r = s * reach * (1 + 0.10 * math.sin(2 * a + 1) + 0.05 * math.sin(5 * a) + 0.03 * math.sin(11 * a + 2))
            x, y = 1.25 * r * math.cos(a), r * math.sin(a)
            points.append((x, y, 0.0250 * (1 - s) ** 0.9 * (1 + 0.3 * s) + rough(x, y) * min(1, 6 * (1 - s)) - 0.0002))
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    nodes = Nodes("flour")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    crumbs = nodes.noise(where, 420, 6, 0.7)
    bran = nodes.math("GREATER_THAN", nodes.noise(where, 1300, 1), 0.69)
    tone = nodes.mix(nodes.math("MULTIPLY", bran, 0.5), linear(pale), linear(dark))
    powder = nodes.finish(nodes.surface(Base_Color=tone, Roughness=1.0, Specular=0.05, Normal=nodes.bump(crumbs, 0.0022)))
    mesh("heap", points, faces, material=powder).location = (*middle, 0)
    crumb = ball(0.00055, (0, 0, -1), powder)
    for _ in range(700):
        a, out = random.uniform(0, 6.28), reach * (0.98 + abs(random.normal(0, 0.22)))
        strewn(random, [crumb], (middle[0] + 1.25 * out * math.cos(a), middle[1] + out * math.sin(a), 0.0002), 0.3).scale = (random.uniform(0.3, 1.5),) * 3


def wheat(random):
    long = random.uniform(0.0030, 0.0036)
    t = np.linspace(0, 1, 14)
    nodes = Nodes("wheat")
    shade = nodes.mix(nodes.add("ShaderNodeObjectInfo").outputs["Random"], linear("#c9924e"), linear("#9a6330"))
    return tube(np.c_[(t - 0.5) * 2 * long, 0 * t, 0 * t], 0.0016 * np.clip(np.sin(math.pi * (0.04 + 0.92 * t)), 0.05, 1) ** 0.6, nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.5)), sides=12)


GOODS = {
    "chakki-whole-wheat-atta": dict(
        made=flour, width=0.42, surface=slab, exposure=0.85,
        main={"from": (0.14, -1.45, 0.50), "at": (0.022, -0.010, 0.146), "lens": 104, "aperture": 16},
        second={"from": (-0.62, -1.05, 0.52), "at": (0.006, -0.010, 0.146), "lens": 98, "aperture": 16},
        colours={"kraft": dict(base="#bd9763", accent="#5c2c19")},
    ),
}
