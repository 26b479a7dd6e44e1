"""For the shelf: a ribbed vase, a dry branch in it."""
import math

import numpy as np

from scene import Nodes, linear, mesh
from solid import ball, copy, creased, group, leaned, present, rounded, tube
from table import paper

RIBS, TALL = 36, 0.240
OUTSIDE = np.array(rounded([(0.0, 0.0), (0.046, 0.0), (0.0520, 0.0030), (0.072, 0.026), (0.0905, 0.062), (0.0955, 0.094), (0.0870, 0.132), (0.0620, 0.166), (0.0370, 0.190), (0.0290, 0.206), (0.0285, 0.222), (0.0325, 0.236), (0.0345, 0.2395), (0.0330, 0.2412), (0.0300, 0.2385), (0.0250, 0.222), (0.0255, 0.200), (0.030, 0.185)], 12))


def vase(colours, view):
    before = present()
    ribbed(glaze(colours["base"], colours["deep"]))
    leaned(group(before), (0, 0, 0), (0, 0, 3))
    branches(2 if view == "main" else 5)


def ribbed(material):
    """Ribs run from the foot into the neck and die out there; a potter's hand made none like the next."""
    random = np.random.default_rng(2)
    steps = RIBS * 16
    a = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    wander = sum(random.normal(0, 0.018) * np.sin(k * a + random.uniform(0, 6)) for k in range(2, 7))
    groove = np.abs(np.sin(RIBS / 2 * (a + wander * 0.25)))
    groove = 1 - np.minimum(1, groove / 0.42) ** 1.4 * (1 - 0.12 * np.cos(RIBS * a))
    uneven = random.uniform(0.8, 1.2, RIBS)[(np.floor(RIBS * (a + math.pi / RIBS) / (2 * math.pi)).astype(int)) % RIBS]
    points, depth = [], []
    for k, (r, z) in enumerate(OUTSIDE):
        inner = k > np.argmax(OUTSIDE[:, 1])
        share = np.clip((z - 0.004) / 0.012, 0, 1) * np.clip((0.204 - z) / 0.030, 0, 1) * (not inner)
        swing = 0.0007 * np.sin(2 * a + z * 18) + 0.0004 * np.sin(3 * a - z * 30)
        reach = r + (swing if r > 0.01 else 0) - 0.0032 * share * groove * uneven * (0.45 + 0.55 * r / 0.0955)
        points.append(np.c_[reach * np.cos(a), reach * np.sin(a), np.full(steps, z)])
        depth.append(np.c_[np.full(steps, 0.0) + share * groove * 0.98 + 0.01, np.full(steps, z / TALL)])
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(len(OUTSIDE) - 1) for i in range(steps)]
    creased(mesh("vase", np.concatenate(points), faces, np.concatenate(depth), material), 60)


def glaze(colour, deep):
    """Thick and darker in the grooves, thin on the ribs; fine pits and a few specks."""
    nodes = Nodes("glaze")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeUVMap").outputs[0], split.inputs[0])
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cloud, pits = nodes.noise(where, 26, 4), nodes.noise(where, 900, 3)
    pooled = nodes.math("MULTIPLY", nodes.math("POWER", split.outputs[0], 1.3), nodes.math("ADD", 0.55, nodes.math("MULTIPLY", cloud, 0.7)), clamp=True)
    shade = nodes.mix(pooled, linear(colour), linear(deep))
    speck = nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.noise(where, 260, 1), 0.665), 20, clamp=True)
    shade = nodes.mix(nodes.math("MULTIPLY", speck, 0.45), shade, linear("#7b6248"))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.58, Specular=0.35, Normal=nodes.bump(pits, 0.00035)))


def branches(seed):
    """Crooked twigs with buds, out of the neck and spread."""
    random = np.random.default_rng(seed)
    bark = twig()
    bud = ball(1, (0, 0, -1), dried())
    for lean, turn in ((0.20, 205), (0.24, 20), (0.12, 110), (0.30, 320)):
        out = np.array([math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0])
        way = out * lean + [0, 0, 1]
        mouth = out * 0.017 + [0, 0, 0.236]
        tube([mouth - way * 0.060, mouth], 0.0022, bark, sides=12)
        stem(random, mouth, way / np.linalg.norm(way), 0.215 + random.uniform(-0.03, 0.05), 0.0022, bark, bud, 2)
    bud.hide_render = True


def stem(random, start, way, long, thick, bark, bud, forks):
    count = 16
    path, at, heading = [start], start, way
    for _ in range(count):
        heading = heading + random.normal(0, 0.085, 3) + [0, 0, 0.02]
        heading = heading / np.linalg.norm(heading)
        at = at + heading * long / count
        path.append(at)
    smooth = np.array(rounded([tuple(p) for p in path], 4))
    size = thick * np.linspace(1, 0.42, len(smooth)) * (1 + 0.07 * np.sin(np.arange(len(smooth)) * 1.9))
    tube(smooth, size, bark, sides=12)
    for k in range(4, count + 1, 2):
        side = np.cross(heading, random.normal(0, 1, 3))
        side = side / np.linalg.norm(side)
        if forks and k % 4 == 0 and k < count - 1:
            stem(random, path[k], (heading + side * 0.75) / np.linalg.norm(heading + side * 0.75), long * random.uniform(0.26, 0.42), thick * 0.55, bark, bud, 0)
        out = side * 0.8 + heading * 0.6
        out = out / np.linalg.norm(out)
        across = np.cross(out, side + 0.1)
        across = across / np.linalg.norm(across)
        big = random.uniform(0.0024, 0.0036)
        copy(bud, path[k] + out * (big * 1.1 + thick * 0.5), np.array([across, np.cross(out, across), out * 1.55]) * big)


def twig():
    nodes = Nodes("twig")
    bark = nodes.noise(nodes.add("ShaderNodeTexCoord").outputs["Object"], 420, 4)
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(bark, linear("#3e2a1b"), linear("#7d5d41")), Roughness=0.85, Specular=0.2, Normal=nodes.bump(bark, 0.0008)))


def dried():
    nodes = Nodes("bud")
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(chance, linear("#8a5f3a"), linear("#c29a68")), Roughness=0.8, Specular=0.2))


def shelf():
    return paper("#dccdb4")


VIEW = {"from": (0.10, -1.75, 0.52), "at": (0.0, 0.0, 0.232), "lens": 116, "aperture": 16}
GOODS = {
    "matka-ceramic-vase": dict(
        made=vase, width=0.36, surface=shelf, exposure=0.76, main=VIEW,
        second=dict(VIEW, **{"from": (-0.40, -0.95, 0.42), "at": (0.0, 0.0, 0.128), "lens": 104}),
        colours={"white": dict(base="#f1eadc", deep="#8d7355")},
    ),
}
