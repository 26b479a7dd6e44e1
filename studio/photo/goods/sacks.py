"""Rice by the sack."""
import math

import bpy
import numpy as np

from finish import plastic
from label import laid_on, lettering
from scene import Nodes, linear, mesh
from solid import strewn, tube
from table import slab

HIGH, AROUND = 0.172, 360


def rice(colours, _):
    """Its mouth rolled down over the rice, some of it spilt."""
    random = np.random.default_rng(3)
    cloth = woven(colours["base"], 0.0021)
    body(cloth)
    roll(woven(colours["base"], 0.0021))
    band(woven(colours["accent"], 0.0009))
    grains = [grain(random) for _ in range(6)]
    heap(random, grains)
    spilt(random, grains)
    for one in grains:
        bpy.data.objects.remove(one)


def reach(a, z):
    """How far out the cloth lies at an angle and a height: slumped below, drawn in above, never quite even."""
    t = z / HIGH
    round_ = np.interp(t, [-0.02, 0.0, 0.04, 0.12, 0.35, 0.62, 0.85, 1.0, 1.2], [0.098, 0.108, 0.1165, 0.1215, 0.1245, 0.1190, 0.1080, 0.1025, 0.1000])
    folds = 0.0030 * np.sin(7 * a + 1.2 * np.sin(2 * a)) + 0.0018 * np.sin(12 * a + 2 + 3 * t) + 0.0010 * np.sin(21 * a - 2 * t)
    sag = 0.0030 * np.sin(3 * a + 5 * t) + 0.0020 * np.sin(5 * a - 9 * t + 1)
    # It stands a little askew, has slumped to one side, and its cloth hangs in creases where it is not filled out.
    slumped = 0.0075 * np.cos(a - 0.9) * np.exp(-(((t - 0.22) / 0.28) ** 2)) - 0.0060 * np.cos(a - 0.9) * np.exp(-(((t - 0.80) / 0.30) ** 2))
    crease = lambda at, high, tall, lean: np.exp(-(((np.angle(np.exp(1j * (a - at - lean * (t - high)))) / 0.075) ** 2) + ((t - high) / tall) ** 2))
    creased = sum(crease(*c) for c in ((-1.05, 0.66, 0.20, 0.5), (-0.55, 0.14, 0.12, -1.6), (0.62, 0.78, 0.16, -0.6), (1.15, 0.20, 0.14, 1.4), (1.70, 0.60, 0.22, 0.4)))
    return round_ + folds * np.clip((t - 0.45) / 0.4, 0, 1) + sag + slumped - 0.0042 * creased


def at(a, z, out=0.0):
    """A point of the cloth; the sack is wider than deep; angle 0 faces the camera."""
    r = reach(a, z) + out
    return np.stack([1.08 * r * np.sin(a), -0.90 * r * np.cos(a), z + 0 * r], -1)


def sheet(low, high, rows, material, out=0.0, wave=None):
    a = np.linspace(0, 2 * math.pi, AROUND, endpoint=False)
    rim = wave if wave is not None else 0 * a
    levels = [low + (high - low) * s + rim for s in np.linspace(0, 1, rows)]
    points = np.concatenate([at(a, z, out) for z in levels])
    uvs = np.concatenate([np.c_[a * 0.118, z] for z in levels])
    faces = [(j * AROUND + i, j * AROUND + (i + 1) % AROUND, (j + 1) * AROUND + (i + 1) % AROUND, (j + 1) * AROUND + i) for j in range(rows - 1) for i in range(AROUND)]
    return mesh("cloth", points, faces, uvs, material)


def body(cloth):
    sheet(0.0, HIGH, 120, cloth)


def roll(cloth):
    """Two turns of the mouth, soft and uneven."""
    a = np.linspace(0, 2 * math.pi, AROUND, endpoint=False)
    sides, layers = 40, []
    for k in range(sides):
        b = 2 * math.pi * k / sides
        thick = 0.0100 + 0.0014 * np.sin(4 * a + 1) + 0.0009 * np.sin(9 * a + 2 * math.sin(b)) + 0.0008 * np.sin(17 * a + b)
        z = HIGH - 0.004 + 0.0030 * np.sin(2 * a + 0.6) + 0.0022 * np.sin(5 * a) + 0.0120 * math.sin(b)
        layers.append((at(a, HIGH, 0.0025 + thick * math.cos(b)) * (1, 1, 0) + np.c_[0 * a, 0 * a, z + (thick - 0.0100) * math.sin(b)], b))
    points = np.concatenate([p for p, _ in layers])
    uvs = np.concatenate([np.c_[a * 0.118, 0 * a + b * 0.0105] for _, b in layers])
    faces = [(j * AROUND + i, j * AROUND + (i + 1) % AROUND, (j + 1) % sides * AROUND + (i + 1) % AROUND, (j + 1) % sides * AROUND + i) for j in range(sides) for i in range(AROUND)]
    mesh("roll", points, faces, uvs, cloth)
    hem = [at(x, HIGH, 0.0118)[0:2].tolist() + [HIGH - 0.0145 + 0.003 * math.sin(2 * x + 0.6) + 0.0022 * math.sin(5 * x)] for x in a]
    tube(hem, 0.0017, cloth, closed=True, sides=10)


