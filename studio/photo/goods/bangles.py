"""Bangles: hammered brass; lac with small mirrors."""
import math

import numpy as np

from finish import metal, worn
from room import lamp
from scene import Nodes, linear, mesh
from solid import ball, copy, creased, group, leaned, present, turned
from table import linen

INNER, HALF = 0.0302, 0.0021


def brass(colours, _):
    """Three on each other, each a little aside; the fourth leans on them."""
    random = np.random.default_rng(14)
    polished = worn(colours["base"], colours["accent"])
    for k, (x, y) in enumerate(((0.002, 0.008), (0.0, 0.0095), (0.0028, 0.0072))):
        before = present()
        hammered(random, polished)
        leaned(group(before), (x, y, HALF + 2 * HALF * k + 0.0001 * k), (0, 0, 80 * k))
    before = present()
    hammered(random, polished)
    leaning(group(before), (0.001, 0.008), INNER + 0.0021, HALF, 6 * HALF, 0.036, 24)
    lamp((0.02, -0.34, 0.20), (0, 0, 0.005), 0.22, 0.42, (1, 0.97, 0.93))


def leaning(ring, stack, reach, half, high, apart, turn):
    """Its lower side on the cloth, its upper one on the edge of a stack of others as wide."""
    slope = min(np.radians(np.linspace(1, 60, 600)), key=lambda a: abs(math.tan(a) * (reach * math.cos(a) + apart / 2) - high))
    w = math.radians(turn)
    up = reach * math.sin(slope) + half * math.cos(slope)
    return leaned(ring, (stack[0] + apart * math.sin(w), stack[1] - apart * math.cos(w), up), (math.degrees(slope), 0, turn))


def hammered(random, material, thick=0.0021):
    """A flat bar bent round; each blow left a shallow hollow, ridges between them."""
    n, m = 1500, 44
    blows = 74
    at = np.linspace(0, 2 * math.pi, blows, endpoint=False) + random.normal(0, 0.012, blows)
    high = np.where(np.arange(blows) % 2, 0.0011, -0.0011) + random.normal(0, 0.00045, blows)
    deep = random.uniform(0.7, 1.3, blows)
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    t = np.linspace(0, 2 * math.pi, m, endpoint=False)
    power = lambda v, p: np.sign(v) * np.abs(v) ** p
    across, out = power(np.cos(t), 0.50), power(np.sin(t), 0.80)
    rows = np.empty((n, m, 3))
    R = INNER + thick
    z = across * HALF
    apart = np.abs((a[:, None] - at[None] + math.pi) % (2 * math.pi) - math.pi) * R
    outer = np.full((n, m), 1e9)
    for k in range(blows):
        near = apart[:, k] < 0.006
        d = (apart[near, k][:, None] ** 2 + (z[None] - high[k]) ** 2) * 95 * deep[k] + (1 - deep[k]) * 0.00006
        outer[near] = np.minimum(outer[near], d)
    dent = np.minimum(outer, 0.0005) - 0.0002
    grow = np.clip(out, 0, 1)[None] ** 0.5
    r = INNER + thick / 2 * (1 + out)[None] + dent * grow
    edge = 1 + 0.02 * np.sin(a * 23 + 1) + 0.015 * np.sin(a * 41)
    rows[..., 0], rows[..., 1], rows[..., 2] = r * np.cos(a)[:, None], r * np.sin(a)[:, None], z[None] * edge[:, None]
    faces = [(i * m + j, (i + 1) % n * m + j, (i + 1) % n * m + (j + 1) % m, i * m + (j + 1) % m) for i in range(n) for j in range(m)]
    creased(mesh("bangle", rows.reshape(-1, 3), faces, material=material), 80)


def lac(colours, _):
    """Six in two shades, five on each other, the last leaning on them."""
    gold, mirror = metal(colours["gold"], 0.25), metal("#e9ecee", 0.03)
    shades = [lacquer(colours["base"], colours["deep"]), lacquer(colours["accent"], colours["warm"])]
    for k in range(5):
        before = present()
        bangle(shades[k % 2], gold, mirror, k)
        leaned(group(before), (0.0015 * math.sin(k * 2.2), 0.014 + 0.0013 * math.cos(k * 3.1), 0.0036 + 0.0073 * k), (0, 0, 37 * k))
    before = present()
    bangle(shades[1], gold, mirror, 7)
    leaning(group(before), (0, 0.014), INNER + 0.0050, 0.0036, 0.0365, 0.0560, 20)


