"""Shirts and T-shirts laid flat."""
import numpy as np

import folded
import laid
from fabric import MULMUL, plain, ribbed
from finish import plastic
from label import printed
from pattern import repeat
from trims import buttons, collar, cuffs, piece, pocket, rib, upright

LINEN = dict(MULMUL, slub=0.45, unevenness=0.10, translucent=0.05, crease=0.0011, gloss=0.15)
BRUSHED = dict(MULMUL, slub=0.35, unevenness=0.10, translucent=0.0, crease=0.0010, sheen=0.5, relief=0.05)
JERSEY = dict(MULMUL, knit=True, slub=0.10, unevenness=0.10, translucent=0.0, crease=0.0004, relief=0.15)
SHIRT = dict(
    neck=0.076, drop=0.046, shoulder=0.226, chest=0.270, armhole=0.280, waist=0.264, hem=0.272, length=0.72, tail=0.060, front=0.078, back=0.022,
    sleeve=0.57, cuff=0.112, angle=22, step=0.008, depth=1.7,
)
TEE = dict(
    neck=0.094, drop=0.042, shoulder=0.228, chest=0.268, armhole=0.235, waist=0.262, hem=0.264, length=0.70, front=0.094, back=0.024,
    sleeve=0.225, cuff=0.168, angle=54, step=0.008, depth=2.4, full=0.012, seed=6, turned=(0.030, -0.040),
)


FOLDED = dict(
    neck=0.084, drop=0.024, shoulder=0.148, chest=0.150, length=0.378, front=0.088, back=0.018, step=0.006, level=0.013, tall=0.010, depth=1.7, seed=26,
)


def pack(surface, cut, colours, fabric):
    """Two, folded, side by side."""
    shelved(surface, cut, colours, fabric)
    grey, other = colours["accent"], dict(cut, seed=35)
    placed = lambda lying: folded.turned(lying, (0.334, -0.014), 2.6)
    shelved(laid.Surface(placed(folded.lay(other)), plain(colours, fabric, grey), surface.corner, 1.0), other, colours, fabric, grey, placed, 2.6)


def shelved(surface, cut, colours, fabric, base=None, placed=lambda lying: lying, turn=0.0):
    """One of them: the fold below, the neck's ribbing, the maker's name in the neck."""
    laid.Surface(placed(folded.under(cut, 0.0, cut["seed"] + 3)), surface.cloth, surface.corner, 1.0)
    rib(surface, cut, ribbed(colours, fabric, 0.0026, base, 0.16))
    low = -cut["back"] - 0.026
    piece(surface, [[(x, y) for x in np.linspace(-0.021, 0.021, 8)] for y in np.linspace(low, low - 0.015, 4)], plain(colours, fabric, "#20242b"), 0.0012, "back", 0.0005)
    printed([("KAVROO", 0.0075, 0.0)], plastic("#e8e2d4", 0.8), surface.at(0, low - 0.0075, 0.0022, "back"), (0, 0, turn))


def shirt(surface, cut, colours, fabric):
    bottom = -cut["length"] - cut["tail"]
    upright(surface, 0.0, -cut["front"] + 0.002, bottom + 0.003, 0.034)
    pocket(surface, 0.062, -0.205, 0.112, 0.130)
    cuffs(surface, cut)
    collar(surface, cut, surface.cloth, cut_from=0.24)
    buttons(surface, [(0.0, y) for y in np.arange(-cut["front"] - 0.030, bottom + 0.07, -0.088)], colours["button"])


def button_down(surface, cut, colours, fabric):
    shirt(surface, cut, colours, fabric)
    buttons(surface, [(side * 0.045, -cut["front"] - 0.046) for side in (-1, 1)], colours["button"], 0.0045, 0.0085)


def checks(x, y):
    """Broad bands of the second colour both ways."""
    return sum(0.5 * (np.abs(repeat(at, 0.056)) < 0.013) for at in (x, y))


