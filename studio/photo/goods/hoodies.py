"""Hoodies laid flat."""
import numpy as np

from fabric import MULMUL, plain, ribbed
from hood import cord, hood
from trims import cuffs, piece, strip

FLEECE = dict(MULMUL, slub=0.05, unevenness=0.05, translucent=0.0, crease=0.0006, sheen=0.5, roughness=0.95, gloss=0.1, relief=0.1)
HOODIE = dict(
    neck=0.104, drop=0.048, shoulder=0.246, chest=0.286, armhole=0.300, waist=0.284, hem=0.270, length=0.71, front=0.086, back=0.020,
    sleeve=0.575, cuff=0.096, angle=22, step=0.008, depth=3.0, full=0.020, seed=14,
)
HEM = 0.066


def hoodie(surface, cut, colours, fabric):
    cloth, knit = plain(colours, fabric), ribbed(colours, fabric)
    low = -cut["length"]
    piece(surface, [[(x * (cut["hem"] + 0.004), y) for x in np.linspace(-1, 1, 70)] for y in np.linspace(low + HEM, low - 0.003, 10)], knit, 0.0030, thickness=0.0030)
    cuffs(surface, cut, 0.070, knit)
    pocket(surface, low + HEM + 0.012)
    hood(surface, cut, cloth)
    cord(surface, cut, plain(colours, fabric, "#dcd2c0"))


def pocket(surface, low):
    """Open aslant on both sides, for both hands."""
    top, narrow, wide = low + 0.205, 0.092, 0.168
    corners = [(top, narrow), (low + 0.062, wide), (low, wide)]
    half = lambda y: np.interp(-y, [-c[0] for c in corners], [c[1] for c in corners])
    piece(surface, [[(x * half(y), y) for x in np.linspace(-1, 1, 44)] for y in np.linspace(top, low, 30)], lift=0.0034, thickness=0.0030)
    for side in (-1, 1):
        slant = np.c_[side * np.linspace(narrow, wide, 24), np.linspace(top, low + 0.062, 24)]
        strip(surface, slant[::side], 0.020, lift=0.0056)


FAR = {"from": (0.006, -0.36, 2.75), "at": (0, -0.225, 0.0), "lens": 88, "aperture": 11}
CLOSE = {"from": (0.10, -0.42, 0.92), "at": (0.012, -0.020, 0.01), "lens": 68, "aperture": 9}
GOODS = {
    "subah-fleece-hoodie": dict(
        cut=HOODIE, fabric=FLEECE, sewn=hoodie, unevenness=0.01, main=FAR, second=CLOSE, lit="grey",
        colours={"rust": dict(base="#823619", accent="#823619"), "grey": dict(base="#7d8188", accent="#7d8188")},
    ),
}
