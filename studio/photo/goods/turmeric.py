"""Turmeric: a brass bowl of the powder, fresh roots before it, the tin it is sold in behind."""
import math

import bpy
import numpy as np

from finish import metal, plastic, round_brushed
from label import letters, patch
from scene import Nodes, linear, mesh
from solid import bevelled, copy, creased, group, leaned, present, rounded, turned
from table import stone
from uneven import waves

RIM, TALL, TIN, HIGH = 0.058, 0.036, 0.037, 0.112


def turmeric(colours, _):
    random = np.random.default_rng(9)
    brass, ground = round_brushed(colours["brass"], 0.24), powder(colours["base"], colours["shade"])
    before = present()
    bowl(brass)
    heaped(ground)
    leaned(group(before), (-0.034, -0.004, 0), (0, 0, 0))
    before = present()
    tin(colours)
    leaned(group(before), (0.062, 0.070, 0), (0, 0, 6))
    leaned(rhizome(61, colours, (((-0.006, -0.006), -48, 0.044, 0.0064), ((0.010, -0.006), -80, 0.036, 0.0060), ((0.008, 0.006), 62, 0.026, 0.0056))), (0.082, -0.022, 0.0090), (0, 0, 24))
    leaned(rhizome(68, colours, (((0.008, 0.006), 58, 0.028, 0.0060),), True), (0.044, -0.068, 0.0090), (0, 0, 36))
    for seed, place, turn in ((5, (0.004, -0.074, 0.0002), (0, 0, 10)), (7, (0.020, -0.1000, 0.0002), (0, 0, 80)), (9, (0.004, -0.0920, 0.0016), (9, -12, 200))):
        leaned(slice_of(seed, colours), place, turn)
    strewn(random, ground)


def bowl(brass):
    r, h = RIM, TALL
    turned(rounded([(0, 0.0), (0.020, 0.0), (0.0225, 0.0012), (0.0215, 0.0040), (0.030, 0.0090), (0.047, 0.0200), (r - 0.001, h - 0.004), (r + 0.0016, h - 0.0006), (r + 0.0010, h + 0.0008), (r - 0.0008, h), (r - 0.0026, h - 0.004), (0.044, 0.022), (0, 0.012)], 10), brass)


def heaped(ground):
    """As it was poured: a cone whose sides slid, clods on it."""
    rows, steps, reach = 200, 360, RIM - 0.0022
    s, a = np.meshgrid(np.linspace(0.002, 1, rows), np.linspace(0, 2 * math.pi, steps, endpoint=False), indexing="ij")
    x, y = s * reach * np.cos(a), s * reach * np.sin(a)
    out = np.hypot(x - 0.003, y + 0.002) / reach
    z = TALL - 0.0050 + 0.0460 * (np.sqrt(0.03 + 1) - np.sqrt(0.03 + np.clip(out, 0, 1.05) ** 2)) * (1 + 0.10 * np.sin(3 * a + 1) * out)
    z = z + 0.0031 * waves(x, y, 3, 80, 900, 70, 0.75) * np.clip((1.02 - s) * 6, 0, 1) + 0.0010 * np.clip(waves(x, y, 4, 400, 3600, 70, 0.75), -1, 2)
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    mesh("heap", np.stack([x, y, z], -1).reshape(-1, 3), faces, material=ground)


def powder(colour, shade):
    nodes = Nodes("powder")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    crumbs, broad = nodes.noise(where, 1300, 5, 0.7), nodes.noise(where, 90, 4)
    tone = nodes.mix(nodes.math("ADD", nodes.math("MULTIPLY", crumbs, 0.5), nodes.math("MULTIPLY", broad, 0.35)), linear(colour), linear(shade))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=1.0, Specular=0.05, Normal=nodes.bump(crumbs, 0.0016)))


