"""Phones: the back of frosted glass with its cameras, the front with its screen lit."""
import math

from finish import metal, plastic, timber
from goods.tablets import land, words
from goods.wearables import black_glass, lit
from scene import Nodes, linear, mesh
from solid import group, leaned, present, prism, rectangle, turned
from table import paper

WIDE, LONG, THICK = 0.0732, 0.1600, 0.0080
SUNRISE = ((0.99, 0.70, 0.42), (0.13, 0.18, 0.42), ((0.47, (0.78, 0.45, 0.42)), (0.37, (0.50, 0.30, 0.42)), (0.25, (0.27, 0.20, 0.37)), (0.12, (0.12, 0.11, 0.25))))


def phones(colours, view):
    """The same phone twice: from behind, and before it from the front; the second view lies on the table."""
    if view == "second":
        before = present()
        phone(colours)
        leaned(group(before), (-0.044, 0.010, THICK), (0, 180, 16))
        before = present()
        phone(colours)
        leaned(group(before), (0.046, -0.004, 0.0), (0, 0, -9))
        return
    before = present()
    phone(colours)
    leaned(group(before), (-0.036, 0.030, 0.0), (81, 0, 180 + 12))
    before = present()
    phone(colours)
    leaned(group(before), (0.034, -0.006, 0.0), (79, 0, -13))
    prism(rectangle(0.090, 0.030, 0.003), 0, 0.075, timber("#4b2c18", "#7d5030", 0.5, "x", 2.0), 0.002).location = (-0.022, 0.070, 0)


def phone(colours):
    """On its back with its middle at the origin when it lies, its foot at y = 0 when it stands."""
    before = present()
    frame, glass = metal(colours["frame"], 0.24), frosted(colours["base"])
    prism(rectangle(WIDE, LONG, 0.0105, 16), 0.0006, THICK - 0.0004, frame, 0.0020, 6)
    prism(rectangle(WIDE - 0.0022, LONG - 0.0022, 0.0096, 16), 0.0, 0.0030, glass, 0.0010, 5)
    prism(rectangle(WIDE - 0.0018, LONG - 0.0018, 0.0098, 16), THICK - 0.0030, THICK, black_glass(), 0.0008, 5)
    screen()
    cameras(colours, frame)
    buttons(frame)
    name = present()
    words("tarvik", 0.0090, (0, 0, 0), plastic(colours["ink"], 0.3))
    leaned(group(name), (0, -0.040, -0.00012), (0, 180, 0))
    for thing in set(present()) - set(before):
        if thing.parent is None:
            thing.location.y += LONG / 2


def screen():
    z = THICK + 0.00012
    x, y, shot = WIDE / 2 - 0.0031, LONG / 2 - 0.0033, (0.60, 0.873)
    corners = [(u, v, z) for u, v in rectangle(2 * x, 2 * y, 0.0078, 16)]
    seen = [(shot[0] + (shot[1] - shot[0]) * (u / x + 1) / 2, (v / y + 1) / 2) for u, v, _ in corners]
    mesh("screen", corners, [tuple(range(len(corners)))], seen, land(*SUNRISE), False)
    white = lit("#f8f5f0", 1.1)
    words("10:24", 0.0170, (0, 0.0440, z + 0.00005), white)
    words("Saturday 14 March", 0.0040, (0, 0.0325, z + 0.00005), white)
    words("10:24", 0.0027, (-0.0255, 0.0722, z + 0.00005), white)
    words("5G   86%", 0.0027, (0.0235, 0.0722, z + 0.00005), white)
    prism(rectangle(0.0220, 0.0008, 0.0004), z, z + 0.00006, white).location = (0, -0.0735, 0)
    turned([(0.0019, 0.0), (0, 0.00008)], black_glass()).location = (0, 0.0722, z + 0.00003)


def cameras(colours, frame):
    """Three in a column, each in a ring of metal, and a light."""
    before = present()
    plate = prism(rectangle(0.0215, 0.0565, 0.0085, 14), 0, 0.0013, frosted(colours["base"]), 0.0007, 5)
    plate.location = (0, 0, 0)
    lens, deep = black_glass(), plastic("#14233f", 0.06)
    for k in range(3):
        one = present()
        turned([(0.0078, 0.0010), (0.0078, 0.0021), (0.0074, 0.0025), (0.0068, 0.0025), (0.0066, 0.0019)], frame)
        turned([(0.0067, 0.0019), (0.0030, 0.00195), (0, 0.0020)], lens)
        turned([(0.0034, 0.00202), (0.0031, 0.0021), (0.0028, 0.00203)], plastic("#2b2d31", 0.25))
        turned([(0.0019, 0.00206), (0, 0.0023)], deep)
        leaned(group(one), (0, 0.0182 - 0.0182 * k, 0), (0, 0, 0))
    leaned(group(before), (-WIDE / 2 + 0.0160, LONG / 2 - 0.0345, 0.0004), (0, 180, 0))
    before = present()
    turned([(0.0022, 0.0), (0.0018, 0.0003), (0, 0.0003)], plastic("#f4ecd4", 0.25))
    leaned(group(before), (-WIDE / 2 + 0.0325, LONG / 2 - 0.0150, 0.0), (0, 180, 0))


def buttons(frame):
    for y, long in ((0.030, 0.0170), (0.008, 0.0095)):
        key = prism(rectangle(0.0022, long, 0.0010), -0.0004, 0.0004, frame, 0.0003)
        key.location, key.rotation_euler = (WIDE / 2, y, THICK / 2), (0, math.pi / 2, 0)
    dark = plastic("#08090a", 0.5)
    port = prism(rectangle(0.0086, 0.0027, 0.0013), -0.0002, 0.0002, dark)
    port.location, port.rotation_euler = (0, -LONG / 2, THICK / 2), (math.pi / 2, 0, 0)
    for side in (-1, 1):
        for k in range(4):
            hole = prism(rectangle(0.0013, 0.0013, 0.0006), -0.0002, 0.0002, dark)
            hole.location, hole.rotation_euler = (side * (0.0110 + 0.0026 * k), -LONG / 2, THICK / 2), (math.pi / 2, 0, 0)


def frosted(colour):
    """Glass etched on its outside: light spreads on it; a little metal in the paint behind."""
    nodes = Nodes("frosted")
    fine = nodes.noise(nodes.add("ShaderNodeTexCoord").outputs["Object"], 5000, 1)
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Metallic=0.45, Roughness=0.34, Specular=0.5, Normal=nodes.bump(fine, 0.000004)))


def desk():
    return paper("#dccfb9")


GOODS = {
    "nakshatra-5g-phone": dict(
        made=phones, width=0.24, surface=desk, exposure=0.70,
        main={"from": (0.06, -0.86, 0.24), "at": (0.0, 0.005, 0.077), "lens": 138, "aperture": 22},
        second={"from": (0.02, -0.62, 0.56), "at": (-0.004, 0.078, 0.0), "lens": 132, "aperture": 22},
        colours={"navy": dict(base="#22345c", frame="#2b3a5c", ink="#8fa0c4"), "silver": dict(base="#cdd1d6", frame="#c9ccd0", ink="#80868e")},
    ),
}
