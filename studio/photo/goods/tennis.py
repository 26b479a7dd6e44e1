"""Cricket in the lane: heavy tennis balls, their felt short and rubbered."""
import math

import numpy as np

from finish import plastic
from label import lettering
from scene import Nodes, linear, mesh
from solid import copy, creased, tube
from table import slab

RADIUS, SUNK = 0.0325, 0.0026


def balls(colours, view):
    felt, rubber, ink = nap(colours["base"], colours["deep"]), plastic(colours["seam"], 0.7, 0.0002, 900), plastic(colours["ink"], 0.9)
    parts = [core(felt), fuzz(felt), tube(seam(600), 0.0021, rubber, closed=True, sides=20), *printed(ink)]
    for place, seed in zip(STACK if view == "main" else STREWN, (3, 7, 12, 21, 30, 41)):
        axes = np.linalg.qr(np.random.default_rng(seed).normal(0, 1, (3, 3)))[0]
        for part in parts:
            copy(part, place, axes if np.linalg.det(axes) > 0 else -axes)
    for part in parts:
        part.hide_render = True


def seam(count, reach=RADIUS - SUNK):
    """The line that winds twice round a ball and meets itself."""
    t = np.linspace(0, 2 * math.pi, count, endpoint=False)
    return reach * np.c_[0.75 * np.cos(t) + 0.25 * np.cos(3 * t), 0.75 * np.sin(t) - 0.25 * np.sin(3 * t), 0.866 * np.sin(2 * t)]


def from_seam(ways):
    """How far points on the ball lie from it."""
    line = seam(500, 1.0)
    return np.concatenate([RADIUS * np.arccos(np.clip((part @ line.T).max(1), -1, 1)) for part in np.array_split(ways, 40)])


def core(felt):
    """Lumpy as pressed felt is, falling off to the seam."""
    rows, steps = 220, 360
    lat, lon = np.meshgrid(np.linspace(0.002, math.pi - 0.002, rows), np.linspace(0, 2 * math.pi, steps, endpoint=False), indexing="ij")
    ways = np.stack([np.sin(lat) * np.cos(lon), np.sin(lat) * np.sin(lon), np.cos(lat)], -1).reshape(-1, 3)
    random = np.random.default_rng(1)
    lump = sum(np.sin(ways @ random.normal(0, f, 3) + random.uniform(0, 6)) / f for f in np.geomspace(8, 90, 40)) * 0.0006
    reach = RADIUS + lump - 0.0030 * np.exp(-(from_seam(ways) / 0.0026) ** 4)
    faces = [(j * steps + i, (j + 1) * steps + i, (j + 1) * steps + (i + 1) % steps, j * steps + (i + 1) % steps) for j in range(rows - 1) for i in range(steps)]
    return creased(mesh("felt", ways * reach[:, None], faces, material=felt), 70)


def fuzz(felt, count=52000):
    """Ends of fibres that stand off the felt, most of them lying over."""
    random = np.random.default_rng(5)
    out = random.normal(0, 1, (count, 3))
    out /= np.linalg.norm(out, axis=1)[:, None]
    out = out[from_seam(out) > 0.0027]
    lean = out + random.normal(0, 0.75, out.shape)
    lean /= np.linalg.norm(lean, axis=1)[:, None]
    side = np.cross(lean, random.normal(0, 1, out.shape))
    side *= 0.000035 / np.linalg.norm(side, axis=1)[:, None]
    foot, tip = out * (RADIUS - 0.0002), out * (RADIUS - 0.0002) + lean * random.uniform(0.0004, 0.0013, (len(out), 1))
    points = np.stack([foot - side, foot + side, tip], 1).reshape(-1, 3)
    return mesh("fuzz", points, np.arange(len(points)).reshape(-1, 3), material=felt, smooth=False)


def nap(colour, deep):
    nodes = Nodes("nap")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cloud, fine = nodes.noise(where, 110, 4, 0.6), nodes.noise(where, 1500, 4, 0.7)
    tone = nodes.mix(nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.math("ADD", cloud, fine), 0.72), 1.6, clamp=True), linear(colour), linear(deep))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=1.0, Specular=0.05, Sheen=0.6, Normal=nodes.bump(nodes.math("ADD", fine, cloud), 0.0011)))


def printed(ink):
    made = []
    for text, size, up in (("GULLY", 0.0098, 0.0040), ("HEAVY", 0.0052, -0.0056)):
        words = lettering(text, size, ink)
        for corner in words.data.vertices:
            a, b = corner.co.x / RADIUS, (corner.co.y + up) / RADIUS
            reach = RADIUS + 0.00055
            corner.co = (reach * math.cos(b) * math.sin(a), reach * math.sin(b), reach * math.cos(b) * math.cos(a))
        made.append(words)
    return made


def on_three(a, b, c):
    """Where one more ball rests on three."""
    a, b, c = map(np.array, (a, b, c))
    middle = (a + b + c) / 3
    return middle + (0, 0, math.sqrt(4 * RADIUS ** 2 - ((a - middle) ** 2).sum()))


H = math.sqrt(3) * RADIUS
BASE = [(-RADIUS, 0.020, RADIUS), (RADIUS, 0.020, RADIUS), (0.0, 0.020 - H, RADIUS)]
STACK = [*BASE, on_three(*BASE), (-0.088, -0.050, RADIUS), (0.084, -0.062, RADIUS)]
STREWN = [(0.004, -0.040, RADIUS), (-0.066, -0.014, RADIUS), (0.072, 0.004, RADIUS), (0.012, 0.056, RADIUS), (-0.060, 0.092, RADIUS), (0.092, 0.088, RADIUS)]
GOODS = {
    "gully-tennis-cricket-balls": dict(
        made=balls, width=0.24, surface=slab, exposure=0.76,
        main={"from": (0.04, -0.60, 0.40), "at": (-0.002, -0.012, 0.042), "lens": 96, "aperture": 22},
        second={"from": (-0.06, -0.42, 0.26), "at": (0.004, 0.006, 0.026), "lens": 72, "aperture": 18},
        colours={"lime": dict(base="#c9cf33", deep="#a3a61c", seam="#efece2", ink="#1f2420")},
    ),
}
