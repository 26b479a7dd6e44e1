"""Garments cut from two pieces, front and back, joined along shoulders, sleeves and sides."""
import math

import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt


def edges(cut):
    """Right half in order, from the neck to the middle of the hem: (points, whether front and back are joined there)."""
    shoulder, under = np.array([cut["shoulder"], -cut["drop"]]), np.array([cut["chest"], -cut["armhole"]])
    down, inward = sleeve_axes(cut)
    outer = shoulder + down * cut["sleeve"]
    inner = outer + inward * cut["cuff"]
    side, hem = sideseam(cut), np.array([cut["hem"], -cut["length"]])
    slit = side[:, 1] < -cut["length"] + cut.get("slit", 0.0)
    opened = len(side) - 1 - int(slit.sum()) if slit.any() else len(side) - 1
    elbow = shoulder + down * cut["sleeve"] * 0.5 - inward * cut.get("puff", 0.006)
    yield np.r_[rounded(cut), [shoulder * 0.97 + [0, 0.0005]]], True
    if cut["sleeve"]:
        yield curve(shoulder * 0.97 + [0, 0.0005], shoulder + down * 0.01, elbow, outer, 40), True
        yield np.array([outer, inner]), False
        yield curve(inner, inner + (under - inner) * 0.4 + inward * 0.004, inner + (under - inner) * 0.88 + inward * 0.004, under, 40), True
    else:
        yield np.r_[[shoulder * 0.97 + [0, 0.0005]], sleeveless(cut)[1:]], False
    yield side[:opened + 1], True
    if opened < len(side) - 1:
        yield side[opened:], False
    rise = cut.get("tail", 0.0)
    s = np.linspace(0, 1, 40)[:, None]
    yield hem * (1 - s) * [1, 0] + np.c_[0 * s, -cut["length"] - rise * (1 - np.cos(s * math.pi)) / 2], False


ROUND = 0.005


def rounded(cut):
    """The corner between neck and shoulder: sewn and turned, none stays sharp."""
    corner, s = np.array([cut["neck"], 0.0]), np.linspace(0, 1, 4)[:, None]
    along = np.array([cut["shoulder"] - cut["neck"], -cut["drop"]])
    below, beside = corner - [0, ROUND], corner + along / np.hypot(*along) * ROUND * 2
    return below * (1 - s) ** 2 + corner * 2 * s * (1 - s) + beside * s * s


def sideseam(cut):
    """From the arm's pit over the waist to the hem; by places of its own where tiers step out."""
    if "outline" in cut:
        return evenly(np.array(cut["outline"]), 120)
    under, hem = np.array([cut["chest"], -cut["armhole"]]), np.array([cut["hem"], -cut["length"]])
    waist = np.array([cut["waist"], -cut["armhole"] - cut.get("waisted", 0.42) * (cut["length"] - cut["armhole"])])
    return curve(under, under + (waist - under) * 0.45 + [-0.006, 0], waist, hem, 60)


def sleeveless(cut):
    """From the shoulder to the arm's pit, just within the seam of a sleeve."""
    bow = cut.get("bow", 0.024)
    s = np.linspace(0, 1, 40)[:, None]
    a, b = np.array([cut["shoulder"], -cut["drop"]]), np.array([cut["chest"], -cut["armhole"]])
    return a + (b - a) * s - np.array([bow, 0]) * np.sin(s * math.pi)


def sleeve_axes(cut):
    turn = math.radians(cut["angle"])
    return np.array([math.sin(turn), -math.cos(turn)]), np.array([-math.cos(turn), -math.sin(turn)])


def neckline(cut, depth):
    """Left to right; in front down into the notch, where there is one."""
    turn = np.linspace(math.pi, 2 * math.pi, 61)
    round_ = np.c_[np.cos(turn) * cut["neck"], -np.maximum(depth * np.abs(np.sin(turn)) ** 0.86, ROUND)]
    if "notch" not in cut or depth != cut["front"]:
        return round_
    s = np.linspace(0, 1, 24)[:, None]
    top, foot = round_[29], np.array([-0.003, -depth - cut["notch"]])
    down = top * [2.2, 1] * (1 - s) + foot * s
    return np.r_[round_[:28], down, (down * [-1, 1])[::-1], round_[33:]]


