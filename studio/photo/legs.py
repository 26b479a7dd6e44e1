"""Trousers smoothed out by hand on the floor: two legs, joined above the crotch."""
import numpy as np

from cut import curve, sewn
from garment import felled, hemmed, line, sunk
from pressed import folds, noise, smoothstep, spread


def lay(cut):
    return spread(sewn(cut, edges, waistline), cut, wrinkles, moved)


def edges(cut):
    """Right half in order, from the waist down the side, round the hem and up to the crotch."""
    out, in_ = outseam(cut), inseam(cut)
    yield out, True
    yield np.array([out[-1], in_[0]]), False
    yield in_, True


def outseam(cut):
    hip, low = cut["hip"]
    (_, knee, knee_low), (_, hem) = cut["knee"], cut["hem"]
    return curve(*np.array([[cut["waist"], 0.0], [hip, -low], [knee, -knee_low], [hem, -cut["length"]]]), 80)


def inseam(cut):
    (knee, _, knee_low), (hem, _) = cut["knee"], cut["hem"]
    thigh = cut["crotch"] + 0.085
    return curve(*np.array([[hem, -cut["length"]], [knee, -knee_low], [knee * 0.42, -thigh], [0.0, -cut["crotch"]]]), 60)


def sides(y, cut):
    """Where a leg begins and ends across, at each height."""
    out, in_ = outseam(cut)[::-1], inseam(cut)
    return np.interp(y, in_[:, 1], in_[:, 0]), np.interp(y, out[:, 1], out[:, 0])


def waistline(cut, depth):
    """Left to right: the front dips, the back rises."""
    x = np.linspace(-1, 1, 61)
    return np.c_[x * cut["waist"], -depth * np.cos(x * np.pi / 2)]


def wrinkles(x, y, cut):
    seed, depth, side = cut.get("seed", 3), cut.get("depth", 1.0), np.sign(x)
    low = -y - cut["crotch"]
    begin, end = sides(y, cut)
    leg = smoothstep((low + 0.02) / 0.14)
    away = smoothstep(np.abs(x) / 0.035)
    at = lambda place, wide: np.exp(-(((-y - place) / wide) ** 2))
    seat, knee, ankle = at(cut["crotch"] + 0.01, 0.085) * away, at(cut["knee"][2], 0.15), at(cut["length"] - 0.08, 0.09)
    near = 1 - smoothstep((np.abs(x) - begin) / (end - begin + 1e-6) * 1.1)
    total = 0.0036 * leg * folds(x, y, side * 0.05, 0.42, 0.085, seed)
    total += 0.0062 * seat * (0.35 + 0.65 * near) * folds(x, y, side * 1.98, 0.24, 0.042, seed + 1)
    total += 0.0034 * at(cut["crotch"] + 0.12, 0.12) * near * folds(x, y, side * 1.25, 0.20, 0.050, seed + 2)
    total += 0.0044 * knee * folds(x, y, side * 1.95, 0.13, 0.046, seed + 3)
    total += 0.0040 * knee * folds(x, y, side * 1.18, 0.13, 0.050, seed + 4)
    total += 0.0046 * ankle * folds(x, y, side * 1.48, 0.12, 0.040, seed + 5)
    total += 0.0022 * smoothstep((-y - 0.03) / 0.12) * folds(x, y, 0.9 * noise(x * 3, y * 3, seed) + 0.5, 0.16, 0.055, seed + 6)
    ironed = np.exp(-np.abs(np.abs(x) - crease(y, cut)) / 0.028) * smoothstep((-y - 0.05) / 0.1)
    return depth * total + cut.get("ironed", 0.0) * ironed


def crease(y, cut):
    """Where an ironed leg has its fold."""
    foot = sum(cut["hem"]) / 2
    return cut["waist"] * 0.46 + (foot - cut["waist"] * 0.46) * np.clip(-y / cut["length"], 0, 1)


def moved(x, y, cut):
    """No edge is quite straight, no two legs lie alike."""
    seed, side = cut.get("seed", 3), np.sign(x)
    low = smoothstep((-y - cut["crotch"] * 0.9) / 0.40)
    turn = low * np.where(x < 0, *cut.get("turned", (-0.026, 0.016)))
    hip = cut["hip"][0] * 0.55
    px, py = x - side * hip, y + cut["crotch"]
    x, y = side * hip + px * np.cos(turn) - py * np.sin(turn), -cut["crotch"] + px * np.sin(turn) + py * np.cos(turn)
    wave = lambda k: 0.009 * (noise(x * 6, y * 6, seed + k) - 0.5) + 0.003 * (noise(x * 19, y * 19, seed + k + 1) - 0.5)
    return np.c_[x + wave(20) + 0.010 * y * (y + 0.4), y + wave(30)]


def relief(x, y, cut):
    """Heights from 0 to 1: the seam between the legs sunk, hems and what is stitched down raised."""
    height = np.full(x.shape, 0.5, np.float32)
    for points, together in edges(cut):
        if not together:
            height += line(x, y, points, hemmed)
    height += line(x, y, np.array([[0.0, -cut["crotch"]], [0.0, -cut["front"] - cut.get("band", 0.04) - 0.005]]), sunk)
    height += line(x, y, offset(inseam(cut), 0.009), felled)
    for path in cut.get("felled", ()):
        height += line(x, y, np.array(path), felled)
    if "ironed" in cut:
        ys = np.linspace(-0.14, -cut["length"], 60)
        height += line(x, y, np.c_[crease(ys, cut), ys], lambda d, _: 0.30 * np.exp(-d / 0.0035))
    return np.clip(height, 0, 1)


def offset(path, far):
    """The same path, `far` to its right."""
    path = np.asarray(path, float)
    away = np.gradient(path, axis=0)
    return path + np.c_[away[:, 1], -away[:, 0]] / np.linalg.norm(away, axis=1)[:, None] * far
