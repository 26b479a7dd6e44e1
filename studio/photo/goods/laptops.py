"""A laptop, open: aluminium, dark keys, dunes on its screen."""
import math

from finish import metal, plastic
from goods.tablets import desk, land, shown, words
from goods.wearables import lit
from solid import copy, group, leaned, present, prism, rectangle, turned

DUNES = ((0.98, 0.80, 0.60), (0.28, 0.33, 0.52), ((0.46, (0.84, 0.60, 0.44)), (0.34, (0.74, 0.45, 0.29)), (0.20, (0.55, 0.29, 0.19)), (0.08, (0.33, 0.16, 0.12))))

W, D, HIGH = 0.3120, 0.2180, 0.0128


def laptop(colours, view):
    before = present()
    alloy = metal(colours["base"], 0.36)
    prism(rectangle(W, D, 0.0110, 12), 0.0012, HIGH, alloy, 0.0030, 6)
    keys(colours)
    pad = prism(rectangle(0.1160, 0.0720, 0.0035, 8), HIGH - 0.0003, HIGH + 0.00030, metal(colours["base"], 0.30))
    pad.location = (0, -0.0650, 0)
    edge = prism(rectangle(0.1168, 0.0728, 0.0039, 8), HIGH - 0.0003, HIGH + 0.00015, plastic("#5d6064", 0.5))
    edge.location = (0, -0.0650, 0)
    ports()
    lid(alloy)
    leaned(group(before), (0, -0.02, 0), (0, 0, 24 if view == "main" else -34))


def keys(colours):
    """Sunk into a well; rows as wide as each other."""
    dark, ink = plastic(colours["accent"], 0.50, 0.00002, 3000), plastic("#d7d9dc", 0.7)
    prism(rectangle(0.2860, 0.1110, 0.0030), HIGH - 0.0003, HIGH + 0.00015, plastic("#8b8f94", 0.55)).location = (0, 0.0380, 0)
    rows = ("esc f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 del", "` 1 2 3 4 5 6 7 8 9 0 - = ⌫", "tab Q W E R T Y U I O P [ ] \\", "caps A S D F G H J K L ; ' enter", "shift Z X C V B N M , . / shift", "fn ctrl alt _ alt ctrl < >")
    wide = {"tab": 1.5, "\\": 1.0, "⌫": 1.5, "caps": 1.75, "enter": 2.0, "shift": 2.35, "_": 5.6, "fn": 1.2, "ctrl": 1.2, "alt": 1.2}
    made = {}
    for row, names in enumerate(rows):
        sizes = [wide.get(name, 1) for name in names.split()]
        unit, x = 0.2835 / sum(sizes), -0.2835 / 2
        tall = 0.0112 if row == 0 else 0.0160
        y = 0.0860 - (0.0165 * (row > 0) + 0.0184 * max(0, row - 1))
        for name, size in zip(names.split(), sizes):
            across = round(size * unit - 0.0026, 5)
            if (across, tall) not in made:
                made[across, tall] = prism(rectangle(across, tall, 0.0018), HIGH, HIGH + 0.0012, dark, 0.0004, 2)
                made[across, tall].location = (0, 0, -1)
            copy(made[across, tall], (x + size * unit / 2, y, 0))
            if name not in "_⌫":
                words(name, 0.0048 if len(name) == 1 else 0.0028, (x + size * unit / 2, y, HIGH + 0.00124), ink)
            x += size * unit


def ports():
    dark = plastic("#0d0e0f", 0.4)
    for side, y, long in ((-1, 0.078, 0.0090), (-1, 0.056, 0.0090), (-1, 0.026, 0.0140), (1, 0.078, 0.0140), (1, 0.050, 0.0036)):
        hole = prism(rectangle(0.0032, long, 0.0015), -0.0002, 0.0002, dark)
        hole.location, hole.rotation_euler = (side * W / 2, y, 0.0070), (0, math.pi / 2, 0)
    for x in (-0.12, 0.12):
        for y in (-0.09, 0.09):
            prism(rectangle(0.03, 0.006, 0.003), 0, 0.0014, dark).location = (x, y, 0)
    bay = prism(rectangle(0.060, 0.0060, 0.0028), HIGH - 0.0010, HIGH + 0.00003, plastic("#7c8085", 0.4))
    bay.location = (0, -D / 2 + 0.0032, 0)


def lid(alloy):
    """Made lying with its screen up and its hinge at y = 0, then raised to 110 degrees."""
    before = present()
    high = D - 0.004
    shell = prism(rectangle(W, high, 0.0110, 12), -0.0046, 0, alloy, 0.0018, 4)
    bezel = prism(rectangle(W - 0.0030, high - 0.0030, 0.0096, 12), -0.0004, 0.0004, plastic("#0b0c0d", 0.42))
    for thing in (shell, bezel):
        thing.location = (0, high / 2, 0)
    shown(W - 0.0130, high - 0.0270, 0.00046, land(*DUNES, gloss=0.38), high / 2 + 0.0030)
    white = lit("#fbf4ea", 1.0)
    words("ganitek", 0.0060, (0, 0.0052, 0.00046), plastic("#8f9398", 0.5))
    words("9:41   Tue 14 Oct", 0.0040, (0.1180, high - 0.0162, 0.0005), white)
    bar = prism(rectangle(0.120, 0.0125, 0.0040), 0.00048, 0.00052, lit("#e9dccb", 0.75))
    bar.location = (0, 0.0265, 0)
    for k, tone in enumerate(("#d9682c", "#2f7d6b", "#3b6fb0", "#c9a23b", "#8b4a86", "#3d4148")):
        prism(rectangle(0.0092, 0.0092, 0.0024), 0.00052, 0.00056, lit(tone, 1.0)).location = (-0.0440 + 0.0176 * k, 0.0265, 0)
    turned([(0.0019, 0.0), (0, 0.0002)], plastic("#1b2a3c", 0.08)).location = (0, high - 0.0056, 0.0005)
    prism(rectangle(0.0120, 0.0046, 0.0020), 0.0004, 0.0012, plastic("#26282b", 0.5), 0.0003).location = (0.0110, high - 0.0056, 0)
    leaned(group(before), (0, D / 2 - 0.0030, HIGH + 0.0022), (70, 0, 0))
    hinge = prism(rectangle(0.230, 0.0090, 0.0040), HIGH - 0.0060, HIGH + 0.0030, plastic("#2a2c2f", 0.5), 0.0020)
    hinge.location = (0, D / 2 - 0.0030, 0)



GOODS = {
    "lekhak-14-laptop": dict(
        made=laptop, width=0.36, surface=desk, exposure=0.68,
        main={"from": (0.0, -1.15, 0.50), "at": (-0.010, 0.020, 0.088), "lens": 98, "aperture": 16},
        second={"from": (0.0, -1.02, 0.66), "at": (0.016, 0.010, 0.072), "lens": 84, "aperture": 16},
        colours={"silver": dict(base="#b9bdc2", accent="#1a1c20")},
    ),
}
