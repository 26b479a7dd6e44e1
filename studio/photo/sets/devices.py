"""What one carries and works with: beside a phone, before a keyboard."""
import math

import numpy as np

from finish import metal, plastic, timber
from goods.wearables import black_glass, lit
from label import lettering
from room import plaster
from scene import mesh
from sets.daylight import morning
from sets.desk import chai, screen
from sets.pieces import block, book, cup, earthenware, planks, wall, walnut
from solid import group, leaned, present, prism, rectangle, tube


THICK, ART = 0.0078, 0.027
SONG = (
    ("Subah ki Dhun", 0.0058, 0, -0.0180, "white"), ("Aangan Collective", 0.0036, 0, -0.0248, "grey"), ("7:42", 0.0030, -0.026, 0.0655, "white"),
    ("1:36", 0.0026, -0.0245, -0.0385, "grey"), ("4:08", 0.0026, 0.0245, -0.0385, "grey"),
)


def phone(place, turn):
    """Lying on its back, a song on its screen."""
    before = present()
    prism(rectangle(0.0716, 0.147, 0.0105), 0, THICK, metal("#5b6066", 0.3), 0.0022, 4)
    prism(rectangle(0.0690, 0.1444, 0.0092), THICK - 0.0002, THICK + 0.0001, black_glass(), 0.0001)
    player(THICK + 0.00014)
    return leaned(group(before), place, (0, 0, turn))


def player(z):
    shade = {"white": lit("#f4f6f8", 1.0), "grey": lit("#8f969e", 0.7)}
    art = [(x, y + 0.018, z) for x, y in ((-ART, -ART), (ART, -ART), (ART, ART), (-ART, ART))]
    mesh("art", art, [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)], screen(), False)
    for text, size, x, y, tone in SONG:
        lettering(text, size, shade[tone]).location = (x, y, z)
    block((0.054, 0.0009, 0.00004), (0, -0.0340, z), shade["grey"], 0.00001)
    block((0.021, 0.0010, 0.00005), (-0.0165, -0.0340, z + 0.00001), shade["white"], 0.00001)
    for side in (-1, 1):
        block((0.0020, 0.0092, 0.00004), (side * 0.0022, -0.0510, z), shade["white"], 0.00001)
        tip = [(side * 0.0225, -0.0510, z), (side * 0.0165, -0.0470, z), (side * 0.0165, -0.0550, z)]
        mesh("skip", tip, [(0, 1, 2) if side < 0 else (0, 2, 1)], material=shade["white"], smooth=False)
    ring = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    tube(np.c_[0.0095 * np.cos(ring), -0.0510 + 0.0095 * np.sin(ring), np.full(60, z)], 0.0003, shade["white"], closed=True, sides=6)


def titled(place, turn, size, cover, title, author):
    """A book whose cover can be read."""
    before = present()
    book(size, (0, 0, 0), plastic(cover, 0.6, 0.0003, 900), 0)
    gold = metal("#c9a55a", 0.35)
    for text, letter, x in ((title, 0.0105, -0.020), (author, 0.0055, 0.045)):
        words = lettering(text, letter, gold)
        words.location, words.rotation_euler = (x, 0, size[2] + 0.0001), (0, 0, -math.pi / 2)
    return leaned(group(before), place, (0, 0, turn))


def listening_at_the_bedside(made, colours):
    planks(1.6, 0.54, -0.27, walnut(), 0.135)
    wall(0.60, plaster("#9fa88f", "#aeb69e"))
    phone((-0.088, -0.012, 0), 17)
    made(colours, "main")
    titled((0.070, 0.140, 0), 80, (0.196, 0.128, 0.022), "#5d2630", "The Spice Coast by Bicycle", "Haat Classics")
    cup(earthenware("#e9dfcd", "#d9cbb3"), chai(), (-0.105, 0.165, 0), 150)
    morning(0.30, (0, 0, 0.01), 3.2, low=True, leaves=9, panes=(2, 2))


ROWS = ("`1234567890-=", "QWERTYUIOP[]", "ASDFGHJKL;'", "ZXCVBNM,./")


