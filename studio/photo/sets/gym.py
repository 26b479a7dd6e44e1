"""Where one plays and trains: a bench, a mat along a wall, a yard of stone."""
import math

import bpy
import numpy as np
from mathutils import Vector

from finish import plastic, timber
from goods.shuttles import shuttle
from goods.wearables import RESTING
from room import plaster
from scene import Nodes, linear, mesh
from sets.daylight import morning
from sets.floor import flask
from sets.pieces import block, planks, wall
from solid import group, leaned, present


def rolled(profile, turns, material, around=240):
    """Cloth or foam rolled up along x; `profile` is (x, half of its depth, half of its height) from end to end, its outer edge a step along the roll."""
    angle = np.linspace(0, 2 * math.pi, around, endpoint=False)
    edge = 1 - ((angle - 1.9) % (2 * math.pi)) / (2 * math.pi) / (2 * turns)
    ring = lambda x, y, z, part=1.0: np.c_[np.broadcast_to(x, angle.shape), y * part * edge * np.cos(angle), z * part * edge * np.sin(angle)]
    rows = [ring(*p) for p in profile]
    for (x, y, z), side in ((profile[0], 1), (profile[-1], -1)):
        face = []
        for part in np.linspace(1, 0.02, 90):
            layer = (part * edge * turns + angle / (2 * math.pi)) % 1
            sunk = np.exp(-((layer - 0.5) / 0.10) ** 2) * y / turns * 0.5 * (part < 0.97)
            face.append(ring(x + side * sunk, y, z, part))
        rows = face[::-1] + rows if side == 1 else rows + face
    faces = [(j * around + i, j * around + (i + 1) % around, (j + 1) * around + (i + 1) % around, (j + 1) * around + i) for j in range(len(rows) - 1) for i in range(around)]
    return mesh("roll", np.concatenate(rows), [f[::-1] for f in faces], material=material)


def terry(colour, band):
    """Loops of cotton, thrown up unevenly; flat bands woven in near both ends."""
    nodes = Nodes("terry")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    loops, wear = nodes.noise(where, 1900, 2), nodes.noise(where, 60, 3)
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    out = nodes.math("ABSOLUTE", split.outputs[0])
    near = lambda middle, half: nodes.math("LESS_THAN", nodes.math("ABSOLUTE", nodes.math("SUBTRACT", out, middle)), half)
    flat = nodes.math("ADD", near(0.050, 0.0050), nodes.math("ADD", near(0.0425, 0.0009), near(0.0575, 0.0009)), clamp=True)
    tone = nodes.mix(flat, linear(colour), linear(band))
    tone = nodes.mix(nodes.math("MULTIPLY", loops, 0.5), tone, linear("#8b8474"))
    height = nodes.math("ADD", nodes.math("MULTIPLY", loops, nodes.math("SUBTRACT", 1.0, nodes.math("MULTIPLY", flat, 0.75))), nodes.math("MULTIPLY", wear, 2.5))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=1.0, Specular=0.05, Sheen=0.6, Normal=nodes.bump(height, 0.0009)))


def towel_in_strap(material):
    """Rolled as thick as a wrist, pressed in by the strap and flat under the case."""
    x = np.r_[np.linspace(-0.080, -0.012, 50), np.linspace(-0.0115, 0.0115, 30), np.linspace(0.012, 0.080, 50)]
    press = 1 / (1 + np.exp(-(np.abs(x) - 0.0125) / 0.0016))
    soft = 0.0007 * np.sin(x * 190) + 0.0006 * np.sin(x * 83 + 1)
    bulge = 1 - 0.30 * (np.abs(x) / 0.080) ** 14
    made = rolled(list(zip(x, (0.0282 + press * (0.0050 + soft)) * bulge, (0.0250 + press * (0.0040 + soft)) * bulge)), 4.5, material)
    for corner in made.data.vertices:
        px, py, pz = corner.co
        low = -0.0116 + max(0.0, math.hypot(px, py) - 0.0225) * 0.9
        corner.co.z = min(pz - 0.0265, low)
    return made


def after_training(made, colours):
    lift = 0.0034
    planks(1.6, 0.63, -0.27, timber("#54331e", "#8a5a35", 0.4, "x", 1.1), 0.105, z=-lift)
    wall(1.1, plaster("#8f9a96", "#a1aba6"))
    made(colours, "main")
    before = present()
    towel_in_strap(terry("#efe7d6", "#3f6b73"))
    leaned(group(before), *RESTING)
    flask((0.084, 0.310, -lift), "#8f5a44")
    before = present()
    rolled([(x, 0.036, 0.034) for x in np.linspace(-0.12, 0.12, 20)], 5, terry("#53706c", "#d8cfba"))
    leaned(group(before), (-0.120, 0.185, 0.034 - lift), (0, 0, -14))
    morning(0.34, (0, 0.02, 0.02), 3.2, 1.1, leaves=6, panes=(2, 2))


