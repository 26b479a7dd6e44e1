"""A trekking pack: stuffed panels, webbing drawn over them."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

from finish import plastic
from label import laid_on, lettering
from scene import Nodes, linear
from solid import group, leaned, present, prism, rectangle, ribbon, tube
from stuffed import stuffed
from table import paper

BODY = dict(width=0.300, depth=0.185, height=0.470, place=(0, 0.020, 0.247), round=0.22, taper=0.03, full=38, loose=0.045, lean=0.10, seed=2)
LID = dict(width=0.292, depth=0.225, height=0.090, place=(0, -0.004, 0.512), round=0.42, full=40, loose=0.05, seed=5)
POCKET = dict(width=0.215, depth=0.060, height=0.225, place=(0, -0.112, 0.152), round=0.34, taper=-0.04, full=36, loose=0.06, seed=7)
SIDE = dict(width=0.130, depth=0.050, height=0.185, place=(0, 0, 0), round=0.30, taper=0.06, full=24, loose=0.07, seed=9)


def backpack(colours, view):
    before = present()
    shell, panel = ripstop(colours["base"]), ripstop(colours["panel"])
    web, trim, dark = webbing(), plastic(colours["trim"], 0.42), plastic("#1b1c1d", 0.5)
    piping = plastic(colours["piping"], 0.7, 0.0002, 900)
    pieces = [stuffed(BODY, shell, piping, panel), stuffed(LID, shell, piping), stuffed(POCKET, shell, piping, panel)]
    for side in (-1, 1):
        last = present()
        pocket = stuffed(SIDE, mesh_cloth(), dark)
        leaned(group(last), (side * 0.150, 0.010, 0.112), (0, 0, side * 90))
        pieces.append(pocket)
    bpy.context.view_layer.update()
    cloth = Cloth(pieces)
    zips(cloth, dark, trim)
    webs(cloth, web, trim, dark)
    cord(cloth, trim)
    marks(cloth, colours)
    loop(web)
    harness(colours, web, dark, trim, panel)
    leaned(group(before), (0, 0, -0.006), (-3, 0, colours.get("turn", -24) if view == "main" else 152))


class Cloth:
    """Where the stuffed pack's outside is."""

    def __init__(self, pieces):
        points, faces = [], []
        for piece in pieces:
            start = len(points)
            points += [piece.matrix_world @ corner.co for corner in piece.data.vertices]
            faces += [[start + i for i in face.vertices] for face in piece.data.polygons]
        self.tree = BVHTree.FromPolygons(points, faces)

    def hit(self, a, z, x=0.0, middle=0.01):
        """Seen at an angle from the front (a quarter turn is the side +x) at a height; `x` aside of the middle."""
        way = Vector((math.sin(a), -math.cos(a), 0))
        start = Vector((x * math.cos(a), middle + x * math.sin(a), z)) + way
        place, normal, _, _ = self.tree.ray_cast(start, -way)
        return (np.array(place), np.array(normal)) if place else None

    def front(self, x, z):
        return self.hit(0, z, x)[0]

    def down(self, x, low, high, off=0.0012, count=60):
        """A strap hanging over the front, drawn tight over what stands out."""
        z = np.linspace(high, low, count)
        y = np.array([self.front(x, each)[1] for each in z])
        return np.c_[np.full(count, x), tight(z, y) - off, z]

    def round(self, start, end, z, off=0.0024, count=50):
        """A strap drawn round a side."""
        a = np.radians(np.linspace(start, end, count))
        hits = [self.hit(angle, z) for angle in a]
        path = smooth(np.array([h[0] for h in hits]), 7)
        out = np.c_[np.sin(a), -np.cos(a), 0 * a]
        return path + out * off, out


def tight(z, y):
    """The lower hull of y over z."""
    hull, order = [], np.argsort(z)
    for p in np.c_[z, y][order]:
        while len(hull) > 1 and np.cross(hull[-1] - hull[-2], p - hull[-1]) <= 0:
            hull.pop()
        hull.append(p)
    return np.interp(z, *np.array(hull).T)


