"""A dress or a skirt smoothed out by hand on the floor: each tier gathered into the seam above it."""
import numpy as np

from cut import curve, sewn, sideseam
from garment import hemmed, line
from legs import waistline
from pressed import folds, noise, smoothstep, spread


def lay(cut):
    return spread(sewn(cut, skirt, waistline) if "taken" in cut else sewn(cut), cut, wrinkles, moved)


def skirt(cut):
    """Right half of one without a body: the side from the band down, the hem."""
    yield side(cut), True
    x = np.linspace(cut["hem"], 0, 40)
    yield np.c_[x, hemline(x, cut)], False


def side(cut):
    if "taken" not in cut:
        return sideseam(cut)
    waist, hem, long = cut["waist"], cut["hem"], cut["length"]
    return curve(*np.array([[waist, 0.0], [cut["hip"], -0.24], [cut["hip"] * 0.42 + hem * 0.58, -0.64 * long], [hem, -long]]), 60)


def hemline(x, cut):
    """Lowest in the middle, as a part of a ring lies."""
    return -cut["length"] - cut["tail"] * (1 + np.cos(np.pi * np.minimum(np.abs(x) / cut["hem"], 1))) / 2


def along_the_grain(x, y, cut):
    """Across the cloth, of which a steep fold takes more; up from its hem. `taken` is half its width at the band and at the hem."""
    return across(x, y, cut, tier(x, y, cut, 0)) * np.interp(-y, [0, cut["length"]], cut["taken"]), y - hemline(x, cut)


def across(x, y, cut, high):
    """From -1 to 1 over the cloth, from one side seam to the other."""
    apart, slope = np.abs(x[0, 1] - x[0, 0]), np.abs(np.gradient(high, axis=1))
    reach = np.cumsum(1 + 1.1 * slope / apart, axis=1)
    within = np.abs(fan(x, y, cut)) < 1
    begin = np.where(within, reach, np.inf).min(1, keepdims=True)
    end = np.where(within, reach, -np.inf).max(1, keepdims=True)
    return 2 * (reach - begin) / np.maximum(end - begin, 1) - 1


def relief(x, y, cut):
    """The hem turned up; what the band's row of stitches draws together."""
    height = np.full(x.shape, 0.5, np.float32)
    for points, together in skirt(cut):
        if not together:
            height += line(x, y, points, hemmed)
    small = ridge(fan(x, y, cut) * 46, (cut["tiers"][0][0] - y) * 9, cut.get("seed", 3) + 50)
    return np.clip(height + 0.5 * small * np.exp(-np.maximum(cut["tiers"][0][0] - y, 0) / 0.05), 0, 1)


def wrinkles(x, y, cut):
    return sum(tier(x, y, cut, k) for k in range(len(cut["tiers"]))) + above(x, y, cut)


def above(x, y, cut):
    """Folds of body and sleeves."""
    seed, side = cut.get("seed", 3), np.sign(x)
    top = cut["tiers"][0][0]
    over = smoothstep((y - top) / 0.03)
    sleeve = smoothstep((np.abs(x) - cut["chest"] * 0.92) / 0.04) * over
    body = 0.005 * (1 - sleeve) * over * folds(x, y, -side * 0.6, 0.18, 0.045, seed + 2)
    return body + 0.010 * sleeve * folds(x, y, side * cut.get("sleeve_folds", -0.4), 0.16, 0.040, seed + 4)


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
    seam = side(cut)[::-1]
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
