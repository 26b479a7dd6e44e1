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
COVERED = (1, 2)
WRITTEN = {"main": {1: ("Dadi's medicine", "electricity bill", "marigolds!")}, "second": {0: ("Milk, curd,", "coriander", "call Nani at 6"), 3: ("bus 41 — 8:20", "umbrella!")}}


def pads(colours, view):
    random = np.random.default_rng(6)
    for k, shade in enumerate(colours["shades"]):
        before = present()
        lifted = random.uniform(0.013, 0.020)
        pad(shade, WRITTEN[view].get(k, ()), 0.001 if view == "second" and k in COVERED else lifted)
        place = ((k % 3 - 1) * 0.084, (0.5 - k // 3) * 0.084, 0) if view == "main" else TAKEN[k]
        leaned(group(before), place, (0, 0, random.normal(0, 2.5 if view == "main" else 7)))


def pad(shade, rows, lifted):
    """The gummed edge towards +y."""
    block = prism(rectangle(SIDE, THICK, 0.0001), 0, SIDE, leaves(shade, 0.00022), 0.0001, 1)
    leaned(block, (0, SIDE / 2, THICK / 2), (90, 0, 0))
    sheet = written(shade, rows)
    askew = np.random.default_rng(7 + int(shade[1:], 16)).uniform(-0.5, 0.5)
    for k, share in enumerate((0.05, 0.12, 1.0)):
        x, t = np.linspace(-SIDE / 2, SIDE / 2, 24), np.linspace(0, 1, 40)
        across, along = np.meshgrid(x / SIDE * 2, t)
        free = np.clip((along - 0.25 + 0.16 * askew * across) / 0.80, 0, 1.1)
        rise = lifted * share * free ** 2.6
        y = SIDE / 2 - SIDE * along + 0.45 * rise
        points = [(a, b, THICK + 0.00012 * (k + 1) + r) for a, b, r in zip(np.broadcast_to(x, rise.shape).ravel(), y.ravel(), rise.ravel())]
        grid(points, 40, 24, [(u, 1 - v) for v in t for u in np.linspace(0, 1, 24)], sheet)


def written(shade, rows):
    nodes = Nodes("note")
    shown = nodes.picture(nodes.add("ShaderNodeUVMap").outputs[0], pressed(note(shade, rows)(76, 76), 76, 76))
    return nodes.finish(nodes.surface(Base_Color=shown, Roughness=0.85, Specular=0.2))


def desk():
    return paper("#ded2bf")


GOODS = {
    "yaad-sticky-notes": dict(
        made=pads, width=0.26, surface=desk, exposure=0.66,
        main={"from": (-0.12, -0.56, 0.50), "at": (0.005, -0.001, 0.006), "lens": 96, "aperture": 18},
        second={"from": (0.10, -0.46, 0.40), "at": (0.004, 0.006, 0.004), "lens": 84, "aperture": 13},
        colours={"six": dict(shades=("#e3a535", "#d07c5a", "#8bab90", "#95aec6", "#d2bd97", "#bd8a98"))},
    ),
}