def smooth(path, wide):
    padded = np.pad(path, ((wide // 2, wide // 2), (0, 0)), "edge")
    return np.stack([np.convolve(padded[:, k], np.ones(wide) / wide, "valid") for k in range(3)], 1)


def ripstop(colour):
    """Close-woven nylon, a thicker thread every few millimetres, crinkled."""
    nodes = Nodes("ripstop")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeUVMap").outputs[0], split.inputs[0])
    line = lambda axis: nodes.math("GREATER_THAN", nodes.math("COSINE", nodes.math("MULTIPLY", axis, 2 * math.pi / 0.0058)), 0.90)
    threads = nodes.math("MAXIMUM", line(split.outputs[0]), line(split.outputs[1]))
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    crinkle = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", nodes.noise(where, 26, 4, 0.55), 0.5))
    height = nodes.math("ADD", nodes.math("MULTIPLY", threads, 0.00022), nodes.math("MULTIPLY", crinkle, 0.012))
    shade = nodes.mix(nodes.math("MULTIPLY", threads, 0.22), linear(colour), (0, 0, 0, 1))
    cloudy = nodes.mix(nodes.math("MULTIPLY", nodes.noise(where, 9, 3), 0.05), shade, (0.9, 0.85, 0.75, 1))
    return nodes.finish(nodes.surface(Base_Color=cloudy, Roughness=0.62, Specular=0.32, Sheen=0.12, Normal=nodes.bump(height, 1.0)))


def mesh_cloth(colour="#26282a"):
    """Stretchy net, pale where holes let light in."""
    nodes = Nodes("net")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeUVMap").outputs[0], split.inputs[0])
    wave = lambda axis: nodes.math("COSINE", nodes.math("MULTIPLY", axis, 2 * math.pi / 0.0034))
    holes = nodes.math("GREATER_THAN", nodes.math("MULTIPLY", wave(split.outputs[0]), wave(split.outputs[1])), 0.25)
    shade = nodes.mix(holes, linear(colour), (0.004, 0.004, 0.004, 1))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.9, Specular=0.15, Sheen=0.4, Normal=nodes.bump(nodes.math("SUBTRACT", 1, holes), 0.0006)))


def webbing(colour="#1d1e20"):
    nodes = Nodes("webbing")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    along = nodes.math("ADD", split.outputs[2], nodes.math("ADD", split.outputs[1], nodes.math("MULTIPLY", split.outputs[0], 0.35)))
    rib = nodes.math("SINE", nodes.math("MULTIPLY", along, 2 * math.pi / 0.0022))
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=0.8, Specular=0.25, Sheen=0.3, Normal=nodes.bump(rib, 0.00035)))


def zips(cloth, dark, trim):
    """A tape with teeth along the top of the pocket and across the lid; a knotted pull on each."""
    for low, half, x in ((0.236, 0.082, 0.052), (0.497, 0.118, 0.080)):
        across = np.linspace(-half, half, 90)
        bow = low + 0.010 * (1 - (across / half) ** 2)
        hits = [cloth.hit(0, z, u) for u, z in zip(across, bow)]
        path, out = (smooth(np.array([hit[k] for hit in hits]), 9) for k in (0, 1))
        path = path + out * 0.0018
        ribbon(path, out, 0.0062, 0.0012, plastic("#232426", 0.85, 0.0002, 1600))
        at = np.linspace(0, 1, int(half * 2 / 0.0022))
        teeth = np.stack([np.interp(at, np.linspace(0, 1, 90), path[:, k]) for k in range(3)], 1)
        fine = np.repeat(teeth, 2, 0)
        tube(fine[:-1] * 0.5 + fine[1:] * 0.5 - (0, 0.0012, 0), np.where(np.arange(len(fine) - 1) % 2, 0.0012, 0.0017), dark, sides=8)
        k = np.argmin(abs(path[:, 0] - x))
        p = path[k] - (0, 0.003, 0)
        slider = prism(rectangle(0.008, 0.011, 0.002), 0, 0.003, dark, 0.0008)
        slider.location, slider.rotation_euler = p, (math.pi / 2, 0, 0)
        s = np.linspace(0, 1, 20)
        fall = np.array([cloth.front(p[0] + 0.004 * math.sin(3 * t), p[2] - 0.004 - 0.040 * t) for t in s])
        tube(np.c_[p[0] + 0.004 * np.sin(3 * s), smooth(fall, 5)[:, 1] - 0.0035, p[2] - 0.004 - 0.040 * s], 0.0016 + 0.0014 * (s > 0.55), trim, sides=12)


