"""For the sitting room: a low chair of sheesham, its back of woven cane, a loose cushion on the seat."""
import math

import numpy as np
from mathutils import Matrix, Vector

from finish import timber
from scene import Nodes, linear, mesh
from solid import creased, group, leaned, present, prism, rectangle, tube
from table import linen, paper

SIDE, FRONT, LOW, HIGH = 0.312, -0.305, (0.185, 0.245), (0.435, 0.835)
STILE = 0.268


def chair(colours, view):
    before = present()
    joined(colours)
    cane(colours)
    cushion(colours)
    leaned(group(before), (0, 0, 0), (0, 0, -30 if view == "main" else 34))


def joined(colours):
    """Each piece cut from another place of the board, its grain along it."""
    wood = timber(colours["dark"], colours["light"], 0.42, "z", 0.62)
    cut = iter(range(1, 40))
    beam = lambda start, end, wide, deep, **more: board(start, end, wide, deep, wood, next(cut) * 1.37, **more)
    for s in (-1, 1):
        beam((s * SIDE, FRONT, 0), (s * SIDE, FRONT, 0.545), 0.044, 0.044, taper=0.72)
        beam((s * SIDE, 0.375, 0), (s * SIDE, 0.268, 0.515), 0.040, 0.046, taper=0.72)
        beam((s * (SIDE + 0.004), FRONT - 0.050, 0.556), (s * (SIDE + 0.004), 0.385, 0.517), 0.064, 0.024, corner=0.010, edge=0.006)
        beam((s * SIDE, FRONT, 0.300), (s * SIDE, 0.318, 0.252), 0.026, 0.058)
        beam((s * STILE, *back(-0.02)), (s * STILE, *back(1.0)), 0.038, 0.034)
    beam((-SIDE, FRONT, 0.296), (SIDE, FRONT, 0.296), 0.062, 0.026)
    beam((-SIDE, 0.292, 0.245), (SIDE, 0.292, 0.245), 0.050, 0.026)
    beam((-STILE - 0.019, *back(1.0)), (STILE + 0.019, *back(1.0)), 0.056, 0.038, corner=0.012, edge=0.007, up=(0, -0.36, 0.93))
    beam((-STILE, *back(0.20)), (STILE, *back(0.20)), 0.042, 0.026, up=(0, -0.36, 0.93))
    for y in (-0.20, -0.06, 0.08, 0.21):
        z = 0.300 - (y - FRONT) * 0.077
        beam((-SIDE, y, z), (SIDE, y, z), 0.014, 0.055)


def back(t):
    """Where the leaning back is, from its foot to its top."""
    return LOW[0] + (HIGH[0] - LOW[0]) * t, LOW[1] + (HIGH[1] - LOW[1]) * t


def board(start, end, wide, deep, wood, cut, taper=1.0, corner=0.004, edge=0.0028, up=None):
    """`wide` is across, `deep` the other way; a leg grows thinner towards its foot."""
    start, end = Vector(start), Vector(end)
    long, along = (end - start).length, (end - start).normalized()
    across = Vector(up) if up else Vector((0, 0, 1)) if abs(along.x) > 0.9 else Vector((1, 0, 0))
    across = (across - along * across.dot(along)).normalized()
    made = prism(rectangle(wide, deep, corner, 4), cut, cut + long, wood, edge, 4)
    for corner in made.data.vertices:
        if taper < 1 and corner.co.z < cut + 1e-4:
            corner.co.x, corner.co.y = corner.co.x * taper, corner.co.y * taper
    place = Matrix((across, along.cross(across), along)).transposed().to_4x4()
    place.translation = start - along * cut
    made.matrix_world = place


