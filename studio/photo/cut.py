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
    yield np.array([[cut["neck"], 0.0], shoulder * 0.97 + [0, 0.0005]]), True
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


def sideseam(cut):
    """From the arm's pit over the waist to the hem."""
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
    round_ = np.c_[np.cos(turn) * cut["neck"], -depth * np.abs(np.sin(turn)) ** 0.86]
    if "heart" in cut and depth == cut["front"]:
        return round_ * [1, 0] + np.c_[0 * turn, -depth * heart(np.abs(round_[:, 0]) / cut["neck"], cut["heart"])]
    if "notch" not in cut or depth != cut["front"]:
        return round_
    s = np.linspace(0, 1, 24)[:, None]
    top, foot = round_[29], np.array([-0.003, -depth - cut["notch"]])
    down = top * [2.2, 1] * (1 - s) + foot * s
    return np.r_[round_[:28], down, (down * [-1, 1])[::-1], round_[33:]]


def heart(away, dip):
    """How deep a sweetheart neck is: two bows that meet in the middle, steep at the sides."""
    bows = 1 - dip * np.sin(np.clip(away / 0.86, 0, 1) * math.pi) ** 0.8
    return bows * (1 - np.clip((away - 0.80) / 0.20, 0, 1) ** 1.4)


def curve(a, b, c, d, count):
    """Through four points, softly."""
    knots = np.array([2 * a - b, a, b, c, d, 2 * d - c])
    reach = np.r_[0, np.cumsum(np.linalg.norm(np.diff(knots[1:5], axis=0), axis=1))]
    out = []
    for at in np.linspace(0, reach[-1], count):
        k = min(2, int(np.searchsorted(reach, at, "right")) - 1)
        t = (at - reach[k]) / (reach[k + 1] - reach[k])
        p, q, r, s = knots[k:k + 4]
        out.append(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3))
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
    """The rim's points first, then those inside."""
    random = np.random.default_rng(5)
    low, high = rim.min(0), rim.max(0)
    rows = np.arange(low[1], high[1], step * 0.866)
    grid = np.array([(x + (k % 2) * step / 2, y) for k, y in enumerate(rows) for x in np.arange(low[0], high[0], step)])
    grid += random.uniform(-0.18, 0.18, grid.shape) * step
    inside = grid[within(grid, rim)]
    apart = np.array([np.hypot(*(rim - p).T).min() for p in inside])
    points = np.r_[rim, inside[apart > 0.6 * step]]
    vectors = [Vector(p) for p in points.tolist()]
    n = len(rim)
    made, _, faces, origin, *_ = delaunay_2d_cdt(vectors, [], [list(range(n))], 1, 1e-7)
    name = {i: min(o) for i, o in enumerate(origin) if o}
    kept = [tuple(name[i] for i in face) for face in faces]
    upward = lambda f: np.cross(points[f[1]] - points[f[0]], points[f[2]] - points[f[0]]) > 0
    return points, [f if upward(f) else f[::-1] for f in kept]


def within(points, rim):
    inside = np.zeros(len(points), bool)
    x, y = points.T
    for (ax, ay), (bx, by) in zip(rim, np.roll(rim, -1, 0)):
        crosses = (ay > y) != (by > y)
        inside ^= crosses & (x < (bx - ax) * (y - ay) / (by - ay + 1e-15) + ax)
    return inside