def band(cloth):
    """Green cotton sewn round, printed in cream."""
    a = np.linspace(0, 2 * math.pi, AROUND, endpoint=False)
    low, high = 0.040, 0.118
    edge = 0.0010 * np.sin(3 * a) + 0.0006 * np.sin(8 * a + 1)
    sheet(low, high, 60, cloth, 0.0011, edge)
    thread = plastic("#e9dfc6", 0.8)
    for z in (low + 0.0030, high - 0.0030):
        for k in range(150):
            x = -1.75 + k * 0.0235
            tube([at(x + s * 0.0145, z + 0.0010 * math.sin(3 * x), 0.0014 + 0.0005 * math.sin(math.pi * s)) for s in np.linspace(0, 1, 5)], 0.00042, thread, sides=6)
    ink = plastic("#efe6cf", 0.85)
    for text, size, z in (("KHETWARI", 0.0150, 0.1015), ("AGED BASMATI RICE", 0.0132, 0.0800), ("extra-long grain · aged 12 months", 0.0074, 0.0640), ("NET WT 5 kg", 0.0074, 0.0515)):
        laid_on(lettering(text, size, ink), lambda along, up: at(along / 0.130 + 0.06, z + up, 0.0018))


def woven(colour, pitch):
    """A plain weave along the cloth's own directions, its threads of uneven thickness."""
    nodes = Nodes("woven")
    where = nodes.add("ShaderNodeTexCoord").outputs["UV"]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    u, v = split.outputs[0], split.outputs[1]
    slub = nodes.noise(nodes.stretched(where, 1 / (pitch * 1.2), 1 / (pitch * 14)), 1, 2), nodes.noise(nodes.stretched(where, 1 / (pitch * 14), 1 / (pitch * 1.2)), 1, 2)
    wave = lambda x: nodes.math("SINE", nodes.math("MULTIPLY", x, math.pi / pitch))
    over = nodes.math("MULTIPLY", wave(u), wave(v))
    threads = nodes.math("ADD", nodes.math("ABSOLUTE", over), nodes.math("MULTIPLY", nodes.math("ADD", *slub), 0.9))
    light = nodes.math("ADD", 0.50, nodes.math("MULTIPLY", threads, 0.36), clamp=True)
    grey = nodes.add("ShaderNodeCombineColor")
    for target in grey.inputs[:3]:
        nodes.link(light, target)
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(1.0, linear(colour), grey.outputs[0], "MULTIPLY"), Roughness=0.95, Specular=0.1, Sheen=0.25, Normal=nodes.bump(threads, pitch * 0.30)))


def grain(random):
    """Long and slender, a little bent, its germ's end cut off."""
    long, bend = random.uniform(0.0036, 0.0044), random.uniform(-0.0003, 0.0003)
    t = np.linspace(0, 1, 12)
    path = np.c_[(t - 0.5) * 2 * long, bend * np.sin(math.pi * t), 0 * t]
    nodes = Nodes("rice")
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    shade = nodes.mix(chance, linear("#f6efdc"), linear("#ecdfc2"))
    skin = nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.5, Specular=0.3, Emission=linear("#f0e2c0"), Emission_Strength=0.03))
    return tube(path, 0.00092 * np.clip(np.sin(math.pi * (0.06 + 0.90 * t)), 0.05, 1) ** 0.55, skin, sides=8)


def heap(random, grains):
    top = lambda s: HIGH - 0.004 + 0.022 * (1 - s ** 2)
    inner = 0.1000
    rows = [np.c_[1.08 * s * inner * np.sin(a := np.linspace(0, 2 * math.pi, 96, endpoint=False)), -0.90 * s * inner * np.cos(a), np.full(96, top(s) - 0.0009)] for s in np.linspace(1, 0, 24)]
    faces = [(j * 96 + i, (j + 1) * 96 + i, (j + 1) * 96 + (i + 1) % 96, j * 96 + (i + 1) % 96) for j in range(23) for i in range(96)]
    mesh("rice", np.concatenate(rows), faces, material=plastic("#efe4c6", 0.9))
    for _ in range(15000):
        s, a = math.sqrt(random.uniform()), random.uniform(0, 2 * math.pi)
        strewn(random, grains, (1.08 * s * inner * math.sin(a), -0.90 * s * inner * math.cos(a), top(s) - 0.0006 + random.uniform(0, 0.0014)), 0.11)


def spilt(random, grains):
    """A drift against the sack's foot, single grains farther out."""
    for _ in range(900):
        a = random.normal(0.35, 0.30)
        out = abs(random.normal(0, 0.030))
        x, y, _ = at(a, 0.004, 0.004 + out)
        strewn(random, grains, (x, y, 0.0011 + max(0, 0.007 - 0.22 * out) * random.uniform(0.2, 1) * math.exp(-((a - 0.35) / 0.3) ** 2)), 0.16 if out < 0.02 else 0.04)


GOODS = {
    "dehra-basmati-rice": dict(
        made=rice, width=0.36, surface=slab, exposure=0.85,
        main={"from": (0.06, -1.10, 0.52), "at": (0.004, -0.010, 0.082), "lens": 98, "aperture": 32},
        second={"from": (0.24, -0.66, 0.34), "at": (0.022, -0.030, 0.086), "lens": 84, "aperture": 28},
        colours={"green": dict(base="#ead9b4", accent="#29513a")},
    ),
}
