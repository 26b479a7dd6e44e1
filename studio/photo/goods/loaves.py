"""Bread: a long loaf of sourdough on a board, cut open on top like a leaf, seeds and flour on its crust."""
import math

import bpy
import numpy as np

from finish import timber
from scene import Nodes, image, linear, mesh
from solid import copy, creased, group, leaned, present, prism, rectangle
from table import linen
from uneven import blend, painted, waves

LONG, WIDE, TALL = 0.118, 0.066, 0.078
ROWS, STEPS = 420, 720


def loaf(colours, _):
    board()
    before = present()
    crust(colours)
    leaned(group(before), (0, 0, 0.0155), (0, 0, 24))


def board():
    before = present()
    prism(rectangle(0.33, 0.205, 0.022), 0, 0.0155, timber("#6d4526", "#a87444", 0.55, "x", 0.8), 0.003, 4)
    leaned(group(before), (0.004, 0.0, 0), (0, 0, 12))


def cuts():
    """The middle rib and the veins of the leaf, as lines over the loaf seen from above."""
    s = np.linspace(0, 1, 60)
    lines = [np.c_[-0.088 + 0.176 * s, 0.004 * np.sin(3 * s)]]
    for side in (-1, 1):
        for k in range(4):
            start = -0.062 + 0.036 * k
            lines.append(np.c_[start + 0.030 * s, side * (0.010 + 0.026 * s ** 0.9)])
    return lines


def opened(x, y):
    """How deep in a cut a place lies, 1 in its middle: wide where the oven tore it, narrow at its ends."""
    deep = 0 * x
    for k, line in enumerate(cuts()):
        s = np.linspace(0, 1, len(line))
        half = (0.0095 if k == 0 else 0.0066) * np.sin(math.pi * np.clip(s, 0.02, 0.98)) ** 0.5
        for (px, py), h in zip(line, half):
            deep = np.maximum(deep, np.clip(1 - np.hypot(x - px, y - py) / h, 0, 1))
    return deep


def crust(colours):
    """Points run from the middle of the top to the foot; colours are painted over the same grid."""
    t, a = np.meshgrid(np.linspace(0.0, 1.0, ROWS), np.linspace(0, 2 * math.pi, STEPS, endpoint=False), indexing="ij")
    lat = t * math.pi * 0.72
    out, up = np.sin(np.minimum(lat, math.pi / 2)) ** 0.92, np.cos(lat)
    out = np.where(lat > math.pi / 2, 1 - 0.26 * ((lat - math.pi / 2) / (0.22 * math.pi)) ** 2.2, out)
    z = np.where(up > 0, 0.030 + (TALL - 0.030) * up ** 0.9, 0.030 * (1 + up / 0.637))
    x = LONG * out * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.92
    y = WIDE * out * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.92 * (1 + 0.05 * x / LONG)
    wobble = 0.0032 * waves(x, y, 1, 22, 120, 30) + 0.0011 * waves(x * 1.0, y + z, 2, 200, 1500)
    deep = opened(x, y)
    lip = np.exp(-((deep - 0.06) / 0.07) ** 2) * (deep > 0.002)
    torn = waves(x, y, 5, 300, 2600, 90, 0.5)
    blister = np.clip(waves(x + 0.3 * z, y - 0.3 * z, 6, 420, 1300, 60, 0.3) - 0.75, 0, 1)
    rise = wobble - 0.0058 * deep ** 0.6 + 0.0022 * lip + 0.0010 * torn * (deep > 0.1) + 0.0011 * blister * (deep < 0.05)
    normal = np.stack([x / LONG ** 2, y / WIDE ** 2, np.maximum(z - 0.025, -0.012) / TALL ** 2], -1)
    normal /= np.linalg.norm(normal, axis=-1)[..., None]
    points = np.stack([x, y, z], -1) + normal * rise[..., None]
    points[..., 2] = np.maximum(points[..., 2], 0.0)
    faces = [(j * STEPS + i, (j + 1) * STEPS + i, (j + 1) * STEPS + (i + 1) % STEPS, j * STEPS + (i + 1) % STEPS) for j in range(ROWS - 1) for i in range(STEPS)]
    uvs, pixels = painted(ROWS, STEPS, shades(x, y, z, deep, lip, torn, blister, colours))
    creased(mesh("crust", points.reshape(-1, 3), faces, uvs, baked(pixels)), 80)
    seeds(points, normal, deep, z)