def lines(x, y):
    """Pale threads between the bands, a lone one in their middle."""
    thin = lambda at: np.maximum(0.8 * (np.abs(np.abs(repeat(at, 0.056)) - 0.028) < 0.0012), 0.30 * (np.abs(repeat(at, 0.056)) < 0.0007))
    return np.maximum(thin(x), thin(y))


def tee(surface, cut, colours, fabric):
    rib(surface, cut, ribbed(colours, fabric, 0.0026, deep=0.16))


def sun(x, y):
    """A block print: rings, petals, rays of two lengths."""
    dx, dy = x, y + 0.285
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    ray = np.abs(repeat(a, np.pi / 12)) * r
    long = (r > 0.066) & (r < 0.112) & (ray < (0.112 - r) * 0.20 + 0.0012)
    short = np.abs(repeat(a + np.pi / 24, np.pi / 12)) * r
    little = (r > 0.066) & (r < 0.088) & (short < (0.088 - r) * 0.28)
    petals = (r > 0.020) & (r < 0.046) & (np.abs(repeat(a, np.pi / 6)) * r < 0.0085 * np.sin(np.clip((r - 0.020) / 0.026, 0, 1) * np.pi))
    rings = ((r > 0.050) & (r < 0.0535)) | ((r > 0.0575) & (r < 0.063)) | (r < 0.011) | ((r > 0.0145) & (r < 0.0165))
    patchy = 0.93 + 0.07 * np.sin(dx * 310) * np.sin(dy * 270)
    return (long | little | petals | rings) * patchy


SHORT = {"from": (0.006, -0.48, 2.5), "at": (0, -0.375, 0.0), "lens": 86, "aperture": 11}
LONG = {"from": (0.006, -0.50, 2.55), "at": (0, -0.40, 0.0), "lens": 86, "aperture": 11}
UNDER_PALE = ("#d8cab2", "#e0d4bf")
CLOSE = {"from": (0.10, -0.52, 0.80), "at": (0.03, -0.15, 0.01), "lens": 80, "aperture": 9}
PAIR = {"from": (0.175, -0.31, 1.72), "at": (0.167, -0.200, 0.0), "lens": 88, "aperture": 11}
GOODS = {
    "safar-linen-shirt": dict(
        cut=SHIRT, fabric=LINEN, sewn=shirt, unevenness=0.035, main=LONG, second=CLOSE, lit="white", floor=UNDER_PALE,
        colours={"sage": dict(base="#8fa68c", accent="#efe9dc", button="#4a3323"), "white": dict(base="#e9e5dc", accent="#efe9dc", button="#4a3323")},
    ),
    "charkha-checked-shirt": dict(
        cut=dict(SHIRT, seed=9), fabric=BRUSHED, sewn=button_down, pattern=checks, over=lines, thread="#d8c8ac", main=LONG, second=CLOSE,
        colours={"maroon": dict(base="#68151f", accent="#10182f", button="#d9cfbd"), "navy": dict(base="#1b294c", accent="#07090f", button="#d9cfbd")},
    ),
    "gully-graphic-tshirt": dict(
        cut=TEE, fabric=JERSEY, sewn=tee, pattern=sun, unevenness=0.01, main=SHORT, second=dict(CLOSE, at=(0.03, -0.22, 0.01)), lit="mustard",
        colours={"mustard": dict(base="#c98a14", accent="#16223f"), "black": dict(base="#141416", accent="#d9a21b")},
    ),
    "roz-plain-tshirt-pack": dict(
        cut=FOLDED, fabric=JERSEY, sewn=pack, unevenness=0.01, main=PAIR, second=dict(CLOSE, **{"from": (0.24, -0.72, 0.80), "at": (0.155, -0.175, 0.01)}, lens=58), floor=("#c9b79c", "#d3c3a9"),
        colours={"white": dict(base="#e6e3dc", accent="#4c5158")},
    ),
}
