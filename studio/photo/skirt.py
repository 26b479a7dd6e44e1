"""A length of cloth gathered into a waistband, wrapped round and left to fall; band, tie and clips."""
import math

import bpy
import numpy as np

from drape import ROD_HEIGHT, ROD_RADIUS, collide, let_fall
from scene import Nodes, empty, linear, mesh

TOP = ROD_HEIGHT - 0.115
DEPTH = -0.035
BAND = 0.042


def fall(cloth):
    empty()
    bpy.ops.mesh.primitive_plane_add(size=4, location=(0, 0.16, 1), rotation=(math.pi / 2, 0, 0))
    collide(bpy.context.object, 0.003)
    collide(form(cloth["length"]), 0.003)
    points, uvs, across, along = gathered(cloth)
    pinned = range(across + 1)
    return let_fall(points, uvs, across, along, cloth, pinned, cut(cloth, uvs))


def cut(cloth, uvs):
    """The piece laid flat: part of a ring, wider at the hem than at the band."""
    width, length, flare = cloth["width"], cloth["length"], cloth["flare"]
    angle, inner = flare / length, (width - flare) * length / flare
    for x, y in uvs:
        here = width - flare * (1 - y / length)
        turn = (x - width / 2) / here * angle
        yield (inner + y) * math.sin(turn), (inner + y) * math.cos(turn)


def form(length):
    """What a wearer would be: an unseen cone that keeps the skirt open."""
    turn = np.linspace(0, 2 * math.pi, 64, endpoint=False)
    rings = [
        np.c_[np.cos(turn) * (0.160 + 0.20 * down), DEPTH + np.sin(turn) * (0.018 + 0.055 * down), np.full(64, TOP - BAND - down * length)]
        for down in np.linspace(0.02, 1.1, 12)
    ]
    faces = [(r * 64 + i, (r + 1) * 64 + i, (r + 1) * 64 + (i + 1) % 64, r * 64 + (i + 1) % 64) for r in range(11) for i in range(64)]
    return mesh("form", np.concatenate(rings), faces)


def gathered(cloth):
    width, length, step = cloth["width"], cloth["length"], cloth.get("step", 0.0115)
    across, along = round(width / step), round(length / step)
    points, uvs = [], []
    for j in range(along + 1):
        s = length * j / along
        here = width - cloth["flare"] * (1 - s / length)
        for i, (x, y) in enumerate(pleated(here, s / length, cloth["pleats"], across)):
            points.append((x, y, TOP - BAND - s))
            uvs.append((width / 2 + (i / across - 0.5) * here, s))
    return points, uvs, across, along


def pleated(width, down, pleats, count):
    """A wrapped path with as many folds as take up the width, cut into equal steps."""
    turn = np.linspace(0, 1, 4000)
    base, outward = wrapped(turn, 0.185 + 0.20 * down, 0.036 + 0.055 * down)
    random = np.random.default_rng(7)
    stations = np.cumsum(np.r_[0, random.uniform(0.6, 1.5, pleats)])
    phase = np.interp(turn, stations / stations[-1], np.arange(pleats + 1)) * 2 * math.pi
    low, high = 0.0, 0.08
    for _ in range(30):
        depth = (low + high) / 2
        path = base + outward * (depth * np.sin(phase))[:, None]
        reach = np.r_[0, np.cumsum(np.hypot(*np.diff(path, axis=0).T))]
        low, high = (depth, high) if reach[-1] < width else (low, depth)
    even = np.linspace(0, reach[-1], count + 1)
    return np.c_[np.interp(even, reach, path[:, 0]), np.interp(even, reach, path[:, 1])]


def wrapped(turn, half_width, half_depth):
    """Once round and a piece more; what comes last lies outside, its edge in front."""
    angle = math.radians(-118) + turn * math.radians(412)
    grow = 0.012 * turn
    x, y = np.cos(angle), np.sin(angle)
    base = np.c_[x * (half_width + grow), DEPTH + y * (half_depth + grow)]
    outward = np.c_[x / half_width, y / half_depth]
    return base, outward / np.hypot(*outward.T)[:, None]


