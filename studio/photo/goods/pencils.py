"""Graphite pencils in their metal case."""
import math

import numpy as np

from book import MM
from covers.desk import tried
from covers.ink import pressed
from finish import metal, plastic, timber
from goods.writing import PENCIL, PITCH, pencil, tray
from label import lettering
from scene import Nodes, mesh
from solid import group, leaned, present, prism, rectangle
from table import paper

GRADES = ("HB", "HB", "B", "2B", "3B", "4B", "5B", "6B")
OUT = {3: ((-0.030, -0.104, 0.0037), 9), 6: ((-0.020, -0.124, 0.0037), 4)}


def graphite(colours, _):
    random = np.random.default_rng(2)
    tin, copper = metal("#8d9095", 0.32), metal("#c88452", 0.25)
    lacquer, lead, wood = plastic(colours["base"], 0.5), metal("#4a4b4e", 0.42), timber("#b98a58", "#d3aa78", 0.6, "z", 3)
    wide, deep = 8 * PITCH + 0.006, PENCIL + 0.012
    laid_sheet()
    before, loose = present(), []
    tray(tin, wide, deep)
    for k, grade in enumerate(GRADES):
        since = present()
        pencil(lacquer, lead, wood, copper, f"SURMA  {grade}")
        one = group(since)
        if k in OUT:
            loose.append(leaned(one, OUT[k][0], (0, 90, OUT[k][1])))
            one.rotation_euler.rotate_axis("Z", math.pi)
        else:
            leaned(one, ((k - 3.5) * PITCH, deep / 2 - 0.006 + random.uniform(-0.0012, 0.0008), 0.0052), (90, 0, 0)).rotation_euler.rotate_axis("Z", math.pi / 2 + random.normal(0, 0.05))
    leaned(group([*before, *loose]), (-0.078, 0.020, 0), (0, 0, 9))
    before = present()
    lid(tin, wide, deep, plastic("#24262a", 0.4), copper)
    leaned(group(before), (0.086, 0.074, 0), (0, 0, -7))


def laid_sheet():
    nodes = Nodes("tried")
    shown = nodes.picture(nodes.add("ShaderNodeUVMap").outputs[0], pressed(tried(190, 120), 190, 120))
    corners = [(x * 95 * MM, y * 60 * MM, 0.0003) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    leaned(mesh("sheet", corners, [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)], nodes.finish(nodes.surface(Base_Color=shown, Roughness=0.85)), False), (0.046, -0.074, 0), (0, 0, 4))


def lid(tin, wide, deep, dark, copper):
    prism(rectangle(wide + 0.003, deep + 0.003, 0.007), 0, 0.010, tin, 0.0018, 5)
    prism(rectangle(wide - 0.005, deep - 0.005, 0.005), 0.0098, 0.01012, dark)
    for text, size, up in (("SURMA", 0.0135, 0.050), ("graphite", 0.0082, 0.038), ("8 pencils", 0.0062, -0.066), ("HB to 6B", 0.0062, -0.075)):
        lettering(text, size, copper).location = (0, up, 0.0102)


def desk():
    return paper("#e4d8c5")


GOODS = {
    "surma-graphite-pencils": dict(
        made=graphite, width=0.28, surface=desk, exposure=0.74,
        main={"from": (0.02, -0.60, 0.66), "at": (0.017, 0.010, 0.004), "lens": 98, "aperture": 22},
        second={"from": (-0.10, -0.44, 0.30), "at": (-0.004, -0.030, 0.006), "lens": 92, "aperture": 22},
        colours={"black": dict(base="#232529")},
    ),
}
