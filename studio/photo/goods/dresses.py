"""Dresses and a blouse laid flat."""
import numpy as np

from fabric import COTTON_SILK, MULMUL, plain
from garment import APART
from pattern import bands, lotus, petal, repeat, scattered, sprig, teeth
from trims import buttons, facing, rib, shoulders, strip, upright
from cut import neckline, sleeve_axes

GEORGETTE = dict(MULMUL, slub=0.1, unevenness=0.05, translucent=0.02, crease=0.0003, gloss=0.3, roughness=0.62, relief=0.8, metal=0.8)
VISCOSE = dict(MULMUL, slub=0.06, unevenness=0.04, translucent=0.03, crease=0.0004, gloss=0.2, relief=0.0)
BROCADE = dict(COTTON_SILK, slub=0.15, unevenness=0.06, crease=0.0002, translucent=0.0, relief=1.0, metal=0.7)
TIERED = dict(
    neck=0.098, drop=0.040, shoulder=0.176, chest=0.214, armhole=0.225, waist=0.205, waisted=0.16, hem=0.452, length=1.12, front=0.088, back=0.024,
    sleeve=0.215, cuff=0.128, angle=46, puff=0.034, step=0.0065, full=0.016, seed=6, flounced=1.25,
    tiers=((-0.36, -0.62, 12, 0.024), (-0.62, -0.87, 14, 0.028), (-0.87, -1.12, 16, 0.032)), seams=(-0.36, -0.62, -0.87), smocked=(-0.16, -0.36),
    outline=(
        (0.214, -0.225), (0.200, -0.30), (0.192, -0.356), (0.200, -0.368), (0.216, -0.40), (0.250, -0.50), (0.274, -0.595), (0.279, -0.617),
        (0.289, -0.632), (0.304, -0.66), (0.338, -0.75), (0.362, -0.845), (0.366, -0.866), (0.378, -0.882), (0.394, -0.91), (0.430, -1.02), (0.452, -1.12),
    ),
)
ANARKALI = dict(
    neck=0.090, drop=0.040, shoulder=0.182, chest=0.216, armhole=0.235, waist=0.192, waisted=0.135, hem=0.560, length=1.34, front=0.100, back=0.026,
    sleeve=0.42, cuff=0.098, angle=34, step=0.010, full=0.014, seed=8, tiers=((-0.385, -1.34, 17, 0.058),), seams=(-0.385,), sleeve_folds=-0.9,
)
BLOUSE = dict(
    neck=0.112, drop=0.034, shoulder=0.178, chest=0.216, armhole=0.215, waist=0.186, hem=0.192, length=0.40, front=0.150, back=0.090,
    sleeve=0.215, cuff=0.126, angle=50, step=0.006, depth=2.2, full=0.014, seed=12, turned=(0.020, -0.026),
)


def tiered(surface, cut, colours, fabric):
    rib(surface, cut, plain(colours, fabric), 0.012)
    sleeve_bands(surface, cut, 0.016)


def anarkali(surface, cut, colours, fabric):
    facing(surface, cut, plain(colours, fabric, colours["accent"]), 0.012)


def blouse(surface, cut, colours, fabric):
    piping = plain(colours, fabric, colours["piping"])
    upright(surface, 0.004, -cut["front"] - 0.004, -cut["length"] + 0.002, 0.024, lift=0.0026)
    buttons(surface, [(0.006, y) for y in np.linspace(-cut["front"] - 0.026, -cut["length"] + 0.024, 5)], colours["button"], 0.0052)
    front, back = neckline(cut, cut["front"])[::-1], neckline(cut, cut["back"])[::-1]
    strip(surface, front[1:-1] + [0, 0.002], -0.007, piping, 0.0026, under=shoulders(cut))
    strip(surface, back[3:-3] + [0, 0.002], -0.030, piping, 0.0020, "back", under=shoulders(cut))


def sleeve_bands(surface, cut, wide):
    """A narrow band that gathers the sleeve."""
    down, inward = sleeve_axes(cut)
    start = np.array([cut["shoulder"], -cut["drop"]])
    for side in (-1, 1):
        ends = [(start + down * (cut["sleeve"] - wide) + inward * t) * [side, 1] for t in np.linspace(0.002, cut["cuff"], 14)]
        strip(surface, np.array(ends)[::side], -wide * 0.8, None, 0.0030)


def garden(x, y):
    """Leaves in the second colour."""
    across, along = strewn(x, y)
    return petal(across, along - 0.002, 0.027, 140, 0.8, 0.24) | petal(across, along - 0.002, 0.027, 215, 0.7, 0.24)


def blossoms(x, y):
    """Flowers of five petals beside them."""
    across, along = strewn(x, y)
    around, far = np.arctan2(across, along), np.hypot(across, along)
    return (far < 0.0095 * (0.55 + 0.45 * np.abs(np.cos(around * 2.5)))) & (far > 0.0022)


def strewn(x, y):
    """Places in rows, each pushed aside and turned in its own way."""
    step = 0.046
    row = np.floor(y / step)
    column = np.floor((x + np.where(np.mod(row, 2) > 0.5, step / 2, 0)) / step)
    chance = lambda k: np.mod(np.sin(row * 127.1 + column * 311.7 + k * 74.7) * 43758.5, 1)
    across, along = scattered(x, y, step, step)
    across, along, turn = across + 0.014 * (chance(1) - 0.5), along + 0.014 * (chance(2) - 0.5), 2 * np.pi * chance(3)
    return across * np.cos(turn) - along * np.sin(turn), across * np.sin(turn) + along * np.cos(turn)


