"""Make-up: a lipstick in three shades."""
import math

import numpy as np

from finish import metal, plastic
from label import letters, printed
from scene import Nodes, linear, mesh
from solid import bevelled, group, leaned, present, turned
from table import slab

CASE, TUBE, BULLET = 0.0098, 0.0084, 0.0060


def lipstick(colours, _):
    """Turned out, its cap lying before it, a stroke of its colour on the stone."""
    black, gold = plastic("#131214", 0.24, coat=0.5), metal(colours["accent"], 0.20)
    shade = waxy(colours["base"])
    before = present()
    case(black, gold, colours["accent"])
    bullet(shade)
    leaned(group(before), (-0.008, 0.010, 0), (0, 0, 6))
    before = present()
    cap(black, gold)
    leaned(group(before), (0.0510, -0.0300, CASE + 0.0004), (-90, 0, 60))
    stroke(shade, (-0.0060, -0.0380), -9)


def case(black, gold, ink):
    r, t = CASE, TUBE
    turned(bevelled([(0, 0.0004), (r - 0.0012, 0.0), (r, 0.0004), (r, 0.0270), (r - 0.0004, 0.0276), (t, 0.0276)], 0.0007, 6), black)
    turned(bevelled([(r - 0.0010, 0.0274), (r + 0.0002, 0.0276), (r + 0.0002, 0.0302), (t + 0.0002, 0.0306), (t, 0.0310), (t, 0.0448), (t - 0.0005, 0.0454), (BULLET + 0.0005, 0.0452), (BULLET + 0.0004, 0.0380)], 0.0005, 6), gold)
    turned([(BULLET + 0.0005, 0.0400), (0, 0.0400)], gold)
    letters(r + 0.00008, 0.0140, [("RUHVANA", 0.0026, 0.0030), ("soft matte", 0.0018, -0.0022), ("3.8 g", 0.0016, -0.0052)], ink)
    letters(t + 0.00006, 0.0380, [("LALI", 0.0032, 0)], "#5b4213")


def bullet(shade):
    """Round, cut aslant and flat, its rim soft, as it comes from the mould."""
    r, edge, steps, high, slope = BULLET, 0.0013, 120, 0.0668, 1.18
    turn = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    cut = lambda x: high - slope * (x + r)
    points = [np.c_[r * np.cos(turn), r * np.sin(turn), 0.039 + share * (cut(r * np.cos(turn)) - edge - 0.039)] for share in (0.0, 0.5, 1.0)]
    for t in np.linspace(0.06, 1, 14) * math.pi / 2:
        reach = r - edge + edge * math.cos(t)
        points.append(np.c_[reach * np.cos(turn), reach * np.sin(turn), cut(reach * np.cos(turn)) - edge + edge * math.sin(t)])
    for s in np.linspace(0.94, 0, 16):
        reach = (r - edge) * s
        points.append(np.c_[reach * np.cos(turn), reach * np.sin(turn), cut(reach * np.cos(turn)) - 0.00012 * (1 - s * s)])
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(len(points) - 1) for i in range(steps)]
    made = mesh("bullet", np.concatenate(points), faces, material=shade)
    made.rotation_euler = (0, 0, math.radians(-52))


def cap(black, gold):
    """Its open end at zero, standing; a gold button closes it."""
    r, h = CASE + 0.0001, 0.0460
    turned(bevelled([(r - 0.0009, 0.014), (r - 0.0009, 0.0), (r, 0.0), (r, h - 0.0008), (r - 0.0010, h)], 0.0004, 5), black)
    turned(bevelled([(r + 0.0002, h - 0.0030), (r + 0.0003, h - 0.0030), (r + 0.0003, h), (r - 0.0014, h + 0.0006), (r - 0.0020, h + 0.0002), (0, h + 0.0002)], 0.0004, 5), gold)
    printed([("RUHVANA", 0.0026, 0.0)], plastic("#4a3510", 0.5), (0, 0, h + 0.0003), (0, 0, 90))


def stroke(shade, place, turn):
    """A stroke drawn once with the flat of the cut: thick at its start and along its rims, combed by the drag, drying out at its end."""
    random = np.random.default_rng(5)
    long, wide, rows, columns = 0.050, 0.0120, 260, 140
    comb = lambda fine, seed: np.convolve(np.random.default_rng(seed).normal(0, 1, columns + 2 * fine), np.hanning(fine + 2)[1:-1] / (0.5 * (fine + 1)), "same")[fine:-fine] * fine ** 0.5
    ridge = 0.6 * comb(5, 2) + 0.4 * comb(13, 3)
    ragged = np.convolve(random.normal(0, 1, rows + 40), np.ones(17) / 17, "same")[20:-20]
    points = []
    for j, t in enumerate(np.linspace(0, 1, rows)):
        head = min(1, math.sin(min(1, t / 0.16) * math.pi / 2) + 0.02)
        half = wide / 2 * head ** 0.7 * (1 - 0.06 * t) + 0.0004 * ragged[j]
        for i, s in enumerate(np.linspace(-1, 1, columns)):
            body = (0.00085 + 0.00075 * math.exp(-((t - 0.07) / 0.07) ** 2)) * (1 - 0.55 * t)
            rim = 0.00055 * math.exp(-((abs(s) - 0.86) / 0.10) ** 2) * (1 - 0.7 * t)
            lift = (body + rim + 0.00022 * ridge[i] * min(1, t * 5) * (1 - s ** 6)) * max(0.0, 1 - s ** 10) ** 0.5 * min(1, t * 60) ** 0.5
            dry = 0.0022 * max(0.0, t - 0.76 + 0.07 * ridge[i]) / 0.24
            points.append(((t - 0.5) * long + 0.0030 * ridge[i] * t ** 3, s * half + 0.0040 * math.sin(t * 2.8), lift - dry + 0.00004))
    faces = [(j * columns + i, (j + 1) * columns + i, (j + 1) * columns + i + 1, j * columns + i + 1) for j in range(rows - 1) for i in range(columns - 1)]
    leaned(mesh("stroke", points, faces, material=shade), (*place, 0), (0, 0, turn))


def waxy(colour):
    nodes = Nodes("lipstick")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    drawn = nodes.noise(nodes.stretched(where, 900, 900, 60), 1, 3)
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=0.46, Specular=0.38, Sheen=0.15, Normal=nodes.bump(drawn, 0.00004)))


GOODS = {
    "lali-matte-lipstick": dict(
        made=lipstick, width=0.11, surface=slab, exposure=0.78,
        main={"from": (0.02, -0.34, 0.150), "at": (0.011, -0.006, 0.0270), "lens": 116, "aperture": 30},
        second={"from": (0.03, -0.20, 0.105), "at": (0.003, 0.002, 0.0395), "lens": 90, "aperture": 20},
        colours={"red": dict(base="#a81c22", accent="#c6a25c"), "wine": dict(base="#360f1e", accent="#c6a25c"), "rust": dict(base="#7f2f14", accent="#c6a25c")},
    ),
}
