"""Grocery in glass: five lentils, mango pickle."""
import math

import bpy
import numpy as np

from finish import clear_glass, plastic, round_brushed
from label import label
from scene import Nodes, linear, mesh
from solid import ball, bevelled, copy, group, leaned, present, rounded, strewn, tube, turned
from table import linen, stone

RADIUS, TALL, NECK = 0.050, 0.148, 0.043


def glass_jar():
    r, n = RADIUS, NECK
    turned(rounded([(0, 0.001), (r * 0.8, 0.0), (r - 0.002, 0.003), (r, 0.010), (r, 0.060), (r, TALL - 0.036), (r - 0.001, TALL - 0.026), (n + 0.001, TALL - 0.014), (n, TALL - 0.010), (n, TALL)], 10), clear_glass())
    turned(rounded([(n - 0.0028, TALL - 0.012), (n - 0.0028, TALL - 0.001), (n - 0.0012, TALL + 0.0008), (n, TALL - 0.001)], 6), clear_glass("#dfe8e0"))
    turned(rounded([(0, 0.0055), (r * 0.75, 0.005), (r - 0.006, 0.008), (r - 0.003, 0.014)], 6), clear_glass("#dde6de"))


def inner(z):
    """Radius of the room inside at a height."""
    return np.interp(z, [0.006, 0.014, TALL - 0.036, TALL - 0.024, TALL - 0.012], [RADIUS - 0.010, RADIUS - 0.0026, RADIUS - 0.0026, RADIUS - 0.004, NECK - 0.003])


def lentils(colours, view):
    glass_jar()
    before = present()
    steel_lid()
    leaned(group(before), (-0.108, 0.040, 0.009 - TALL) if view == "use" else (0, 0, 0), (0, 0, 0))
    random = np.random.default_rng(8)
    kinds = [pulse(*kind) for kind in colours["pulses"]]
    filled(random, kinds, 0.114)
    spilt(random, kinds)
    for kind in kinds:
        bpy.data.objects.remove(kind)
    label(RADIUS, 0.062, 0.046, 0.058, [("PANCHMEL", 0.0098, 0.0100), ("FIVE-LENTIL MIX", 0.0049, 0.0004), ("unpolished · cleaned twice", 0.0036, -0.0068), ("NET WT 1 kg", 0.0036, -0.0134)], rule="#a8452a")


def steel_lid():
    steel = round_brushed("#c6c8ca", 0.25)
    n = NECK
    turned(bevelled([(n + 0.0035, TALL - 0.009), (n + 0.0045, TALL - 0.009), (n + 0.0045, TALL + 0.010), (n + 0.001, TALL + 0.0135), (0.012, TALL + 0.015), (0.0, TALL + 0.0155)], 0.003, 8), steel)
    turned(rounded([(0.008, TALL + 0.014), (0.0075, TALL + 0.018), (0.0065, TALL + 0.021), (0.010, TALL + 0.0255), (0.0115, TALL + 0.029), (0.009, TALL + 0.0325), (0, TALL + 0.0335)]), steel)


def pulse(colour, long, broad, thick):
    nodes = Nodes("pulse")
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    shade = nodes.mix(nodes.math("MULTIPLY", chance, 0.45), linear(colour), linear("#6a4320"))
    skin = nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.5, Specular=0.35))
    bpy.ops.mesh.primitive_uv_sphere_add(segments=16, ring_count=10, radius=1)
    seed = bpy.context.object
    for corner in seed.data.vertices:
        corner.co = (corner.co.x * long, corner.co.y * broad, corner.co.z * thick)
    bpy.ops.object.shade_smooth()
    seed.data.materials.append(skin)
    return seed