def festive(x, y):
    """The yoke worked in gold, small sprigs that fan out, two borders round the hem and the cuffs."""
    cut, ax = ANARKALI, np.abs(x)
    across, along = scattered(x, y, 0.040, 0.036)
    worked = lotus(across, along + 0.010, 0.024) & (y > -0.345) & (y < -0.115)
    worked |= (np.abs(np.hypot(x, (y + 0.01) * 0.82) - 0.118) < 0.010) & (y > -0.155) & (np.mod(np.arctan2(x, y), 0.14) > 0.03)
    worked |= bands(np.abs(y + 0.366), [(0.0, 0.010), (0.013, 0.015)]) & (ax < 0.24)
    fan_x = x / np.clip(-y - 0.10, 0.1, 2) * 0.9
    shift = np.where(np.mod(np.floor(y / 0.115), 2) > 0.5, 0.0425, 0)
    sown = lotus(repeat(fan_x + shift, 0.085) * np.clip(-y - 0.1, 0.1, 2), repeat(y, 0.115), 0.026) & (y < -0.46) & (y > -1.17)
    low = -cut["length"] - y
    border = bands(-low, [(0.018, 0.026), (0.030, 0.033), (0.096, 0.100), (0.104, 0.112)])
    border |= sprig(repeat(x, 0.044), -low - 0.064, 0.052) & (-low > 0.033) & (-low < 0.096)
    border |= teeth(-low, x, 0.114, 0.018, 0.016)
    reach = -y - cut["drop"] - (cut["sleeve"] - 0.066)
    cuff = bands(reach, [(0.0, 0.002), (0.006, 0.012), (0.052, 0.058)]) | lotus(repeat(x, 0.026), reach - 0.032, 0.030) & (reach > 0.012) & (reach < 0.052)
    return np.where(ax > APART / 2, cuff, worked | sown | border & (low < 0))


def brocade(x, y):
    """Gold on silk: a lattice of leaves with a flower in each of its cells, a border along hem and sleeve."""
    across, along = scattered(x, y, 0.030, 0.026)
    flower = lotus(across, along + 0.003, 0.017)
    lattice = np.abs(np.abs(repeat(x, 0.030)) / 0.015 + np.abs(repeat(y, 0.052)) / 0.026 - 1.0) < 0.07
    dots = np.hypot(repeat(x + 0.0075, 0.015), repeat(y + 0.0065, 0.013)) < 0.0016
    low, reach = y + BLOUSE["length"], -y - BLOUSE["drop"] - (BLOUSE["sleeve"] - 0.046)
    edge = np.where(np.abs(x) > APART / 2, reach, 0.046 - low)
    border = bands(edge, [(0.0, 0.003), (0.006, 0.0075), (0.034, 0.0355), (0.0385, 0.046)])
    border |= lotus(repeat(x, 0.020), edge - 0.0215, 0.023) & (edge > 0.0075) & (edge < 0.034)
    return np.where(edge > -0.002, border, flower | lattice | dots)


TALL = {"from": (0.006, -0.70, 3.30), "at": (0, -0.555, 0.0), "lens": 88, "aperture": 11}
TALLEST = {"from": (0.006, -0.80, 4.15), "at": (0, -0.665, 0.0), "lens": 88, "aperture": 11}
SHORT = {"from": (0.006, -0.31, 1.80), "at": (0, -0.195, 0.0), "lens": 90, "aperture": 11}
CLOSE = {"from": (0.10, -0.52, 0.80), "at": (0.02, -0.17, 0.01), "lens": 76, "aperture": 9}
WAIST = {"from": (0.10, -0.92, 0.95), "at": (0.02, -0.36, 0.01), "lens": 70, "aperture": 9}
GOODS = {
    "bagicha-tiered-dress": dict(
        cut=TIERED, fabric=VISCOSE, sewn=tiered, pattern=garden, over=blossoms, thread="#f6efe6", unevenness=0.015, main=TALL, second=WAIST, lit="pink",
        colours={"pink": dict(base="#d08a95", accent="#4f7a5b"), "blue": dict(base="#2f568f", accent="#9fc0a0")},
    ),
    "chandni-anarkali-dress": dict(
        cut=ANARKALI, fabric=GEORGETTE, sewn=anarkali, pattern=festive, unevenness=0.02, main=TALLEST, second=CLOSE, lit="wine",
        colours={"navy": dict(base="#0c152c", accent="#c39a44"), "wine": dict(base="#45101f", accent="#c39a44")},
    ),
    "rangrez-silk-blouse": dict(
        cut=BLOUSE, fabric=BROCADE, sewn=blouse, pattern=brocade, unevenness=0.03, main=SHORT, second=CLOSE, lit="gold",
        colours={"gold": dict(base="#7d5716", accent="#d2a850", piping="#5c1229", button="#5c1229"), "maroon": dict(base="#4c0c1b", accent="#c79a48", piping="#5c1229", button="#5c1229")},
    ),
}
