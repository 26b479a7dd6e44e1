"""What stands about where goods are used."""
import math

import bpy
import numpy as np

from finish import plastic, round_brushed, timber
from goods.pans import roti
from scene import Nodes, linear, mesh
from solid import bevelled, copy, creased, group, leaned, present, rounded, tube, turned


def block(size, place, material, bevel=0.002, turn=(0, 0, 0), shift=0.0):
    """A board or a box, its middle at `place`; `shift` takes its grain from elsewhere."""
    x, y, z = (s / 2 for s in size)
    points = [(i * x + shift, j * y + shift, k * z) for k in (-1, 1) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    made = creased(mesh("block", points, faces, material=material), 40)
    soft = made.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments = bevel, 4
    made.location = (-shift, -shift, 0)
    return leaned(group_of(made), place, turn)


def group_of(*things):
    handle = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(handle)
    for thing in things:
        thing.parent = handle
    return handle


def planks(width, depth, y, material, broad=0.11, z=0.0, thick=0.03, seed=1):
    """Boards side by side, each with a grain of its own."""
    random = np.random.default_rng(seed)
    for k in range(math.ceil(depth / broad)):
        block((width, broad - 0.0008, thick), (0, y + (k + 0.5) * broad, z - thick / 2), material, 0.0012, shift=random.uniform(0, 9))


def wall(y, material, half=4.0):
    mesh("wall", [(-half, y, -2), (half, y, -2), (half, y, 4), (-half, y, 4)], [(0, 1, 2, 3)], material=material, smooth=False)


def tiles(y, half, top, tint="#e9dfcb", side=0.10):
    """Glazed by hand: no two lie quite flat or are quite one colour."""
    random = np.random.default_rng(11)
    wall(y + 0.004, plastic("#cfc4b0", 0.9))
    glazes = [glaze(tint, shade) for shade in (0.0, 0.10, 0.22, 0.32)]
    for i in range(math.ceil(2 * half / side)):
        for j in range(math.ceil(top / side)):
            place = (-half + (i + 0.5) * side, y, (j + 0.5) * side)
            turn = (random.normal(0, 0.5), random.normal(0, 0.5), random.normal(0, 0.5))
            block((side - 0.003, 0.008, side - 0.003), place, glazes[random.integers(4)], 0.0018, turn)


def glaze(colour, shade):
    nodes = Nodes("glaze")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cloudy = nodes.noise(where, 22, 3)
    tone = nodes.mix(nodes.math("ADD", shade, nodes.math("MULTIPLY", cloudy, 0.25)), linear(colour), linear("#b3a283"))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.16, Specular=0.5, Normal=nodes.bump(nodes.noise(where, 26, 3), 0.0022)))


def earthenware(colour, pale=None, roughness=0.35):
    nodes = Nodes("earthenware")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    tone = nodes.mix(nodes.noise(where, 30, 4), linear(colour), linear(pale or colour))
    speck = nodes.math("GREATER_THAN", nodes.noise(where, 520, 1), 0.72)
    tone = nodes.mix(nodes.math("MULTIPLY", speck, 0.4), tone, linear("#5b4630"))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=roughness, Specular=0.45, Normal=nodes.bump(nodes.noise(where, 60, 3), 0.0004)))


def plate(radius, material, place=(0, 0, 0), deep=0.016):
    before, r, d = present(), radius, deep
    turned(rounded([(0, 0.004), (r * 0.55, 0.004), (r * 0.66, 0.005), (r * 0.74, d * 0.75), (r * 0.96, d), (r, d + 0.001), (r, d - 0.001), (r * 0.76, d * 0.6), (r * 0.62, 0.0005), (r * 0.5, 0.0), (0, 0.0)]), material)
    return leaned(group(before), place, (0, 0, 0))


def thali(radius, material, place=(0, 0, 0)):
    """A steel plate with an upright rim."""
    before, r = present(), radius
    turned(bevelled([(0, 0.0020), (r - 0.004, 0.0020), (r, 0.020), (r + 0.002, 0.0212), (r + 0.003, 0.020), (r + 0.0012, 0.018), (r - 0.003, 0.0), (0, 0.0)], 0.003), material)
    return leaned(group(before), place, (0, 0, 0))


