"""A small camera: leathered body between plates of metal, dials with their numbers, a lens that one looks into."""
import math

import numpy as np

from finish import clear_glass, metal, plastic
from label import lettering, printed, written
from solid import ball, bevelled, group, leaned, lofted, present, prism, rectangle, tube, turned
from table import paper

WIDE, DEEP, LENS = 0.118, 0.032, (0.008, 0.030)


def camera(colours, _):
    chrome, dark = metal(colours["base"], 0.33), plastic("#151517", 0.42)
    leather, ink = plastic("#1b1b1d", 0.62, 0.0005, 1300), plastic("#17171a", 0.6)
    body(chrome, leather, ink)
    finder(chrome, dark, ink)
    dials(chrome, ink)
    before = present()
    lens(chrome, dark)
    leaned(group(before), (LENS[0], -DEEP / 2, LENS[1]), (90, 0, 0))


def body(chrome, leather, ink):
    prism(rectangle(WIDE, DEEP, 0.013, 20), 0.0, 0.0055, chrome, 0.0014, 4)
    prism(rectangle(WIDE - 0.0010, DEEP - 0.0010, 0.0126, 20), 0.0050, 0.0530, leather)
    prism(rectangle(WIDE, DEEP, 0.013, 20), 0.0525, 0.0640, chrome, 0.0022, 5)
    # Where the fingers hold it.
    grip = prism(rectangle(0.0210, 0.0180, 0.0085, 20), 0.0058, 0.0522, leather, 0.0020, 4)
    grip.location = (-0.0445, -0.0140, 0)
    printed([("M2", 0.0056, 0)], ink, (0.0455, -DEEP / 2 - 0.00012, 0.0580))
    round_on_front((-0.0270, 0.0582), [(0.0034, 0.0), (0.0034, 0.0005), (0.0026, 0.0007), (0, 0.0004)], plastic("#2a1512", 0.08, coat=1.0))
    for side in (-1, 1):
        before = present()
        turned(bevelled([(0, 0.0), (0.0034, 0.0), (0.0030, 0.0022), (0, 0.0026)], 0.0004), chrome)
        leaned(group(before), (side * (WIDE / 2 - 0.0006), 0, 0.0565), (0, side * 90, 0))
        a = np.linspace(0, 2 * math.pi, 60, endpoint=False)
        tube(np.c_[0 * a + side * (WIDE / 2 + 0.0022), 0.0046 * np.cos(a), 0.0520 + 0.0046 * np.sin(a)], 0.0006, chrome, closed=True, sides=16)


def round_on_front(place, profile, material):
    before = present()
    turned(profile, material)
    leaned(group(before), (place[0], -DEEP / 2, place[1]), (90, 0, 0))


def finder(chrome, dark, ink):
    """The roof over the middle of the lens, its name, the shoe for a flash."""
    x = LENS[0]
    roof = prism([(-0.0215, 0.0630), (0.0215, 0.0630), (0.0138, 0.0795), (-0.0138, 0.0795)], -0.0140, 0.0155, chrome, 0.0016, 5)
    roof.location, roof.rotation_euler = (x, 0, 0), (math.pi / 2, 0, 0)
    printed([("PRATIBIM", 0.0049, 0)], ink, (x, -0.01562, 0.0708))
    prism(rectangle(0.0215, 0.0190, 0.0008), 0.0790, 0.0803, dark, 0.0003).location = (x, 0.001, 0)
    for side in (-1, 1):
        rail = prism(rectangle(0.0038, 0.0180, 0.0005), 0.0812, 0.0820, chrome, 0.0002)
        rail.location = (x + side * 0.0080, 0.001, 0)
        wall = prism(rectangle(0.0010, 0.0180, 0.0003), 0.0800, 0.0820, chrome, 0.0001)
        wall.location = (x + side * 0.0100, 0.001, 0)


def dials(chrome, ink):
    top = 0.0640
    dial((-0.0265, 0.0030), 0.0096, 0.0072, chrome, ink, ("4000", "2000", "1000", "500", "250", "125", "60", "30", "15", "8", "4", "B"), 0.0017)
    dial((0.0440, 0.0020), 0.0092, 0.0060, chrome, ink, ("P", "A", "S", "M", "C1", "C2", "AUTO"), 0.0022)
    for x, y, r, high in ((-0.0475, -0.0060, 0.0062, 0.0030),):
        turned(bevelled([(r, 0), (r, high), (0.0044, high), (0.0044, high - 0.0008), (0.0040, high - 0.0008)], 0.0005), chrome).location = (x, y, top)
        turned([(0.0041, high - 0.0012), (0.0041, high + 0.0007), (0.0036, high + 0.0012), (0.0015, high + 0.0009), (0, high + 0.0008)], metal("#c23a2b", 0.3)).location = (x, y, top)
    turned(bevelled([(0.0032, 0), (0.0032, 0.0012), (0, 0.0012)], 0.0003), chrome).location = (-0.0450, 0.0075, top)


