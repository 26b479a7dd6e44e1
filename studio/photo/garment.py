"""What a garment's cloth shows before anything is sewn on: which way it runs, and its seams and hems."""
import math

import numpy as np

from cut import edges, sideseam, sleeve_axes

MARGIN = 0.02
APART = 2.0


def covered(flat):
    """Lowest corner, width and length of the cloth that the whole garment needs."""
    low, high = flat.min(0) - MARGIN, flat.max(0) + MARGIN
    return low, *(float(v) for v in high - low)


def on_sleeve(x, y, cut):
    """True beyond the seam that runs from the shoulder to the arm's pit."""
    a, b = armhole(cut)
    bowed = 0.022 * np.sin(np.clip((a[1] - y) / (a[1] - b[1]), 0, 1) * math.pi)
    seam = np.interp(y, [b[1], a[1]], [b[0], a[0]]) - bowed
    below = b[0] + (b[1] - y) * 0.12
    down, inward = sleeve_axes(cut)
    end = (a + down * cut["sleeve"] + inward * cut["cuff"])[1] - 0.03
    return (np.abs(x) > np.where(y > b[1], seam, below)) & (y > end)


def armhole(cut):
    return np.array([cut["shoulder"], -cut["drop"]]), np.array([cut["chest"], -cut["armhole"]])


def along_the_grain(x, y, cut):
    """A sleeve is cut on its own, far from the body: its threads run along it, and no print of the chest reaches it."""
    down, inward = sleeve_axes(cut)
    side, (start, _) = np.sign(x), armhole(cut)
    far, fall = np.abs(x) - start[0], y - start[1]
    on = on_sleeve(x, y, cut)
    turned_x = side * (APART + start[0] - (far * inward[0] + fall * inward[1]))
    turned_y = start[1] - (far * down[0] + fall * down[1])
    return np.where(on, turned_x, x), np.where(on, turned_y, y)


def relief(x, y, cut):
    """Heights from 0 to 1: seams sunk, hems raised with a row of stitches, the pucker that both make."""
    height = np.full(x.shape, 0.5, np.float32)
    right = list(edges(cut))
    a, b = armhole(cut)
    s = np.linspace(0, 1, 40)
    seam = np.c_[a[0] + (b[0] - a[0]) * s - 0.022 * np.sin(s * math.pi), a[1] + (b[1] - a[1]) * s]
    height += line(x, y, seam, sunk)
    side = sideseam(cut)
    for low in cut.get("seams", ()):
        height += line(x, y, np.array([[0.0, low], [np.interp(-low, -side[:, 1], side[:, 0]), low]]), sunk)
    if "smocked" in cut:
        height += smocked(x, y, cut)
    for path in cut.get("felled", ()):
        height += line(x, y, np.array(path), felled)
    for points, together in right[2:]:
        if not together and "ribbed" not in cut:
            height += line(x, y, points, hemmed)
    return np.clip(height, 0, 1)


def line(x, y, points, shape):
    """`shape` of the distance to a path (and its mirror image) and of the way along it."""
    low, high = points.min(0) - 0.05, points.max(0) + 0.05
    ax = np.abs(x)
    near = (ax > low[0]) & (ax < high[0]) & (y > low[1]) & (y < high[1])
    px, py = ax[near], y[near]
    distance, along, reach = np.full(px.shape, 1.0, np.float32), np.zeros(px.shape, np.float32), 0.0
    for p, q in zip(points, points[1:]):
        way = q - p
        long = np.hypot(*way)
        t = np.clip(((px - p[0]) * way[0] + (py - p[1]) * way[1]) / (long * long + 1e-12), 0, 1)
        d = np.hypot(px - p[0] - t * way[0], py - p[1] - t * way[1])
        closer = d < distance
        distance, along, reach = np.where(closer, d, distance), np.where(closer, reach + t * long, along), reach + long
    made = np.zeros(x.shape, np.float32)
    made[near] = shape(distance, along)
    return made


def sunk(d, along):
    pucker = np.sin(along * 400 + 2 * np.sin(along * 57)) * np.exp(-((d / 0.012) ** 2))
    return -0.45 * np.exp(-((d / 0.0015) ** 2)) + 0.14 * np.exp(-((d - 0.005) / 0.004) ** 2) + 0.09 * pucker


def felled(d, along):
    """A row of stitches that draws the cloth together along it."""
    pucker = np.sin(along * 360 + 2 * np.sin(along * 43)) * np.exp(-((d / 0.009) ** 2))
    return -0.20 * np.exp(-((d / 0.0018) ** 2)) + 0.16 * pucker


def smocked(x, y, cut):
    """Rows of thread that draw the cloth together into cells."""
    top, bottom = cut["smocked"]
    within = (y < top) & (y > bottom) & ~on_sleeve(x, y, cut)
    rows = np.abs(np.sin(y * math.pi / 0.011))
    return 0.45 * within * (rows ** 0.6 * (0.55 + 0.45 * np.sin(x * 2 * math.pi / 0.0085 + 2 * np.sin(y * 90))) - 0.5)


def hemmed(d, along, wide=0.020):
    pucker = np.sin(along * 330 + 2 * np.sin(along * 41)) * np.exp(-(((d - wide * 0.8) / 0.012) ** 2))
    stitches = np.exp(-(((d - wide + 0.002) / 0.0009) ** 2)) * (np.mod(along, 0.0034) < 0.0024)
    return 0.22 / (1 + np.exp((d - wide) / 0.0008)) - 0.22 * np.exp(-(((d - wide + 0.002) / 0.002) ** 2)) + 0.2 * stitches + 0.12 * pucker
