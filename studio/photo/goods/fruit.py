"""Grocery: red apples in a cane basket."""
import math

import numpy as np

from finish import plastic
from scene import Nodes, linear, mesh
from solid import group, leaned, present, tube
from table import linen
from weave import cane, round_basket

SIZE = 0.0375


def apples(_, view):
    skins = [skin(seed, ripe) for seed, ripe in ((1, 0.62), (5, 0.50), (9, 0.56), (14, 0.42))]
    round_basket(0.092, 0.128, 0.074, cane())
    second = view == "second"
    for k, place in enumerate(heaped(8 if second else 11)):
        apple(k, place, skins[k % 4])
    if second:
        apple(20, (0.150, -0.095, 0.0335), skins[1], (4, -5, 40))
        apple(21, (0.072, -0.165, 0.0345), skins[0], (-62, 14, 70))


def heaped(count):
    """Where balls come to rest that are let fall into the basket one by one."""
    random = np.random.default_rng(3)
    resting = []
    for k in range(count):
        place = np.array([*random.uniform(-0.045, 0.045, 2), 0.30])
        for step in range(5000):
            place[2] -= 0.00012
            for other in resting:
                away = place - other
                near = np.linalg.norm(away)
                if near < 2 * SIZE:
                    place = other + away / near * 2 * SIZE
            reach = np.hypot(place[0], place[1])
            wall = 0.084 + 0.034 * np.clip(place[2] / 0.074, 0, 1.1) - SIZE
            if reach > wall and place[2] < 0.108:
                place[:2] *= wall / reach
            place[2] = max(place[2], SIZE + 0.006)
        resting.append(place)
    return resting


def apple(seed, place, material, turn=None):
    """Broad in the shoulders, five soft ribs below, a hollow round the stalk; no two alike."""
    random = np.random.default_rng(seed + 50)
    before = present()
    across, rows, columns = SIZE * random.uniform(0.97, 1.03), 90, 120
    tall, ribs, lean = random.uniform(0.86, 0.96), random.uniform(0, 6), random.uniform(-0.07, 0.07, 2)
    turns, t = np.meshgrid(np.linspace(0, 2 * math.pi, columns, endpoint=False), np.linspace(0.001, math.pi - 0.001, rows))
    wave = 1 + 0.030 * np.cos(5 * turns + ribs) * ((1 - np.cos(t)) / 2) ** 2 + 0.016 * np.cos(2 * turns + ribs * 2) + 0.010 * np.cos(3 * turns + ribs)
    reach = np.sin(t) ** 0.86 * (1 + 0.10 * np.cos(t)) * wave * across
    up = np.cos(t) * tall - 0.40 * np.exp(-(t / 0.36) ** 2) + 0.24 * np.exp(-((math.pi - t) / 0.34) ** 2) * (1 + 0.5 * np.cos(5 * turns + ribs) * np.sin(t))
    high = across * up
    points = np.stack([reach * np.cos(turns) + lean[0] * high, reach * np.sin(turns) + lean[1] * high, high], -1).reshape(-1, 3)
    faces = [(j * columns + i, (j + 1) * columns + i, (j + 1) * columns + (i + 1) % columns, j * columns + (i + 1) % columns) for j in range(rows - 1) for i in range(columns)]
    mesh("apple", points, faces, material=material)
    stalk(random, across, tall)
    blossom(across, tall)
    leaned(group(before), place, turn or (random.normal(-8, 22), random.normal(0, 24), random.uniform(0, 360)))


def stalk(random, across, tall):
    s, bend = np.linspace(0, 1, 16), random.uniform(0, 6.28)
    out = 0.007 * s ** 2
    path = np.c_[np.cos(bend) * out, np.sin(bend) * out, across * (tall - 0.42) + 0.021 * s]
    thick = 0.00105 + 0.0006 * np.clip(s - 0.8, 0, 1) / 0.2 + 0.0005 * np.clip(0.2 - s, 0, 1) / 0.2
    tube(path, thick, plastic("#4a3320", 0.8, 0.0004, 900), sides=10)


def blossom(across, tall):
    brown = plastic("#4b3a25", 0.9)
    for k in range(5):
        a, s = k * 1.2566, np.linspace(0, 1, 6)
        tube(np.c_[np.cos(a) * 0.0042 * s, np.sin(a) * 0.0042 * s, -across * (tall - 0.26) - 0.0030 * s], 0.0012 * (1 - 0.8 * s), brown, sides=6)


def skin(seed, ripe):
    """Red washed over yellow in streaks from stalk to blossom, pale round the stalk, with small pale dots."""
    nodes = Nodes("skin")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    x, y, z = split.outputs
    reach = nodes.math("SQRT", nodes.math("ADD", nodes.math("MULTIPLY", x, x), nodes.math("MULTIPLY", y, y)))
    round_it = nodes.add("ShaderNodeCombineXYZ")
    for value, target in zip((nodes.math("DIVIDE", x, reach), nodes.math("DIVIDE", y, reach), nodes.math("ADD", nodes.math("MULTIPLY", z, 9), seed)), round_it.inputs):
        nodes.put(value, target)
    streak = nodes.noise(nodes.stretched(round_it.outputs[0], 15, 15, 0.9), 1, 6, 0.72)
    broad = nodes.noise(nodes.stretched(round_it.outputs[0], 1.1, 1.1, 1.2), 1, 3)
    hollow = nodes.math("SUBTRACT", 1, nodes.math("DIVIDE", reach, 0.017), clamp=True)
    red = nodes.math("ADD", nodes.math("MULTIPLY", nodes.math("SUBTRACT", streak, 0.5), 2.0), nodes.math("MULTIPLY", nodes.math("SUBTRACT", broad, 0.5), 2.9))
    red = nodes.math("SUBTRACT", nodes.math("ADD", red, ripe + 0.42), nodes.math("MULTIPLY", hollow, nodes.math("MULTIPLY", nodes.math("GREATER_THAN", z, 0), 0.9)), clamp=True)
    ground = nodes.mix(hollow, linear("#cfa04a"), linear("#a9a04a"))
    deep = nodes.mix(nodes.math("MULTIPLY", nodes.math("SUBTRACT", streak, 0.25), 1.8, clamp=True), linear("#ad2a20"), linear("#74101a"))
    colour = nodes.mix(red, ground, deep)
    dots = nodes.add("ShaderNodeTexVoronoi")
    nodes.link(where, dots.inputs["Vector"])
    dots.inputs["Scale"].default_value = 210
    dot = nodes.math("MULTIPLY", nodes.math("LESS_THAN", dots.outputs["Distance"], 0.11), 0.5)
    colour = nodes.mix(dot, colour, linear("#e2bd84"))
    bloom = nodes.noise(where, 60, 4)
    return nodes.finish(nodes.surface(
        Base_Color=colour, Roughness=nodes.math("ADD", 0.24, nodes.math("MULTIPLY", bloom, 0.16)), Specular=0.45,
        Normal=nodes.bump(nodes.noise(where, 130, 2), 0.0003),
    ))


VIEW = {"from": (0.16, -0.86, 0.47), "at": (0.0, 0.0, 0.070), "lens": 98, "aperture": 14}
GOODS = {
    "kashmir-red-apples": dict(
        made=apples, width=0.36, surface=linen, exposure=0.72, main=VIEW,
        second=dict(VIEW, **{"from": (-0.20, -0.88, 0.44), "at": (0.022, -0.038, 0.045), "lens": 84}),
        colours={"red": {}},
    ),
}
