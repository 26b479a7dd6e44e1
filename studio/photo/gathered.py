"""A dress smoothed out by hand on the floor: each tier gathered into the seam above it."""
import numpy as np

from cut import sewn, sideseam
from pressed import folds, noise, smoothstep, spread


def lay(cut):
    return spread(sewn(cut), cut, wrinkles, moved)


def wrinkles(x, y, cut):
    seed, side = cut.get("seed", 3), np.sign(x)
    top = cut["tiers"][0][0]
    above = smoothstep((y - top) / 0.03)
    sleeve = smoothstep((np.abs(x) - cut["chest"] * 0.92) / 0.04) * above
    total = sum(tier(x, y, cut, k) for k in range(len(cut["tiers"])))
    total += 0.005 * (1 - sleeve) * above * folds(x, y, -side * 0.6, 0.18, 0.045, seed + 2)
    total += 0.010 * sleeve * folds(x, y, side * cut.get("sleeve_folds", -0.4), 0.16, 0.040, seed + 4)
    return total


def tier(x, y, cut, k):
    """Many small folds at the seam run together into few broad ones further down."""
    top, bottom, count, deep = cut["tiers"][k]
    down = np.clip((top - y) / (top - bottom), 0, 1)
    within = smoothstep((top - y) / 0.012) * smoothstep((y - bottom + 0.006) / 0.006)
    around = fan(x, y, cut) * count + 0.5 * noise(fan(x, y, cut) * 4, down * 2, k)
    broad = ridge(around, down * 0.55, cut.get("seed", 3) + k)
    small = ridge(around * 2.7, down * 1.6, cut.get("seed", 3) + k + 20)
    return deep * within * (broad * (0.30 + 0.70 * down) + 0.55 * small * np.exp(-4 * down))


def fan(x, y, cut):
    """From -1 to 1 between the side seams."""
    seam = sideseam(cut)[::-1]
    return x / np.interp(y, seam[:, 1], seam[:, 0])


def ridge(across, along, seed):
    mid = 2 * noise(across, along, seed) - 1
    return np.clip(1 - np.sqrt(mid * mid + 0.02), 0, 1) ** 1.5


def moved(x, y, cut):
    """The hem rises and falls softly; no edge is quite straight."""
    seed = cut.get("seed", 3)
    _, bottom, count, _ = cut["tiers"][-1]
    low = smoothstep((bottom + 0.16 - y) / 0.16)
    wave = lambda k: 0.012 * (noise(x * 5, y * 5, seed + k) - 0.5) + 0.003 * (noise(x * 19, y * 19, seed + k + 1) - 0.5)
    scallop = 0.014 * low * (noise(fan(x, y, cut) * count * 0.55, 0.5, seed + 60) - 0.5)
    return np.c_[x + wave(20) + 0.010 * y * (y + 0.3), y + wave(30) + scallop]