def filled(random, kinds, top):
    """Pulses against the glass in two layers and heaped on top; a dark core stands for all that nobody sees."""
    turned([(0, 0.010), (RADIUS - 0.009, 0.012), (RADIUS - 0.0085, top - 0.006), (0, top - 0.004)], plastic("#7a4f22", 0.9))
    near = {}
    for deep in (0.0052, 0.0026):
        for _ in range(5200 if deep > 0.003 else 9000):
            z, a = random.uniform(0.011, top + random.normal(0, 0.0008)), random.uniform(-2.1, 2.1)
            arc = a * RADIUS
            cell = (round(arc / 0.0042), round(z / 0.0042), deep)
            if any(math.hypot(arc - q[0], z - q[1]) < 0.0043 for i in (-1, 0, 1) for j in (-1, 0, 1) for q in near.get((cell[0] + i, cell[1] + j, deep), ())):
                continue
            near.setdefault(cell, []).append((arc, z))
            r = inner(z) - deep + 0.0009
            strewn(random, kinds, (r * math.sin(a), -r * math.cos(a), z), 0.45, (math.sin(a), -math.cos(a), 0))
    for _ in range(900):
        r, a = (inner(top) - 0.003) * math.sqrt(random.uniform()), random.uniform(0, 2 * math.pi)
        strewn(random, kinds, (r * math.sin(a), -r * math.cos(a), top + random.normal(0.0012, 0.0012)), 0.6)


def spilt(random, kinds):
    for _ in range(46):
        x, y = random.normal(0.058, 0.020), random.normal(-0.062, 0.013)
        if math.hypot(x, y) > RADIUS + 0.004:
            strewn(random, kinds, (x, y, 0.0019), 0.10)


def pickle(colours, _):
    glass_jar()
    nodes = Nodes("oil")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cloudy = nodes.noise(where, 90, 4)
    shade = nodes.mix(cloudy, linear("#5a1402"), linear(colours["base"]))
    fleck = nodes.math("GREATER_THAN", nodes.noise(where, 420, 2), 0.66)
    shade = nodes.mix(fleck, shade, linear("#8a3c06"))
    oil = nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.18, Specular=0.6))
    # Masala lies behind the pieces that touch the glass; clear oil has risen above them.
    top, r, sunk = 0.116, RADIUS, 0.0058
    body = [(0, 0.007), (r - 0.010, 0.0075), (r - sunk, 0.014), (r - sunk, top - 0.012), (0, top - 0.012)]
    turned(bevelled(body, 0.002), oil)
    risen = [(0, top - 0.013), (r - 0.0029, top - 0.013), (inner(top) - 0.0004, top), (0, top)]
    turned(bevelled(risen, 0.001), plastic("#9a4a06", 0.08, coat=0.6))
    random = np.random.default_rng(5)
    for _ in range(230):
        z, a = random.uniform(0.012, top - 0.016), random.uniform(-2, 2)
        chunk(random, z, a)
    seed = ball(0.0009, (0, 0, 0), plastic("#2a1408", 0.4))
    for _ in range(420):
        z, a = random.uniform(0.010, top - 0.013), random.uniform(-2, 2)
        reach = inner(z) - random.uniform(0.0008, 0.0030)
        copy(seed, (reach * math.sin(a), -reach * math.cos(a), z))
    bpy.data.objects.remove(seed)
    covered()
    label(RADIUS, 0.058, 0.040, 0.055, [("AAM KA ACHAAR", 0.0061, 0.0085), ("sun-cured mango pickle", 0.0042, 0.0004), ("in mustard oil", 0.0036, -0.0055), ("500 g", 0.0040, -0.0118)], rule="#7c8a3a")


