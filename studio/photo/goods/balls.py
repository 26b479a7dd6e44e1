"""Cricket: the leather ball, its seam sewn by hand."""
import math

import bpy
import numpy as np

from finish import plastic
from label import lettering
from scene import Nodes, linear, mesh
from solid import creased, group, leaned, present, tube
from table import slab

RADIUS = 0.0360


def cricket(colours, _):
    before = present()
    leather(colours["base"])
    seam(plastic(colours["thread"], 0.75, 0.0001, 2500))
    gold = foil(colours["gold"])
    for text, size, up in (("KHELVAN", 0.0068, 0.0030), ("LAL", 0.0046, -0.0060), ("ALUM TANNED · 156 g", 0.0025, -0.0112)):
        stamped(text, size, up, gold)
    leaned(group(before), (0, 0, RADIUS), (0, 52, -10))


def leather(colour):
    """Four quarters: round the middle the seam stands up, across it two hidden joints hardly show."""
    rows, steps = 260, 420
    lat = np.linspace(-math.pi / 2, math.pi / 2, rows)
    lon = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    a, b = np.meshgrid(lat, lon, indexing="ij")
    z = RADIUS * a
    r = RADIUS + 0.00075 * np.exp(-(z / 0.0014) ** 2) - 0.00016 * np.exp(-((np.abs(z) - 0.0115) / 0.0016) ** 2)
    r -= 0.00026 * np.exp(-(z / 0.00022) ** 2)
    joint = np.where(a > 0, np.abs(np.sin(b)) * np.cos(a), np.abs(np.cos(b)) * np.cos(a)) * RADIUS
    r -= 0.00016 * np.exp(-(joint / 0.00035) ** 2) * (np.abs(z) > 0.003)
    points = np.stack([r * np.cos(a) * np.cos(b), r * np.cos(a) * np.sin(b), r * np.sin(a)], -1).reshape(-1, 3)
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    nodes = Nodes("leather")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cell = nodes.add("ShaderNodeTexVoronoi")
    cell.feature = "DISTANCE_TO_EDGE"
    cell.inputs["Scale"].default_value = 1150
    nodes.link(where, cell.inputs["Vector"])
    grain = nodes.math("MINIMUM", cell.outputs["Distance"], 0.16)
    cloud, scuff = nodes.noise(where, 60, 4), nodes.noise(where, 420, 3)
    shade = nodes.mix(nodes.math("MULTIPLY", cloud, 0.6), linear(colour), linear("#4d0a0e"))
    rough = nodes.math("ADD", 0.20, nodes.math("MULTIPLY", scuff, 0.16))
    relief = nodes.math("ADD", grain, nodes.math("MULTIPLY", scuff, 0.2))
    made = nodes.surface(Base_Color=shade, Roughness=rough, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.12, Normal=nodes.bump(relief, 0.00006))
    creased(mesh("leather", points, faces, material=nodes.finish(made)), 60)


def seam(thread):
    """Six rows of stitches: two slanting ones over the seam's ridge, two straight ones on each side of it."""
    random = np.random.default_rng(8)
    for low, high in ((0.0004, 0.0027), (-0.0027, -0.0004)):
        for k in range(82):
            a = 2 * math.pi * (k + (0.5 if low < 0 else 0)) / 82 + random.normal(0, 0.003)
            stitch(a, a + 0.020, low, high, 0.00046, thread)
    for z in (0.0047, 0.0066, -0.0047, -0.0066):
        for k in range(78):
            a = 2 * math.pi * (k + 0.3 * (z > 0)) / 78 + random.normal(0, 0.004)
            stitch(a, a + 0.050, z, z + random.normal(0, 0.00010), 0.00036, thread)


def stitch(a0, a1, z0, z1, thick, thread):
    """Comes up out of the leather, lies on it, goes down again."""
    s = np.linspace(0, 1, 9)
    a, z = a0 + (a1 - a0) * s, z0 + (z1 - z0) * s
    bow = np.sin(math.pi * s) ** 0.45
    r = np.sqrt(RADIUS ** 2 - z * z) + 0.00075 * np.exp(-(z / 0.0014) ** 2) + thick * 1.05 * bow - thick * 0.75
    tube(np.c_[np.cos(a) * r, np.sin(a) * r, z], thick * (0.75 + 0.25 * bow), thread, sides=8)


def stamped(text, size, up, gold):
    """Pressed into the upper half, facing +x there, read along the seam."""
    flat = lettering(text, size, gold)
    fine = flat.modifiers.new("fine", "SUBSURF")
    fine.subdivision_type, fine.levels = "SIMPLE", 2
    shape = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    flat.modifiers.clear()
    flat.data = shape
    r = RADIUS + 0.00005
    for corner in shape.vertices:
        lat, lon = math.radians(47) + corner.co.y / r + up / r, -math.pi / 2 + corner.co.x / r / math.cos(math.radians(47))
        corner.co = (r * math.cos(lat) * math.cos(lon), r * math.cos(lat) * math.sin(lon), r * math.sin(lat))


def foil(colour):
    nodes = Nodes("foil")
    worn = nodes.noise(nodes.add("ShaderNodeTexCoord").outputs["Object"], 900, 3)
    shade = nodes.mix(nodes.math("MULTIPLY", nodes.math("SUBTRACT", worn, 0.58), 6, clamp=True), linear(colour), linear("#6d1518"))
    return nodes.finish(nodes.surface(Base_Color=shade, Metallic=0.8, Roughness=0.32))


VIEW = {"from": (0.0, -0.36, 0.150), "at": (0, 0, 0.0345), "lens": 122, "aperture": 22}
GOODS = {
    "lal-leather-cricket-ball": dict(
        made=cricket, width=0.13, surface=slab, exposure=0.72, main=VIEW,
        second={"from": (0.09, -0.19, 0.110), "at": (0.004, -0.006, 0.040), "lens": 112, "aperture": 28},
        colours={"red": dict(base="#860d14", thread="#efe6d3", gold="#d9b565")},
    ),
}
