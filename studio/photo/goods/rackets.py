"""Racket sports: a badminton racket, a shuttlecock beside it."""
import math

import numpy as np

from finish import plastic
from label import lettering
from scene import Nodes, linear, mesh
from solid import bevelled, group, leaned, present, rounded, tube, turned
from table import paper

from goods.shuttles import shuttle

WIDE, TALL, CENTRE, GRIP = 0.096, 0.118, 0.554, 0.175
RIM = 0.0054


def racket(colours, view):
    """Its butt at zero, its head towards +y, lying flat; in use it is leaned by its set, alone."""
    before = present()
    carbon, black = lacquer(colours["base"]), lacquer("#151517")
    frame(carbon, black, colours)
    bed(plastic("#f4f3ee", 0.35, coat=0.4))
    shaft(black, carbon, colours)
    grip(plastic(colours["grip"], 0.72, 0.00016, 900), plastic(colours["base"], 0.4), black)
    if view == "use":
        return
    leaned(group(before), (-0.215, -0.255, 0.0158), (-1.2, 0, -40))
    before = present()
    shuttle(dict(accent=colours["base"]), lying=True)
    leaned(group(before), (0.170, -0.085, 0), (0, 0, 60))


def oval(turn):
    """Broader above its middle than below, as heads are."""
    return WIDE * np.cos(turn) * (1 + 0.05 * np.sin(turn)), CENTRE + TALL * np.sin(turn)


def frame(carbon, black, colours):
    turn = np.linspace(-math.pi / 2, 1.5 * math.pi, 480, endpoint=False)
    x, y = oval(turn)
    rim = tube(np.c_[x, y, 0 * x], RIM, carbon, closed=True, sides=32)
    rim.scale = (1, 1, 0.92)
    for low, high in ((0.08, 0.92), (2.22, 3.06)):
        part = np.linspace(low, high, 80)
        px, py = oval(part)
        tube(np.c_[px, py, 0 * px], RIM * 1.006, black, sides=32)
    for at, text in ((math.radians(205), "PANKH"), (math.radians(-25), "KHELVAN")):
        px, py = oval(np.array([at]))
        words = lettering(text, 0.0068, plastic("#f3ede2", 0.4))
        words.location, words.rotation_euler = (px[0], py[0], RIM * 0.94), (0, 0, at + math.pi / 2)
    for at in np.linspace(0, 2 * math.pi, 76, endpoint=False):
        px, py = oval(np.array([at]))
        inward = -np.array([math.cos(at), math.sin(at), 0])
        hole = np.array([px[0], py[0], 0])
        tube([hole + inward * (RIM - 0.0004), hole + inward * (RIM + 0.0012)], 0.0011, black, sides=12)


def bed(string):
    """Every string goes over one and under the next."""
    for across in (True, False):
        count = 21 if across else 22
        reach = TALL if across else WIDE
        for k in range(count):
            place = (k - (count - 1) / 2) * (2 * reach * 0.90 / (count - 1))
            half = (WIDE if across else TALL) * math.sqrt(max(0.0, 1 - (place / reach) ** 2)) - RIM * 0.5
            s = np.linspace(-half, half, 160)
            weave = 0.00042 * np.sin(math.pi * (s / (2 * reach * 0.90 / 21)) + math.pi * (k % 2) + (0 if across else math.pi))
            path = np.c_[s, np.full(160, CENTRE + place), weave] if across else np.c_[np.full(160, place), CENTRE + s, weave]
            tube(path, 0.00036, string, sides=8)


def shaft(black, carbon, colours):
    s = np.linspace(0, 1, 60)
    low, high = GRIP + 0.010, CENTRE - TALL - 0.004
    tube(np.c_[0 * s, low + (high - low) * s, 0 * s], 0.0036, black, sides=32)
    tube(np.c_[0 * s, high - 0.090 + 0.060 * s, 0 * s], 0.00364, carbon, sides=32)
    before = present()
    turned(rounded([(0.0036, -0.030), (0.0042, -0.012), (0.0052, -0.004), (0.0050, 0.004), (0.0040, 0.010)], 8), carbon)
    leaned(group(before), (0, high + 0.004, 0), (-90, 0, 0))
    before = present()
    turned(rounded([(0.0134, -0.016), (0.0128, -0.004), (0.0096, 0.006), (0.0064, 0.018), (0.0046, 0.030), (0.0036, 0.034)], 8), carbon)
    leaned(group(before), (0, GRIP + 0.010, 0), (-90, 0, 0))


def grip(wrap, band, butt):
    """A tape wound on a slant, each turn over the edge of the last."""
    turns, per = 11, 64
    steps = turns * per
    points, columns = [], 96
    for z in np.linspace(0.004, GRIP, steps):
        a = np.linspace(0, 2 * math.pi, columns, endpoint=False)
        lead = (z / GRIP * turns - a / (2 * math.pi)) % 1
        r = 0.0128 + 0.0004 * np.cos(4 * a) + 0.0010 * lead ** 0.5 - 0.0006 * np.exp(-(lead / 0.05) ** 2)
        points.append(np.c_[np.cos(a) * r, np.sin(a) * r * 0.92, np.full(columns, z)])
    faces = [(j * columns + i, j * columns + (i + 1) % columns, (j + 1) * columns + (i + 1) % columns, (j + 1) * columns + i) for j in range(steps - 1) for i in range(columns)]
    before = present()
    mesh("grip", np.concatenate(points), faces, material=wrap)
    turned(bevelled([(0, -0.003), (0.0142, -0.003), (0.0152, 0.002), (0.0140, 0.007), (0.012, 0.008)], 0.002), butt)
    turned(bevelled([(0.0130, GRIP - 0.004), (0.0144, GRIP - 0.003), (0.0144, GRIP + 0.006), (0.0130, GRIP + 0.007)], 0.0006), band)
    leaned(group(before), (0, 0, 0), (-90, 0, 0))


def lacquer(colour):
    nodes = Nodes("lacquer")
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=0.22, Specular=0.55, Clearcoat=0.8))


def court():
    return paper("#d9c8ac")


GOODS = {
    "pankh-badminton-racket": dict(
        made=racket, width=0.62, surface=court, exposure=0.80,
        main={"from": (0.12, -1.05, 1.20), "at": (0.015, 0.012, 0.0), "lens": 84, "aperture": 30},
        second={"from": (0.28, -0.18, 0.42), "at": (0.160, 0.150, 0.006), "lens": 64, "aperture": 16},
        colours={
            "red": dict(base="#a31d24", grip="#18181a"),
            "blue": dict(base="#27508f", grip="#18181a"),
        },
    ),
}
