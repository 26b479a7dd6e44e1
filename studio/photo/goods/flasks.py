"""Outdoor: a steel bottle, powder-coated, and its cap with a loop."""
import math

import numpy as np

from finish import plastic, round_brushed
from label import letters
from scene import Nodes, linear, mesh
from solid import bevelled, group, leaned, present, rounded, tube, turned
from table import slab

RADIUS, SHOULDER, MOUTH, NECK = 0.0362, 0.200, 0.2365, 0.0240


def bottle(colours, view):
    steel, dark = round_brushed(colours["accent"], 0.24), plastic("#1d1e20", 0.46, 0.00002, 2600)
    before = present()
    body(coated(colours["base"]), steel)
    letters(RADIUS + 0.00016, 0.118, [("VEGPATH", 0.0105, 0.0)], colours["accent"])
    letters(RADIUS + 0.00016, 0.034, [("750 ml", 0.0046, 0.0)], colours["accent"])
    leaned(group(before), (-0.030 if view == "second" else 0, 0, 0), (0, 0, 10))
    before = present()
    cap(dark, steel)
    leaned(group(before), *(((0.050, -0.038, 0.0), (0, 0, -38)) if view == "second" else ((0, 0, MOUTH - 0.0085), (0, 0, 24))))


def body(coat, steel):
    """Coated from foot to neck; bare where it stands and where one drinks."""
    r, n = RADIUS, NECK
    turned(bevelled([(0, 0.0012), (r - 0.006, 0.0012), (r - 0.004, 0.0), (r - 0.0010, 0.0010), (r - 0.0003, 0.0070), (r - 0.0012, 0.0076)], 0.0010, 6), steel)
    shoulder = rounded([(r, SHOULDER), (r - 0.0004, SHOULDER + 0.0060), (r - 0.0030, SHOULDER + 0.0135), (n + 0.0052, SHOULDER + 0.0215), (n + 0.0016, SHOULDER + 0.0250), (n + 0.0008, SHOULDER + 0.0275)], 10)
    turned([(r - 0.0012, 0.0074), (r - 0.0003, 0.0077), (r, 0.0085), *shoulder], coat)
    turned(bevelled([(n + 0.0010, SHOULDER + 0.0270), (n + 0.0004, SHOULDER + 0.0285), (n, SHOULDER + 0.0290), (n, MOUTH - 0.0010), (n - 0.0004, MOUTH), (n - 0.0018, MOUTH), (n - 0.0024, MOUTH - 0.0010), (n - 0.0024, 0.15)], 0.0005, 5), steel)
    thread = np.linspace(0, 2 * math.pi * 1.6, 240)
    ends = np.clip(np.minimum(thread, thread[-1] - thread) * 3, 0.02, 1)
    tube(np.c_[np.cos(thread) * n, np.sin(thread) * n, SHOULDER + 0.0300 + 0.0022 * thread / math.pi / 2], 0.0007 * ends, steel, sides=12)


def cap(dark, steel):
    """Its rim at zero; a ribbed skirt, a disc of steel, a loop that a finger goes through."""
    r, h, n, ribs = 0.0270, 0.0235, 720, 60
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    turned(bevelled([(r - 0.0030, 0.0100), (r - 0.0028, 0.0), (r - 0.0006, 0.0), (r, 0.0010), (r, 0.0040), (r - 0.0006, 0.0046)], 0.0006, 5), dark)
    skirt([(r - 0.0008, 0.0040), (r - 0.0004, 0.0050), (r - 0.0003, 0.0170), (r - 0.0010, 0.0188)], 0.00042 * np.cos(ribs * a), dark, a)
    turned(bevelled([(r - 0.0013, 0.0180), (r - 0.0004, 0.0186), (r - 0.0010, h - 0.0012), (r - 0.0034, h), (0.0190, h), (0.0186, h - 0.0006), (0.0, h - 0.0006)], 0.0012, 6), dark)
    turned(bevelled([(0.0176, h - 0.0008), (0.0176, h + 0.0001), (0.0, h + 0.0001)], 0.0003, 4), steel)
    t = np.linspace(0, math.pi, 80)
    upright = 0.0225 * np.abs(np.cos(t)) ** 0.55 * np.sign(np.cos(t))
    loop = tube(np.c_[upright, 0 * t, h - 0.0120 + 0.0400 * np.sin(t) ** 0.62], 0.0036, dark, sides=32)
    loop.scale = (1, 1.9, 1)


def skirt(profile, ripple, material, a):
    n = len(a)
    points = np.concatenate([np.c_[(r + ripple) * np.cos(a), (r + ripple) * np.sin(a), np.full(n, z)] for r, z in profile])
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(profile) - 1) for i in range(n)]
    mesh("skirt", points, faces, material=material)


def coated(colour):
    """Powder, baked: fine bumps that scatter what shines on it."""
    nodes = Nodes("coat")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    bumps = nodes.noise(where, 2300, 2, 0.6)
    shade = nodes.mix(nodes.math("MULTIPLY", bumps, 0.22), linear(colour), linear("#0f1216"))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.34, Specular=0.5, Normal=nodes.bump(bumps, 0.00005)))


VIEW = {"from": (0.10, -1.05, 0.34), "at": (0.0, 0.0, 0.130), "lens": 112, "aperture": 16}
GOODS = {
    "jharna-steel-bottle": dict(
        made=bottle, width=0.30, surface=slab, exposure=0.75, main=VIEW,
        second=dict(VIEW, **{"from": (0.12, -0.92, 0.44), "at": (0.006, -0.005, 0.108), "lens": 106}),
        colours={"blue": dict(base="#2f5f9f", accent="#c3c7cb"), "olive": dict(base="#51583a", accent="#c3c7cb")},
    ),
}