def dial(place, radius, high, chrome, ink, marks, size):
    """Knurled round its edge, its marks towards the middle of each."""
    before = present()
    turned([(radius * 0.93, 0), (radius * 0.93, 0.0012)], chrome)
    lofted(knurled(56), [(radius, 0.0010), (radius, high - 0.0007), (radius * 0.965, high), (0.0002, high)], chrome, 25)
    turned([(radius * 0.86, high + 0.00005), (0, high + 0.00005)], chrome)
    for k, text in enumerate(marks):
        a = 2 * math.pi * k / len(marks)
        word = lettering(text, size, ink)
        reach = radius * 0.68
        word.location, word.rotation_euler = (reach * math.sin(a), -reach * math.cos(a), high + 0.00014), (0, 0, a)
    leaned(group(before), (*place, 0.0638), (0, 0, 0))


def knurled(teeth):
    return [((0.975 if i % 4 in (0, 3) else 1.0) * math.cos(a), (0.975 if i % 4 in (0, 3) else 1.0) * math.sin(a)) for i, a in enumerate(np.linspace(0, 2 * math.pi, teeth * 4, endpoint=False))]


def lens(chrome, dark):
    """Turned about its axis: the mount, a ring to focus with, one for the aperture, the glass."""
    white = plastic("#e9e7e2", 0.6)
    turned(bevelled([(0, 0.0), (0.0300, 0.0), (0.0300, 0.0028), (0.0282, 0.0034), (0.0275, 0.0034)], 0.0005), chrome)
    turned(bevelled([(0.0276, 0.0030), (0.0276, 0.0100), (0.0266, 0.0106), (0.0266, 0.0116)], 0.0004), dark)
    lofted(knurled(84), [(0.0268, 0.0114), (0.0280, 0.0118), (0.0280, 0.0222), (0.0268, 0.0226)], plastic("#18181a", 0.5), 25)
    turned(bevelled([(0.0264, 0.0222), (0.0264, 0.0236), (0.0272, 0.0240), (0.0272, 0.0302), (0.0262, 0.0308)], 0.0004), dark)
    turned(bevelled([(0.0262, 0.0306), (0.0264, 0.0318), (0.0262, 0.0330), (0.0258, 0.0330)], 0.0003), metal("#b3392b", 0.35))
    turned(bevelled([(0.0260, 0.0328), (0.0262, 0.0376), (0.0254, 0.0382), (0.0240, 0.0382), (0.0238, 0.0352), (0.0186, 0.0330)], 0.0004), dark)
    before = present()
    for k, text in enumerate(("16", "11", "8", "5.6", "4", "2.8", "1.8")):
        turned_mark(text, 0.0032, 0.0272, 0.0270, (k - 3) * 0.34, white)
    turned_mark("35 mm", 0.0030, 0.0276, 0.0066, 0.0, white)
    leaned(group(before), (0, 0, 0), (0, 0, 180))
    ball(0.0011, (0, 0.0279, 0.0016), metal("#c23a2b", 0.3))
    said = "PRATIBIM  35 mm  1:1.8  Ø 49  "
    for k, letter in enumerate(said):
        if letter != " ":
            a = 2 * math.pi * k / len(said)
            word = lettering(letter, 0.0026, white)
            word.location, word.rotation_euler = (0.0212 * math.sin(a), 0.0212 * math.cos(a), 0.03425), (0, 0, -a)
    glass()


def turned_mark(text, size, radius, centre, angle, ink):
    before = present()
    written(text, size, radius + 0.0001, centre, ink)
    leaned(group(before), (0, 0, 0), (0, 0, math.degrees(angle)))


def glass():
    """Steps that keep light from wandering, a dark coated glass deep inside, a clear one in front."""
    steps = [(0.0186 - 0.0011 * (k // 2 + k % 2), 0.0330 - 0.0026 * (k // 2)) for k in range(12)]
    turned(steps, plastic("#0c0c0e", 0.45))
    turned([(0.0126, 0.0190), (0.0090, 0.0204), (0.0045, 0.0212), (0, 0.0214)], plastic("#1c1036", 0.03, coat=1.0))
    r = np.linspace(0.0184, 0, 24)
    turned([(float(q), float(0.0328 + 0.0040 * (1 - (q / 0.0184) ** 2))) for q in r], clear_glass("#aeb6e0"))


def desk():
    return paper("#dccfb9")


GOODS = {
    "drishti-mirrorless-camera": dict(
        made=camera, width=0.17, surface=desk, exposure=0.78,
        main={"from": (-0.19, -0.56, 0.20), "at": (0.0, -0.010, 0.0375), "lens": 138, "aperture": 18},
        second={"from": (0.20, -0.34, 0.33), "at": (0.001, -0.010, 0.044), "lens": 112, "aperture": 18},
        colours={"silver": dict(base="#c9c8c4")},
    ),
}
