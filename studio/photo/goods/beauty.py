"""Jars for the dressing table: two creams, a candle."""
import math

import numpy as np

from finish import metal, plastic, round_brushed
from label import label, letters
from scene import Nodes, linear, mesh
from solid import ball, bevelled, group, leaned, present, rounded, tube, turned
from table import slab

RADIUS, TALL = 0.034, 0.046


def day_cream(colours, _):
    """Open, its lid leaned against it."""
    jar(frosted(colours["base"]), TALL - 0.004)
    swirl(RADIUS - 0.0035, TALL - 0.008, plastic("#f4e6c4", 0.32, coat=0.3))
    before = present()
    lid(round_brushed(colours["lid"], 0.24))
    leaned(group(before), (0.064, -0.020, 0.0332), (0, -68, 24))
    label(RADIUS, 0.052, 0.026, 0.019, [("KESAR", 0.0082, 0.0042), ("saffron light day cream", 0.0036, -0.0028), ("SPF 20 · 50 g", 0.0032, -0.0084)], paper="#faf3e2", ink="#7a5210", rule="#b98d3f")


def night_cream(colours, view):
    jar(frosted(colours["base"], 0.10), TALL)
    before = present()
    lid(round_brushed(colours["lid"], 0.30))
    leaned(group(before), (0, 0, TALL - 0.006), (0, 0, 0))
    letters(RADIUS + 0.0003, 0.021, [("RAAT", 0.0098, 0.0044), ("almond repair night cream", 0.0036, -0.0038), ("60 g", 0.0032, -0.0096)], "#e4e7ea")


def jar(glass, tall):
    """A thick foot, straight walls, a thread for the lid."""
    r = RADIUS
    turned(rounded([(0, 0.0015), (r * 0.75, 0.0010), (r - 0.004, 0.0), (r, 0.004), (r, 0.012), (r, tall - 0.012), (r - 0.0006, tall - 0.008), (r - 0.0026, tall - 0.0066)], 10), glass)
    turned(bevelled([(r - 0.0024, tall - 0.0068), (r - 0.0024, tall), (r - 0.0040, tall), (r - 0.0040, tall - 0.012), (0, tall - 0.013)], 0.0006), glass)
    for k in range(2):
        z = tall - 0.0052 + 0.0024 * k
        turn = np.linspace(0, 2 * math.pi, 120, endpoint=False)
        tube(np.c_[np.cos(turn) * (r - 0.0023), np.sin(turn) * (r - 0.0023), np.full(120, z)], 0.0006, glass, closed=True, sides=10)


def lid(material):
    """Open below, zero where it meets the jar."""
    r, h = RADIUS + 0.0007, 0.019
    turned(bevelled([(r, 0.0), (r, h), (0, h + 0.0002)], 0.0022, 8), material)
    turned([(r, 0.0), (r - 0.0014, 0.0), (r - 0.0014, h - 0.003), (0, h - 0.003)], plastic("#f2eee6", 0.5))


def swirl(reach, z, material):
    """Cream as a spatula left it: a ridge that winds inwards to a peak."""
    rows, steps = 60, 160
    points = []
    for s in np.linspace(0, 1, rows):
        a = np.linspace(0, 2 * math.pi, steps, endpoint=False)
        wave = 0.5 + 0.5 * np.cos(a - s * 13)
        high = z + 0.0052 * (1 - s) ** 1.4 + 0.0028 * wave ** 1.3 * np.sin(math.pi * min(1, s * 1.02)) ** 0.7
        points.append(np.c_[s * reach * np.cos(a), s * reach * np.sin(a), high])
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    mesh("cream", np.concatenate(points), faces, material=material)


