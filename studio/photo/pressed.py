"""A garment smoothed out by hand on the floor: nothing falls, soft folds are drawn where cloth keeps them."""
import math

import numpy as np

from cut import sewn, sleeve_axes


def lay(cut):
    return spread(sewn(cut), cut, wrinkles, moved)


def spread(pieces, cut, wrinkles, moved):
    points, front, back, count = pieces
    x, y = points.T
    lying = np.r_[np.ones(count, bool), np.zeros(len(points) - count, bool)]
    high = np.where(lying, thickness(points, front, cut) + wrinkles(x, y, cut), 0.0015)
    return dict(points=np.c_[moved(x, y, cut), high], flat=points, front=np.array(front), back=np.array(back))


def thickness(points, front, cut):
    """Two layers and the air between them, thin at the rim."""
    away = inward(points, front)
    full = cut.get("full", 0.010) * 0.6
    return 0.0030 + full * (1 - np.exp(-((away / cut.get("round", 0.016)) ** 1.5))) * (0.75 + 0.5 * noise(points[:, 0] * 5, points[:, 1] * 5, 2))


def inward(points, front):
    """How far each point lies from the garment's edge."""
    edges = np.sort(np.concatenate([np.array(front)[:, pair] for pair in ((0, 1), (1, 2), (2, 0))]), axis=1)
    kept, times = np.unique(edges, axis=0, return_counts=True)
    rim = points[np.unique(kept[times == 1])]
    return np.array([np.hypot(*(rim - p).T).min() for p in points])


def wrinkles(x, y, cut):
    seed, depth = cut.get("seed", 3), cut.get("depth", 1.0)
    side = np.sign(x)
    down, _ = sleeve_axes(cut)
    far = np.abs(x) - cut["shoulder"]
    reach = far * down[0] - (y + cut["drop"]) * -down[1]
    sleeve = smoothstep((np.abs(x) - cut["chest"] * 0.9) / 0.07) * smoothstep((reach - 0.02) / 0.1)
    below = -y - cut["armhole"]
    pit = np.exp(-(((np.abs(x) - cut["chest"] * 0.86) / 0.085) ** 2) - (below / 0.12) ** 2)
    low = smoothstep((-y - cut["length"] * 0.55) / (cut["length"] * 0.35))
    body = 1 - sleeve
    lean = math.atan2(down[0], -down[1])
    total = 0.0040 * body * folds(x, y, side * 0.18, 0.42, 0.105, seed)
    total += 0.0036 * body * (0.35 + 0.65 * low) * folds(x, y, 0.10 * side, 0.30, 0.060, seed + 1)
    total += 0.0055 * pit * folds(x, y, -side * 0.75, 0.20, 0.036, seed + 2)
    total += 0.0026 * body * folds(x, y, 0.9 * noise(x * 3, y * 3, seed) + 0.5, 0.16, 0.050, seed + 3)
    total += 0.0052 * sleeve * folds(x, y, side * (lean - 0.95), 0.11, 0.040, seed + 4)
    total += 0.0034 * sleeve * folds(x, y, side * lean, 0.30, 0.050, seed + 5)
    return depth * total + quilted(x, reach * sleeve - y * (1 - sleeve), cut) + blown(x, y, cut)


def quilted(x, down, cut):
    """Down between two cloths, sewn across in rows."""
    if "quilt" not in cut:
        return 0.0
    rows = np.abs(np.sin(down / cut["quilt"] * math.pi))
    return 0.011 * rows ** 0.55 * (0.8 + 0.4 * noise(x * 9, down * 14, 5)) + 0.0016 * (1 - rows) * folds(x, down, 0.15, 0.05, 0.020, 9)


