"""Arabian jasmine: round petals in rows round a bud, a leaf of its bush."""
import math

import bpy
import numpy as np

from scene import Nodes, linear, mesh
from solid import copy, creased, group, leaned, present, rounded, turned


def blossom(random):
    """Three rows of petals, the inner ones shorter and steeper, none quite like its neighbour."""
    white, green = waxen("#fbf8ec", "#eef0d2"), waxen("#8fa562", "#5f7a3c")
    turned(rounded([(0, -0.0050), (0.0011, -0.0046), (0.0015, -0.0010), (0.0026, 0.0006)], 6), green)
    for count, long, wide, rise, low, aside in ((7, 0.0150, 0.0110, 0.16, 0.0000, 0.0), (6, 0.0124, 0.0100, 0.60, 0.0006, 0.4), (4, 0.0092, 0.0082, 1.10, 0.0010, 0.1)):
        for k in range(count):
            a = 2 * math.pi * (k + aside + random.uniform(-0.12, 0.12)) / count
            one = petal(random, long * random.uniform(0.92, 1.06), wide * random.uniform(0.94, 1.06), rise + random.uniform(-0.08, 0.10), white)
            out, side = np.array([math.cos(a), math.sin(a), 0]), np.array([-math.sin(a), math.cos(a), 0])
            copy(one, (0, 0, low), (out, side, (0, 0, 1.0)))
            bpy.data.objects.remove(one)
    bud(0.0034, 0.0084, white)


def bud(wide, tall, white):
    """Petals still wound round each other."""
    rows, steps = 40, 60
    t, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * math.pi, steps, endpoint=False), indexing="ij")
    r = wide * np.sin(math.pi * np.clip(0.12 + 0.88 * t, 0, 1)) ** 0.75 * (1 + 0.06 * np.mod((a + 2.6 * t) / (2 * math.pi) * 3, 1))
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    creased(mesh("bud", np.stack([r * np.cos(a), r * np.sin(a), tall * t], -1).reshape(-1, 3), faces, material=white), 50)


def stalked(random):
    """A bud that has yet to open, on its green tube."""
    bud(0.0034, 0.0120, waxen("#fbf8ec", "#eef0d2"))
    turned(rounded([(0, -0.0070), (0.0010, -0.0068), (0.0012, -0.0020), (0.0024, 0.0004), (0.0022, 0.0016)], 6), waxen("#8fa562", "#5f7a3c"))


def petal(random, long, wide, rise, material):
    """Round at its tip, hollow, its rim bent back here and there."""
    n, m = 26, 19
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, m), indexing="ij")
    half = wide / 2 * np.sqrt(np.clip(1 - (np.clip((u - 0.58) / 0.42, 0, 1)) ** 2.4, 0, 1)) * (0.34 + 0.66 * np.sin(math.pi / 2 * np.clip(u / 0.58, 0, 1)))
    along, angle = long * (0.10 + 0.90 * u), rise * (1.25 - 0.55 * u ** 2)
    cup = 0.55 * half * v ** 2 * (1 - 0.55 * u) - 0.0010 * u ** 4 + 0.0004 * np.sin(3 * v + random.uniform(0, 6)) * u ** 2
    x, z = along * np.cos(angle) - cup * np.sin(angle), along * np.sin(angle) + cup * np.cos(angle)
    faces = [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(n - 1) for j in range(m - 1)]
    made = mesh("petal", np.stack([x, half * v, z], -1).reshape(-1, 3), faces, material=material)
    thick = made.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.00035
    return made


def leaf(long, wide):
    """Oval and pointed, folded a little along its rib, its veins sunk."""
    n, m = 60, 31
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, m), indexing="ij")
    half = wide / 2 * np.sin(math.pi * u ** 0.9) ** 0.8 + 0.0002
    veins = np.exp(-((np.mod(u * 9 - 2.2 * np.abs(v), 1) - 0.5) / 0.10) ** 2)
    z = 0.26 * half * np.abs(v) ** 1.3 + 0.0022 * np.sin(math.pi * u) - 0.0040 * u ** 3 - 0.00016 * veins * (1 - np.abs(v)) - 0.0004 * np.exp(-((v / 0.06) ** 2)) + 0.0006 * np.sin(9 * u + 2 * v)
    faces = [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(n - 1) for j in range(m - 1)]
    nodes = Nodes("leaf")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    shade = nodes.mix(nodes.noise(where, 260, 4), linear("#2c4a20"), linear("#4f7134"))
    return mesh("leaf", np.stack([u * long, half * v, z], -1).reshape(-1, 3), faces, material=nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.38, Specular=0.45)))


def waxen(pale, deep):
    """Light goes some way into it."""
    nodes = Nodes("waxen")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    shade = nodes.mix(nodes.noise(where, 330, 3), linear(pale), linear(deep))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.55, Specular=0.3, Sheen=0.2, Emission=linear(pale), Emission_Strength=0.05))


def strewn_jasmine(places):
    """Each what it is, its place, its turn."""
    random = np.random.default_rng(4)
    for kind, place, turn in places:
        before = present()
        kind(random)
        leaned(group(before), place, turn)