def bowl(radius, tall, material, place=(0, 0, 0), filled=None, full=0.78):
    before, r, h = present(), radius, tall
    turned(rounded([(0, 0.0), (r * 0.55, 0.0), (r * 0.60, 0.002), (r * 0.86, h * 0.45), (r, h), (r - 0.0016, h + 0.001), (r - 0.003, h), (r * 0.84, h * 0.45), (r * 0.5, 0.005), (0, 0.004)]), material)
    if filled:
        out = np.interp(full, [0, 0.45, 1], [0.5, 0.84, 0.975]) * r
        turned(rounded([(0, h * full), (out * 0.7, h * full - 0.0002), (out, h * full + 0.0012)]), filled)
    return leaned(group(before), place, (0, 0, 0))


def cup(material, drink, place, turn=0):
    before = present()
    r, h = 0.039, 0.078
    turned(rounded([(0, 0.002), (r * 0.62, 0.0), (r * 0.70, 0.002), (r * 0.90, 0.018), (r, 0.045), (r, h - 0.002), (r - 0.0012, h), (r - 0.0028, h - 0.002), (r - 0.0034, 0.04), (0, 0.012)]), material)
    turned(rounded([(0, h - 0.014), (r - 0.006, h - 0.014), (r - 0.0028, h - 0.0132)]), drink)
    a = np.linspace(-1.35, 1.35, 50)
    tube(np.c_[r - 0.006 + 0.030 * np.cos(a), 0 * a, 0.042 + 0.024 * np.sin(a)], 0.0042, material)
    return leaned(group(before), place, (0, 0, turn))


def book(size, place, cover, turn=0, page="#efe6d2"):
    """Lying, its back towards -y."""
    w, d, h = size
    before = present()
    leaf = pages(page)
    block((w - 0.006, d - 0.006, h - 0.005), (0, 0.001, h / 2), leaf, 0.0004)
    for z in (0.0012, h - 0.0012):
        block((w, d, 0.0024), (0, 0, z), cover, 0.0008)
    block((w, 0.0028, h), (0, -d / 2, h / 2), cover, 0.0012)
    return leaned(group(before), place, (0, 0, turn))


def pages(colour):
    nodes = Nodes("pages")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    edge = nodes.noise(nodes.stretched(where, 4, 4, 2600), 1, 2)
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(nodes.math("MULTIPLY", edge, 0.5), linear(colour), linear("#b7a888")), Roughness=0.9, Specular=0.1))


def plant(place, seed=2, stems=16, long=0.11, pot="#b5643c", tall=0.09, radius=0.052, green="#3c6a35"):
    """Broad leaves on bent stalks, in a clay pot."""
    before = present()
    random = np.random.default_rng(seed)
    clay, soil = earthenware(pot, "#a4572f", 0.8), plastic("#2c1d14", 0.95, 0.002, 300)
    r = radius
    turned(rounded([(0, 0.0), (r * 0.72, 0.0), (r * 0.75, 0.003), (r * 0.96, tall - 0.02), (r * 1.06, tall - 0.018), (r * 1.08, tall), (r * 0.98, tall), (r * 0.94, tall - 0.012)], 6), clay)
    turned([(0, tall - 0.010), (r * 0.95, tall - 0.012)], soil)
    shape, stalk = blade(long, long * 0.36, green), plastic("#52703a", 0.5)
    for k in range(stems):
        a, lean = k * 2.4 + random.normal(0, 0.2), random.uniform(0.25, 1.05)
        reach = random.uniform(0.5, 1.15) * long * 1.1
        out = np.array([math.cos(a), math.sin(a), 0])
        s = np.linspace(0, 1, 14)[:, None]
        path = np.array([0, 0, tall - 0.012]) + out * reach * math.sin(lean) * s ** 1.5 + np.array([0, 0, 1]) * reach * (1.1 - 0.3 * lean) * s
        tube(path, 0.0016, stalk, sides=8)
        along = out * math.sin(lean + 0.35) + np.array([0, 0, math.cos(lean + 0.35)])
        side = np.cross(along, out + [0, 0, 0.3])
        side = side / np.linalg.norm(side)
        grown = copy(shape, path[-1], (side, along, np.cross(side, along)))
        grown.scale = (random.uniform(0.7, 1.15),) * 3
    bpy.data.objects.remove(shape)
    return leaned(group(before), place, (0, 0, 0))


