"""Scent in thick glass: a flacon, an attar in a cut bottle."""
import math

import numpy as np

from finish import metal, plastic, refracting, round_brushed
from label import filled, framed, printed
from scene import Nodes, linear
from solid import bevelled, cornered, creased, lofted, prism, rectangle, rounded, tube, turned
from table import slab

GLASS, SPIRIT = 1.50, 1.37


def held(colour, ior):
    """Where glass meets what it holds: light bends by the difference, and takes the colour."""
    return refracting(Nodes("held"), linear(colour), ior)


def inward(thing):
    thing.data.flip_normals()
    return thing


def flacon(colours, _):
    """Square, its foot thick and clear; a gilt plate on its front, a cube for a cap."""
    clear, gold = held("#f6f4f8", GLASS), metal(colours["accent"], 0.22, 0.25, (500, 500, 20), 0.000002)
    prism(rectangle(0.060, 0.030, 0.0050, 8), 0, 0.0740, clear, 0.0026, 6)
    prism(rectangle(0.0530, 0.0226, 0.0034, 8), 0.0110, 0.0600, held(colours["base"], SPIRIT / GLASS), 0.0022, 6)
    inward(prism(rectangle(0.0530, 0.0226, 0.0034, 8), 0.0606, 0.0704, held("#e9e2f2", GLASS), 0.0022, 6))
    s = np.linspace(0, 1, 16)
    tube(np.c_[0.003 + 0.008 * s * s, 0 * s, 0.0725 - 0.058 * s], 0.0011, plastic("#efeaf4", 0.3), sides=12)
    turned(bevelled([(0.0118, 0.0738), (0.0118, 0.0775), (0.0100, 0.0782), (0, 0.0782)], 0.0006, 6), round_brushed(colours["accent"], 0.2))
    prism(rectangle(0.0290, 0.0270, 0.0026, 8), 0.0786, 0.1040, gold, 0.0012, 5)
    plate(gold)


def plate(gold):
    y, middle = -0.0151, 0.0335
    before = prism(rectangle(0.0350, 0.0270, 0.0016), 0, 0.0005, gold, 0.0002, 3)
    before.location, before.rotation_euler = (0, y, middle), (math.radians(90), 0, 0)
    ink, face = plastic("#2a1a45", 0.5), y - 0.00062
    framed(rectangle(0.0326, 0.0246, 0.0010), rectangle(0.0320, 0.0240, 0.0008), ink, (0, face, middle))
    printed([("RAATRANI", 0.0047, 0.0000), ("eau de parfum", 0.0025, -0.0046), ("ITRAKAAR · 50 ml", 0.0019, -0.0088)], ink, (0, face, middle))
    around = lambda tip, reach, x: [(x + reach * math.cos(u), reach * math.sin(u)) for u in np.linspace(tip, 2 * math.pi - tip, 50)]
    framed(around(0.741, 0.0027, 0), around(1.094, 0.00205, 0.00105), ink, (-0.0004, face, middle + 0.0070))


def attar(colours, _):
    """Cut in eight sides on a gilt foot, its stopper drawn out to a dipper."""
    clear, gold = held("#f7f3ec", GLASS), round_brushed(colours["accent"], 0.18)
    eight = cornered(8, 1, 0.03, 2)
    facets(eight, [(0.0120, 0.0036), (0.0150, 0.0042), (0.0190, 0.0120), (0.0190, 0.0290), (0.0120, 0.0390), (0.0078, 0.0410), (0.0078, 0.0460)], clear)
    turned(rounded([(0, 0.0090), (0.0090, 0.0094), (0.0140, 0.0140), (0.0140, 0.0240), (0.0138, 0.0262)], 8) + [(0, 0.0262)], held(colours["base"], 1.46 / GLASS))
    inward(turned(bevelled([(0, 0.0266), (0.0138, 0.0266), (0.0090, 0.0350), (0.0048, 0.0385), (0.0048, 0.0455), (0, 0.0455)], 0.0015), held("#fbf0de", GLASS)))
    turned(rounded([(0, 0.0300), (0.0006, 0.0304), (0.0009, 0.0330), (0.0009, 0.0450)], 6) , held("#ffffff", GLASS))
    turned(bevelled([(0, 0), (0.0160, 0), (0.0165, 0.0010), (0.0158, 0.0024), (0.0130, 0.0034), (0, 0.0040)], 0.0006, 6), gold)
    turned(bevelled([(0.0080, 0.0432), (0.0092, 0.0436), (0.0092, 0.0462), (0.0080, 0.0474), (0.0088, 0.0486), (0.0070, 0.0500), (0, 0.0500)], 0.0005, 6), gold)
    facets(eight, [(0.0046, 0.0498), (0.0050, 0.0520), (0.0086, 0.0580), (0.0092, 0.0640), (0.0060, 0.0710), (0.0018, 0.0748)], clear)
    tag(colours)




def facets(outline, profile, material):
    made = creased(lofted([*outline], [(0.0002, profile[0][1]), *profile, (0.0002, profile[-1][1])], material, 8), 8)
    made.data.polygons.foreach_set("use_smooth", [False] * len(made.data.polygons))
    return made


def tag(colours):
    """A slip of paper on the front side."""
    y, middle = -0.01915, 0.0205
    filled(rectangle(0.0118, 0.0142, 0.0008), plastic("#f3e6cb", 0.8), (0, y, middle))
    ink = plastic("#6a2f17", 0.7)
    framed(rectangle(0.0110, 0.0134, 0.0006), rectangle(0.0107, 0.0131, 0.0005), ink, (0, y - 0.0001, middle))
    printed([("ITRAKAAR", 0.0016, 0.0044), ("MITTI", 0.0031, 0.0008), ("attar", 0.0021, -0.0022), ("10 ml", 0.0017, -0.0048)], ink, (0, y - 0.0001, middle))


GOODS = {
    "raatrani-eau-de-parfum": dict(
        made=flacon, width=0.14, surface=slab, exposure=0.85, through=10,
        main={"from": (0.10, -0.50, 0.17), "at": (0.002, 0, 0.049), "lens": 122, "aperture": 14},
        second={"from": (-0.16, -0.33, 0.13), "at": (0.0, 0, 0.050), "lens": 104, "aperture": 12},
        colours={"night": dict(base="#7a5cb8", accent="#c6a25c")},
    ),
    "mitti-attar": dict(
        made=attar, width=0.10, surface=slab, exposure=0.85, through=10,
        main={"from": (0.05, -0.38, 0.15), "at": (0.0, 0, 0.037), "lens": 122, "aperture": 14},
        second={"from": (-0.06, -0.22, 0.10), "at": (0.0, 0, 0.046), "lens": 112, "aperture": 12},
        colours={"amber": dict(base="#d98436", accent="#c6a25c")},
    ),
}
