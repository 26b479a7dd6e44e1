"""Worn on the wrist: a round smart watch."""
import math

import numpy as np

from finish import metal, plastic, round_brushed
from label import lettering
from scene import Nodes, linear, mesh
from solid import bevelled, group, leaned, prism, present, rectangle, rounded, turned
from table import paper

CASE, THICK, GLASS = 0.0212, 0.0112, 0.0180
# Where the middle of the dial is, and how it is tipped; what lies in the strap's loop is tipped alike.
RESTING = (0, 0.006, 0.0501), (38, 0, 14)


def watch(colours, _):
    """Lying on its side of the strap that the wrist is on, the dial tipped towards who looks."""
    before = present()
    case(colours)
    strap(plastic(colours["strap"], 0.55, 0.00003, 1800))
    leaned(group(before), *RESTING)


def case(colours):
    """Its axis upright, twelve towards +y."""
    body, polished = round_brushed(colours["base"], 0.30), metal(colours["base"], 0.12)
    r = CASE
    turned(bevelled([(0, -THICK + 0.001), (r - 0.006, -THICK), (r - 0.003, -THICK + 0.0012), (r - 0.0004, -THICK + 0.0034), (r, -0.0036), (r, -0.0022), (r - 0.0012, -0.0008)], 0.0012, 6), body)
    turned(bevelled([(r - 0.0010, -0.0012), (r - 0.0014, -0.0001), (r - 0.0030, 0.0004), (GLASS, 0.0), (GLASS - 0.0003, -0.002)], 0.0005, 5), polished)
    turned(rounded([(GLASS + 0.0001, -0.0008), (GLASS - 0.0002, 0.0002), (GLASS - 0.0016, 0.0006), (GLASS - 0.004, 0.0008), (0, 0.0009)], 8), black_glass())
    dial(0.00096, colours["accent"])
    for degrees, wide in ((30, 0.0030), (-30, 0.0022)):
        before = present()
        knurl = [(wide - 0.0001 * (k % 2), 0.0008 + 0.00022 * k) for k in range(10)]
        turned(bevelled([(wide * 0.7, -0.002), (wide * 0.7, 0.0006), *knurl, (wide, 0.0032), (wide * 0.8, 0.0036), (0, 0.0036)], 0.0002), polished)
        a = math.radians(degrees)
        leaned(group(before), (math.cos(a) * (r - 0.0002), math.sin(a) * (r - 0.0002), -0.0052), (0, 90, degrees))
    for end in (-1, 1):
        for x in (-1, 1):
            lug = prism(rectangle(0.0032, 0.0092, 0.0013), -0.0044, 0.0, body, 0.0009, 4)
            lug.location, lug.rotation_euler = (x * 0.0122, end * 0.0190, -0.0040), (end * -0.55, 0, 0)


def dial(z, accent):
    """Lit rings, the hour, steps and pulse."""
    for reach, colour, part in ((0.0160, accent, 0.80), (0.0139, "#3fbfa6", 0.62), (0.0118, "#e9c23f", 0.46)):
        arc(reach, z, 1.0, lit(colour, 0.10))
        arc(reach, z + 0.00003, part, lit(colour, 1.0))
    white, grey = lit("#f4f6f8", 1.0), lit("#a9afb6", 0.8)
    lettering("10:24", 0.0072, white).location = (0, 0.0012, z + 0.00003)
    lettering("TUE 14", 0.0022, grey).location = (0, 0.0060, z + 0.00003)
    lettering("7 460 steps", 0.0020, grey).location = (0, -0.0036, z + 0.00003)
    lettering("72 bpm", 0.0021, lit("#f07a6a", 1.0)).location = (0, -0.0064, z + 0.00003)


def arc(reach, z, part, material, half=0.00078):
    a = math.pi / 2 - np.linspace(0, 2 * math.pi * part, 200)
    rim = lambda r, cut: [(r * math.cos(t), r * math.sin(t)) for t in cut]
    cap = np.linspace(0, math.pi, 12)
    end = a[-1]
    tip = [(reach * math.cos(end) + half * (math.cos(end) * math.cos(c) + math.sin(end) * math.sin(c)), reach * math.sin(end) + half * (math.sin(end) * math.cos(c) - math.cos(end) * math.sin(c))) for c in cap]
    outer, inner = rim(reach + half, a), rim(reach - half, a)
    points = [(x, y, z) for x, y in outer + inner + tip]
    faces = [(i, 200 + i, 200 + i + 1, i + 1) for i in range(199)]
    if part < 1:
        faces.append(tuple(range(400, 412))[::-1])
    mesh("arc", points, faces, material=material, smooth=False)


def lit(colour, strength):
    nodes = Nodes("lit")
    shown = nodes.finish(nodes.surface(Base_Color=(0.01, 0.01, 0.01, 1), Roughness=0.08, Emission=linear(colour), Emission_Strength=strength * 0.75))
    # Too faint to light anything: sought as a lamp it would only add grain.
    shown.cycles.sample_as_light = False
    return shown


def black_glass():
    nodes = Nodes("glass")
    return nodes.finish(nodes.surface(Base_Color=(0.004, 0.004, 0.005, 1), Roughness=0.04, Specular=0.4))


def strap(silicone):
    """A closed loop below the case, twelve's half over six's; a keeper over both."""
    a = np.linspace(math.radians(40), math.radians(320), 260)
    path = np.c_[0 * a, np.sin(a) * 0.0295, -0.0265 + np.cos(a) * 0.0262]
    banded(path, 0.0084 + 0.0020 * np.abs(np.linspace(-1, 1, 260)) ** 3, 0.00135, silicone)
    keeper = path[150]
    band = prism(rectangle(0.0205, 0.0058, 0.001), -0.0021, 0.0021, silicone, 0.0007)
    angle = math.atan2(path[151][2] - path[149][2], path[151][1] - path[149][1])
    band.location, band.rotation_euler = keeper, (angle, 0, 0)


def banded(path, half, thick, material):
    """A flat band along a path in the upright plane, its edges round."""
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    out = np.c_[0 * along[:, 0], -along[:, 2], along[:, 1]]
    t = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    across, through = np.sign(np.cos(t)) * np.abs(np.cos(t)) ** 0.22, np.sign(np.sin(t)) * np.abs(np.sin(t)) ** 0.6
    points = np.concatenate([p + np.outer(across * h, (1, 0, 0)) + np.outer(through * thick, o) for p, h, o in zip(path, half, out)])
    n = 40
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(path) - 1) for i in range(n)]
    faces += [tuple(range(n))[::-1], tuple(range((len(path) - 1) * n, len(path) * n))]
    made = mesh("strap", points, faces, material=material)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(45)


def shelf():
    return paper("#d8c9b2")


WATCH = {"from": (0.05, -0.27, 0.155), "at": (0.0, 0.002, 0.034), "lens": 122, "aperture": 16}
GOODS = {
    "samay-smart-watch": dict(
        made=watch, width=0.11, surface=shelf, exposure=0.75, main=WATCH,
        second={"from": (0.13, -0.155, 0.145), "at": (0.006, -0.004, 0.036), "lens": 112, "aperture": 14},
        colours={
            "black": dict(base="#3a3b3e", strap="#141415", accent="#e8762f"),
            "rose-gold": dict(base="#cd9482", strap="#caa093", accent="#e8762f"),
            "olive": dict(base="#4a4c45", strap="#4d5630", accent="#e8762f"),
        },
    ),
}
