"""Worn on the wrist: a watch with hands, on leather."""
import math

import numpy as np

from finish import clear_glass, metal, plastic
from goods.tablets import words
from goods.wearables import RESTING, banded
from scene import Nodes, linear, mesh
from solid import bevelled, group, leaned, present, prism, rectangle, rounded, tube, turned
from table import paper

CASE, THICK, DIAL = 0.0200, 0.0088, 0.0172


def watch(colours, _):
    before = present()
    steel = metal(colours["base"], 0.13)
    case(steel, metal(colours["base"], 0.30, 0.6, (3000, 3000, 40), 0.0000008))
    face(colours)
    strap(colours)
    cushion(suede(colours["cushion"]))
    leaned(group(before), *RESTING)


def case(steel, satin):
    """Its axis upright, twelve towards +y; a slim bezel, four lugs, the crown at three."""
    r = CASE
    turned(bevelled([(0, -THICK + 0.0010), (r - 0.0050, -THICK), (r - 0.0024, -THICK + 0.0012), (r, -THICK + 0.0040), (r, -0.0020), (r - 0.0006, -0.0012)], 0.0009, 6), satin)
    turned(bevelled([(r - 0.0005, -0.0014), (r - 0.0008, -0.0004), (r - 0.0018, 0.0004), (DIAL + 0.0004, 0.0005), (DIAL + 0.0001, 0.0), (DIAL, -0.0022)], 0.0004, 5), steel)
    turned(rounded([(DIAL + 0.0002, -0.0002), (DIAL, 0.0004), (DIAL * 0.7, 0.0012), (DIAL * 0.35, 0.0016), (0, 0.0017)], 10), clear_glass())
    for end in (-1, 1):
        for x in (-1, 1):
            lug = prism(rectangle(0.0029, 0.0098, 0.0013), -0.0022, 0.0014, steel, 0.0009, 5)
            lug.location, lug.rotation_euler = (x * 0.0112, end * 0.0180, -0.0056), (end * -0.72, 0, 0)
    before = present()
    a = np.linspace(0, 2 * math.pi, 360, endpoint=False)
    teeth = [((0.0030 + 0.00012 * math.cos(30 * b)) * math.cos(b), (0.0030 + 0.00012 * math.cos(30 * b)) * math.sin(b)) for b in a]
    prism(teeth, 0.0008, 0.0034, steel, 0.0002)
    turned([(0.0018, -0.001), (0.0018, 0.001)], steel)
    leaned(group(before), (r - 0.0002, 0, -0.0046), (0, 90, 0))


def face(colours):
    z = -0.0019
    turned([(DIAL, z), (0, z + 0.00001)], sunburst(colours["dial"]), 240)
    ink, bright = plastic(colours["ink"], 0.5), metal(colours["hands"], 0.10)
    for k in range(60):
        a = math.radians(90 - 6 * k)
        hour = k % 5 == 0
        long = 0.0042 if k % 15 == 0 else 0.0032 if hour else 0.0010
        reach = DIAL - 0.0018 - long / 2 if hour else DIAL - 0.0012
        bar = prism(rectangle(long, 0.00075 if hour else 0.00018, 0.00008), z, z + (0.00042 if hour else 0.00004), bright if hour else ink, 0.0001 if hour else 0)
        bar.location, bar.rotation_euler = (reach * math.cos(a), reach * math.sin(a), 0), (0, 0, a)
    words("samayika", 0.0023, (0, 0.0070, z + 0.00005), ink)
    words("30 m", 0.0012, (0, -0.0074, z + 0.00005), ink)
    for long, back, wide, angle, lift in ((0.0088, 0.0016, 0.00100, 90 - 10.15 * 30, 0.0005), (0.0134, 0.0018, 0.00074, 90 - 9 * 6, 0.0008), (0.0144, 0.0040, 0.00022, 90 - 34 * 6, 0.0011)):
        hand = [(-back, -wide * 0.35), (long * 0.75, -wide / 2), (long, -0.00008), (long, 0.00008), (long * 0.75, wide / 2), (-back, wide * 0.35)]
        one = prism(hand, z + lift, z + lift + 0.00016, bright)
        one.rotation_euler = (0, 0, math.radians(angle))
    turned(bevelled([(0.0009, z + 0.0003), (0.0009, z + 0.0013), (0, z + 0.0014)], 0.0002), bright)


