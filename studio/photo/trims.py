"""What is sewn on: bands, collars, pockets, cuffs, buttons."""
import math

import bpy
import numpy as np

from cut import neckline, sleeve_axes
from finish import metal, plastic
from scene import mesh
from solid import bevelled, copy, turned


def piece(surface, rows, material=None, lift=0.0016, side="front", thickness=0.0011, uvs=None):
    """A patch that lies on the garment: rows of places as on the flat garment; `lift` is a number or one for each place."""
    places = [(x, y) for row in rows for x, y in row]
    points = [surface.at(x, y, up, side) for (x, y), up in zip(places, np.broadcast_to(lift, (len(rows), len(rows[0]))).ravel())]
    return sheet(points, len(rows), len(rows[0]), material or surface.cloth, thickness, np.array(places) - surface.corner if uvs is None else uvs)


def sheet(points, rows, count, material, thickness=0.0011, uvs=None):
    faces = [(r * count + i, r * count + i + 1, (r + 1) * count + i + 1, (r + 1) * count + i) for r in range(rows - 1) for i in range(count - 1)]
    uvs = np.array([(p[0], p[1]) for p in points]) + 1 if uvs is None else uvs
    made = mesh("sheet", points, faces, uvs, material)
    solid = made.modifiers.new("thickness", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 0
    soft = made.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments = thickness * 0.4, 2
    return made


def strip(surface, path, width, material=None, lift=0.0016, side="front", under=lambda at: at, along=False):
    """A band along a path, `width` to its right, kept `under` a line; its cloth lies as the garment's does, or runs `along` the path."""
    path = np.asarray(path, float)
    away = np.gradient(path, axis=0)
    away = np.c_[away[:, 1], -away[:, 0]] / np.linalg.norm(away, axis=1)[:, None]
    rows = [under(path + away * width * k) for k in np.linspace(0, 1, 5)]
    if along:
        reach = np.r_[0, np.cumsum(np.hypot(*np.diff(path, axis=0).T))]
        uvs = np.array([(r, abs(width) * k) for k in np.linspace(0, 1, 5) for r in reach])
    return piece(surface, rows, material, lift, side, uvs=uvs if along else None)


def upright(surface, x, top, bottom, width, material=None, lift=0.0016):
    """A placket: straight down, about `x`; open on its left, sewn down on its right."""
    ys = np.linspace(top, bottom, max(6, int((top - bottom) / 0.008)))
    return piece(surface, [[(x + side * width / 2, y) for side in np.linspace(-1, 1, 5)] for y in ys], material, lift * np.array([1.1, 1, 1, 0.9, 0.4]))


def cuffs(surface, cut, wide=0.065, material=None, beyond=0.004, lift=0.0024):
    """A cloth of their own runs along the sleeve."""
    down, inward = sleeve_axes(cut)
    across, along = np.linspace(-beyond, cut["cuff"] + beyond, 16), np.linspace(cut["sleeve"] - wide, cut["sleeve"] + 0.003, 10)
    uvs = [(t, s) for s in along for t in across] if material else None
    for side in (-1, 1):
        start = np.array([cut["shoulder"], -cut["drop"]])
        rows = [[(start + down * s + inward * t) * [side, 1] for t in across] for s in along]
        piece(surface, rows, material, lift, thickness=0.0022, uvs=uvs)


def pocket(surface, left, top, width, tall, material=None):
    """Its bottom corners cut off, its upper edge turned over."""
    rows = []
    for s in np.linspace(0, 1, 16):
        narrow = max(0.0, s - 0.86) / 0.14 * width * 0.24
        rows.append([(x, top - tall * s) for x in np.linspace(left + narrow, left + width - narrow, 14)])
    sewn_down = 0.0005 + 0.0016 * np.minimum(1, np.minimum(np.linspace(16, 0, 16)[:, None], 6 - np.abs(np.linspace(-6, 6, 14))) / 2)
    piece(surface, rows, material, sewn_down)
    piece(surface, [[(x, y) for x in np.linspace(left, left + width, 14)] for y in np.linspace(top, top - 0.026, 5)], material, np.minimum(0.0028, 0.0012 + 0.0008 * (6.5 - np.abs(np.arange(14) - 6.5))))


def rib(surface, cut, material, wide=0.018):
    """A knitted edge round the neck, lying on the front and, inside, on the back; rounded, and joined to the body without a step."""
    front, back = neckline(cut, cut["front"])[::-1], neckline(cut, cut["back"])[::-1]
    round_ = np.array([0.0010, 0.0021, 0.0024, 0.0018, 0.0003])[:, None]
    ends = lambda count: np.clip(np.sin(np.linspace(0, np.pi, count)) * 4, 0.25, 1)
    for path, side in ((front, "front"), (back, "back")):
        strip(surface, path[1:-1] + [0, 0.003], -wide, material, round_ * ends(len(path) - 2), side, under=shoulders(cut), along=True)


def shoulders(cut):
    """What is sewn round a neck ends in the shoulder's seam."""
    slope = cut["drop"] / (cut["shoulder"] - cut["neck"])
    return lambda at: np.c_[at[:, 0], np.minimum(at[:, 1], -0.002 - slope * np.maximum(np.abs(at[:, 0]) - cut["neck"], 0))]


def facing(surface, cut, material, wide=0.026):
    """A broad band round the neck, the notch in front, and the back."""
    front, back = neckline(cut, cut["front"])[::-1], neckline(cut, cut["back"])[::-1]
    strip(surface, front[1:-1], -wide, material, np.array([0.0014, 0.0019, 0.0019, 0.0017, 0.0005])[:, None], under=shoulders(cut))
    strip(surface, back[1:-1] + [0, 0.003], -0.018, material, 0.0050, "back", under=shoulders(cut))


def buttons(surface, places, colour, radius=0.0055, lift=0.0032):
    shell, thread = plastic(colour, 0.25, coat=0.3), plastic("#d8d0c0" if colour[1] < "8" else "#6b6257", 0.8)
    r = radius
    first = turned(bevelled([(0, 0.0012), (r * 0.66, 0.0012), (r * 0.78, 0.0019), (r, 0.0017), (r, 0.0), (0, 0)], 0.0005), shell, 40)
    cross = [turned([(0, 0.00135), (r * 0.13, 0.0013), (r * 0.13, 0.001)], thread, 12) for _ in range(4)]
    for k, (x, y) in enumerate(places):
        place = surface.at(x, y, lift)
        copy(first, place)
        for q, eye in enumerate(cross):
            copy(eye, place + type(place)((r * 0.24 * (1 if q % 2 else -1), r * 0.24 * (1 if q > 1 else -1), 0.0)))
    for thing in (first, *cross):
        bpy.data.objects.remove(thing)


def studs(surface, places, colour, radius=0.0045, lift=0.004):
    """Of metal: a rim and a raised middle."""
    r = radius
    profile = [(0, 0.0022), (r * 0.34, 0.0021), (r * 0.50, 0.0013), (r * 0.66, 0.0013), (r * 0.82, 0.0019), (r, 0.0012), (r, -0.002), (0, -0.002)]
    first = turned(bevelled(profile, 0.0005), metal(colour, 0.38), 40)
    for x, y in places:
        copy(first, surface.at(x, y, lift))
    bpy.data.objects.remove(first)


def around(surface, cut, count=81):
    """The neck's edge once round from the middle of the front: (flat, place), right half, back, left half."""
    ring = []
    for k in range(count):
        a = 2 * math.pi * k / (count - 1)
        front = math.cos(a) > 0
        depth = cut["front"] if front else cut["back"]
        x = cut["neck"] * math.sin(a)
        y = -depth * abs(math.cos(a)) ** 0.86
        ring.append((a, (x, y), surface.at(x, y, 0.001, "front" if front else "back")))
    return ring


def band(surface, cut, material, tall=0.028, gap=0.10, sunk=0.74):
    """A collar that stands, open by a finger in front; at the sides of the neck it is `sunk`."""
    rows = [[] for _ in range(8)]
    for a, (x, y), place in around(surface, cut, 121):
        if min(a, 2 * math.pi - a) < gap:
            continue
        forward = (1 + math.cos(a)) / 2
        for k, row in enumerate(rows):
            # Its foot is sewn in under the neck's edge.
            s = (k - 1) / 6
            rise = tall * s * (0.75 + 0.25 * forward)
            # Behind, its edge is an arch that rises from the sides.
            arch = s * max(0.0, -math.cos(a)) * cut["back"]
            corner = 1 - 0.5 * smooth((gap * 2.2 - min(a, 2 * math.pi - a)) / (gap * 1.2)) * s
            row.append((place.x * (1 - 0.11 * s), place.y + arch + rise * corner * (0.92 - sunk * math.sin(a) ** 4), place.z + 0.002 + (0.010 + 0.006 * forward) * math.sin(s * 2.2) * corner))
    return sheet([p for row in rows for p in row], len(rows), len(rows[0]), material, 0.002)


def smooth(t):
    t = min(1, max(0, t))
    return t * t * (3 - 2 * t)


def collar(surface, cut, material, tip=(0.050, 0.058), tall=0.030, cut_from=None):
    """A stand inside, and leaves folded over it to both sides of the front; `cut_from` is how far down the body its cloth is taken, where no seam runs."""
    rows = [[] for _ in range(13)]
    for a, (x, y), place in around(surface, cut, 161):
        from_front = min(a, 2 * math.pi - a)
        if from_front < 0.055:
            continue
        forward = (1 + math.cos(a)) / 2
        side = 1 if a < math.pi else -1
        # Seen from above the fold is an arch behind and falls away in front: its sides lie lowest, or they stand up as horns.
        deep = abs(math.cos(a))
        arch = tall * (0.15 + 0.65 * deep) + cut["back"] * deep**0.86 if forward < 0.5 else tall * (0.15 + 0.35 * deep)
        fold = np.array([place.x * (0.97 + 0.04 * forward), place.y + arch, place.z + 0.010 + 0.008 * (1 - forward)])
        outward = smooth(1 - from_front / 1.15)
        point = np.array([side * tip[0], -cut["front"] - tip[1] + 0.0, 0])
        shoulder = np.array([place.x * 1.26, place.y - 0.012 + 0.050 * smooth((from_front - 1.5) / 1.3), 0])
        outer = point * outward + shoulder * (1 - outward)
        lying = surface.at(outer[0], outer[1], 0.0042)
        outer = np.array([outer[0], outer[1], lying.z if from_front < 2.2 else 0.006])
        for k, row in enumerate(rows):
            if k < 5:
                s = k / 4
                row.append(np.array(place) * (1 - s) + fold * s + [0, 0, 0.001])
            else:
                s = (k - 4) / 8
                bulge = 0.0055 * math.sin(min(1, s * 1.15) * math.pi) * (0.4 + 0.6 * forward)
                row.append(fold * (1 - s) + outer * s + [0, 0, 0.001 + bulge])
    points = [p for row in rows for p in row]
    uvs = np.array([(p[0], p[1] - cut_from) for p in points]) - surface.corner if cut_from else None
    made = sheet(points, len(rows), len(rows[0]), material, 0.0017, uvs)
    finer = made.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1
    return made
