"""A garment on a tailor's bust. Up is +y and the front +z, as where it lies on the floor; folds are drawn where cloth hangs."""
import math

import numpy as np

from cut import neckline, sewn, sideseam, sleeve_axes
from finish import timber
from pressed import folds, smoothstep
from scene import mesh
from solid import group, leaned, present, rounded, turned
from table import linen
from trims import around, sheet

# Height above the neck's foot, half of the width, how far forward, how far back.
BUST = np.array(rounded([
    (-0.640, 0.166, 0.098, 0.106), (-0.430, 0.150, 0.100, 0.092), (-0.220, 0.172, 0.104, 0.098), (-0.110, 0.172, 0.076, 0.086), (-0.078, 0.150, 0.060, 0.070),
    (-0.052, 0.104, 0.053, 0.062), (-0.030, 0.070, 0.050, 0.058), (0.000, 0.058, 0.049, 0.055), (0.040, 0.055, 0.049, 0.054), (0.104, 0.052, 0.048, 0.051), (0.110, 0.046, 0.043, 0.046), (0.1105, 0.0, 0.0, 0.0),
], 6))
# The cloth's: as far as the seams go, and past them forward and back.
HANGING = np.array([(-1.00, 0.132, 0.118), (-0.70, 0.132, 0.122), (-0.45, 0.126, 0.120), (-0.22, 0.126, 0.120), (-0.12, 0.106, 0.112), (-0.05, 0.080, 0.092), (0.0, 0.070, 0.080)])
NARROW, HANG = 0.76, 17


def lay(cut):
    flat, front, back, count = sewn(cut)
    way = np.where(np.arange(len(flat)) < count, 1.0, -1.0)
    shared = np.intersect1d(np.unique(front), np.unique(back))
    way[shared] = 0.0
    return dict(points=put_on(flat, way, cut), flat=flat, front=np.array(front), back=np.array(back), worn=True)


def put_on(flat, way, cut):
    side, x, y = np.where(flat[:, 0] < 0, -1.0, 1.0), np.abs(flat[:, 0]), flat[:, 1]
    beyond = past_the_seam(x, y, cut)
    share = smoothstep((beyond + 0.030) / 0.100)[:, None]
    body, sleeve = round_the_body(flat[:, 0], x, y, way, cut), down_the_arm(flat[:, 0], x, y, way, cut)
    placed = body * (1 - share) + sleeve * share
    placed[:, 0] *= side
    return at_the_neck(placed, flat, way, cut)


def past_the_seam(x, y, cut):
    """How far beyond the line from the shoulder to the arm's pit, and its going on down the side."""
    a, b = np.array([cut["shoulder"], -cut["drop"]]), np.array([cut["chest"], -cut["armhole"]])
    along = (b - a) / np.hypot(*(b - a))
    out = np.array([-along[1], along[0]])
    far = (x - a[0]) * out[0] + (y - a[1]) * out[1]
    below = x - np.interp(-y, -sideseam(cut)[:, 1], sideseam(cut)[:, 0]) - 0.012
    return np.where(y < b[1], np.minimum(far, below), far)


def round_the_body(signed, x, y, way, cut):
    seam = sideseam(cut)
    half = np.interp(-y, -seam[:, 1], seam[:, 0])
    part = np.clip(x / half, 0, 1.15)
    turn = part / NARROW + part ** 3 * (math.pi / 2 - 1 / NARROW)
    level, forward, back = HANGING.T
    deep = np.where(way > 0, np.interp(y, level, forward), np.interp(y, level, back))
    top = -cut["drop"] * np.clip((x - cut["neck"]) / (cut["shoulder"] - cut["neck"]), 0, 1)
    rise = np.sqrt(np.clip(1 - (1 - np.clip((top - y) / 0.115, 0, 1)) ** 2, 0, 1))
    below = smoothstep((-y - 0.05) / 0.21)
    across = half * NARROW * np.sin(turn) * below + x * (1 - below)
    depth = deep * np.cos(np.minimum(turn, math.pi / 2)) ** 0.8 * rise
    low = smoothstep((-y - cut["length"] * 0.24) / (cut["length"] * 0.62))
    hung = hanging(signed, y, way, cut) * (1 - 0.8 * np.clip(x / half, 0, 1) ** 4)
    out = 1 + (0.13 * low + 0.09 * low ** 1.5) * hung
    return np.c_[across * (1 + (out - 1) * 0.35), y, way * depth * out + way * creased(signed, y, cut)]


def hanging(x, y, way, cut):
    """Long folds that begin at the chest and grow wider towards the hem."""
    seed = cut.get("seed", 3) * 1.7
    sway = 0.8 * np.sin(2.3 * y + seed) + 0.35 * np.sin(6.1 * y + 2 * seed + x * 9)
    at = x / 0.0175 + sway + np.where(way > 0, 0.0, 2.0)
    return 0.62 * np.sin(at + 0.9 * np.sin(at * 0.43 + seed)) + 0.38 * np.sin(at * 0.47 + 1.3 + seed)