def chunk(random, z, a):
    """A piece of mango pressed flat where it meets the glass, its skin green."""
    kind = random.choice(["#c8700f", "#a8500a", "#d8921c", "#6f7416", "#8c2408"], p=[0.34, 0.24, 0.20, 0.14, 0.08])
    nodes = Nodes("mango")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    shade = nodes.mix(nodes.noise(where, 260, 3), linear(kind), linear("#8a3206"))
    flesh = nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.16, Specular=0.6))
    bpy.ops.mesh.primitive_cube_add(size=1)
    piece = bpy.context.object
    size = random.uniform(0.55, 1.0, 3) * (0.0145, 0.0105, 0.0135)
    soft = piece.modifiers.new("soft", "SUBSURF")
    soft.levels = 3
    shape = bpy.data.meshes.new_from_object(piece.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(piece)
    turn = np.linalg.qr(random.normal(0, 1, (3, 3)))[0]
    r = RADIUS - 0.0026 - random.uniform(0.0012, 0.0060)
    place = np.array([r * math.sin(a), -r * math.cos(a), z])
    points = np.array([corner.co[:] for corner in shape.vertices])
    points /= (np.abs(points) ** 5).sum(1)[:, None] ** 0.2
    points = points * size * 0.62 @ turn.T + place
    reach = np.hypot(points[:, 0], points[:, 1])
    limit = inner(points[:, 2]) + 0.0002
    points[:, :2] *= np.minimum(1, limit / reach)[:, None]
    mesh("chunk", points, [tuple(face.vertices) for face in shape.polygons], material=flesh)


def covered():
    """A round of cotton over the lid, tied below it."""
    rows, steps = 60, 360
    angle = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    lid, points = NECK + 0.004, []
    for t in np.linspace(0, 1, rows):
        s = 0.086 * t
        flat = min(s, lid)
        down = np.clip(s - lid, 0, 0.015)
        free = max(0.0, s - lid - 0.015)
        ruffle = np.sin(angle * 11 + 1.3 * np.sin(angle * 2)) + 0.45 * np.sin(angle * 17 + 2) + 0.35 * np.sin(angle * 5 + 1)
        small = 0.0006 * np.sin(angle * 46 + 3 * np.sin(angle * 3)) * np.clip(down / 0.015, 0, 1)
        r = flat - 0.0026 * np.sin(down / 0.015 * math.pi / 2) + small + free * (0.62 + 0.30 * ruffle * min(1, free / 0.018))
        z = TALL + 0.004 + 0.0012 * (1 - (flat / lid) ** 2) - np.clip((s - lid + 0.004) / 0.004, 0, 1) ** 2 * 0.001 - down - free * (0.74 - 0.10 * ruffle)
        points.append(np.c_[r * np.cos(angle), r * np.sin(angle), z])
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    cloth = mesh("cover", np.concatenate(points), faces, material=linen("#efe4cd"))
    cloth.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0006
    string = plastic("#9a6a35", 0.9, 0.0006, 1500)
    for k, height in enumerate((TALL - 0.0105, TALL - 0.0128)):
        r = lid - 0.0012
        tube(np.c_[r * np.cos(angle), r * np.sin(angle), height + 0.0005 * np.sin(angle + k)], 0.0012, string, closed=True, sides=12)
    bow(string, lid + 0.0008)


def bow(string, r):
    t = np.linspace(0, 1, 80)
    knot = np.array([0.012, -math.sqrt(r * r - 0.012 ** 2) - 0.001, TALL - 0.0116])
    for side in (-1, 1):
        a = t * math.pi
        loop = np.c_[side * 0.017 * np.sin(a), -0.003 - 0.004 * np.sin(a), 0.005 * np.sin(2 * a) - 0.006 * np.sin(a)]
        end = np.c_[side * (0.002 + 0.009 * t), -0.003 - 0.006 * t, -0.024 * t ** 1.2 - 0.003 * np.sin(t * 5) * side]
        for path in (loop, end):
            tube(knot + path, 0.0011, string, sides=12)
    tube(knot + np.c_[0.0022 * np.cos(t * 6.28), -0.0022 - 0.0008 * np.sin(t * 6.28), 0.0022 * np.sin(t * 6.28)], 0.0013, string, sides=12)


JAR = {"from": (0.05, -0.78, 0.28), "at": (0.004, 0, 0.080), "lens": 112, "aperture": 14}
NEAR = {"from": (0.10, -0.46, 0.24), "at": (0.006, -0.01, 0.105), "lens": 112, "aperture": 12}
GOODS = {
    "panchmel-dal-mix": dict(
        made=lentils, width=0.24, surface=stone, exposure=0.9, main=JAR, second=dict(NEAR, at=(0.012, -0.02, 0.050), **{"from": (0.16, -0.46, 0.25)}),
        colours={"mixed": dict(base="#d9a441", pulses=[
            ("#dd9c2e", 0.0031, 0.0029, 0.0019), ("#c9562b", 0.0026, 0.0026, 0.0012), ("#d9b455", 0.0027, 0.0023, 0.0016),
            ("#6d7a35", 0.0025, 0.0019, 0.0018), ("#e6dcc0", 0.0027, 0.0018, 0.0016),
        ])},
    ),
    "aam-mango-pickle": dict(
        made=pickle, width=0.24, surface=stone, exposure=0.9, main=JAR, second=NEAR,
        colours={"mango": dict(base="#c46408")},
    ),
}
