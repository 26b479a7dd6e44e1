"""Sticky notes: six pads, their uppermost sheets lifting where no glue holds them."""
import numpy as np

from book import MM, leaves
from covers.desk import note
from covers.ink import pressed
from open_book import grid
from scene import Nodes
from solid import group, leaned, present, prism, rectangle
from table import paper

SIDE, THICK = 0.076, 0.0098
# Some taken off the others: where each lies for the second picture.
TAKEN = ((-0.056, -0.030, 0), (0.082, 0.050, 0), (-0.012, 0.060, 0), (0.040, -0.038, 0), (-0.010, 0.062, 0.0116), (0.084, 0.052, 0.0116))
WRITTEN = {"main": {}, "second": {0: ("Milk, curd,", "coriander", "call Nani at 6"), 3: ("bus 41 — 8:20", "umbrella!")}}


def pads(colours, view):
    random = np.random.default_rng(6)
    for k, shade in enumerate(colours["shades"]):
        before = present()
        pad(shade, WRITTEN[view].get(k, ()), random.uniform(0.008, 0.014))
        place = ((k % 3 - 1) * 0.084, (0.5 - k // 3) * 0.084, 0) if view == "main" else TAKEN[k]
        leaned(group(before), place, (0, 0, random.normal(0, 2.5 if view == "main" else 7)))


def pad(shade, rows, lifted):
    """The gummed edge towards +y."""
    block = prism(rectangle(SIDE, THICK, 0.0001), 0, SIDE, leaves(shade, 0.00022), 0.0001, 1)
    leaned(block, (0, SIDE / 2, THICK / 2), (90, 0, 0))
    sheet = written(shade, rows)
    for k in range(4):
        x, t = np.linspace(-SIDE / 2, SIDE / 2, 12), np.linspace(0, 1, 40)
        free = np.clip((t - 0.22) / 0.78, 0, 1)
        rise = lifted * (0.30, 0.42, 0.55, 1.0)[k] * free ** 2.4
        y = SIDE / 2 - SIDE * t + 0.35 * rise
        points = [(a, b, THICK + 0.00012 * (k + 1) + r) for b, r in zip(y, rise) for a in x]
        grid(points, 40, 12, [(u, 1 - v) for v in t for u in np.linspace(0, 1, 12)], sheet)


def written(shade, rows):
    nodes = Nodes("note")
    shown = nodes.picture(nodes.add("ShaderNodeUVMap").outputs[0], pressed(note(shade, rows)(76, 76), 76, 76))
    return nodes.finish(nodes.surface(Base_Color=shown, Roughness=0.85, Specular=0.2))


def desk():
    return paper("#ded2bf")


GOODS = {
    "yaad-sticky-notes": dict(
        made=pads, width=0.26, surface=desk, exposure=0.66,
        main={"from": (-0.10, -0.52, 0.62), "at": (0.0, -0.002, 0.004), "lens": 98, "aperture": 18},
        second={"from": (0.10, -0.46, 0.40), "at": (0.004, 0.006, 0.004), "lens": 84, "aperture": 13},
        colours={"six": dict(shades=("#e3a535", "#d07c5a", "#8bab90", "#95aec6", "#d2bd97", "#bd8a98"))},
    ),
}
