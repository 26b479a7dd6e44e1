"""Spices: the masala box of seven bowls."""
import math

import bpy
import numpy as np

from finish import plastic, round_brushed
from scene import Nodes, linear, mesh
from solid import bevelled, copy, group, leaned, present, rounded, tube, turned
from table import stone

RADIUS, TALL, BOWL, DEEP = 0.106, 0.056, 0.0315, 0.042


def masala_box(colours, view):
    steel, bright = round_brushed(colours["base"], 0.20), round_brushed("#d3d5d7", 0.14)
    r = RADIUS
    turned(bevelled([(0, 0.0), (r - 0.003, 0.0), (r, 0.003), (r, TALL - 0.002), (r + 0.0016, TALL), (r - 0.0006, TALL + 0.0006), (r - 0.0016, TALL - 0.002), (r - 0.0016, 0.003)], 0.003, 6), steel)
    turned([(r - 0.0018, TALL - 0.004), (r - 0.0018, 0.003), (0, 0.003)], plastic("#a9a8a5", 0.4))
    random = np.random.default_rng(4)
    for (x, y), spice in zip(places(), colours["spices"]):
        before = present()
        bowl(bright)
        heaped(random, spice)
        leaned(group(before), (x, y, 0.0032), (0, 0, 0))
    before = present()
    lid(steel, bright)
    leaned(group(before), (0.085, 0.120, 0.104), (-104, 0, 24)) if view == "main" else leaned(group(before), (0.02, 0.26, 0.0), (0, 0, 0))
    spoon(bright)


def places():
    return [(0, 0)] + [(0.0680 * math.cos(a), 0.0680 * math.sin(a)) for a in np.linspace(0.3, 0.3 + 2 * math.pi, 6, endpoint=False)]


def bowl(material):
    r = BOWL
    turned(rounded([(0, 0.0), (r * 0.8, 0.0), (r - 0.0016, 0.004), (r - 0.0004, 0.014), (r, DEEP - 0.001), (r + 0.0014, DEEP), (r + 0.0012, DEEP + 0.0006), (r - 0.0008, DEEP), (r - 0.0012, DEEP - 0.004), (r - 0.0016, 0.012), (0, 0.006)], 6), material)


def heaped(random, spice):
    """Powder with its crumbs, or seeds on a heap of their own colour."""
    full = DEEP - 0.0075
    shape = random.normal(0, 1, (5, 2))
    heap = lambda x, y: full + 0.0078 * (1 - (x * x + y * y) / BOWL ** 2) + sum(0.0007 * math.sin(160 * (a * x + b * y)) for a, b in shape)
    powder(heap, spice["colour"], spice.get("shade", spice["colour"]))
    if "seed" not in spice:
        return
    kind = seed(spice["colour"], spice.get("shade", "#3a2413"), spice["seed"])
    long, broad = spice["seed"][:2]
    for _ in range(int(1.7 * BOWL ** 2 / (long * broad))):
        out, a = (BOWL - 0.0024) * math.sqrt(random.uniform()), random.uniform(0, 2 * math.pi)
        x, y = out * math.cos(a), out * math.sin(a)
        copy(kind, (x, y, heap(x, y) + random.uniform(0.0, 0.0011)), turn(random))
    bpy.data.objects.remove(kind)


def turn(random):
    out = np.array([0, 0, 1]) + random.normal(0, 0.42, 3)
    out = out / np.linalg.norm(out)
    along = np.cross(out, random.normal(0, 1, 3))
    along = along / np.linalg.norm(along)
    return along, np.cross(out, along), out


def powder(heap, colour, shade):
    rows, steps, reach = 40, 120, BOWL - 0.0011
    angle = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    points = [(s * reach * math.cos(a), s * reach * math.sin(a), heap(s * reach * math.cos(a), s * reach * math.sin(a))) for s in np.linspace(0, 1, rows) for a in angle]
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    nodes = Nodes("powder")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    crumbs = nodes.noise(where, 700, 5, 0.7)
    tone = nodes.mix(nodes.math("MULTIPLY", crumbs, 0.7), linear(colour), linear(shade))
    mesh("powder", points, faces, material=nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.95, Specular=0.1, Normal=nodes.bump(crumbs, 0.0022))))


def seed(colour, shade, size):
    long, broad, thick = size
    nodes = Nodes("seed")
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    tone = nodes.mix(nodes.math("MULTIPLY", chance, 0.6), linear(colour), linear(shade))
    bpy.ops.mesh.primitive_uv_sphere_add(segments=14, ring_count=8, radius=1)
    made = bpy.context.object
    for corner in made.data.vertices:
        corner.co = (corner.co.x * long, corner.co.y * broad, corner.co.z * thick)
    bpy.ops.object.shade_smooth()
    made.data.materials.append(nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.55, Specular=0.3)))
    return made


def lid(steel, bright):
    """Its inside down, zero at its rim."""
    r = RADIUS + 0.0022
    turned(rounded([(r, -0.012), (r + 0.0004, -0.002), (r - 0.002, 0.0016), (r - 0.008, 0.0022), (r * 0.86, 0.0014), (r * 0.82, 0.0040), (r * 0.4, 0.0062), (0, 0.0066)], 8), steel)
    turned(rounded([(r - 0.001, -0.012), (r - 0.001, -0.003), (r - 0.004, 0.0004), (r * 0.82, 0.0030), (0, 0.0054)], 6), steel)
    turned(rounded([(0.006, 0.006), (0.005, 0.012), (0.008, 0.016), (0.0125, 0.019), (0.0128, 0.0215), (0.008, 0.024), (0, 0.0245)], 6), bright)


def spoon(material):
    """A small one stuck into the turmeric."""
    before = present()
    s = np.linspace(0, 1, 40)
    tube(np.c_[0.050 * s, 0 * s, 0.004 * np.sin(s * 3)], 0.0016 - 0.0004 * s, material, sides=16).scale = (1, 1.9, 0.8)
    turned(rounded([(0, -0.0055), (0.006, -0.0045), (0.0098, -0.0008), (0.0102, 0.0), (0.0094, -0.0006), (0, -0.0048)], 6), material).location = (-0.008, 0, 0)
    leaned(group(before), (-0.004, -0.004, DEEP + 0.0112), (0, -26, 62))


BOX = {"from": (0.05, -0.66, 0.56), "at": (0.034, 0.040, 0.056), "lens": 80, "aperture": 18}
GOODS = {
    "saat-masala-box": dict(
        made=masala_box, width=0.34, surface=stone, exposure=0.85, main=BOX, second={"from": (0.05, -0.34, 0.36), "at": (0.0, 0.0, 0.040), "lens": 92, "aperture": 16},
        colours={"seven": dict(base="#c9cccf", spices=[
            dict(colour="#d8920c", shade="#b06a04"),
            dict(colour="#8e2411", shade="#64140a"),
            dict(colour="#8a6236", shade="#4e3319", seed=(0.0030, 0.0008, 0.0007)),
            dict(colour="#c2a066", shade="#8d6d3a", seed=(0.0019, 0.0017, 0.0017)),
            dict(colour="#33241b", shade="#171210", seed=(0.0012, 0.0012, 0.0012)),
            dict(colour="#5f6c33", shade="#4a4f22", seed=(0.0052, 0.0024, 0.0023)),
            dict(colour="#a1602a", shade="#5e3213"),
        ])},
    ),
}
