"""Turmeric: a brass bowl of the powder, dried roots before it, the tin it is sold in behind."""
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
    for seed, place, turn in ((1, (0.056, -0.046, 0.0068), 24), (2, (0.090, -0.012, 0.0068), -64), (3, (0.030, -0.080, 0.0068), -14), (4, (0.092, -0.066, 0.0068), 70)):
        leaned(root(seed, colours), place, (0, 0, turn))
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


def root(seed, colours):
    """A dried finger: bent, ringed where leaves grew, a knob or two, its broken end deep orange."""
    random = np.random.default_rng(seed + 60)
    before = present()
    skin = rind(colours["rind"], colours["dark"])
    finger(random, skin, random.uniform(0.052, 0.066), 0.0072, random.choice([-1, 1]) * random.uniform(0.7, 1.5))
    if seed % 2:
        knob, side = present(), random.choice([-1, 1])
        finger(random, skin, random.uniform(0.020, 0.026), 0.0054, 0.6)
        leaned(group(knob), (random.uniform(-0.004, 0.012), side * 0.0075, 0.0), (0, 0, side * random.uniform(35, 60)))
    return group(before)


def finger(random, skin, long, thick, bend):
    rows, steps = 150, 72
    t, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * math.pi, steps, endpoint=False), indexing="ij")
    ring = t * long / 0.0052 + 0.10 * np.sin(2 * a) + random.uniform(0, 1)
    body = (1 - (2 * t - 1) ** 8) ** 0.5 * (1 - 0.22 * t + 0.10 * np.sin(5 * t + random.uniform(0, 6)))
    r = thick * body * (1 + 0.07 * np.abs(np.sin(math.pi * ring)) ** 0.5 + 0.04 * np.sin(3 * a + 4 * t) + 0.015 * np.sin(9 * a + 7 * np.sin(6 * t)) + 0.02 * np.sin(17 * a + 30 * t))
    swing = bend * long * 0.10 * np.sin(math.pi * t) + 0.001 * np.sin(9 * t)
    points = np.stack([(t - 0.5) * long, r * np.cos(a) + swing, 0.94 * r * np.sin(a)], -1).reshape(-1, 3)
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    creased(mesh("finger", points, faces, material=skin), 70)


def rind(pale, dark):
    nodes = Nodes("rind")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    cloud, fine = nodes.noise(where, 150, 4, 0.65), nodes.noise(nodes.stretched(where, 300, 900, 900), 1, 4)
    line = nodes.math("POWER", nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("ADD", nodes.math("MULTIPLY", split.outputs[0], 604), nodes.math("MULTIPLY", cloud, 2.2)))), 14)
    tone = nodes.mix(nodes.math("ADD", nodes.math("MULTIPLY", nodes.math("SUBTRACT", cloud, 0.3), 1.3), nodes.math("MULTIPLY", line, 0.5), clamp=True), linear(pale), linear(dark))
    dust = nodes.math("MULTIPLY", nodes.math("SUBTRACT", fine, 0.55), 4, clamp=True)
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(nodes.math("MULTIPLY", dust, 0.5), tone, linear("#d9981f")), Roughness=0.85, Specular=0.2, Normal=nodes.bump(nodes.math("ADD", fine, nodes.math("MULTIPLY", line, -0.5)), 0.0007)))


def strewn(random, ground):
    """What fell beside the bowl, thick in one place and thinning out."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=1)
    grain = bpy.context.object
    grain.data.materials.append(ground)
    for _ in range(6000):
        x, y = np.array((-0.022, -0.078)) + random.normal(0, 1, 2) * (0.017, 0.006) * random.choice([0.4, 0.7, 1.2])
        if math.hypot(x + 0.034, y + 0.004) < 0.026:
            continue
        size = random.uniform(0.00010, 0.00034)
        copy(grain, (x, y, size * 0.5), np.linalg.qr(random.normal(0, 1, (3, 3)))[0] * random.uniform(0.7, 1.2, (3, 1)) * size)
    grain.hide_render = True


GOODS = {
    "haldi-turmeric-powder": dict(
        made=turmeric, width=0.26, surface=stone, exposure=0.86,
        main={"from": (0.03, -0.60, 0.36), "at": (0.010, 0.002, 0.044), "lens": 96, "aperture": 18},
        second={"from": (-0.03, -0.34, 0.24), "at": (-0.006, -0.020, 0.032), "lens": 76, "aperture": 16},
        colours={"turmeric": dict(base="#cf8206", shade="#9a5402", brass="#c99f50", paper="#f4e6c4", band="#c9780c", rind="#b98a45", dark="#7b5426")},
    ),
}
