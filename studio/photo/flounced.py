"""A dress or a kurti of lengths of cloth, each gathered into the seam above it and wider than what it hangs from."""
import numpy as np

import garment
from cut import sewn
from gathered import above, across, fan, moved, ridge, side
from pressed import noise, smoothstep, spread


def lay(cut):
    pieces = sewn(cut)
    lying, front = spread(pieces, cut, wrinkles, moved), slice(pieces[3])
    # In front the hem draws back between its folds, and the inside of the back is seen.
    x, y = pieces[0][front].T
    low = smoothstep((0.10 - cut["length"] - y) / 0.10)
    lying["points"][front, 1] += 0.020 * low * (1 - pipes(x, y, cut, len(cut["tiers"]) - 1))
    return lying


def wrinkles(x, y, cut):
    return sum(tier(x, y, cut, k) for k in range(len(cut["tiers"]))) + above(x, y, cut)


def tier(x, y, cut, k):
    """It puffs out below the seam, in many small folds, which run together into few broad ones; the next seam presses them flat."""
    top, bottom, _, deep = cut["tiers"][k]
    at, down = fan(x, y, cut), np.clip((top - y) / (top - bottom), 0, 1)
    small = ridge(at * 21 + 0.4 * noise(at * 5, down * 2, k), down * 1.2, cut.get("seed", 3) + k + 20)
    broad = pipes(x, y, cut, k) * (0.25 + 0.75 * down) * (1.0 if k == len(cut["tiers"]) - 1 else smoothstep((y - bottom) / 0.020))
    on = smoothstep((top - y) / 0.016) * smoothstep((y - bottom + 0.004) / 0.004) * smoothstep((1.08 - np.abs(at)) / 0.06)
    return deep * on * (broad + 0.5 * small * np.exp(-3.5 * down) + 0.36 * np.exp(-4 * down))


def pipes(x, y, cut, k):
    """The broad folds of a tier, from 0 to 1, each as wide and as deep as it happens to be."""
    top, bottom, count, _ = cut["tiers"][k]
    seed, down = cut.get("seed", 3) + 9 * k, np.clip((top - y) / (top - bottom), 0, 1)
    at = fan(x, y, cut)
    phase = at * count / 2 + 1.7 * noise(at * count / 3, down * 0.5, seed) + 0.25 * noise(at * 3, down * 1.5, seed + 1)
    high = 0.25 + 0.75 * noise(at * count / 2.4 + 9, down * 0.6, seed + 2)
    return high * (0.5 + 0.5 * np.sin(2 * np.pi * phase)) ** 0.8


def along_the_grain(x, y, cut):
    """A tier's cloth is `flounced` times as wide as its foot lies; its print is drawn together with it, as it is where the bodice is smocked."""
    u, v = garment.along_the_grain(x, y, cut)
    if "smocked" in cut:
        top, bottom = cut["smocked"]
        u = np.where((y > bottom) & (np.abs(u) < garment.APART / 2), u * (1 + 0.35 * smoothstep((top + 0.02 - y) / 0.06)), u)
    seam = side(cut)
    for k, (top, bottom, *_) in enumerate(cut["tiers"]):
        wide = cut["flounced"] * np.interp(-bottom, -seam[:, 1], seam[:, 0])
        within = (y <= top) & (y > bottom - 0.1) & (np.abs(fan(x, y, cut)) < 1.04)
        u = np.where(within, across(x, y, cut, tier(x, y, cut, k)) * wide + 0.31 * k, u)
        # Gathers pull the print up a little between them.
        v = np.where(within, y + 0.006 * np.exp((y - top) / 0.04) * pipes(x, y, cut, k), v)
    return u, v


def relief(x, y, cut):
    return np.clip(garment.relief(x, y, cut) + sum(drawn_in(x, y, cut, top, seed) for seed, (top, *_) in enumerate(cut["tiers"], cut.get("seed", 3) + 50)), 0, 1)


def drawn_in(x, y, cut, top, seed):
    """Threads' breadths between the gathers, from the seam down."""
    far, at = top - y, fan(x, y, cut)
    return 0.6 * (ridge(at * 52, far * 7, seed) - 0.4) * np.exp(-np.maximum(far, 0) / 0.045) * (far > 0.002) * (np.abs(at) < 1)
