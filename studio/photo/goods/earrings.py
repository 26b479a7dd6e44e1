"""On a small stand: faceted drops of glass on gold hooks."""
import math

import numpy as np

from finish import metal, timber
from scene import mesh
from solid import ball, bevelled, group, leaned, present, rounded, tube, turned
from stones import clear
from table import linen

BAR, HIGH = 0.0012, 0.0560


def drops(colours, _):
    """Two on their stand, each turned as it came to rest."""
    gold, glass = metal(colours["base"], 0.14), clear(colours["accent"], 1.52, 0.95)
    before = present()
    stand(metal("#b48a45", 0.26))
    for x, turn in ((-0.0165, 7), (0.0165, -5)):
        one = present()
        earring(gold, glass)
        leaned(group(one), (x, 0, HIGH + BAR), (6.5, 0, turn))
    leaned(group(before), (0, 0, 0), (0, 0, 24))


def stand(brass):
    turned(bevelled([(0, 0.0), (0.0195, 0.0), (0.0200, 0.0075), (0, 0.0075)], 0.0016), timber("#3c2215", "#75482b", 0.38, "x", 3))
    tube([(0, 0, 0.007), (0, 0, HIGH)], BAR, brass)
    tube([(-0.028, 0, HIGH), (0.028, 0, HIGH)], BAR, brass)
    for side in (-1, 1):
        ball(0.0021, (side * 0.0285, 0, HIGH), brass)


def earring(gold, glass):
    """Hangs from the origin, where its hook lies on the bar; the drop in front."""
    hook(gold)
    y = -0.0032
    for z in (-0.0118, -0.0126, -0.0134):
        ring((0, y, z), 0.00085, gold, flat=True)
    ball(0.0014, (0, y, -0.0100), gold)
    ring((0, y, -0.0152), 0.0013, gold)
    before = present()
    turned(rounded([(0.0004, 0.0006), (0.0011, 0.0002), (0.0017, -0.0012), (0.0023, -0.0028), (0.0026, -0.0033), (0.0024, -0.0036), (0.0012, -0.0030)]), gold)
    ring((0, 0, 0.0010), 0.0008, gold)
    briolette(0.0235, 0.0070, glass).location = (0, 0, -0.0010)
    leaned(group(before), (0, y, -0.0176), (-6.5, 0, 11))


def hook(gold):
    wire, reach = 0.00042, 0.0032
    a = np.linspace(math.pi, 0, 40)
    over = np.c_[0 * a, np.cos(a) * reach, np.sin(a) * reach - reach + wire]
    front = [(0, -reach, z) for z in np.linspace(-0.0143, -reach, 14)]
    back = [(0, reach + 0.0022 * s ** 2.4, -reach - 0.0098 * s) for s in np.linspace(0.05, 1, 20)]
    tube(np.r_[front, over, back], wire, gold, sides=14)


def ring(centre, radius, material, flat=False):
    a = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    other = (np.cos(a) * radius, np.sin(a) * radius, 0 * a) if flat else (0 * a, np.cos(a) * radius, np.sin(a) * radius)
    tube(np.stack(other, 1) + centre, 0.00036, material, closed=True, sides=12)


def briolette(long, radius, glass, sides=10):
    """A drop cut all round: rows of facets, each between two of the next."""
    rows = (0.075, 0.27, 0.47, 0.64, 0.79, 0.91)
    points = [(0, 0, -0.01 * long)]
    for j, t in enumerate(rows):
        r = radius * math.sin(math.pi * t ** 1.55) ** 0.92
        points += [(r * math.cos(a), r * math.sin(a), -t * long) for a in (np.arange(sides) + 0.5 * (j % 2)) * 2 * math.pi / sides]
    points.append((0, 0, -long))
    at = lambda j, k: 1 + j * sides + k % sides
    faces = [(0, at(0, k), at(0, k + 1)) for k in range(sides)]
    for j in range(len(rows) - 1):
        for k in range(sides):
            lead = k + j % 2
            faces += [(at(j, k), at(j + 1, lead), at(j, k + 1)), (at(j, k + 1), at(j + 1, lead), at(j + 1, lead + 1))]
    last = len(rows) - 1
    faces += [(len(points) - 1, at(last, k + 1), at(last, k)) for k in range(sides)]
    return mesh("drop", points, faces, material=glass, smooth=False)


def ground():
    return linen("#cdbfa9")


GOODS = {
    "varsha-drop-earrings": dict(
        made=drops, width=0.10, surface=ground, exposure=0.8, through=10,
        main={"from": (0.02, -0.46, 0.125), "at": (0, 0, 0.0290), "lens": 215, "aperture": 20},
        second={"from": (0.150, -0.215, 0.070), "at": (0.0135, 0.005, 0.0335), "lens": 205, "aperture": 16},
        colours={"blue": dict(base="#dba94f", accent="#5f93da")},
    ),
}
