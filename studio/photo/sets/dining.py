"""A meal on a wooden table."""
import math

import bpy
import numpy as np

from finish import plastic
from room import plaster
from scene import Nodes, linear
from sets.daylight import morning
from sets.pieces import block, bowl, planks, plant, rotis, steel, thali, wall, walnut
from solid import copy, group, leaned, present, rounded, turned
from table import linen


def table():
    planks(2.4, 1.6, -0.8, walnut(), 0.12)
    wall(1.3, plaster("#d2c3aa", "#dccfb8"))


def dal():
    """Yellow, with oil and browned cumin on it."""
    nodes = Nodes("dal")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    tone = nodes.mix(nodes.noise(where, 90, 4), linear("#c98412"), linear("#e2ae3c"))
    fleck = nodes.math("GREATER_THAN", nodes.noise(where, 380, 2), 0.69)
    tone = nodes.mix(fleck, tone, linear("#6b3a10"))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.16, Specular=0.5, Normal=nodes.bump(nodes.noise(where, 150, 3), 0.0012)))


def rice(place, reach=0.048, tall=0.026, seed=3):
    """Long grains, heaped."""
    random = np.random.default_rng(seed)
    before, white = present(), plastic("#f1ebdc", 0.5)
    bpy.ops.mesh.primitive_uv_sphere_add(segments=10, ring_count=8, radius=1)
    grain = bpy.context.object
    for corner in grain.data.vertices:
        corner.co = (corner.co.x * 0.0042, corner.co.y * 0.00105, corner.co.z * 0.00105)
    bpy.ops.object.shade_smooth()
    grain.data.materials.append(white)
    heap = lambda r: tall * math.cos(min(1, r / reach) * math.pi / 2) ** 0.8
    turned([(0, tall - 0.002), (reach * 0.4, heap(reach * 0.4) - 0.002), (reach * 0.75, heap(reach * 0.75) - 0.002), (reach * 0.95, 0)], white)
    for _ in range(2100):
        r, a = reach * math.sqrt(random.uniform()) * 1.02, random.uniform(0, 2 * math.pi)
        along = np.array([math.cos(q := random.uniform(0, 6.3)), math.sin(q), random.normal(0, 0.35)])
        along = along / np.linalg.norm(along)
        side = np.cross([0, 0, 1], along)
        side = side / np.linalg.norm(side)
        copy(grain, (r * math.cos(a), r * math.sin(a), max(0.001, heap(r)) + random.uniform(-0.0006, 0.0008)), (along, side, np.cross(along, side)))
    bpy.data.objects.remove(grain)
    return leaned(group(before), place, (0, 0, 0))


def meal(place):
    x, y, z = place
    thali(0.145, steel(0.24), place)
    rotis(3, 0.070, (x - 0.062, y + 0.030, z + 0.0025))
    bowl(0.046, 0.040, steel(0.16), (x + 0.068, y + 0.058, z + 0.0022), dal())
    rice((x + 0.030, y - 0.058, z + 0.0022))


def with_pickle(made, colours):
    table()
    block((0.62, 0.42, 0.0015), (-0.13, 0.06, 0.0008), linen("#58706c"), 0.0006, (0, 0, 4))
    before = present()
    made(colours, "main")
    leaned(group(before), (0.105, 0.045, 0), (0, 0, 6))
    meal((-0.105, -0.010, 0.0016))
    tumbler((-0.215, 0.215, 0.0))
    plant((0.30, 0.46, 0), long=0.13, stems=22)
    morning(0.5, (0, 0.02, 0.04), 4.2, 1.3, leaves=8)


def tumbler(place):
    before, r, h = present(), 0.034, 0.105
    turned(rounded([(0, 0.0), (r * 0.78, 0.0), (r * 0.82, 0.003), (r * 0.97, h * 0.9), (r * 1.04, h), (r * 1.02, h + 0.001), (r * 0.95, h * 0.9), (r * 0.76, 0.006), (0, 0.004)]), steel(0.14))
    return leaned(group(before), place, (0, 0, 0))


USES = {
    "aam-mango-pickle": dict(set=with_pickle, exposure=0.95, view={"from": (0.06, -0.80, 0.42), "at": (-0.022, 0.025, 0.060), "lens": 67, "aperture": 6, "sharp": (0.10, -0.02, 0.06)}),
}