def creased(x, y, cut):
    """From the arm's pit to the chest, across the waist, from the shoulder's end."""
    seed, side = cut.get("seed", 3), np.sign(x)
    below = -y - cut["armhole"]
    pit = np.exp(-(((np.abs(x) - cut["chest"] * 0.68) / 0.085) ** 2) - ((below + 0.01) / 0.13) ** 2)
    total = 0.0280 * pit * folds(x, y, -side * 0.75, 0.20, 0.040, seed + 2)
    total += 0.0150 * folds(x, y, side * 0.24, 0.40, 0.085, seed)
    total += 0.0100 * folds(x, y, 0.12 * side, 0.34, 0.048, seed + 1) * smoothstep((-y - 0.35) / 0.3)
    return total


def down_the_arm(signed, x, y, way, cut):
    """A tube about the arm's middle, softly bent, creased at the elbow and above the cuff."""
    down, inward = sleeve_axes(cut)
    px, py = x - cut["shoulder"], y + cut["drop"]
    r, t = px * down[0] + py * down[1], px * inward[0] + py * inward[1]
    pit = np.array([cut["chest"] - cut["shoulder"], cut["drop"] - cut["armhole"]])
    begin, broad = pit @ down, pit @ inward
    wide = np.interp(r, [0, begin, cut["sleeve"]], [broad * 1.5, broad, cut["cuff"]])
    turn = math.pi * np.clip(t / wide, 0, 1)
    a, b = wide / math.pi * 1.12, wide / math.pi * 0.92
    fold = 0.0240 * folds(signed, y, np.sign(signed) * -0.7, 0.11, 0.034, cut.get("seed", 3) + 4) + 0.0070 * folds(signed, y, np.sign(signed) * 0.3, 0.22, 0.045, cut.get("seed", 3) + 5)
    inner = -a * np.cos(turn) * (1 + fold * 8)
    angle = math.radians(HANG) - 0.10 * smoothstep((r - 0.22) / 0.3)
    way_down, way_in = np.c_[np.sin(angle), -np.cos(angle)], np.c_[-np.cos(angle), -np.sin(angle)]
    start = np.array([cut["shoulder"] * 0.955, -cut["drop"] - 0.004])
    place = start + way_down * r[:, None] + way_in * (inner + a)[:, None]
    bent = 0.20 * np.maximum(0, r - 0.10) ** 2
    return np.c_[place, way * (b * np.sin(turn) + fold * np.sin(turn)) + bent]


def at_the_neck(placed, flat, way, cut):
    """Its edge lies round the neck's foot; what is near goes along."""
    for side, depth, low, far in ((1, cut["front"], 0.076, 0.068), (-1, cut["back"], -0.006, 0.066)):
        path = neckline(cut, depth)
        a = np.arcsin(np.clip(path[:, 0] / cut["neck"], -1, 1))
        ring = np.c_[0.070 * np.sin(a), -low * np.cos(a) ** 0.9, side * far * np.cos(a)]
        distance = np.hypot(flat[:, None, 0] - path[None, :, 0], flat[:, None, 1] - path[None, :, 1])
        nearest, near = distance.argmin(1), distance.min(1)
        edge = put_on_edge(path, side, cut)
        own = (way == side) | (way == 0)
        share = np.exp(-((near / 0.055) ** 2))[:, None]
        placed = np.where(own[:, None], placed + (ring - edge)[nearest] * share, placed)
    return placed


def put_on_edge(path, side, cut):
    x, y = np.abs(path[:, 0]), path[:, 1]
    edge = round_the_body(path[:, 0], x, y, np.full(len(path), float(side)), cut)
    edge[:, 0] *= np.sign(path[:, 0])
    return edge


def standing(surface, cut, material, tall=0.033, gap=0.10):
    """A band round the neck, open by a finger in front, its corners cut round."""
    rows = [[] for _ in range(9)]
    for a, _, place in around(surface, cut, 121):
        open_ = min(a, 2 * math.pi - a) - gap
        if open_ < 0:
            continue
        for k, row in enumerate(rows):
            s = (k - 1) / 7
            rise = tall * s * (1 - 0.55 * max(0, s) * (1 - smoothstep(open_ / 0.16)))
            row.append((place.x * (1 - 0.07 * s), place.y + rise, place.z * (1 - 0.10 * s) + 0.001))
    return sheet([p for row in rows for p in row], len(rows), len(rows[0]), material, 0.0022)


def bust(cloth="#cfc2ae"):
    """Of linen, on a pole of wood, a turned cap on its neck."""
    a = np.linspace(0, 2 * math.pi, 96, endpoint=False)
    s, c = np.sin(a), np.cos(a)
    soft = lambda v: np.sign(v) * np.abs(v) ** 0.9
    points = np.concatenate([np.c_[w * soft(s), np.full(96, h), np.where(c > 0, f, b) * soft(c)] for h, w, f, b in BUST])
    faces = [(j * 96 + i, j * 96 + (i + 1) % 96, (j + 1) * 96 + (i + 1) % 96, (j + 1) * 96 + i) for j in range(len(BUST) - 1) for i in range(96)]
    mesh("bust", points, [*faces, tuple(range(96))[::-1]], material=linen(cloth))
    wood = timber("#5b361e", "#8d5c38", 0.4, "z", 2)
    before = present()
    turned(rounded([(0.046, 0.109), (0.048, 0.112), (0.047, 0.118), (0.034, 0.123), (0.012, 0.126), (0.011, 0.134), (0.017, 0.143), (0.014, 0.155), (0, 0.158)]), wood)
    turned([(0.017, -1.6), (0.017, -0.60)], wood)
    leaned(group(before), (0, 0, 0), (-90, 0, 0))