def tin(colours):
    """Its lid pressed in, paper round it."""
    steel = metal("#c9a85c", 0.26)
    r, h = TIN, HIGH
    turned(bevelled([(0, 0.001), (r - 0.002, 0.001), (r - 0.001, 0), (r + 0.0009, 0.0004), (r + 0.0009, 0.0026), (r, 0.0034), (r, h - 0.0040), (r + 0.0009, h - 0.0030), (r + 0.0009, h - 0.0006), (r - 0.0004, h), (r - 0.0022, h - 0.0010), (r - 0.0024, h - 0.0026), (r - 0.006, h - 0.0026)], 0.0006, 5), steel)
    turned(bevelled([(r - 0.0058, h - 0.004), (r - 0.0058, h + 0.0004), (r - 0.0078, h + 0.0010), (r - 0.0100, h - 0.0004), (0, h - 0.0004)], 0.0008, 5), steel)
    paper, band, ink = plastic(colours["paper"], 0.7), plastic(colours["band"], 0.65), "#3b2108"
    full = 2 * math.pi * (r + 0.0002)
    patch(r + 0.0002, full, h - 0.010, h / 2, paper)
    for low, high in ((0.0058, 0.0340), (h - 0.0130, h - 0.0058)):
        patch(r + 0.0003, full, high - low, (low + high) / 2, band)
    letters(r + 0.0005, h / 2, [("HALDI", 0.0168, 0.0215), ("TURMERIC POWDER", 0.0056, 0.0065), ("from one farm,", 0.0044, -0.0035), ("ground in small lots", 0.0044, -0.0100)], ink)
    letters(r + 0.0005, h / 2, [("MASALIN", 0.0066, -0.0320), ("NET WT 200 g", 0.0046, -0.0420)], "#fdf3dc")


def rhizome(seed, colours, fingers, cut=False):
    """As it is dug: a thick body, fingers grown from its side, stubs where others were broken off; one end cut shows its flesh."""
    random = np.random.default_rng(seed)
    before, skin = present(), rind(colours["rind"], colours["dark"])
    finger(random, skin, 0.044, 0.0095, 0.5, colours["base"] if cut else None)
    for place, turn, long, thick in fingers:
        grown = present()
        finger(random, skin, long, thick, random.choice([-1, 1]) * random.uniform(0.5, 1.2))
        a = math.radians(turn)
        leaned(group(grown), (place[0] + math.cos(a) * long * 0.40, place[1] + math.sin(a) * long * 0.40, thick - 0.0093), (0, 0, turn))
    return group(before)


def finger(random, skin, long, thick, bend, flesh=None):
    """Swollen between its rings, which go aslant and fade; blunt at its tip, knobs where roots were; cut across where `flesh` shows."""
    rows, steps = 220, 96
    t, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * math.pi, steps, endpoint=False), indexing="ij")
    phase = random.uniform(0, 6, 6)
    along = t * long / 0.0068 + 0.22 * np.sin(a + phase[0]) + 0.35 * np.sin(3.1 * t + phase[1])
    node = np.abs(np.sin(math.pi * along))
    ends = np.clip(1 - np.clip((0.10 - t) / 0.10, 0, 1) ** 2.2, 0, 1) ** 0.5 * np.clip(1 - np.clip((t - 0.84) / 0.16, 0, 1) ** 2.4, 0, 1) ** 0.5
    if flesh:
        ends = np.clip(1 - np.clip((t - 0.84) / 0.16, 0, 1) ** 2.4, 0, 1) ** 0.5
    body = ends * (1 + 0.16 * np.sin(4.2 * t + phase[2]) - 0.14 * t)
    rough = 0.030 * np.sin(2 * a + 5 * t + phase[3]) + 0.020 * np.sin(5 * a - 9 * t + phase[4]) + 0.010 * np.sin(11 * a + 31 * t) + 0.007 * np.sin(23 * a - 60 * t)
    r = thick * body * (1 + 0.040 * node ** 0.7 - 0.030 * np.exp(-((node / 0.10) ** 2)) + rough)
    for _ in range(7):
        at, side = random.uniform(0.12, 0.88), random.uniform(0, 2 * math.pi)
        round_ = np.angle(np.exp(1j * (a - side))) * thick
        r = r + 0.0009 * random.uniform(0.5, 1.6) * np.exp(-(((t - at) * long / 0.0014) ** 2 + (round_ / 0.0014) ** 2))
    swing = bend * long * 0.10 * np.sin(math.pi * t + 0.3) + 0.0008 * np.sin(11 * t + phase[5])
    points = np.stack([(t - 0.5) * long, r * np.cos(a) + swing, 0.92 * r * np.sin(a)], -1).reshape(-1, 3)
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    creased(mesh("finger", points, faces, material=skin), 70)
    if flesh:
        face([points[i] for i in range(steps)], flesh)


