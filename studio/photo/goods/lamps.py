"""Home: an arched floor lamp of brushed brass on a foot of marble."""
import math

import numpy as np

from finish import marble, metal, plastic, round_brushed
from scene import Nodes, linear
from solid import bevelled, group, leaned, present, rounded, tube, turned
from table import paper

STEM, BOW, TOP = -0.245, 0.300, 1.600
SHADE = (STEM + 2 * BOW, 1.205)


def floor_lamp(colours, _):
    before = present()
    brass = metal(colours["base"], 0.26, 0.3, (900, 900, 6), 0.0000006)
    spun = round_brushed(colours["base"], 0.28)
    foot(spun)
    arch(brass, spun)
    one = present()
    shade(spun, round_brushed("#d8b37c", 0.42))
    leaned(group(one), (SHADE[0], 0, SHADE[1]), (0, 0, 0))
    flex(plastic("#2a2522", 0.6), plastic("#1c1a19", 0.4))
    leaned(group(before), (0, 0, 0), (0, 0, -16))


def foot(spun):
    before = present()
    turned(bevelled([(0.0, 0.0), (0.158, 0.0), (0.160, 0.003), (0.160, 0.032), (0.155, 0.037), (0, 0.037)], 0.004), marble())
    turned(bevelled([(0.034, 0.036), (0.034, 0.0405), (0.018, 0.046), (0.0165, 0.090), (0.0125, 0.094)], 0.0025), spun)
    leaned(group(before), (STEM, 0, 0), (0, 0, 40))


def arch(brass, spun):
    """Straight up from the foot, over in half a circle, and a short way down to the shade."""
    a = np.linspace(math.pi, 0, 140)
    spring = TOP - BOW
    up = np.c_[np.full(60, STEM), np.zeros(60), np.linspace(0.040, spring, 60, endpoint=False)]
    over = np.c_[STEM + BOW + BOW * np.cos(a), 0 * a, spring + BOW * np.sin(a)]
    down = np.c_[np.full(6, SHADE[0]), np.zeros(6), np.linspace(spring - 0.002, SHADE[1] + 0.118, 6)]
    tube(np.r_[up, over, down], 0.0125, brass, sides=40)
    before = present()
    turned(bevelled([(0.0127, -0.028), (0.0158, -0.027), (0.0158, 0.027), (0.0127, 0.028)], 0.0012), spun)
    leaned(group(before), (STEM, 0, 0.72), (0, 0, 0))


def shade(spun, inside):
    """A dome spun from sheet, its edge rolled; white heat within."""
    out = rounded([(0.0125, 0.124), (0.021, 0.121), (0.024, 0.108), (0.030, 0.101), (0.072, 0.092), (0.120, 0.066), (0.152, 0.026), (0.164, 0.0)], 14)
    turned(out, spun, 220)
    turned([(r - 0.0022, z - 0.0012) for r, z in out if r > 0.030][::-1], inside, 220)
    a = np.linspace(0, 2 * math.pi, 220, endpoint=False)
    tube(np.c_[np.cos(a) * 0.1640, np.sin(a) * 0.1640, 0 * a], 0.0024, spun, closed=True, sides=16)
    turned([(0.019, 0.098), (0.019, 0.062), (0.0165, 0.060)], plastic("#efe9dc", 0.5))
    turned(rounded([(0.0135, 0.064), (0.017, 0.050), (0.029, 0.022), (0.030, 0.006), (0.020, -0.012), (0, -0.018)], 12), glowing())


def glowing():
    nodes = Nodes("bulb")
    light = nodes.add("ShaderNodeEmission")
    light.inputs[0].default_value, light.inputs[1].default_value = linear("#ffd9a0"), 9
    return nodes.finish(light)


def flex(cord, black):
    """Along the floor, by way of the switch that a foot treads on."""
    s = np.linspace(0, 1, 160)
    path = np.c_[STEM - 0.150 - 0.95 * s, 0.02 + 0.15 * np.sin(s * 6) + 0.10 * s, np.full(160, 0.0034)]
    tube(path, 0.0032, cord, sides=12)
    before = present()
    turned(bevelled([(0.0, 0.0), (0.030, 0.0), (0.031, 0.004), (0.027, 0.016), (0.012, 0.018), (0.0115, 0.022), (0, 0.023)], 0.003), black)
    leaned(group(before), (*path[22][:2], 0), (0, 0, 0))


def ground():
    return paper("#e9d9bf")


GOODS = {
    "jugnu-brass-floor-lamp": dict(
        made=floor_lamp, width=1.25, surface=ground, exposure=0.80,
        main={"from": (0.30, -5.2, 1.35), "at": (0.0, 0, 0.785), "lens": 101, "aperture": 16},
        second={"from": (-0.25, -2.30, 0.98), "at": (0.15, -0.06, 1.34), "lens": 94, "aperture": 11},
        colours={"brass": dict(base="#b2864a")},
    ),
}