def curve(a, b, c, d, count):
    """Through four points, softly."""
    knots = np.array([a, b, c, d])
    reach = np.r_[0, np.cumsum(np.linalg.norm(np.diff(knots, axis=0), axis=1))]
    # A way as steep as the reach beside it allows: points at unequal distances would else be overshot.
    way = np.gradient(knots, reach, axis=0)
    out = []
    for at in np.linspace(0, reach[-1], count):
        k = min(2, int(np.searchsorted(reach, at, "right")) - 1)
        far = reach[k + 1] - reach[k]
        t = (at - reach[k]) / far
        p, q, from_, to = knots[k], knots[k + 1], way[k] * far, way[k + 1] * far
        out.append(p + from_ * t + (3 * (q - p) - 2 * from_ - to) * t * t + (2 * (p - q) + from_ + to) * t ** 3)
    return np.array(out)


def evenly(path, count):
    """The same path in equal steps."""
    reach = np.r_[0, np.cumsum(np.hypot(*np.diff(path, axis=0).T))]
    at = np.linspace(0, reach[-1], count)
    return np.c_[np.interp(at, reach, path[:, 0]), np.interp(at, reach, path[:, 1])]


def stepped(points, step):
    reach = np.linalg.norm(np.diff(points, axis=0), axis=1).sum()
    return evenly(points, max(2, round(reach / step)) + 1)


def sewn(cut, edges=edges, opening=neckline):
    """Points laid flat, triangles of the front, triangles of the back."""
    rim, joined, before = [], [], True
    step = cut["step"]
    for points, together in edges(cut):
        steps = stepped(points, step)[:-1]
        rim += list(steps)
        joined += [together or before] + [together] * (len(steps) - 1)
        before = together
    last = points[-1]
    left = [(p * [-1, 1], j) for p, j in zip(rim[::-1], joined[::-1])]
    rim, joined = rim + [last] + [p for p, _ in left], joined + [together] + [j for _, j in left]
    pieces = []
    for depth in (cut["front"], cut["back"]):
        pieces.append(triangles(np.array(rim + list(stepped(opening(cut, depth), step)[1:-1])), step))
    (front, front_faces), (back, back_faces) = pieces
    same = {i: i for i, together in enumerate(joined) if together}
    fresh = len(front)
    points = list(front)
    for i, point in enumerate(back):
        if i not in same:
            same[i] = fresh
            fresh += 1
            points.append(point)
    return np.array(points), front_faces, [tuple(same[i] for i in face)[::-1] for face in back_faces], len(front)


def triangles(rim, step):
    """The rim's points first, then those inside; next to the rim they lie in rows along it, or its turned edge would be drawn as teeth."""
    random = np.random.default_rng(5)
    low, high = rim.min(0), rim.max(0)
    rows = np.arange(low[1], high[1], step * 0.866)
    grid = np.array([(x + (k % 2) * step / 2, y) for k, y in enumerate(rows) for x in np.arange(low[0], high[0], step)])
    grid += random.uniform(-0.18, 0.18, grid.shape) * step
    rows = [row for away in (0.25, 0.75) for row in beside(rim, away * step)]
    inside = grid[within(grid, rim)]
    apart = np.array([np.hypot(*(rim - p).T).min() for p in inside])
    points = np.r_[rim, rows, inside[apart > 1.25 * step]]
    vectors = [Vector(p) for p in points.tolist()]
    n = len(rim)
    made, _, faces, origin, *_ = delaunay_2d_cdt(vectors, [], [list(range(n))], 1, 1e-7)
    name = {i: min(o) for i, o in enumerate(origin) if o}
    kept = [tuple(name[i] for i in face) for face in faces]
    upward = lambda f: np.cross(points[f[1]] - points[f[0]], points[f[2]] - points[f[0]]) > 0
    return points, [f if upward(f) else f[::-1] for f in kept]


def beside(rim, away):
    """A row of points within the rim, as far from it everywhere."""
    along = np.roll(rim, -1, 0) - np.roll(rim, 1, 0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    area = (rim[:, 0] * np.roll(rim[:, 1], -1) - rim[:, 1] * np.roll(rim[:, 0], -1)).sum()
    row = rim + np.c_[-along[:, 1], along[:, 0]] * away * np.sign(area)
    row = row[within(row, rim)]
    apart = np.array([np.hypot(*(rim - p).T).min() for p in row])
    return row[apart > 0.85 * away]


def within(points, rim):
    inside = np.zeros(len(points), bool)
    x, y = points.T
    for (ax, ay), (bx, by) in zip(rim, np.roll(rim, -1, 0)):
        crosses = (ay > y) != (by > y)
        inside ^= crosses & (x < (bx - ax) * (y - ay) / (by - ay + 1e-15) + ax)
    return inside
