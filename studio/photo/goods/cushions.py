"""Home: a plump cushion, printed with blocks as ajrakh is, piped all round."""
import math

import numpy as np

from fabric import MULMUL, woven
from pattern import grid, repeat, srgb
from scene import Nodes, linear, mesh
from solid import group, leaned, present, tube
from table import paper

SIDE, FIELD = 0.40, 0.150
COTTON = dict(MULMUL, slub=0.40, translucent=0.0, crease=0.0003, sheen=0.15)


def cushion(colours, view):
    """Front and back meet at the seam, over which a cord is sewn; it leans back and sits down a little."""
    fine = 200
    front, back = (filled(fine, side) for side in (-1, 1))
    lean, row = math.radians(-11), fine + 1
    place = np.concatenate([front, back]) @ np.array([(1, 0, 0), (0, math.cos(lean), math.sin(lean)), (0, -math.sin(lean), math.cos(lean))])
    low = place[:, 2].min() + 0.013
    place[:, 2] = 0.004 + 0.5 * (place[:, 2] - low + np.sqrt((place[:, 2] - low) ** 2 + 0.004 ** 2))
    panel = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(fine) for i in range(fine)]
    faces = panel + [tuple(row * row + i for i in face[::-1]) for face in panel]
    v, u = (a.ravel() * SIDE / 2 for a in np.meshgrid(np.linspace(-1, 1, row), np.linspace(-1, 1, row), indexing="ij"))
    uvs = np.tile(np.c_[u, v], (2, 1))
    loop = [*range(fine), *(j * row + fine for j in range(fine)), *(fine * row + i for i in range(fine, 0, -1)), *(j * row for j in range(fine, 0, -1))]
    before = present()
    mesh("cover", place, faces, uvs, printed(colours))
    seam = place[loop]
    for _ in range(3):
        seam = (np.roll(seam, 1, 0) + seam + np.roll(seam, -1, 0)) / 3
    tube(seam, 0.0034, corded(colours["piping"]), closed=True, sides=14)
    leaned(group(before), (0, 0, 0), (0, 0, -17 if view == "main" else 20))


def filled(fine, side):
    """Drawn in between its corners, puckered at the seam, folds running from each corner towards the middle."""
    random = np.random.default_rng(5 + side)
    v, u = (a.ravel() for a in np.meshgrid(np.linspace(-1, 1, fine + 1), np.linspace(-1, 1, fine + 1), indexing="ij"))
    near = np.minimum(1 - abs(u), 1 - abs(v)) * SIDE / 2
    along = np.where(abs(u) > abs(v), v, u) * SIDE / 2 + 0.31 * np.sign(np.where(abs(u) > abs(v), u, v))
    thick = 0.078 * ((1 - u ** 2) * (1 - v ** 2)) ** 0.43
    pucker = sum(random.normal(0, 1) * np.sin(along * 2 * math.pi / wave + random.uniform(0, 6)) for wave in (0.017, 0.023, 0.031, 0.044))
    thick = thick + 0.0011 * pucker * np.clip(near / 0.006, 0, 1) * np.exp(-near / 0.020)
    for cu, cv in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        away = np.hypot(1 - u * cu, 1 - v * cv)
        turn = np.arctan2(1 - v * cv, 1 - u * cu) - math.pi / 4 + random.normal(0, 0.08)
        fold = np.cos(turn * 8.5 + random.normal(0, 0.4) + 0.8 * away) + 0.4 * np.cos(turn * 19 + random.uniform(0, 6))
        thick = thick + 0.0048 * fold * np.clip(away / 0.25, 0, 1) * np.exp(-((away / 0.55) ** 2)) * np.clip(near / 0.01, 0, 1)
    for size, wave in ((0.0028, 2.2), (0.0012, 5.0)):
        thick = thick + size * np.clip(near / 0.03, 0, 1) * sum(np.sin(wave * (u * random.normal() + v * random.normal()) + random.uniform(0, 6)) for _ in range(3))
    x = u * SIDE / 2 * (1 - 0.062 * (1 - v ** 2) * abs(u) ** 3)
    z = v * SIDE / 2 * (1 - 0.062 * (1 - u ** 2) * abs(v) ** 3)
    edge = 0.0035 * np.sin(along * 19 + 1) * np.exp(-near / 0.03)
    return np.c_[x, side * np.maximum(thick, 0) * (near > 0) + edge, z - 0.006 * thick / 0.078]


def printed(colours):
    x, y = grid(SIDE, SIDE, 4096)
    painted = blocks((x - SIDE / 2) * 0.955, (y - SIDE / 2) * 0.955, colours)
    # The cloth is counted from its middle.
    half = painted.shape[0] // 2
    painted = np.roll(painted, (half, half), (0, 1))
    return woven(painted, np.zeros((8, 8), np.float32), SIDE, SIDE, COTTON)