def by_the_wall(made, colours):
    planks(3.2, 2.4, -1.75, timber("#8f8272", "#b9ab97", 0.45, "x", 0.8), 0.16)
    wall(0.50, plaster("#d9cdb8", "#e4d9c6"))
    block((3.2, 0.016, 0.085), (0, 0.492, 0.0425), plastic("#efe7d8", 0.5), 0.003)
    block((1.5, 0.61, 0.006), (0.26, 0.02, 0.003), plastic("#7c3f33", 0.85, 0.0009, 520), 0.002, (0, 0, -5))
    before = present()
    made(colours, "use")
    leaned(group(before), (0, 0, 0.006), (0, 0, 0))
    before = present()
    rolled([(x, 0.062, 0.060) for x in np.linspace(-0.31, 0.31, 30)], 8, plastic("#41585a", 0.85, 0.0009, 520))
    leaned(group(before), (-0.17, 0.405, 0.060), (0, 0, 2))
    flask((0.190, 0.280, 0.006), "#cfc7b6")
    morning(0.66, (0, 0.10, 0.02), 3.4, low=True, leaves=10, panes=(2, 3))


def kota(tint):
    """A slab of limestone, cut and a little worn."""
    nodes = Nodes("kota")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cloud = nodes.noise(where, 5, 6, 0.6)
    tone = nodes.mix(nodes.math("ADD", cloud, tint), linear("#65655a"), linear("#8a887b"))
    stain = nodes.noise(where, 40, 5)
    tone = nodes.mix(nodes.math("MULTIPLY", stain, 0.3), tone, linear("#4a4c43"))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=nodes.math("ADD", 0.34, nodes.math("MULTIPLY", stain, 0.25)), Specular=0.4, Normal=nodes.bump(stain, 0.0006)))


def yard(side=0.40):
    random = np.random.default_rng(7)
    slabs = [kota(random.uniform(-0.15, 0.15)) for _ in range(4)]
    for i in range(-4, 4):
        for j in range(6):
            block((side - 0.003, side - 0.003, 0.02), ((i + 0.62) * side, -(j + 0.5) * side, -0.010), slabs[random.integers(4)], 0.0016, shift=random.uniform(0, 9))
    mesh("joints", [(-3, -3, -0.003), (3, -3, -0.003), (3, 0.1, -0.003), (-3, 0.1, -0.003)], [(0, 1, 2, 3)], material=plastic("#4b4a43", 0.95), smooth=False)
    block((5, 0.014, 0.10), (0, -0.007, 0.05), slabs[0], 0.002)
    wall(0.0, plaster("#e3d2ae", "#eddfc2"))


def against_the_wall(handle, behind):
    """Moved so that its lowest point is on the floor, and the one farthest back at the wall."""
    bpy.context.view_layer.update()
    points = np.array([tuple(thing.matrix_world @ Vector(c.co)) for thing in parts(handle) for c in thing.data.vertices])
    handle.location.y += behind - points[:, 1].max()
    handle.location.z -= points[:, 2].min()


def parts(handle):
    return [thing for thing in handle.children_recursive if thing.type == "MESH"]


def in_the_yard(made, colours):
    yard()
    before = present()
    made(colours, "use")
    against_the_wall(leaned(group(before), (0.13, 0, 0), (71, -30, 0)), 0.0)
    for place, turn in (((-0.050, -0.085, 0), 66), ((-0.100, -0.160, 0), -32)):
        before = present()
        shuttle(dict(accent=colours["base"]), lying=True)
        leaned(group(before), place, (0, 0, turn))
    morning(0.85, (0.0, -0.02, 0.26), 3.8, 1.1, leaves=13, panes=(2, 3))


USES = {
    "samay-smart-watch": dict(set=after_training, exposure=0.85, view={"from": (0.05, -0.345, 0.200), "at": (0.006, 0.014, 0.042), "lens": 77, "aperture": 11, "sharp": (0, -0.012, 0.052)}),
    "bhim-hex-dumbbells": dict(set=by_the_wall, exposure=0.9, view={"from": (0.24, -0.98, 0.46), "at": (0.020, 0.045, 0.062), "lens": 75, "aperture": 6, "sharp": (0.01, -0.08, 0.06)}),
    "pankh-badminton-racket": dict(set=in_the_yard, exposure=0.85, view={"from": (-0.12, -1.80, 0.62), "at": (-0.015, -0.06, 0.250), "lens": 88, "aperture": 6, "sharp": (0.02, -0.12, 0.3)}),
}