def finish(colour):
    """Waistband, tie and the two clips it hangs from."""
    nodes = Nodes("band")
    uv = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    weave = nodes.noise(nodes.stretched(uv, 700, 700, 700), 1, 2)
    cotton = nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=0.88, Sheen=0.2, Specular=0.2, Normal=nodes.bump(weave, 0.0005)))
    turn = np.linspace(0, 1, 160)
    base, outward = wrapped(turn, 0.185, 0.036)
    base = base + outward * 0.013
    wave = 0.0012 * np.sin(turn * 190)[:, None] * outward
    strip([np.c_[base + wave * k, np.full(len(turn), z)] for k, z in ((0, TOP), (0.3, TOP - 0.004), (0.6, TOP - BAND * 0.5), (1, TOP - BAND + 0.004), (1, TOP - BAND - 0.003))], cotton, 0.0035)
    tie(cotton)
    for x in (-0.12, 0.115):
        clip(x)


def strip(rows, material, thickness):
    count = len(rows[0])
    faces = [
        (r * count + i, r * count + i + 1, (r + 1) * count + i + 1, (r + 1) * count + i)
        for r in range(len(rows) - 1)
        for i in range(count - 1)
    ]
    made = mesh("strip", np.concatenate(rows), faces, material=material)
    solid = made.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 0
    finer = made.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 2


def tie(cotton):
    """A bow at the side: two loops, two ends, a knot."""
    knot = np.array([0.118, DEPTH - 0.052, TOP - BAND * 0.5])
    s = np.linspace(0, 1, 24)[:, None]
    for sideways, reach, width, out in ((-1, 0.30, 0.024, 0.010), (1, 0.36, 0.024, 0.004)):
        sway = 0.012 * np.sin(s * 5 + sideways)
        middle = knot + np.c_[sideways * (0.010 + 0.030 * s ** 0.6) + sway, -out - 0.012 * s, -reach * s]
        twist = 0.9 * np.sin(s * 3.2 + sideways * 0.8)
        ribbon(middle, np.c_[np.cos(twist), 0.5 * np.sin(twist), 0 * s], width, cotton)
    for sideways, size in ((-1, 0.085), (1, 0.075)):
        a = s * 2 * math.pi
        middle = knot + np.c_[
            sideways * size * 0.85 * (0.5 - 0.5 * np.cos(a)),
            -0.010 - 0.012 * np.sin(a),
            -0.42 * size * (0.5 - 0.5 * np.cos(a)) - 0.016 * np.sin(a),
        ]
        ribbon(middle, np.tile((0.25, 0.35, 1.0), (len(s), 1)), 0.024, cotton)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=32, ring_count=16, radius=0.0155, location=knot + [0, -0.012, -0.001])
    bpy.context.object.scale = (0.85, 0.6, 0.95)
    bpy.ops.object.shade_smooth()
    bpy.context.object.data.materials.append(cotton)


def ribbon(middle, sideways, width, material):
    sideways = sideways / np.linalg.norm(sideways, axis=1)[:, None]
    strip([middle + sideways * width * k for k in (-0.5, 0, 0.5)], material, 0.0016)


def clip(x):
    nodes = Nodes("clip")
    metal = nodes.finish(nodes.surface(Base_Color=linear("#c79a4a"), Roughness=0.28, Metallic=1.0))
    front = DEPTH - 0.045
    bpy.ops.mesh.primitive_torus_add(
        major_radius=ROD_RADIUS + 0.004, minor_radius=0.0022, major_segments=64,
        location=(x, 0, ROD_HEIGHT - 0.003), rotation=(0, math.pi / 2, 0),
    )
    shine(metal)
    s = np.linspace(0, 1, 20)[:, None]
    for y0, y1 in ((0.0, front), (0.0, front + 0.030)):
        middle = np.c_[x + 0 * s, y0 + (y1 - y0) * s ** 2.2, ROD_HEIGHT - ROD_RADIUS - 0.006 - (ROD_HEIGHT - ROD_RADIUS - 0.006 - TOP + 0.020) * s]
        ribbon(middle, np.tile((1.0, 0.0, 0.0), (len(s), 1)), 0.013, metal)


def shine(material):
    bpy.context.object.data.materials.append(material)
    bpy.ops.object.shade_smooth()