def blocks(x, y, colours):
    """One block for each colour, set down by hand again and again: never quite where the last one was."""
    random = np.random.default_rng(8)
    wander = lambda size: sum(size / k * np.sin((x * random.normal() + y * random.normal()) * 90 * k + random.uniform(0, 6)) for k in range(1, 5))
    x, y = x + wander(0.0003), y + wander(0.0003)
    shown = np.tile(srgb(colours["base"]), (*x.shape, 1))
    blotch = sum(np.sin((x * random.normal() + y * random.normal()) * 60 * k + random.uniform(0, 6)) / k for k in range(1, 7))
    for colour, inked in motifs(x, y):
        thin = np.clip(0.94 + 0.035 * blotch + random.normal(0, 0.05, x.shape), 0, 1)
        share = (np.clip(0.5 - inked / 0.0004, 0, 1) * thin)[..., None]
        shown = shown * (1 - share) + srgb(colours[colour]) * share
    return np.clip(shown * (1 + 0.025 * blotch)[..., None], 0, 1).astype(np.float32)


def motifs(x, y):
    """Colour and how far outside its print a place is: suns in a lattice, stars between them, a border of bands."""
    edge = np.maximum(abs(x), abs(y))
    within, cell = edge - FIELD, FIELD / 2
    u, v = repeat(x, cell), repeat(y, cell)
    r, a = np.hypot(u, v), np.arctan2(v, u)
    petals = lambda many, reach, deep, turn=0.0: r - reach * (1 - deep + deep * abs(np.cos(many / 2 * (a + turn))) ** 0.7)
    field = lambda inked: np.maximum(inked, within)
    yield "pale", field(abs(r - 0.0355) - 0.0007)
    yield "accent", field(abs(r - 0.0325) - 0.0023)
    yield "pale", field(np.hypot((np.mod(a * 28 / (2 * math.pi), 1) - 0.5) * r * 2 * math.pi / 28, r - 0.0325) - 0.0009)
    yield "pale", field(petals(8, 0.0282, 0.42))
    yield "dark", field(petals(8, 0.0268, 0.44))
    yield "accent", field(petals(8, 0.0252, 0.50))
    yield "pale", field(petals(8, 0.0172, 0.46, math.pi / 8))
    yield "base", field(petals(8, 0.0156, 0.48, math.pi / 8))
    yield "pale", field(abs(r - 0.0062) - 0.0007)
    yield "accent", field(r - 0.0038)
    s, t = repeat(x + cell / 2, cell), repeat(y + cell / 2, cell)
    star = lambda reach: (abs(s) ** 0.62 + abs(t) ** 0.62) ** (1 / 0.62) - reach
    yield "pale", field(star(0.0225) * 0.5)
    yield "dark", field(star(0.0185) * 0.5)
    yield "accent", field(star(0.0145) * 0.5)
    yield "pale", field(np.hypot(s, t) - 0.0014)
    along = np.where(abs(x) > abs(y), y, x)
    for colour, start, end in (("pale", 0.1512, 0.1526), ("dark", 0.1538, 0.1556), ("accent", 0.1568, 0.1735), ("pale", 0.1747, 0.1761), ("dark", 0.1773, 0.1800), ("pale", 0.1812, 0.1822)):
        yield colour, np.maximum(start - edge, edge - end)
    leaf = np.hypot(repeat(along, 0.015) / 1.5, edge - 0.1652)
    yield "pale", leaf - 0.0042
    yield "dark", leaf - 0.0031
    yield "pale", np.hypot(repeat(along, 0.015), edge - 0.1652) - 0.0009
    yield "pale", np.hypot(repeat(along + 0.0075, 0.015), abs(edge - 0.1652) - 0.0048) - 0.0009


def corded(colour):
    nodes = Nodes("piping")
    yarn = nodes.noise(nodes.add("ShaderNodeTexCoord").outputs["Object"], 900, 3)
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(nodes.math("MULTIPLY", yarn, 0.4), linear(colour), linear("#1d1720")), Roughness=0.9, Specular=0.15, Normal=nodes.bump(yarn, 0.0008)))


def ground():
    return paper("#e6d5b9")


VIEW = {"from": (0.10, -1.75, 0.42), "at": (0.0, 0, 0.19), "lens": 112, "aperture": 16}
GOODS = {
    "ajrakh-cushion-covers": dict(
        made=cushion, width=0.52, surface=ground, exposure=0.70, main=VIEW,
        second=dict(VIEW, **{"from": (0.42, -0.92, 0.50), "at": (0.055, -0.03, 0.265), "lens": 118}),
        colours={
            "indigo": dict(base="#24335e", accent="#a4432a", pale="#e9dcc0", dark="#14151f", piping="#a4432a"),
            "rust": dict(base="#9c3d20", accent="#2a3a66", pale="#ecdfc4", dark="#1c1517", piping="#2a3a66"),
            "mustard": dict(base="#c98a17", accent="#8c3420", pale="#f2e6ca", dark="#20253f", piping="#2a3458"),
        },
    ),
}