def bangle(shade, gold, mirror, k):
    """Round outside, flat within; mirrors set in rings of gold, a dot of gold between two."""
    half, thick, n, m = 0.0036, 0.0046, 420, 48
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    t = np.linspace(0, 2 * math.pi, m, endpoint=False)
    power = lambda v, p: np.sign(v) * np.abs(v) ** p
    z, r = power(np.cos(t), 0.8) * half, INNER + 0.0012 + np.where(np.sin(t) > 0, power(np.sin(t), 0.75) * thick, power(np.sin(t), 0.5) * 0.0012)
    wobble = 0.00010 * np.sin(5 * a + k) + 0.00007 * np.sin(11 * a + 2 * k)
    points = np.stack([(r[None] + wobble[:, None]) * np.cos(a)[:, None], (r[None] + wobble[:, None]) * np.sin(a)[:, None], z[None] + wobble[:, None]], -1).reshape(-1, 3)
    faces = [(i * m + j, (i + 1) % n * m + j, (i + 1) % n * m + (j + 1) % m, i * m + (j + 1) % m) for i in range(n) for j in range(m)]
    creased(mesh("lac", points, faces, material=shade), 80)
    random, reach = np.random.default_rng(k), INNER + 0.0012 + thick
    before = present()
    turned([(0.00195, -0.0006), (0.00215, 0.0001), (0.00200, 0.0004), (0.00178, 0.0002)], gold, 40)
    turned([(0.00183, 0.00015), (0, 0.00023)], mirror, 40)
    pieces = set(present()) - set(before)
    dot = ball(0.00048, (0, 0, 0), gold, (1, 1, 0.6))
    count = 22
    for i in range(count):
        b = 2 * math.pi * i / count + random.normal(0, 0.004)
        flat = np.array([math.cos(b), math.sin(b), 0])
        out = flat + [0, 0, random.normal(0, 0.05)]
        out = out / np.linalg.norm(out)
        side = np.cross([0, 0, 1], out)
        side = side / np.linalg.norm(side)
        for piece in pieces:
            copy(piece, flat * (reach - 0.0003) + [0, 0, random.normal(0, 0.00012)], (side, np.cross(out, side), out))
        c = b + math.pi / count
        for up in (0, 0.0016, -0.0016):
            lift = reach - 0.00028 * (abs(up) > 0) - 0.0001
            copy(dot, (lift * math.cos(c), lift * math.sin(c), up), ((-math.sin(c), math.cos(c), 0), (0, 0, 1), (math.cos(c), math.sin(c), 0)))
    for piece in (*pieces, dot):
        piece.hide_render = True


def lacquer(colour, deep):
    nodes = Nodes("lac")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cloud = nodes.noise(nodes.stretched(where, 90, 90, 500), 1, 3)
    shade = nodes.mix(nodes.math("MULTIPLY", cloud, 0.35), linear(colour), linear(deep))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.13, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.04, Normal=nodes.bump(cloud, 0.00012)))


def cloth():
    return linen("#cdbfa9")


VIEW = {"from": (0.024, -0.33, 0.165), "at": (0.010, -0.012, 0.005), "lens": 136, "aperture": 22}
GOODS = {
    "khanak-brass-bangles": dict(
        made=brass, width=0.13, surface=cloth, exposure=0.72, main=VIEW,
        second={"from": (-0.06, -0.20, 0.085), "at": (-0.008, -0.030, 0.008), "lens": 104, "aperture": 22},
        colours={"brass": dict(base="#dcb767", accent="#b48a38")},
    ),
    "lakh-lacquer-bangles": dict(
        made=lac, width=0.14, surface=cloth, exposure=0.78,
        main={"from": (0.02, -0.36, 0.215), "at": (0.004, -0.010, 0.017), "lens": 108, "aperture": 22},
        second={"from": (-0.10, -0.27, 0.10), "at": (0.012, -0.014, 0.018), "lens": 90, "aperture": 22},
        colours={"red": dict(base="#a3121b", deep="#3a0a10", accent="#efdcaa", warm="#c79447", gold="#d3a543")},
    ),
}