def shades(x, y, z, deep, lip, torn, blister, colours):
    colour = lambda name: np.array(linear(colours[name])[:3])
    patch = waves(x, y + z, 8, 30, 300, 50)
    shade = blend(np.broadcast_to(colour("base"), (*x.shape, 3)), colour("dark"), 0.5 + 0.55 * patch + 0.5 * (z - 0.05) / 0.03)
    shade = blend(shade, colour("gold"), np.clip((0.032 - z) / 0.026, 0, 1) * 0.75 + 0.15 * waves(x, y, 9, 200, 900))
    shade = blend(shade, colour("dark") * 0.45, lip * 0.9 + blister * 0.5)
    shade = blend(shade, colour("crumb"), np.clip(deep * 5 - 0.6, 0, 1) * (0.72 + 0.25 * torn))
    shade = blend(shade, colour("gold"), np.clip(deep * 5 - 0.6, 0, 1) * np.clip(0.35 + 0.5 * torn, 0, 0.7))
    flour = np.clip(0.04 + 0.50 * waves(x, y, 11, 40, 260, 40) + 0.55 * waves(x, y, 12, 700, 4000, 60, 0.2), 0, 1) * np.clip((z - 0.034) / 0.022, 0, 1) * (deep < 0.03)
    return blend(shade, colour("flour"), flour * 0.46)


def baked(pixels):
    nodes = Nodes("crust")
    shown = nodes.picture(nodes.add("ShaderNodeUVMap").outputs[0], image("crust", pixels, True))
    fine = nodes.noise(nodes.add("ShaderNodeTexCoord").outputs["Object"], 900, 5, 0.7)
    return nodes.finish(nodes.surface(Base_Color=shown, Roughness=0.72, Specular=0.3, Normal=nodes.bump(fine, 0.0008)))


def seeds(points, normal, deep, z):
    """Sesame, linseed and millet, baked on where the dough was rolled in them."""
    random = np.random.default_rng(4)
    kinds = [seed(*kind) for kind in (("#d8bd88", 0.0017, 0.0010, 0.0005), ("#5a341a", 0.0022, 0.0011, 0.0005), ("#caa14e", 0.0010, 0.0010, 0.0009), ("#e3d2a8", 0.0018, 0.0010, 0.0005))]
    for _ in range(1700):
        j, i = int(ROWS * random.uniform(0.02, 0.66) ** 0.7), random.integers(STEPS)
        if j >= ROWS or deep[j, i] > 0 or z[j, i] < 0.030 + 0.012 * random.uniform():
            continue
        out = normal[j, i] + random.normal(0, 0.16, 3)
        out = out / np.linalg.norm(out)
        along = np.cross(out, random.normal(0, 1, 3))
        along = along / np.linalg.norm(along)
        copy(kinds[random.integers(4)], points[j, i] + out * 0.0003, (along, np.cross(out, along), out))
    for one in kinds:
        one.hide_render = True


def seed(colour, long, broad, thick):
    nodes = Nodes("seed")
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    tone = nodes.mix(nodes.math("MULTIPLY", chance, 0.6), linear(colour), linear("#8a5a2a"))
    bpy.ops.mesh.primitive_uv_sphere_add(segments=14, ring_count=8, radius=1)
    made = bpy.context.object
    for corner in made.data.vertices:
        corner.co = (corner.co.x * long, corner.co.y * broad * (1 - 0.35 * corner.co.x), corner.co.z * thick)
    bpy.ops.object.shade_smooth()
    made.data.materials.append(nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.5, Specular=0.35)))
    return made


VIEW = {"from": (0.06, -0.62, 0.54), "at": (0.0, 0.004, 0.034), "lens": 86, "aperture": 18}
GOODS = {
    "nashta-multigrain-loaf": dict(
        made=loaf, width=0.36, surface=linen, exposure=0.80, main=VIEW,
        second=dict(VIEW, **{"from": (-0.08, -0.37, 0.31), "at": (-0.010, -0.004, 0.048), "lens": 78, "aperture": 16}),
        colours={"crust": dict(base="#7a4219", dark="#3c1c0b", gold="#a8682c", crumb="#d3a96c", flour="#e6d6ba")},
    ),
}