def sunburst(colour):
    """Brushed from its middle outwards: light lies on it in a fan."""
    nodes = Nodes("sunburst")
    along = nodes.add("ShaderNodeTangent")
    along.direction_type, along.axis = "RADIAL", "Z"
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Metallic=0.85, Roughness=0.36, Anisotropic=0.8, Tangent=along.outputs[0], Clearcoat=0.4))


def strap(colours):
    """Two lengths of leather in a loop as a wrist leaves it, sewn along their edges; the buckle is below."""
    hide, thread = leather(colours["accent"], colours["worn"]), plastic(colours["thread"], 0.8)
    a = np.linspace(math.radians(38), math.radians(322), 300)
    path = np.c_[0 * a, np.sin(a) * 0.0290, -0.0268 + np.cos(a) * 0.0258]
    half = 0.0082 + 0.0016 * np.abs(np.linspace(-1, 1, 300)) ** 2
    thick = 0.00110
    banded(path, half, thick, hide)
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    out = np.c_[0 * a, -along[:, 2], along[:, 1]]
    if out[0] @ (path[0] - [0, 0, -0.0268]) < 0:
        out = -out
    for side in (-1, 1):
        for k in range(4, 294, 5):
            rim = [path[j] + out[j] * (thick + 0.00012 * math.sin(math.pi * (j - k) / 3) - 0.00006) + [side * (half[j] - 0.0013), 0, 0] for j in range(k, k + 4)]
            tube(rim, 0.00019, thread, sides=8)
    for at in (135, 165):
        keeper = prism(rectangle(2 * half[at] + 0.0022, 0.0052, 0.001), -0.0019, 0.0019, hide, 0.0006)
        keeper.location, keeper.rotation_euler = path[at], (math.atan2(along[at][2], along[at][1]), 0, 0)


def cushion(material):
    """What the strap is laid round in a shop: full in the middle, its ends sewn in."""
    rows, steps = 90, 140
    t, a = np.meshgrid(np.linspace(-1, 1, rows), np.linspace(0, 2 * math.pi, steps, endpoint=False), indexing="ij")
    full = np.clip(1 - np.abs(t) ** 4.5, 0, 1) ** 0.5
    pucker = 1 + 0.022 * np.abs(t) ** 5 * np.sin(17 * a + 3 * t) + 0.006 * np.sin(3 * a + 4 * t)
    y, z = 0.0274 * full * pucker * np.sin(a), -0.0268 + 0.0242 * full * pucker * np.cos(a)
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    mesh("cushion", np.stack([0.0295 * t, y, z], -1).reshape(-1, 3), faces, material=material)
    for side in (-1, 1):
        rim = np.linspace(0, 2 * math.pi, 80, endpoint=False)
        tube(np.c_[np.full(80, side * 0.0246), 0.0205 * np.sin(rim), -0.0268 + 0.0181 * np.cos(rim)], 0.0007, material, closed=True, sides=12)


def suede(colour):
    nodes = Nodes("suede")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    nap, cloud = nodes.noise(where, 5200, 2), nodes.noise(where, 120, 4)
    shade = nodes.mix(nodes.math("MULTIPLY", nodes.math("ADD", nap, cloud), 0.45), linear(colour), linear("#8d7d68"))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=1.0, Specular=0.05, Sheen=0.7, Sheen_Tint=0.5, Normal=nodes.bump(nap, 0.00012)))


def leather(colour, worn):
    nodes = Nodes("hide")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cell = nodes.add("ShaderNodeTexVoronoi")
    cell.feature = "DISTANCE_TO_EDGE"
    cell.inputs["Scale"].default_value = 1700
    nodes.link(where, cell.inputs["Vector"])
    grain, cloud = nodes.math("MINIMUM", cell.outputs["Distance"], 0.2), nodes.noise(where, 150, 4)
    shade = nodes.mix(cloud, linear(colour), linear(worn))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.48, Specular=0.4, Normal=nodes.bump(grain, 0.00025)))


def shelf():
    return paper("#d8c9b2")


GOODS = {
    "prahar-analogue-watch": dict(
        made=watch, width=0.11, surface=shelf, exposure=0.78, through=8,
        main={"from": (0.05, -0.27, 0.155), "at": (0.0, 0.002, 0.034), "lens": 124, "aperture": 36},
        second={"from": (-0.025, -0.155, 0.175), "at": (0.003, 0.004, 0.046), "lens": 118, "aperture": 34},
        colours={"green": dict(base="#d2d4d6", hands="#e3c98a", dial="#12402d", ink="#e9e2cc", accent="#3d1f0f", worn="#6d3f20", thread="#c9a878", cushion="#cbb99d")},
    ),
}