def webs(cloth, web, trim, dark):
    for x in (-0.088, 0.088):
        path = cloth.down(x, 0.268, 0.540)
        ribbon(path, np.tile((0, -1.0, 0), (60, 1)), 0.0100, 0.0009, web)
        k = 24
        buckle(path[k], path[k + 1] - path[k - 1], (0, -1, 0), trim, dark)
        tail = np.linspace(0, 1, 24)
        ribbon(np.c_[x + 0.006 * tail * np.sign(x), path[k + 5][1] - 0.0035 - 0.012 * np.sin(tail * 2.4), path[k + 5][2] - 0.090 * tail], np.tile((0, -1.0, 0.0), (24, 1)), 0.0100, 0.0008, web)
    for side in (-1, 1):
        for z, start, end in ((0.405, 62, 128), (0.262, 62, 128)):
            path, out = cloth.round(side * start, side * end, z)
            ribbon(path, out, 0.0085, 0.0009, web)
            k = 16
            buckle(path[k], path[k + 1] - path[k - 1], out[k], trim, dark, 0.82)


def buckle(place, along, out, trim, dark, size=1.0):
    """A side-release buckle: what clicks in above, what takes it below."""
    before = present()
    female = prism(rectangle(0.030, 0.027, 0.005), 0.0004, 0.0105, trim, 0.003, 4)
    female.location = (0, -0.014, 0)
    for s in (-1, 1):
        arm = prism(rectangle(0.0052, 0.020, 0.0022), 0.002, 0.0088, trim, 0.0016, 3)
        arm.location, arm.rotation_euler = (s * 0.0142, -0.006, 0), (0, 0, s * -0.10)
    prism(rectangle(0.030, 0.0045, 0.0018), 0.001, 0.0092, trim, 0.0015, 3).location = (0, 0.0045, 0)
    for y in (0.0105, 0.0180):
        prism(rectangle(0.030, 0.0036, 0.0016), 0.001, 0.0082, trim, 0.0014, 3).location = (0, y, 0)
    for s in (-1, 1):
        prism(rectangle(0.0036, 0.0180, 0.0016), 0.001, 0.0082, trim, 0.0012, 3).location = (s * 0.0132, 0.0115, 0)
    prism(rectangle(0.017, 0.0028, 0.0012), 0.0100, 0.0110, dark, 0.0004).location = (0, -0.014, 0)
    handle = group(before)
    y = np.array(along) / np.linalg.norm(along)
    z = np.array(out, float) - y * np.dot(out, y)
    z /= np.linalg.norm(z)
    x = np.cross(y, z)
    matrix = np.eye(4)
    matrix[:3, 0], matrix[:3, 1], matrix[:3, 2], matrix[:3, 3] = x * size, y * size, z * size, place
    handle.matrix_world = Matrix(matrix.tolist())


def cord(cloth, trim):
    """Elastic laced between four loops above the pocket."""
    ends = [(-0.056, 0.428), (0.056, 0.372), (-0.056, 0.372), (0.056, 0.316), (-0.056, 0.316), (0.056, 0.428)]
    for (xa, za), (xb, zb) in zip(ends, ends[1:] + ends[:1]):
        if xa == xb:
            continue
        s = np.linspace(0, 1, 40)
        points = np.array([cloth.front(xa + (xb - xa) * t, za + (zb - za) * t) for t in s])
        tube(smooth(points, 9) - (0, 0.0030, 0), 0.0018, trim, sides=12)
    for x, z in set(ends):
        p = cloth.front(x, z)
        tab = prism(rectangle(0.020, 0.013, 0.003), 0.0002, 0.0022, webbing(), 0.0008)
        tab.location, tab.rotation_euler = p, (math.pi / 2, 0, 0)
        eye = np.linspace(0, 2 * math.pi, 24)
        tube(np.c_[p[0] + 0.0065 * np.cos(eye), np.full(24, p[1] - 0.0030), p[2] + 0.0045 * np.sin(eye)], 0.0011, plastic("#1b1c1d", 0.4), sides=8)


def marks(cloth, colours):
    ink = plastic(colours["print"], 0.7)
    for text, size, z, x in (("VEGPATH", 0.021, 0.128, 0.0), ("PAHAD 40", 0.0095, 0.106, 0.0)):
        laid_on(lettering(text, size, ink), lambda along, up: cloth.front(x + along, z + up) - (0, 0.0013, 0), 3)


def loop(web):
    """To hang the pack up by."""
    t = np.linspace(0, math.pi, 40)
    ribbon(np.c_[0.045 * np.cos(t), 0.119 + 0.010 * np.sin(t), 0.470 + 0.062 * np.sin(t)], np.c_[np.cos(t), 0 * t, np.sin(t)], 0.0105, 0.0016, web)