def face(edge, colour, out=(-1, 0, 0)):
    """Where it was cut: moist, a paler ring within its rim."""
    edge, steps = np.array(edge), len(edge)
    middle = edge.mean(0)
    reach = np.linspace(1, 0, 14)
    points = np.concatenate([middle + (edge - middle) * s + np.array(out) * 0.0004 * (1 - s * s) for s in reach])
    uvs = np.concatenate([np.full((steps, 2), s) for s in reach])
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(13) for i in range(steps)]
    nodes = Nodes("flesh")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeUVMap").outputs[0], split.inputs[0])
    fine = nodes.noise(nodes.add("ShaderNodeTexCoord").outputs["Object"], 1500, 3)
    ring = nodes.math("SUBTRACT", 1, nodes.math("MULTIPLY", nodes.math("ABSOLUTE", nodes.math("SUBTRACT", split.outputs[0], 0.78)), 16), clamp=True)
    tone = nodes.mix(nodes.math("MULTIPLY", ring, 0.55), nodes.mix(fine, linear("#e07a06"), linear("#c65a02")), linear("#f2b23c"))
    mesh("flesh", points, faces, uvs, nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.42, Specular=0.4, Normal=nodes.bump(fine, 0.0002))))


def slice_of(seed, colours):
    """A coin of it, its rind round the rim."""
    random = np.random.default_rng(seed)
    before, steps, thick = present(), 90, 0.0028
    a = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    r = 0.0098 * (1 + 0.05 * np.sin(2 * a + random.uniform(0, 6)) + 0.03 * np.sin(3 * a + random.uniform(0, 6)))
    rim = [np.c_[r * s * np.cos(a), r * s * np.sin(a), np.full(steps, z)] for s, z in ((0.97, 0), (1.0, thick * 0.3), (1.0, thick * 0.7), (0.985, thick))]
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(3) for i in range(steps)]
    mesh("rim", np.concatenate(rim), faces, material=rind(colours["rind"], colours["dark"]))
    face(rim[-1], colours["base"], (0, 0, 1))
    return group(before)


def rind(pale, dark):
    """Brown and dull, scaly along its rings, worn through to yellow on what stands out."""
    nodes = Nodes("rind")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cloud, fine = nodes.noise(where, 170, 5, 0.7), nodes.noise(nodes.stretched(where, 420, 1500, 1500), 1, 5, 0.65)
    scale = nodes.noise(nodes.stretched(where, 900, 130, 130), 1, 4, 0.6)
    tone = nodes.mix(nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.math("ADD", cloud, nodes.math("MULTIPLY", scale, 0.6)), 0.50), 2.2, clamp=True), linear(pale), linear(dark))
    worn = nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.noise(where, 75, 3), 0.56), 5, clamp=True)
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(nodes.math("MULTIPLY", worn, 0.55), tone, linear("#c8842a")), Roughness=0.8, Specular=0.25, Normal=nodes.bump(nodes.math("ADD", fine, scale), 0.0011)))


def strewn(random, ground):
    """What fell beside the bowl, thick in one place and thinning out."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=1)
    grain = bpy.context.object
    grain.data.materials.append(ground)
    for _ in range(6000):
        x, y = np.array((-0.044, -0.078)) + random.normal(0, 1, 2) * (0.017, 0.006) * random.choice([0.4, 0.7, 1.2])
        if math.hypot(x + 0.034, y + 0.004) < 0.026:
            continue
        size = random.uniform(0.00010, 0.00034)
        copy(grain, (x, y, size * 0.5), np.linalg.qr(random.normal(0, 1, (3, 3)))[0] * random.uniform(0.7, 1.2, (3, 1)) * size)
    grain.hide_render = True


GOODS = {
    "haldi-turmeric-powder": dict(
        made=turmeric, width=0.26, surface=stone, exposure=0.86,
        main={"from": (0.03, -0.60, 0.36), "at": (0.010, 0.002, 0.044), "lens": 98, "aperture": 40},
        second={"from": (-0.03, -0.34, 0.24), "at": (-0.006, -0.020, 0.032), "lens": 76, "aperture": 32},
        colours={"turmeric": dict(base="#cf8206", shade="#9a5402", brass="#c99f50", paper="#f4e6c4", band="#c9780c", rind="#a9783f", dark="#5d3c1c")},
    ),
}