def cane(colours):
    """Pairs up and across, single strands aslant both ways; a spline holds them in the groove all round."""
    half, low, high = STILE - 0.016, 0.235, 0.955
    tall = (high - low) * math.hypot(HIGH[0] - LOW[0], HIGH[1] - LOW[1])
    strips, cell = [], 0.0155
    for k in np.arange(-half, half, cell):
        strips += [((k + d, 0), (k + d, tall), 0.0) for d in (-0.0021, 0.0021)]
    for k in np.arange(0, tall, cell):
        strips += [((-half, k + d), (half, k + d), 0.0006) for d in (-0.0021, 0.0021)]
    for way, deep in ((1, 0.0011), (-1, -0.0006)):
        for k in np.arange(-half - tall, half + tall, cell):
            a, b = max(-half, min(k, k + way * tall)), min(half, max(k, k + way * tall))
            if b > a:
                strips.append(((a, way * (a - k)), (b, way * (b - k)), deep))
    points, faces, along = [], [], np.array([0, *np.subtract(back(1), back(0))])
    along = along / np.linalg.norm(along)
    out = np.array([0, -along[2], along[1]])
    base = np.array([0, *back(low)])
    for (xa, ya), (xb, yb), deep in strips:
        way = np.array([xb - xa, yb - ya])
        side = np.array([-way[1], way[0]]) / np.linalg.norm(way) * 0.00135
        first = len(points)
        for x, y in ((xa, ya), (xb, yb)):
            for s, lift in ((-1, 0), (0, 0.0007), (1, 0), (0, -0.0005)):
                points.append(base + (x + s * side[0]) * np.array([1, 0, 0]) + (y + s * side[1]) * along + out * (deep + lift))
        faces += [(first + i, first + (i + 1) % 4, first + 4 + (i + 1) % 4, first + 4 + i) for i in range(4)]
    mesh("cane", points, faces, material=rattan(colours["cane"], colours["shadow"]), smooth=False)
    spline = [base + x * np.array([1, 0, 0]) + y * along + out * 0.0015 for x, y in rectangle(2 * half - 0.004, tall - 0.004, 0.004)]
    tube(np.array(spline) + along * tall / 2, 0.0026, rattan(colours["cane"], colours["shadow"]), closed=True, sides=10)


def rattan(pale, deep):
    nodes = Nodes("rattan")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    tone = nodes.math("ADD", nodes.math("MULTIPLY", nodes.noise(where, 130, 3), 0.7), nodes.math("MULTIPLY", nodes.noise(where, 11, 3), 0.5), clamp=True)
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(tone, linear(deep), linear(pale)), Roughness=0.42, Specular=0.4))


def cushion(colours):
    """A box of linen, crowned, its seams piped, sat on before."""
    outline = np.array(rectangle(0.545, 0.560, 0.045, 16))
    profile = [(t, -0.046 + 0.002 * t) for t in np.linspace(0.02, 0.985, 24)]
    profile += [(1 + 0.014 * math.cos(a), 0.044 * math.sin(a)) for a in np.linspace(-1.4, 1.4, 18)]
    profile += [(t, 0.046 + 0.030 * (1 - t ** 2.6)) for t in np.linspace(0.985, 0.02, 60)]
    points = []
    for k, (t, z) in enumerate(profile):
        p = outline * t
        x, y = p[:, 0], p[:, 1]
        turn = np.arctan2(y, x)
        top = np.clip((z - 0.02) / 0.03, 0, 1)
        near = np.exp(-((1 - min(t, 1)) / 0.10) ** 2)
        pucker = 0.0022 * near * (np.sin(turn * 31 + 2 * np.sin(turn * 3)) + 0.6 * np.sin(turn * 53 + 1))
        soft = 0.0045 * np.sin(9 * x + 5 * y + 1) * np.sin(11 * y - 4 * x) - 0.011 * np.exp(-(x ** 2 + (y - 0.04) ** 2) / 0.018)
        points.append(np.c_[x, y, z + top * ((1 - near) * soft + pucker) + 0.0014 * np.sin(turn * 9 + k * 0.1)])
    n = len(outline)
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(profile) - 1) for i in range(n)]
    faces += [tuple(range(n))[::-1], tuple(range((len(profile) - 1) * n, len(profile) * n))]
    before = present()
    creased(mesh("cushion", np.concatenate(points), faces, material=linen(colours["cloth"])), 70)
    for row in (25, 41):
        tube(points[row], 0.0034, linen(colours["cloth"]), closed=True, sides=12)
    leaned(group(before), (0, -0.030, 0.352), (-4.4, 0, 0))


def floor():
    return paper("#e7d8bf")


VIEW = {"from": (0.0, -4.0, 1.30), "at": (0.0, 0.02, 0.395), "lens": 118, "aperture": 18}
BUILT = dict(cane="#e0bd80", shadow="#a67f45", cloth="#d6c19b")
GOODS = {
    "baithak-cane-chair": dict(
        made=chair, width=0.95, surface=floor, exposure=0.72, main=VIEW,
        second=dict(VIEW, **{"from": (0.0, -2.3, 1.15), "at": (0.02, 0.03, 0.52), "lens": 108}),
        colours={"brown": dict(BUILT, dark="#29150b", light="#6d4025"), "natural": dict(BUILT, dark="#a87a48", light="#dcb981")},
    ),
}
