"""For the hair: a wide-toothed comb of sheesham."""
import math

import numpy as np

from finish import metal
from label import lettering
from scene import Nodes, linear, mesh
from solid import creased, group, leaned, present, rounded
from table import paper

GAP, THICK = 0.0058, 0.0054
TEETH = 15


def comb(colours, _):
    before = present()
    wood = sheesham(colours["base"], colours["accent"])
    sawn(wood)
    name = lettering("KUNTALA", 0.0052, metal("#c9a25a", 0.35))
    name.location = (0.050, 0.0185, THICK / 2 + 0.00002)
    leaned(group(before), (0.0, 0.002, THICK / 2), (0, 0, -24))


def sawn(wood):
    """One outline with all its teeth, cut from a board; its faces rounded towards every edge."""
    outline = np.array(contour()[::-1])
    n = len(outline)
    points = [(x, y, z) for z in (-THICK / 2, THICK / 2) for x, y in outline]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    made = creased(mesh("comb", points, faces, material=wood), 50)
    soft = made.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments, soft.limit_method, soft.angle_limit, soft.harden_normals = 0.0008, 4, "ANGLE", math.radians(50), True


def contour():
    """Round the back from the left, the handle's end on the right, then tooth by tooth."""
    back = rounded([(-0.0895, 0.0020), (-0.0893, 0.0130), (-0.0830, 0.0250), (-0.060, 0.0310), (-0.020, 0.0335), (0.020, 0.0300), (0.060, 0.0275), (0.084, 0.0270), (0.0905, 0.0190), (0.084, 0.0108), (0.062, 0.0085), (0.0400, 0.0070), (0.0352, 0.0052)], 12)
    left, right = -0.0895, 0.0330
    pitch = (right - left + GAP * 0.75) / TEETH
    out = [tuple(p) for p in back]
    for k in reversed(range(TEETH)):
        start = left + k * pitch
        half = (pitch - GAP * 0.75) / 2
        middle = start + half
        tip = -0.0400 + 0.0028 * ((k - 7) / 7) ** 2 * (1 if k > 7 else 0.4)
        side = lambda s: [(middle + s * (half * (1 - 0.52 * u ** 1.5)), 0.0020 - (0.0020 - tip - half * 0.45) * u) for u in np.linspace(0, 1, 14)]
        rim = [(middle + half * 0.48 * math.cos(a), tip + half * 0.45 + half * 0.45 * math.sin(a)) for a in np.linspace(0, -math.pi, 12)[1:-1]]
        out += side(1) + rim + side(-1)[::-1]
        if k:
            previous = left + (k - 1) * pitch + 2 * half
            out += [((start + previous) / 2 + (start - previous) / 2 * math.cos(a), 0.0024 + (start - previous) / 2 * math.sin(a)) for a in np.linspace(0, math.pi, 12)[1:-1]]
    return out


def sheesham(dark, light):
    """Brown heartwood, darker bands that wander along the board, pores drawn out with the grain, oiled."""
    nodes = Nodes("sheesham")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    broad = nodes.noise(nodes.stretched(where, 9, 95, 95), 1, 3, 0.55)
    rings = nodes.math("POWER", nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", broad, 21))), 1.6)
    pores = nodes.noise(nodes.stretched(where, 130, 2400, 2400), 1, 3)
    shade = nodes.mix(nodes.math("ADD", nodes.math("MULTIPLY", rings, 0.70), nodes.math("MULTIPLY", pores, 0.30)), linear(dark), linear(light))
    shade = nodes.mix(nodes.math("MULTIPLY", nodes.math("SUBTRACT", pores, 0.57), 5, clamp=True), shade, linear("#2b150a"))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.30, Specular=0.45, Clearcoat=0.25, Clearcoat_Roughness=0.22, Normal=nodes.bump(pores, 0.00005)))


def shelf():
    return paper("#d5c8b2")


GOODS = {
    "sheesham-wooden-comb": dict(
        made=comb, width=0.24, surface=shelf, exposure=0.80,
        main={"from": (0.0, -0.52, 0.50), "at": (0.0, -0.003, 0.002), "lens": 121, "aperture": 16},
        second={"from": (-0.06, -0.24, 0.17), "at": (-0.036, 0.004, 0.003), "lens": 80, "aperture": 22},
        colours={"wood": dict(base="#4a2714", accent="#94592d")},
    ),
}
