"""Tea with spices: two clay cups of it, and what is in the blend beside them."""
import math

import bpy
import numpy as np

from scene import Nodes, linear, mesh
from solid import copy, creased, group, leaned, present, rounded, turned
from table import paper

CUP = rounded([(0.0, 0.0), (0.0215, 0.0), (0.0240, 0.0020), (0.0262, 0.0200), (0.0300, 0.0450), (0.0336, 0.0660), (0.0350, 0.0690), (0.0368, 0.0705), (0.0372, 0.0735), (0.0364, 0.0756), (0.0348, 0.0758), (0.0334, 0.0738), (0.0318, 0.0640), (0.0280, 0.0400), (0.0, 0.0340)], 10)
LEVEL = 0.0650


def served(colours, _):
    clay, tea = unglazed(colours["base"], colours["pale"]), milky(colours["tea"])
    for x, y, turn in ((-0.040, 0.030, 20), (0.036, -0.004, 200)):
        before = present()
        thrown(clay, turn)
        filled(tea, turn)
        leaned(group(before), (x, y, 0), (0, 0, turn))
    blend(np.random.default_rng(6))


def thrown(clay, seed):
    """On a wheel, quickly: finger marks run round it, and it is not quite round."""
    random = np.random.default_rng(seed)
    a = np.linspace(0, 2 * math.pi, 200, endpoint=False)
    mark = random.uniform(0, 6)
    fine = np.array(rounded(CUP, 3))
    points = []
    for r, z in fine:
        swing = (0.00022 * np.sin(z * 700 + mark + 0.35 * np.sin(a)) + 0.00012 * np.sin(z * 2100 + a)) * (r > 0.023) * (z < 0.066)
        out = r * (1 + 0.007 * np.sin(2 * a + mark)) + swing
        points.append(np.c_[out * np.cos(a), out * np.sin(a), z + 0.0005 * np.sin(2 * a) * z / 0.075])
    faces = [(j * 200 + i, j * 200 + (i + 1) % 200, (j + 1) * 200 + (i + 1) % 200, (j + 1) * 200 + i) for j in range(len(fine) - 1) for i in range(200)]
    creased(mesh("cup", np.concatenate(points), faces, material=clay), 60)


def unglazed(colour, pale):
    """Fired once in an open kiln: clouds of paler and of smoked clay, sand in it, damp below the rim."""
    nodes = Nodes("clay")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cloud, sand, smoke = nodes.noise(where, 42, 5), nodes.noise(where, 1100, 4, 0.7), nodes.noise(where, 17, 3)
    shade = nodes.mix(nodes.math("ADD", nodes.math("MULTIPLY", cloud, 0.8), nodes.math("MULTIPLY", sand, 0.25)), linear(colour), linear(pale))
    shade = nodes.mix(nodes.math("MULTIPLY", nodes.math("SUBTRACT", smoke, 0.56), 3, clamp=True), shade, linear("#5d3320"))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.88, Specular=0.2, Normal=nodes.bump(sand, 0.0006)))


def filled(tea, seed):
    """Up to a finger below the rim; froth has gathered at the edge in a ring of bubbles."""
    random = np.random.default_rng(seed)
    turned([(0.0326, LEVEL + 0.0006), (0.0318, LEVEL + 0.0001), (0.0300, LEVEL), (0, LEVEL)], tea, 120)
    kind = bubble()
    for _ in range(210):
        a, deep = random.uniform(0, 2 * math.pi), abs(random.normal(0, 0.0022))
        size = random.uniform(0.00035, 0.0011)
        r = 0.0316 - size - deep
        copy(kind, (r * math.cos(a), r * math.sin(a), LEVEL), np.diag([size, size, size * 0.55]))
    for _ in range(26):
        a, r, size = random.uniform(0, 2 * math.pi), 0.026 * math.sqrt(random.uniform()), random.uniform(0.0003, 0.0007)
        copy(kind, (r * math.cos(a), r * math.sin(a), LEVEL), np.diag([size, size, size * 0.5]))
    kind.hide_render = True


def milky(colour):
    """Darker skin on it here and there, as it stands."""
    nodes = Nodes("tea")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    skin = nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.noise(where, 70, 5, 0.6), 0.50), 2.5, clamp=True)
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(skin, linear(colour), linear("#8a5228")), Roughness=0.16, Specular=0.45))


def bubble():
    bpy.ops.mesh.primitive_uv_sphere_add(segments=16, ring_count=10, radius=1)
    made = bpy.context.object
    bpy.ops.object.shade_smooth()
    nodes = Nodes("froth")
    made.data.materials.append(nodes.finish(nodes.surface(Base_Color=linear("#d3a473"), Roughness=0.12, Specular=0.5)))
    return made


