"""A tablet: an aluminium body, and what its screen shows."""
import math

import numpy as np

from finish import metal, plastic, timber
from goods.wearables import black_glass, lit
from label import lettering
from scene import Nodes, image, mesh
from solid import group, leaned, present, prism, rectangle, turned
from table import paper

HILLS = ((0.86, 0.92, 0.95), (0.40, 0.62, 0.78), ((0.50, (0.62, 0.70, 0.74)), (0.40, (0.42, 0.56, 0.58)), (0.28, (0.22, 0.41, 0.39)), (0.14, (0.08, 0.25, 0.22))))


def land(low, high, ridges, gloss=0.05):
    """A sky with its sun, ridges one before the other, each paler at its foot, where mist lies."""
    y, x = np.mgrid[0:1:900j, 0:1:1440j]
    colour = np.array(low) + (np.array(high) - low) * np.clip((y[..., None] - 0.40) / 0.6, 0, 1)
    away = np.hypot((x - 0.80) * 1.6, y - 0.60)
    colour = colour + (np.array((1.0, 0.95, 0.84)) - colour) * np.clip((0.052 - away) * 700, 0, 1)[..., None]
    colour = colour + 0.16 * np.exp(-(away / 0.16) ** 2)[..., None]
    for k, (base, tone) in enumerate(ridges):
        ridge = base + 0.075 * np.sin(x * (4 + 2 * k) + k * 2.1) + 0.030 * np.sin(x * (11 + 3 * k) + k) + 0.006 * np.sin(x * 47 + 5 * k)
        mist = np.clip((ridge - y) / 0.20, 0, 1)[..., None]
        shade = np.array(tone) * 1.10 + (np.array(low) - tone) * 0.38 * mist
        colour = colour + (shade - colour) * np.clip((ridge - y) * 900, 0, 1)[..., None]
    nodes = Nodes("screen")
    shown = nodes.picture(nodes.add("ShaderNodeUVMap").outputs[0], image("screen", np.clip(colour, 0, 1), True))
    made = nodes.finish(nodes.surface(Base_Color=(0.008, 0.008, 0.008, 1), Roughness=gloss, Specular=0.4, Emission=shown, Emission_Strength=0.62))
    made.cycles.sample_as_light = False
    return made


def shown(wide, high, z, material, y=0.0):
    corners = [(sx * wide / 2, y + sy * high / 2, z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    mesh("screen", corners, [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)], material, False)


def words(text, size, place, ink):
    lettering(text, size, ink).location = place


def tablet(colours, view):
    alloy = metal(colours["base"], 0.36)
    before = present()
    body(alloy, metal(colours["base"], 0.16))
    if view == "main":
        leaned(group(before), (0, 0, 0.0733), (66, 0, 0))
        before = present()
        prism(rectangle(0.120, 0.050, 0.003), 0, 0.098, timber("#8a6038", "#b98a56", 0.5, "x", 2.0), 0.002).location = (0.01, 0.038, 0)
    else:
        leaned(group(before), (0, 0, 0.0080), (180, 0, 158))


def body(alloy, polished, w=0.2430, d=0.1600, thick=0.0074):
    """On its back, its lower edge towards -y."""
    prism(rectangle(w, d, 0.0130, 14), 0, thick, alloy, 0.0026, 6)
    prism(rectangle(w - 0.0036, d - 0.0036, 0.0114, 14), thick - 0.0006, thick + 0.0003, black_glass(), 0.0003)
    z = thick + 0.00036
    shown(w - 0.0200, d - 0.0200, z, land(*HILLS))
    white = lit("#f7f9fa", 1.1)
    words("9:41", 0.0250, (0, 0.036, z + 0.00004), white)
    words("Tuesday 14 October", 0.0066, (0, 0.0165, z + 0.00004), white)
    words("9:41", 0.0038, (-0.1030, 0.0655, z + 0.00004), white)
    words("82%", 0.0038, (0.1030, 0.0655, z + 0.00004), white)
    prism(rectangle(0.056, 0.0013, 0.0006), z, z + 0.00005, white).location = (0, -0.0655, 0)
    turned([(0.0016, 0.0), (0, 0.0001)], plastic("#1a2330", 0.1)).location = (0, d / 2 - 0.0058, z)
    dark = plastic("#101112", 0.5)
    for side in (-1, 1):
        for half in (-1, 1):
            for k in range(9):
                hole = prism(rectangle(0.0012, 0.0024, 0.0005), -0.0002, 0.0002, dark)
                hole.location, hole.rotation_euler = (side * w / 2, half * 0.046 + (k - 4) * 0.0040, thick / 2), (0, math.pi / 2, 0)
    for x, wide in ((-0.090, 0.011), (-0.066, 0.024)):
        key = prism(rectangle(wide, 0.0024, 0.0011), -0.0006, 0.0006, polished, 0.0003)
        key.location, key.rotation_euler = (x, d / 2, thick / 2), (math.pi / 2, 0, 0)
    back(alloy, polished, w, d)


def back(alloy, polished, w, d):
    """Seen from below: its camera, its maker's name."""
    before = present()
    turned([(0.0072, 0.0), (0.0072, 0.0011), (0.0066, 0.0015), (0.0058, 0.0015), (0.0056, 0.0009), (0, 0.0009)], polished)
    turned([(0.0052, 0.0010), (0, 0.0011)], black_glass())
    turned([(0.0022, 0.00112), (0, 0.0012)], plastic("#16233a", 0.08))
    leaned(group(before), (-w / 2 + 0.0165, d / 2 - 0.0165, 0), (180, 0, 0))
    before = present()
    turned([(0.0020, 0.0002), (0, 0.0003)], plastic("#f3ead2", 0.3))
    leaned(group(before), (-w / 2 + 0.0300, d / 2 - 0.0165, 0), (180, 0, 0))
    ink = metal("#4c5056", 0.25)
    for text, size, y in (("tarvik", 0.0150, 0.004), ("Patal 10   64 GB   Designed for India", 0.0030, -0.058)):
        one = lettering(text, size, ink)
        one.location, one.rotation_euler = (0, y, -0.00006), (0, math.pi, 0)


def desk():
    return paper("#dccfb9")


GOODS = {
    "patal-10-tablet": dict(
        made=tablet, width=0.26, surface=desk, exposure=0.70,
        main={"from": (-0.30, -0.92, 0.26), "at": (0.0, 0.012, 0.070), "lens": 124, "aperture": 16},
        second={"from": (-0.16, -0.62, 0.50), "at": (0.0, 0.0, 0.004), "lens": 92, "aperture": 14},
        colours={"grey": dict(base="#8d9299")},
    ),
}