def keyboard(place, turn):
    """Flat, of aluminium, with pale keys; wider ones fill each row to the sides."""
    before = present()
    prism(rectangle(0.288, 0.116, 0.008), 0, 0.0066, metal("#c2c4c7", 0.34), 0.0018, 4)
    key, print_ = plastic("#efeeea", 0.45), plastic("#53565b", 0.6)
    for row, letters in enumerate(ROWS):
        start = -0.131 + (0, 0.010, 0.0145, 0.0235)[row]
        y = 0.040 - 0.0195 * row
        for k, letter in enumerate(letters):
            cap((start + 0.0192 * k, y), 0.0164, key)
            lettering(letter, 0.0052, print_).location = (start + 0.0192 * k, y, 0.00905)
        left, right = start - 0.0192 / 2 + 0.0012, start + 0.0192 * (len(letters) - 0.5) - 0.0012
        for low, high in ((-0.1395, left - 0.0012), (right + 0.0012, 0.1395)):
            if high - low > 0.006:
                cap(((low + high) / 2, y), high - low, key)
    for x, wide in ((-0.118, 0.040), (-0.082, 0.024), (-0.008, 0.116), (0.070, 0.032), (0.1135, 0.048)):
        cap((x, -0.038), wide, key)
    return leaned(group(before), place, (0, 0, turn))


def cap(place, wide, material):
    made = prism(rectangle(wide, 0.0164, 0.0022), 0.0060, 0.0090, material, 0.0008, 3)
    made.location = (*place, 0)


def mouse_mat(place, turn):
    """Cloth on rubber, its edge sewn round."""
    before, w, d = present(), 0.235, 0.200
    prism(rectangle(w, d, 0.012), 0, 0.0028, plastic("#1f3a46", 0.9, 0.00022, 1500), 0.0006)
    edge = np.array(rectangle(w - 0.003, d - 0.003, 0.0105, 40))
    path = np.c_[edge, np.full(len(edge), 0.0028)]
    fine = np.linspace(0, 1, 2400, endpoint=False)
    at = np.r_[0, np.cumsum(np.linalg.norm(np.diff(np.r_[path, path[:1]], axis=0), axis=1))]
    sewn = np.stack([np.interp(fine * at[-1], at, np.r_[path[:, k], path[:1, k]]) for k in range(3)], 1)
    tube(sewn, 0.0011 * (0.86 + 0.14 * np.cos(fine * at[-1] / 0.0018 * 2 * math.pi)), plastic("#3d6570", 0.8), closed=True, sides=10)
    return leaned(group(before), place, (0, 0, turn))


def at_the_computer(made, colours):
    planks(2.4, 1.9, -1.0, timber("#b2977a", "#dcc8ac", 0.42, "x", 0.9), 0.20)
    wall(0.85, plaster("#d8cdba", "#e3d9c7"))
    mouse_mat((0.020, -0.010, 0), -4)
    before = present()
    made(colours, "main")
    leaned(group(before), (0.020, -0.015, 0.0028), (0, 0, -47))
    keyboard((-0.200, 0.172, 0), -4)
    block((0.20, 0.17, 0.006), (-0.13, 0.36, 0.003), metal("#b9bbbe", 0.3), 0.002)
    block((0.045, 0.010, 0.25), (-0.13, 0.40, 0.125), metal("#b9bbbe", 0.3), 0.003)
    cup(earthenware("#b9653f", "#c47a52", 0.3), chai(), (0.150, 0.215, 0), 20)
    morning(0.42, (0.02, 0, 0.01), 3.2, low=True, leaves=9, panes=(2, 2))


USES = {
    "boond-true-wireless-earbuds": dict(set=listening_at_the_bedside, exposure=0.9, view={"from": (0.06, -0.42, 0.25), "at": (-0.016, 0.020, 0.028), "lens": 75, "aperture": 16, "sharp": (0, -0.026, 0.03)}),
    "kankar-wireless-mouse": dict(set=at_the_computer, exposure=0.85, view={"from": (0.08, -0.33, 0.38), "at": (-0.008, 0.036, 0.012), "lens": 70, "aperture": 8, "sharp": (0.02, -0.03, 0.03)}),
}