def candle(colours, _):
    """A tumbler of wax, burning, jasmine beside it."""
    r, tall, wax = 0.040, 0.092, 0.070
    glass = frosted(colours["base"], 0.3)
    turned(rounded([(0, 0.0012), (r * 0.8, 0.0008), (r - 0.003, 0.0006), (r, 0.005), (r, 0.02), (r, tall - 0.006), (r - 0.0006, tall), (r - 0.0018, tall + 0.0006), (r - 0.0030, tall - 0.0004), (r - 0.0032, wax)], 10), glass)
    pool = Nodes("wax")
    turned(rounded([(0, wax - 0.0006), (r * 0.4, wax - 0.0006), (r * 0.55, wax), (r - 0.0032, wax + 0.0010)], 10), pool.finish(pool.surface(Base_Color=linear("#f4e8cf"), Roughness=0.16, Specular=0.6)))
    s = np.linspace(0, 1, 16)
    tube(np.c_[0.0010 * s * s, 0 * s, wax - 0.001 + 0.010 * s], 0.0009, plastic("#2a211a", 0.9), sides=12)
    rim = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    tube(np.c_[np.cos(rim) * (r - 0.0014), np.sin(rim) * (r - 0.0014), np.full(160, tall + 0.0002)], 0.0015, metal("#c9a25c", 0.2), closed=True)
    flame(wax + 0.0075)
    label(r, 0.056, 0.040, 0.036, [("MOGRA", 0.0098, 0.0078), ("jasmine soy candle", 0.0044, -0.0010), ("100% soy wax · 40 hours", 0.0033, -0.0090)], paper="#fbf6ea", ink="#5b431c", rule="#b98d3f")
    for x, y, turn, tilt in ((0.066, -0.040, 10, 8), (0.084, -0.016, 60, -14), (0.050, -0.062, 130, 10)):
        before = present()
        jasmine()
        leaned(group(before), (x, y, 0.004), (tilt, 12, turn))


def flame(z):
    nodes = Nodes("flame")
    light = nodes.add("ShaderNodeEmission")
    light.inputs[0].default_value, light.inputs[1].default_value = (1.0, 0.60, 0.20, 1), 6
    turned(rounded([(0, z), (0.0026, z + 0.003), (0.0032, z + 0.0065), (0.0022, z + 0.013), (0.0006, z + 0.0195), (0, z + 0.021)], 8), nodes.finish(light))


def jasmine():
    petal, heart = plastic("#fbf8ee", 0.6), plastic("#e9d79a", 0.7)
    for k in range(6):
        a = k * math.pi / 3
        one = ball(0.0080, (math.cos(a) * 0.0095, math.sin(a) * 0.0095, 0.0022), petal, (1.0, 0.52, 0.14))
        one.rotation_euler = (0.25 if k % 2 else -0.2, -0.30, a)
    ball(0.0024, (0, 0, 0.0016), heart)


def frosted(colour, roughness=0.22):
    """Milky glass: clear at its skin, coloured below."""
    nodes = Nodes("frosted")
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=roughness, Specular=0.6, Clearcoat=0.5, Sheen=0.1))


JAR = {"from": (0.06, -0.46, 0.20), "at": (0.024, 0, 0.030), "lens": 128, "aperture": 14}
LONE = dict(JAR, at=(0.0, 0, 0.028), lens=150)
TUMBLER = {"from": (0.10, -0.60, 0.30), "at": (0.014, -0.006, 0.046), "lens": 128, "aperture": 14}
GOODS = {
    "kesar-day-cream": dict(
        made=day_cream, width=0.15, surface=slab, exposure=0.85, main=JAR, second={"from": (0.06, -0.24, 0.20), "at": (0.006, -0.004, 0.034), "lens": 100, "aperture": 10},
        colours={"saffron": dict(base="#ead6a6", lid="#c8a97c")},
    ),
    "raat-repair-night-cream": dict(
        made=night_cream, width=0.15, surface=slab, exposure=0.85, main=LONE, second={"from": (-0.16, -0.30, 0.13), "at": (0.0, 0, 0.032), "lens": 100, "aperture": 12},
        colours={"night": dict(base="#0e1c3c", lid="#c6c9cd")},
    ),
    "mogra-soy-candle": dict(
        made=candle, width=0.18, surface=slab, exposure=0.85, main=TUMBLER, second={"from": (0.05, -0.30, 0.26), "at": (0.002, -0.004, 0.066), "lens": 92, "aperture": 10},
        colours={"jasmine": dict(base="#efe4cf")},
    ),
}
