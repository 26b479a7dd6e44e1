"""For phones: a power bank, its ports and its row of lights."""
import math

from finish import metal, plastic
from goods.tablets import words
from goods.wearables import lit
from scene import Nodes, linear
from solid import group, leaned, present, prism, rectangle
from table import paper

LONG, WIDE, HIGH = 0.1440, 0.0700, 0.0268


def bank(colours, _):
    """Lying, its ports to the front."""
    before = present()
    shell = soft(colours["base"])
    prism(rectangle(WIDE, LONG, 0.0125, 16), 0, HIGH, shell, 0.0062, 10)
    joint = rectangle(WIDE + 0.00004, LONG + 0.00004, 0.0125, 16)
    prism(joint, 0.0164, 0.0167, plastic("#050506", 0.7))
    top(colours)
    front()
    leaned(group(before), (0, 0, 0), (0, 0, 27))


def top(colours):
    ink, amber = plastic("#a9acb1", 0.5), colours["accent"]
    words("tarvik", 0.0105, (0, 0.022, HIGH + 0.00006), ink)
    words("Urja 20000", 0.0046, (0, 0.0105, HIGH + 0.00006), ink)
    words("20,000 mAh · 74 Wh · 22.5 W", 0.0026, (0, 0.0045, HIGH + 0.00006), ink)
    for k in range(4):
        well = prism(rectangle(0.0052, 0.0017, 0.00084, 6), HIGH - 0.0003, HIGH + 0.00005, lit(amber, 1.35) if k < 3 else plastic("#3a3b3e", 0.4))
        well.location = (-0.0130 + 0.0078 * k, -0.0480, 0)
    key = prism(rectangle(0.0110, 0.0052, 0.0026, 8), HIGH - 0.0004, HIGH + 0.0006, plastic("#37393d", 0.35), 0.0004)
    key.location = (0.0220, -0.0480, 0)


def front():
    """Two round ended ports and a wide one, each a frame of steel round a dark tongue."""
    steel, black, middle = metal("#b4b7bb", 0.24), plastic("#08090a", 0.6), HIGH / 2
    for x, wide, tall, corner, name in ((-0.0215, 0.0092, 0.0034, 0.0017, "C1"), (-0.0035, 0.0092, 0.0034, 0.0017, "C2"), (0.0180, 0.0134, 0.0060, 0.0008, "A")):
        for grown, out, what in ((0.0016, 0.00012, steel), (0.0, 0.00020, black)):
            upright(rectangle(wide + grown, tall + grown, corner + grown / 2, 8), x, middle, out, what)
        tongue = 0.0007 if tall < 0.005 else 0.0018
        upright(rectangle(wide - 0.0030, tongue, tongue * 0.3, 4), x, middle + (0.0010 if tall > 0.005 else 0), 0.00028, plastic("#3a3c40" if tall < 0.005 else "#b8651d", 0.5))
        words_in_front(name, x, middle - 0.0078)


def upright(outline, x, z, out, what):
    made = prism(outline, -0.002, out, what)
    made.location, made.rotation_euler = (x, -LONG / 2, z), (math.pi / 2, 0, 0)


def words_in_front(text, x, z):
    before = present()
    words(text, 0.0026, (0, 0, 0), plastic("#a9acb1", 0.5))
    leaned(group(before), (x, -LONG / 2 - 0.00008, z), (90, 0, 0))


def soft(colour):
    """Rubbery to the finger: hardly shines, pales where one looks along it."""
    nodes = Nodes("soft")
    fine = nodes.noise(nodes.add("ShaderNodeTexCoord").outputs["Object"], 3200, 2)
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=0.47, Specular=0.36, Sheen=0.25, Normal=nodes.bump(fine, 0.00002)))


def desk():
    return paper("#dccfb9")


GOODS = {
    "urja-20000-power-bank": dict(
        made=bank, width=0.20, surface=desk, exposure=0.78,
        main={"from": (0.02, -0.56, 0.30), "at": (0.004, -0.002, 0.010), "lens": 122, "aperture": 36},
        second={"from": (0.03, -0.34, 0.16), "at": (0.010, -0.036, 0.012), "lens": 98, "aperture": 40},
        colours={"black": dict(base="#191b1e", accent="#ffb14a")},
    ),
}