def blend(random):
    """Granules of tea in a small heap; cardamom, cloves, pepper and dried ginger lie about it."""
    heap = np.array([0.020, -0.066])
    granule, pod, pepper, clove_, ginger = tea_grain(), cardamom(), peppercorn(), clove(), slice_()
    for _ in range(1500):
        out = random.normal(0, 0.0105, 2) * [1.35, 0.9]
        high = max(0.0, 0.0075 * (1 - np.hypot(out[0] / 1.35, out[1] / 0.9) / 0.017)) * random.uniform(0.75, 1.05)
        size = random.uniform(0.0006, 0.0011)
        laid(random, granule, (*(heap + out), high + size * 0.8), size)
    for x, y, turn in ((-0.030, -0.052, 20), (-0.0125, -0.0640, 75), (-0.0400, -0.0660, -30), (-0.0230, -0.0745, 5), (0.060, -0.050, 60)):
        leaned(copy(pod, (0, 0, 0)), (x, y, 0.0042), (random.uniform(0, 360), 0, turn))
    for _ in range(13):
        place = (random.uniform(-0.052, 0.070), random.uniform(-0.088, -0.050), 0.0023)
        laid(random, pepper, place, random.uniform(0.0020, 0.0025))
    for x, y, turn in ((0.0480, -0.0720, 30), (0.0560, -0.0640, -20), (0.0600, -0.0770, 80), (-0.0480, -0.0520, 140), (0.0020, -0.0880, 10)):
        leaned(copy(clove_, (0, 0, 0)), (x, y, 0.0019), (0, 90, turn))
    for x, y, turn, tip in ((0.0790, -0.0480, 25, 4), (0.0700, -0.0400, 100, 12)):
        leaned(copy(ginger, (0, 0, 0)), (x, y, 0.0022 + 0.0002 * tip), (tip, 0, turn))
    for kind in (granule, pod, pepper, clove_, ginger):
        kind.hide_render = True


def laid(random, kind, place, size):
    axes = np.linalg.qr(random.normal(0, 1, (3, 3)))[0] * random.uniform(0.75, 1.15, (3, 1)) * size
    return copy(kind, place, axes)


def shaped(form, material, rows=40, steps=48):
    """`form` gives a point for (along 0 to 1, angle)."""
    turn = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    points = [form(t, a) for t in np.linspace(0, 1, rows) for a in turn]
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    return creased(mesh("spice", points, faces, material=material), 70)


def cardamom():
    """Three-sided, ribbed lengthwise, pointed at one end."""
    def form(t, a):
        r = 0.0043 * math.sin(math.pi * t ** 0.85) ** 0.62 * (1 + 0.10 * math.cos(3 * a) + 0.035 * math.cos(24 * a))
        return ((t - 0.5) * 0.0165 + 0.0006 * math.sin(a), r * math.cos(a), r * math.sin(a))
    return shaped(form, dried("#6a743a", "#a0a166", 700, 0.0004), 50, 144)


def peppercorn():
    bump = lambda t, a: 1 + 0.06 * math.sin(9 * a + 14 * t) + 0.06 * math.sin(7 * a - 19 * t)
    form = lambda t, a: (math.cos(math.pi * t), bump(t, a) * math.sin(math.pi * t) * math.cos(a), bump(t, a) * math.sin(math.pi * t) * math.sin(a))
    return shaped(form, dried("#17110d", "#46372a", 1.4, 0.08))


def tea_grain():
    form = lambda t, a: (1.25 * math.cos(math.pi * t), math.sin(math.pi * t) * math.cos(a) * (1 + 0.2 * math.sin(5 * t + 2 * a)), 0.8 * math.sin(math.pi * t) * math.sin(a))
    return shaped(form, dried("#120a06", "#3a2114", 2.0, 0.1), 8, 10)


def clove():
    """A stalk, and four teeth round a bud at its head."""
    def form(t, a):
        stalk = 0.0011 + 0.0005 * math.sin(math.pi * min(t / 0.7, 1))
        r = stalk if t < 0.66 else 0.0024 * (1 + 0.42 * math.cos(4 * a)) if t < 0.80 else 0.0021 * math.sqrt(max(0.0, 1 - ((t - 0.80) / 0.20) ** 2))
        return (r * math.cos(a), r * math.sin(a), (t - 0.5) * 0.0135)
    return shaped(form, dried("#2c170c", "#5d3519", 800, 0.0004), 60, 40)


def slice_():
    """Ginger cut across and dried: wrinkled skin round a pale, fibrous face."""
    def form(t, a):
        edge = 0.0105 * (1 + 0.16 * math.cos(2 * a + 0.5) + 0.08 * math.cos(3 * a) + 0.03 * math.cos(11 * a))
        r = edge * (min(1, t / 0.42) if t < 0.5 else min(1, (1 - t) / 0.42))
        return (r * math.cos(a), r * math.sin(a), (-0.0019 if t < 0.5 else 0.0019) * (1 - 0.35 * (r / edge) ** 6) + 0.0012 * math.sin(2 * a) * (r / edge) ** 2)
    return shaped(form, dried("#a98450", "#dcc393", 500, 0.0006), 60, 90)


def dried(deep, pale, fine, relief):
    nodes = Nodes("dried")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    grain = nodes.noise(where, fine, 4, 0.6)
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(grain, linear(deep), linear(pale)), Roughness=0.75, Specular=0.25, Normal=nodes.bump(grain, relief)))


def board():
    return paper("#cdbb9c")


GOODS = {
    "masala-chai-blend": dict(
        made=served, width=0.20, surface=board, exposure=0.74,
        main={"from": (0.03, -0.56, 0.34), "at": (0.003, -0.014, 0.028), "lens": 100, "aperture": 18},
        second={"from": (0.03, -0.40, 0.42), "at": (0.004, -0.022, 0.016), "lens": 92, "aperture": 18},
        colours={"clay": dict(base="#9c4f2b", pale="#c8794c", tea="#a36a3a")},
    ),
}