def folds(x, y, turn, long, wide, seed):
    """Rounded ridges from 0 to 1, `long` along the way that is turned from straight down, `wide` across it."""
    sway = 0.45 * wide * (noise(x / wide / 1.6, y / wide / 1.6, seed + 40) - 0.5)
    along = (np.sin(turn) * x - np.cos(turn) * y) / long
    across = (np.cos(turn) * x + np.sin(turn) * y + sway) / wide
    mid = 2 * noise(across, along, seed) - 1
    ridge = 1 - np.sqrt(mid * mid + 0.010)
    return np.clip(ridge, 0, 1) ** 2.2 * smoothstep(noise(across * 0.4, along * 0.7, seed + 80) * 2.2 - 0.5)


def moved(x, y, cut):
    """No edge is quite straight, no two sleeves lie alike."""
    seed, side = cut.get("seed", 3), np.sign(x)
    on = smoothstep((np.abs(x) - cut["shoulder"] * 0.92) / 0.10) * smoothstep((-y - cut["drop"]) / 0.12)
    turn = on * np.where(x < 0, *cut.get("turned", (0.050, -0.020)))
    x, y = held(x, y, cut)
    px, py = x - side * cut["shoulder"], y + cut["drop"]
    x, y = side * cut["shoulder"] + px * np.cos(turn) - py * np.sin(turn), -cut["drop"] + px * np.sin(turn) + py * np.cos(turn)
    wave = lambda k: 0.010 * (noise(x * 6, y * 6, seed + k) - 0.5) + 0.004 * (noise(x * 19, y * 19, seed + k + 1) - 0.5)
    return np.c_[x + wave(20) + 0.010 * y * (y + 0.3), y + wave(30)]


def held(x, y, cut):
    """What ribbing draws in, and the cloth that hangs over it."""
    if "ribbed" not in cut:
        return x, y
    side, (body, sleeve) = np.sign(x), at_ribs(x, y, cut)
    _, inward = sleeve_axes(cut)
    across = (np.abs(x) - cut["shoulder"]) * inward[0] + (y + cut["drop"]) * inward[1]
    far = (cut["cuff"] / 2 - across) * (0.17 * sleeve[0] - 0.10 * sleeve[1])
    return x * (1 - 0.060 * body[0] + 0.014 * body[1]) + side * far * inward[0], y + far * inward[1]


def blown(x, y, cut):
    if "ribbed" not in cut:
        return 0.0
    seed, (body, sleeve) = cut.get("seed", 3), at_ribs(x, y, cut)
    small = lambda turn, wide, k: 0.4 + 1.1 * folds(x, y, turn, 0.09, wide, seed + k)
    down, _ = sleeve_axes(cut)
    lean = np.sign(x) * math.atan2(down[0], -down[1])
    return 0.0090 * body[1] * small(0.0, 0.030, 31) + 0.0085 * sleeve[1] * small(lean, 0.024, 32) - 0.006 * body[0] - 0.004 * sleeve[0]


def at_ribs(x, y, cut):
    """For body and sleeve: where ribbing holds, and where cloth hangs over above it."""
    down, _ = sleeve_axes(cut)
    reach = (np.abs(x) - cut["shoulder"]) * down[0] + (y + cut["drop"]) * down[1]
    on = smoothstep((np.abs(x) - cut["chest"] * 0.9) / 0.07) * smoothstep((reach - 0.02) / 0.1)
    parts = []
    for far, share in ((-y - cut["length"], 1 - on), (reach - cut["sleeve"], on)):
        from_rib = far + cut["ribbed"]
        parts.append((share * smoothstep((from_rib + 0.012) / 0.024), share * np.exp(-(((from_rib + 0.026) / 0.022) ** 2))))
    return parts


def noise(x, y, seed):
    """From 0 to 1, a new value at each whole place, smooth between."""
    table = np.random.default_rng(seed + 7).random((64, 64))
    i, j = np.floor(x).astype(int), np.floor(y).astype(int)
    s, t = smoother(x - i), smoother(y - j)
    at = lambda a, b: table[(i + a) % 64, (j + b) % 64]
    return (at(0, 0) * (1 - s) + at(1, 0) * s) * (1 - t) + (at(0, 1) * (1 - s) + at(1, 1) * s) * t


def smoother(t):
    return t * t * t * (t * (t * 6 - 15) + 10)


def smoothstep(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)