def blade(long, broad, green):
    """A leaf along +y, folded a little at its rib, bent down at its tip."""
    rows, columns, points = 26, 13, []
    for t in np.linspace(0, 1, rows):
        half = broad * math.sin(math.pi * t ** 0.75) ** 0.8 + 0.0003
        for s in np.linspace(-1, 1, columns):
            points.append((s * half, long * t, abs(s) * half * 0.35 - 0.28 * long * t * t + 0.004 * math.sin(s * 4 + t * 11) * t))
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
    nodes = Nodes("leaf")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    tone = nodes.mix(nodes.math("MULTIPLY", chance, 0.6), linear(green), linear("#6f8f45"))
    tone = nodes.mix(nodes.math("MULTIPLY", nodes.noise(where, 60, 3), 0.4), tone, linear("#24451f"))
    return mesh("leaf", points, faces, material=nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.36, Specular=0.45)))


def rotis(count, reach, place, seed=4):
    """A stack, each a little beside the last."""
    random = np.random.default_rng(seed)
    before = present()
    for k in range(count):
        one = present()
        roti(reach * random.uniform(0.96, 1.0), 0, 0.25)
        leaned(group(one), (random.normal(0, 0.003), random.normal(0, 0.003), 0.0030 * k), (random.normal(0, 0.8), random.normal(0, 0.8), random.uniform(0, 360)))
    return leaned(group(before), place, (0, 0, 0))


def tomato(place, seed=0, size=0.031, colour="#a61a0c"):
    random = np.random.default_rng(seed)
    before, r = present(), size
    a, lift = np.linspace(0, 2 * math.pi, 80, endpoint=False), []
    nodes = Nodes("tomato")
    skin = nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=0.18, Specular=0.5, Subsurface=0.08, Subsurface_Color=linear("#d8401c"), Subsurface_Radius=(0.01, 0.003, 0.002)))
    for t in np.linspace(0.02, math.pi - 0.02, 50):
        wave = 1 + 0.028 * np.cos(5 * a + 1) * math.sin(t) * (1 if t < 1.5 else 0.5)
        dip = 0.20 * math.exp(-(t / 0.42) ** 2)
        lift.append(np.c_[r * 1.08 * math.sin(t) * wave * np.cos(a), r * 1.08 * math.sin(t) * wave * np.sin(a), np.full(80, r * 0.86 * (math.cos(t) - dip) + r * 0.84)])
    faces = [(j * 80 + i, j * 80 + (i + 1) % 80, (j + 1) * 80 + (i + 1) % 80, (j + 1) * 80 + i) for j in range(49) for i in range(80)]
    mesh("tomato", np.concatenate(lift)[:, :], [f[::-1] for f in faces], material=skin)
    green = plastic("#41602a", 0.6)
    for k in range(5):
        b = k * 1.2566 + 0.3
        s = np.linspace(0, 1, 12)
        tube(np.c_[np.cos(b) * s * 0.017, np.sin(b) * s * 0.017, r * (1.54 + 0.16 * np.sin(s * 2.6))], 0.0019 * (1 - 0.8 * s), green, sides=8)
    tube(np.c_[0 * (q := np.linspace(0, 1, 8)), 0.003 * q, r * 1.5 + 0.010 * q], 0.0017, green, sides=8)
    return leaned(group(before), place, (random.normal(0, 8), random.normal(0, 8), random.uniform(0, 360)))


def steel(roughness=0.2):
    return round_brushed("#cfd0d1", roughness)


def oak():
    return timber("#6b4526", "#a97a4c", 0.42, "x", 1.3)


def walnut():
    return timber("#3a2214", "#6d452a", 0.38, "x", 1.3)
