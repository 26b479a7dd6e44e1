"""Desk: the brass fountain pen."""
import math

import numpy as np

from finish import metal, plastic
from scene import Nodes, linear, mesh
from solid import ball, bevelled, group, leaned, present, rounded, tube, turned
from table import paper


def pen(colours, view):
    brass, shiny = metal(colours["base"], 0.19), metal(colours["base"], 0.10)
    resin, steel = plastic(colours["accent"], 0.14, coat=0.6), metal("#cfd1d4", 0.14)
    before = present()
    body(brass, shiny, resin, steel)
    leaned(group(before), (-0.040, 0.002, 0.0061), (0, 90, 12))
    before = present()
    cap(brass, shiny)
    leaned(group(before), (-0.030, -0.034, 0.0069), (0, 90, -8))
    if view != "use":
        sheet()
        written(colours["ink"])


def body(brass, shiny, resin, steel):
    """Its axis upright, the nib down; zero is where the barrel meets the grip."""
    turned(bevelled([(0.0, 0.086), (0.0046, 0.086), (0.0056, 0.078), (0.0061, 0.05), (0.0061, 0.0015), (0.0052, 0.0015)], 0.0008), brass)
    turned(bevelled([(0.0052, 0.0030), (0.00625, 0.0028), (0.00625, 0.0004), (0.0050, 0.0)], 0.0004), shiny)
    turned([(0.0051, 0.0012), (0.0049, 0.0008), (0.0049, -0.0045), (0.0051, -0.0050)], shiny)
    turned(rounded([(0.0051, -0.0048), (0.0048, -0.008), (0.0042, -0.016), (0.0044, -0.0215), (0.0050, -0.0235), (0.0047, -0.0245), (0.0, -0.0247)]), resin)
    nib(steel)
    s = np.linspace(0, 1, 30)
    tube(np.c_[0.0014 - 0.0016 * s ** 2 - 0.0007, 0 * s, -0.022 - 0.0185 * s], 0.0021 * (1 - s ** 1.6) + 0.0003, resin, sides=20)


def nib(steel):
    """A sheet bent round the feed, wide at the shoulders, drawn out to its point; its back is towards -x."""
    long, rows, columns = 0.024, 60, 24
    points = []
    for t in np.linspace(0, 1, rows):
        width = np.interp(t, [0, 0.22, 0.36, 0.5, 0.7, 0.88, 1], [0.0031, 0.0034, 0.0039, 0.0033, 0.0020, 0.0009, 0.00035])
        bend = 0.0042 - 0.0006 * t
        for s in np.linspace(-1, 1, columns):
            a = s * width / bend
            points.append((-(math.cos(a) * bend - 0.0012 * t - 0.0004), math.sin(a) * bend, -0.0225 - long * t))
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
    sheet = mesh("nib", np.array(points), faces, material=steel)
    sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0003
    black = plastic("#0c0b0a", 0.6)
    top = lambda t: (-(0.0042 - 0.0006 * t - 0.0012 * t - 0.0004) - 0.00012, 0, -0.0225 - long * t)
    tube(np.array([top(t) for t in np.linspace(0.40, 0.985, 20)]), 0.00011, black, sides=8)
    ball(0.00062, top(0.38), black, (0.25, 1, 1))
    ball(0.00042, (top(1)[0] + 0.0003, 0, top(1)[2]), steel)


def cap(brass, shiny):
    turned(bevelled([(0.0056, 0.002), (0.0058, 0.0), (0.0069, 0.0), (0.0069, 0.052), (0.0066, 0.056), (0.0055, 0.0605), (0.0, 0.0615)], 0.0009), brass)
    turned([(0.0057, 0.0002), (0.0056, 0.02), (0, 0.02)], plastic("#1a1613", 0.6))
    turned(bevelled([(0.0068, 0.0035), (0.0072, 0.0040), (0.0072, 0.0070), (0.0068, 0.0075)], 0.0003), shiny)
    s = np.linspace(0, 1, 40)
    lift = 0.0020 * np.clip(np.sin(s * math.pi * 0.94), 0, 1) ** 0.5 + 0.0003
    middle = np.c_[-(0.0069 + lift) * 0.82, (0.0069 + lift) * -0.57, 0.055 - 0.040 * s]
    tube(middle, 0.0011 * (1 - 0.25 * s), shiny, sides=16)
    ball(0.0015, middle[-1] + [0.0004, 0.0003, 0], shiny)


def sheet():
    """Of laid paper, its far corner not quite flat."""
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 60), indexing="ij")
    up = 0.0003 + 0.0065 * np.clip((u + v - 1.3) / 0.7, 0, 1) ** 2 + 0.0022 * np.clip((v - u - 1.1) / 0.9, 0, 1) ** 2
    points = np.stack([0.086 * u, 0.066 * v, up], -1).reshape(-1, 3)
    faces = [(i * 60 + j, (i + 1) * 60 + j, (i + 1) * 60 + j + 1, i * 60 + j + 1) for i in range(59) for j in range(59)]
    nodes = Nodes("sheet")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    fibre = nodes.noise(where, 420, 4)
    tone = nodes.mix(fibre, linear("#ece4d3"), linear("#fbf7ee"))
    made = mesh("sheet", points, faces, material=nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.9, Specular=0.1, Normal=nodes.bump(fibre, 0.00006))))
    made.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0002
    leaned(made, (-0.036, 0.024, 0.0), (0, 0, 7))


def written(ink):
    """A trial of the nib: loops that a hand draws without thinking."""
    t = np.linspace(0, 1, 700)
    turn = t * 2 * math.pi * 8.5
    grow = 1 + 0.18 * np.sin(turn * 0.31)
    x = -0.062 + 0.075 * t + 0.0038 * np.sin(turn) * grow
    y = 0.052 + 0.0056 * np.cos(turn) * grow + 0.0035 * np.sin(turn) * grow + 0.003 * t
    nodes = Nodes("ink")
    wet = nodes.finish(nodes.surface(Base_Color=linear(ink), Roughness=0.5))
    width = 0.00032 * (1 + 0.4 * np.sin(turn + 0.6))
    line = tube(np.c_[x, y, 0 * t], width, wet, sides=8)
    line.scale, line.location = (1, 1, 0.08), (0, 0, 0.0003)


def blotter():
    return paper("#b9a488")


PEN = {"from": (-0.06, -0.34, 0.215), "at": (-0.020, -0.004, 0.004), "lens": 86, "aperture": 14}
GOODS = {
    "syahi-fountain-pen": dict(
        made=pen, width=0.2, surface=blotter, exposure=0.85, main=PEN,
        second={"from": (-0.115, -0.175, 0.105), "at": (-0.050, -0.004, 0.004), "lens": 92, "aperture": 22},
        colours={"brass": dict(base="#cfae6c", accent="#17130f", ink="#17224a")},
    ),
}
