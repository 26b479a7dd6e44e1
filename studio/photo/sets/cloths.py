"""Cloth that lies folded, and silk with gold in it."""
import math

import numpy as np

from scene import Nodes, linear, mesh
from solid import creased, group, leaned, present


def folded(place, size, material, turn, layers=5):
    """Cloth folded to and fro, round where it turns."""
    wide, deep, thick = size[0], size[1], size[2] / layers
    path = []
    for k in range(layers):
        side = 1 if k % 2 == 0 else -1
        path += [(side * s * deep / 2 * (1 - 0.012 * k), thick * (k + 0.5), k) for s in np.linspace(-1, 1, 36)]
        if k < layers - 1:
            path += [(side * (deep / 2 * (1 - 0.012 * k) + thick / 2 * math.sin(t)), thick * (k + 1 - 0.5 * math.cos(t)), k + 0.5) for t in np.linspace(0.3, math.pi - 0.3, 7)]
    points, uvs, count = [], [], 64
    for j, (y, z, k) in enumerate(path):
        for s in np.linspace(-0.5, 0.5, count):
            x = s * wide * (1 - 0.006 * k) + 0.0014 * math.sin(7 * k + 5 * y / deep)
            wave = 0.07 * thick * (k + 1) * (math.sin(9 * s + 3 * y / deep + 1) + 0.6 * math.sin(17 * s - 5 * y / deep))
            points.append((x, y + 0.02 * deep * math.sin(5 * s + k) * abs(y) / deep, z + wave * min(1, k) + thick * 0.2 * k * (1 - 4 * s * s)))
            uvs.append((s + 0.5, j / len(path)))
    faces = [(j * count + i, j * count + i + 1, (j + 1) * count + i + 1, (j + 1) * count + i) for j in range(len(path) - 1) for i in range(count - 1)]
    made = creased(mesh("folded", points, faces, uvs, material), 70)
    solid = made.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thick * 0.86, 0
    before = [thing for thing in present() if thing != made]
    return leaned(group(before), place, (0, 0, turn))


def silk(colour, gold="#b98a3a"):
    """Shot silk with a border of gold at both selvedges."""
    nodes = Nodes("silk")
    uv = nodes.add("ShaderNodeUVMap").outputs[0]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(uv, split.inputs[0])
    edge = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", split.outputs[0], 0.5))
    border = nodes.math("GREATER_THAN", edge, 0.40)
    rows = nodes.math("GREATER_THAN", nodes.math("SINE", nodes.math("MULTIPLY", edge, 420)), -0.5)
    border = nodes.math("MULTIPLY", border, rows)
    thread = nodes.noise(nodes.stretched(uv, 60, 2400), 1, 2)
    tone = nodes.mix(nodes.math("MULTIPLY", thread, 0.35), linear(colour), linear("#1c0a0c"))
    return nodes.finish(nodes.surface(
        Base_Color=nodes.mix(border, tone, linear(gold)), Metallic=nodes.math("MULTIPLY", border, 0.7), Sheen=0.3,
        Roughness=0.42, Specular=0.4, Normal=nodes.bump(thread, 0.0002),
    ))
