"""On linen: silver rings, an anklet, a crescent on its chain, a strand of pearls."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from finish import metal, plastic
from scene import Nodes, linear, mesh
from solid import ball, bevelled, chain, copy, even, group, leaned, present, turned, tube
from table import linen
from worn import on_the_chest, round_the_neck, spilling


def rings(colours, view):
    satin, rose = metal(colours["base"], 0.24, 0.5, (150, 150, 3500), 0.0000006), metal(colours["accent"], 0.2)
    before = present()
    plain(satin)
    first = group(before)
    before = present()
    beaded(rose)
    second = group(before)
    before = present()
    twisted(satin)
    third = group(before)
    if view == "second":
        clay = plastic("#d8c4aa", 0.8, 0.0002, 500)
        turned(bevelled([(0, 0), (0.0165, 0), (0.0165, 0.004), (0.0135, 0.006), (0.0062, 0.060), (0.003, 0.064), (0, 0.065)], 0.002), clay)
        for ring, height, tilt in ((first, 0.0330, 2), (second, 0.0358, -3), (third, 0.0390, 4)):
            leaned(ring, (0, 0, height), (tilt, tilt * 0.6, 40 * tilt))
    else:
        leaned(first, (-0.004, 0, 0.0012), (0, 0, 30))
        leaned(second, (0.0040, -0.001, 0.0046), (0, 19, -12))
        leaned(third, (-0.017, -0.0135, 0.0015), (0, 0, 0))


def plain(material):
    inner, outer, half = 0.0090, 0.0103, 0.0012
    turned(bevelled([(inner, -half), (outer - 0.0004, -half), (outer, 0), (outer - 0.0004, half), (inner, half), (inner, -half)], 0.0004), material)


def beaded(material):
    turn = np.linspace(0, 2 * math.pi, 200, endpoint=False)
    tube(np.c_[np.cos(turn) * 0.0095, np.sin(turn) * 0.0095, 0 * turn], 0.0007, material, closed=True)
    one = ball(0.00088, (0, 0, 0), material)
    for a in np.linspace(0, 2 * math.pi, 40, endpoint=False):
        copy(one, (math.cos(a) * 0.0098, math.sin(a) * 0.0098, 0))
    bpy.data.objects.remove(one)


def twisted(material):
    turn = np.linspace(0, 2 * math.pi, 900, endpoint=False)
    for half in (0, math.pi):
        around = 24 * turn + half
        r = 0.0097 + 0.00066 * np.cos(around)
        tube(np.c_[np.cos(turn) * r, np.sin(turn) * r, 0.00066 * np.sin(around)], 0.00074, material, closed=True, sides=12)


def anklets(colours, _):
    silver, worn = metal(colours["base"], 0.2), metal(colours["accent"], 0.34)
    for x, y, turn in ((-0.034, 0.026, 20), (0.030, -0.026, 205)):
        before = present()
        anklet(silver, worn)
        leaned(group(before), (x, y, 0), (0, 0, turn))


def anklet(silver, worn):
    turn = np.linspace(0.10, 2 * math.pi - 0.10, 400)
    r = 0.0375 * (1 + 0.035 * np.sin(2 * turn + 0.6) + 0.02 * np.sin(3 * turn))
    loop = np.c_[np.cos(turn) * r, np.sin(turn) * r * 0.93, np.full(len(turn), 0.0013)]
    chain(loop, 0.0030, 0.00042, silver)
    ends = loop[0], loop[-1]
    ring(ends[0], 0.0016, silver)
    hook(ends[1], ends[0], silver)
    at = even(loop[20:-20], 0.0245)
    for place in at:
        out = np.array([place[0], place[1], 0]) / np.hypot(place[0], place[1])
        tube(oval(place + out * 0.0016, out, 0.0021), 0.00036, silver, closed=True, sides=10)
        bell(place + out * 0.0064, out, silver, worn)


def oval(centre, out, long):
    a = np.linspace(0, 2 * math.pi, 24, endpoint=False)[:, None]
    return centre + np.cos(a) * out * long + np.sin(a) * np.array([0, 0, 0.0012])


def bell(centre, out, silver, dark):
    """A hollow ball with a seam and a slit, lying on the cloth."""
    radius = 0.0036
    centre = np.array([centre[0], centre[1], radius])
    axes = np.array([np.array([-out[1], out[0], 0]), np.array([0.0, 0.0, 1.0]), out])
    before = present()
    ball(radius, (0, 0, 0), silver)
    turned([(radius, -0.00045), (radius + 0.00042, -0.0002), (radius + 0.00042, 0.0002), (radius, 0.00045)], silver)
    black = plastic("#15120f", 0.7)
    ball(radius * 0.80, (0, 0, radius * 0.245), black, (0.10, 1, 1))
    for end in (-1, 1):
        ball(radius * 0.2, (0, end * radius * 0.60, radius * 0.79), black, (1, 1, 0.35))
    turned([(0.0011, -radius - 0.0004), (0.0011, -radius + 0.0003)], silver)
    handle = group(before)
    matrix = np.eye(4)
    matrix[:3, :3], matrix[:3, 3] = axes.T, centre
    handle.matrix_world = Matrix(matrix.tolist())


def ring(centre, radius, material):
    a = np.linspace(0, 2 * math.pi, 32, endpoint=False)
    tube(np.c_[centre[0] + np.cos(a) * radius, centre[1] + np.sin(a) * radius, np.full(32, centre[2])], 0.0004, material, closed=True, sides=10)


def hook(start, end, material):
    away = (end - start) / np.linalg.norm(end - start)
    s = np.linspace(0, 1, 40)
    side = np.array([-away[1], away[0], 0])
    path = start + np.outer(s * 0.0085, away) + np.outer(0.0016 * np.sin(s * math.pi) ** 2, side)
    bend = path[-1] + np.array([np.cos(a) * side * 0.0011 + np.sin(a) * away * 0.0013 - side * 0.0011 for a in np.linspace(0, math.pi, 16)])
    tube(np.r_[path, bend], 0.00048, material, sides=12)


def crescent(colours, view):
    brushed, silver = metal(colours["base"], 0.22, 0.4, (3500, 150, 150), 0.0000005), metal(colours["base"], 0.16)
    if view == "use":
        chain(round_the_neck(), 0.0030, 0.00034, silver, closed=True)
        return on_the_chest(lambda: hanging_moon(np.array([0, 0, 0.0]), brushed, silver))
    turn = np.linspace(-math.pi / 2, 1.5 * math.pi, 500, endpoint=False)
    height = np.sin(turn)
    x = 0.060 * np.cos(turn) * (0.56 + 0.44 * (height + 1) / 2) ** 0.9
    y = np.where(height < 0, 0.075 * np.sign(height) * np.abs(height) ** 1.25, 0.058 * height) + 0.035
    x = x + 0.0012 * np.sin(turn * 4 + 1)
    chain(np.c_[x, y, np.full(len(turn), 0.0010)], 0.0030, 0.00034, silver, closed=True)
    low = np.array([x[0], y[0], 0.0012])
    hanging_moon(low, brushed, silver)


def hanging_moon(low, brushed, silver):
    tube(oval(low + [0.0, -0.0022, 0.0004], np.array([0, -1.0, 0.0]), 0.0034), 0.00045, silver, closed=True, sides=12)
    moon(low + [0.0, -0.0050, -0.0004], brushed, silver)


def moon(top, material, silver):
    """A crescent raised from sheet, full in its middle, horns to the right; hangs from its upper back. A flat one would show one grey."""
    outer, inner, shift = 0.0125, 0.0103, np.array([0.0046, 0.0022])
    gap = math.acos((outer ** 2 + shift.dot(shift) - inner ** 2) / (2 * outer * np.linalg.norm(shift)))
    facing = math.atan2(shift[1], shift[0])
    a = np.linspace(facing + gap + 0.03, facing + 2 * math.pi - gap - 0.03, 140)
    rim = np.c_[np.cos(a), np.sin(a)] * outer
    first = math.atan2(*(rim[-1] - shift)[::-1])
    last = math.atan2(*(rim[0] - shift)[::-1])
    b = np.linspace(first % (2 * math.pi), last % (2 * math.pi), 140)
    back = shift + np.c_[np.cos(b), np.sin(b)] * inner
    lowest = top + np.array([0, -0.0155, 0])
    far = np.hypot(*(rim - back[::-1]).T)
    full, n, count = 0.0024 * (far / far.max()) ** 0.6, len(rim), 33
    points, half = [], np.linspace(0, math.pi, count)
    for side in (1, -0.25):
        for turn in half if side > 0 else half[::-1]:
            t = (1 - math.cos(turn)) / 2
            middle = rim * (1 - t) + back[::-1] * t
            points += [(*(lowest[:2] + p), 0.0008 + side * h * math.sin(turn) ** 0.8) for p, h in zip(middle, full)]
    rows = 2 * count
    faces = [(r * n + i, r * n + i + 1, (r + 1) % rows * n + i + 1, (r + 1) % rows * n + i) for r in range(rows) for i in range(n - 1)]
    mesh("moon", np.array(points), faces, material=material)
    eye = lowest + np.array([0, outer + 0.0010, 0.0010])
    ring((*eye[:2], 0.0011), 0.0014, silver)


def pearls(colours, view):
    """Each a little other than its neighbour, a knot between any two."""
    random = np.random.default_rng(6)
    silver, silk = metal(colours["accent"], 0.18), plastic("#e6ddcc", 0.8)
    loop = spilling() if view == "use" else coil(0.46)
    tube(loop, 0.0005, silk, sides=10)
    kinds = [ball(1, (0, 0, 0), lustre(shade)) for shade in colours["shades"]]
    for place in even(loop, 0.00632):
        size = 0.00308 * random.uniform(0.97, 1.02)
        axes = np.linalg.qr(random.normal(0, 1, (3, 3)))[0] * random.uniform(0.975, 1.0, (3, 1)) * size
        copy(kinds[random.integers(len(kinds))], place, axes)
    for kind in kinds:
        bpy.data.objects.remove(kind)
    clasp(loop, silver)


def coil(long):
    """A loop within a loop; where it crosses itself, one strand lies over the other."""
    turn = np.linspace(0.05, 2 * math.pi - 0.05, 2400)
    reach, lean = 0.30 + np.cos(turn), 2.5
    path = np.c_[reach * np.sin(turn + lean), reach * np.cos(turn + lean) * (1 + 0.06 * np.sin(turn + 1)), 0 * turn]
    path *= long / np.linalg.norm(np.diff(path, axis=0), axis=1).sum()
    over = math.acos(-0.30)
    path[:, :2] -= (path[:, :2].min(0) + path[:, :2].max(0)) / 2
    path[:, 2] = 0.0031 + 0.0060 * np.exp(-((turn - over) / 0.10) ** 2)
    return path[::4]


def clasp(loop, silver):
    first, last = loop[0], loop[-1]
    middle = (first + last) / 2
    ball(0.0028, middle, silver, (1.3, 0.9, 0.9))
    for end in (first, last):
        tube([end, middle], 0.0007, silver, sides=12)
        ball(0.0014, end + (middle - end) * 0.2, silver)


def lustre(shade):
    """Light that comes back from within the skin as well as from it."""
    nodes = Nodes("pearl")
    facing = nodes.add("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.35
    colour = nodes.mix(facing.outputs["Facing"], linear(shade), linear("#8d6f66"))
    return nodes.finish(nodes.surface(Base_Color=colour, Roughness=0.22, Specular=0.8, Metallic=0.45, Clearcoat=1.0, Clearcoat_Roughness=0.04))


def ground():
    """Dark enough for silver to stand out from."""
    return linen("#85786c")


RINGS = {"from": (0.02, -0.30, 0.105), "at": (0, 0, 0.036), "lens": 190, "aperture": 13}
FLAT = {"from": (0.02, -0.40, 0.38), "at": (0, -0.002, 0.002), "lens": 108, "aperture": 18}
SILVER = dict(base="#dcdde0", accent="#a5a9af")
GOODS = {
    "jodi-stacking-rings": dict(
        made=rings, width=0.09, surface=ground, exposure=0.8, second=RINGS,
        main={"from": (0.01, -0.17, 0.125), "at": (-0.0085, -0.003, 0.002), "lens": 128, "aperture": 14},
        colours={"silver": dict(base="#dedfe1", accent="#cf9480")},
    ),
    "ghungroo-silver-anklet": dict(
        made=anklets, width=0.2, surface=ground, exposure=0.8, main=FLAT,
        second={"from": (0.02, -0.19, 0.150), "at": (0.018, -0.046, 0.004), "lens": 104, "aperture": 64},
        colours={"silver": SILVER},
    ),
    "chandrika-pendant-necklace": dict(
        made=crescent, width=0.2, surface=ground, exposure=0.8, main=dict(FLAT, at=(0, 0.012, 0), lens=112),
        second={"from": (0.02, -0.25, 0.15), "at": (0.001, -0.047, 0.001), "lens": 150, "aperture": 14},
        colours={"silver": SILVER},
    ),
    "samudra-pearl-strand": dict(
        made=pearls, width=0.2, surface=ground, exposure=0.95, main=dict(FLAT, at=(0, -0.001, 0.002), lens=140),
        second={"from": (0.05, -0.22, 0.12), "at": (0.004, -0.030, 0.003), "lens": 100, "aperture": 11},
        colours={"pearl": dict(base="#f1ece2", accent="#d8dadd", shades=("#f6efe2", "#f3e9db", "#f4e5da"))},
    ),
}