def harness(colours, web, dark, trim, panel):
    """What lies on the back and round the hips."""
    foam, edge = mesh_cloth("#33363a"), plastic("#161718", 0.8, 0.0002, 900)
    for side in (-1, 1):
        slab = dict(width=0.092, depth=0.030, height=0.390, place=(0, 0, 0), round=0.34, full=14, loose=0.02, seed=11 + side)
        last = present()
        stuffed(slab, foam, edge)
        leaned(group(last), (side * 0.062, 0.122, 0.262), (0, 0, 180))
        t = np.linspace(0, 1, 80)
        y = 0.122 + 0.062 * np.sin(math.pi * np.clip(t * 1.02, 0, 1)) ** 0.7 + 0.034 * t
        path = np.c_[side * (0.050 + 0.074 * t ** 1.6 + 0.012 * np.sin(math.pi * t)), y, 0.476 - 0.330 * t]
        out = np.gradient(path, axis=0)
        up = np.cross(out, np.tile((side * -1.0, 0.25 * side, 0), (80, 1))) * side
        pad(path[:66], up[:66], 0.031, 0.0085, panel, foam, edge)
        ribbon(path[56:], up[56:], 0.0110, 0.0010, web)
        belt(side, web, panel, foam, edge)
    across(web, dark, trim, foam, edge, panel)


def across(web, dark, trim, foam, edge, panel):
    """The cushion for the loins, the strap before the chest."""
    x = np.linspace(-1, 1, 50)
    pad(np.c_[0.104 * x, 0.151 - 0.016 * x ** 2, 0.105 + 0 * x], np.tile((0, 1.0, 0.05), (50, 1)), 0.043, 0.011, panel, foam, edge)
    path = np.c_[0.082 * x, 0.1905 + 0.004 * (1 - x ** 2), 0.372 - 0.010 * (1 - x ** 2)]
    ribbon(path, np.tile((0, 1.0, 0), (50, 1)), 0.0085, 0.0009, web)
    buckle(path[25], (1, 0, 0), (0, 1, 0), trim, dark, 0.8)


def pad(path, up, half, thick, outside, inside, edge):
    """Padded: a net towards the body, cloth outside, bound round."""
    up = up / np.linalg.norm(up, axis=1)[:, None]
    s = np.linspace(0, 1, len(path))
    wide = half * (1 - 0.35 * s ** 3) * np.clip(np.minimum(s, 1 - s) / 0.05, 0.35, 1) ** 0.5
    ribbon(path, up, wide, thick, outside)
    ribbon(path + up * thick * 0.5, up, wide * 0.90, thick * 0.65, inside)
    across = np.cross(np.gradient(path, axis=0), up)
    across = across / np.linalg.norm(across, axis=1)[:, None]
    for side in (-1, 1):
        tube(path + across * wide[:, None] * side, 0.0032, edge, sides=12)


def belt(side, web, panel, foam, edge):
    t = np.linspace(0, 1, 70)
    a = math.pi / 2 - t * 1.9
    path = np.c_[side * (0.075 + 0.150 * np.sin(t * 1.75)), 0.128 - 0.215 * t ** 1.35, 0.105 - 0.030 * t]
    up = np.cross(np.gradient(path, axis=0), np.tile((0, 0, 1.0), (70, 1))) * side
    pad(path, -up, 0.044, 0.0085, foam, panel, edge)
    end = path[-1]
    s = np.linspace(0, 1, 60)
    drop = np.clip(1 - s * 2.4, 0, 1) ** 1.7
    hang = np.c_[end[0] - side * (0.010 * s + 0.085 * s ** 2), end[1] - 0.130 * s + 0.020 * s ** 2, 0.0016 + (end[2] - 0.0016) * drop]
    over = np.c_[side * drop, -0.3 * drop, 1.2 - drop]
    ribbon(np.r_[path[-6:-1], hang], np.r_[np.tile(over[0], (5, 1)), over], 0.0120, 0.0011, web)


def ground():
    return paper("#e6d9c4")


GOODS = {
    "pahad-trekking-backpack": dict(
        made=backpack, width=0.80, surface=ground, exposure=0.62,
        main={"from": (0.0, -2.45, 0.72), "at": (0.0, 0, 0.285), "lens": 110, "aperture": 16},
        second={"from": (0.0, -2.45, 0.80), "at": (0.0, 0, 0.285), "lens": 110, "aperture": 16},
        colours={
            "olive": dict(base="#50582f", panel="#3a4127", trim="#de6f26", piping="#2b301f", print="#d9d6c4"),
            "orange": dict(base="#ea7420", panel="#34373b", trim="#24262a", piping="#24262a", print="#f2eadb"),
        },
    ),
}
