"""Hoodies laid flat."""
import numpy as np

from fabric import MULMUL, like, plain, ribbed
from finish import plastic
from hood import LABEL, cord, hood
from label import printed
from pressed import noise
from trims import cuffs, piece, sheet, strip

FLEECE = dict(MULMUL, knit=True, slub=0.05, unevenness=0.05, translucent=0.0, crease=0.0006, sheen=0.35, roughness=0.95, gloss=0.1, relief=0.0)
HEM = 0.062
POCKET = ((HEM + 0.207, 0.092), (HEM + 0.064, 0.166), (HEM, 0.168))
HOODIE = dict(
    neck=0.104, drop=0.052, shoulder=0.246, chest=0.286, armhole=0.300, waist=0.288, hem=0.282, length=0.71, front=0.086, back=0.020,
    sleeve=0.585, cuff=0.108, angle=22, step=0.008, depth=3.0, full=0.020, seed=14, ribbed=HEM,
)
HOODIE["felled"] = ([[0.0, POCKET[0][0] - 0.006 - HOODIE["length"]], [0.092, POCKET[0][0] - 0.006 - HOODIE["length"]]],)


def hoodie(surface, cut, colours, fabric):
    cloth, knit = like(colours, fabric, heather), ribbed(colours, fabric, drawn=0.30)
    low, sewn_in = -cut["length"], np.r_[0.0002, np.full(9, 0.0016)][:, None]
    piece(surface, [[(x * (cut["hem"] + 0.002), y) for x in np.linspace(-1, 1, 70)] for y in np.linspace(low + HEM, low - 0.003, 10)], knit, sewn_in, thickness=0.0030)
    cuffs(surface, cut, HEM, knit, 0.0015, sewn_in)
    pocket(surface, low)
    hood(surface, cut, cloth, cloth)
    name(colours, fabric)
    cord(surface, cut, plain(colours, fabric, "#dcd2c0"))


def heather(x, y):
    """Fibres of two shades spun into one yarn."""
    fibre = noise(x / 0.0012, y / 0.007, 21) - 0.5 + 0.5 * (noise(x / 0.0023, y / 0.011, 22) - 0.5)
    return np.clip(0.30 + 0.42 * fibre, 0, 1)


def pocket(surface, low):
    """Sewn down above, beside and in the rib's seam; open aslant on both sides, for both hands."""
    (top, narrow), (open_, wide), (foot, _) = POCKET
    half = lambda y: np.interp(-y, [-c[0] for c in POCKET], [c[1] for c in POCKET])
    ys, xs = np.linspace(top, foot, 30), np.linspace(-1, 1, 44)
    down, beside = np.minimum(1, np.minimum(top - ys, ys - foot) / 0.02)[:, None], (ys > open_)[:, None] | (np.abs(xs) < 0.95)
    piece(surface, [[(x * half(y), low + y) for x in xs] for y in ys], lift=0.0008 + 0.0034 * down * beside, thickness=0.0022)
    for side in (-1, 1):
        slant = np.c_[side * np.linspace(narrow, wide, 24), low + np.linspace(top - 0.002, open_, 24)]
        strip(surface, slant[::side], 0.020, lift=0.0056)


def name(colours, fabric):
    """A woven label in the hood's neck."""
    points = [LABEL + [x, y, 0] for y in np.linspace(0.011, -0.011, 4) for x in np.linspace(-0.026, 0.026, 8)]
    sheet(points, 4, 8, plain(colours, fabric, "#1d2228"), 0.0006)
    printed([("KAVROO", 0.0100, 0.0)], plastic("#e8e2d4", 0.8), LABEL + [0, 0, 0.0006], (0, 0, 0))


FAR = {"from": (0.006, -0.36, 2.75), "at": (0, -0.225, 0.0), "lens": 88, "aperture": 11}
CLOSE = {"from": (0.10, -0.42, 0.92), "at": (0.012, -0.020, 0.01), "lens": 68, "aperture": 9}
GOODS = {
    "subah-fleece-hoodie": dict(
        cut=HOODIE, fabric=FLEECE, sewn=hoodie, pattern=heather, unevenness=0.01, main=FAR, second=CLOSE, lit="grey",
        colours={"rust": dict(base="#7a3319", accent="#9c5233"), "grey": dict(base="#74787f", accent="#aaadb1")},
    ),
}
