"""Hills and grains of many sizes: crusts, powder, dough."""
import math

import numpy as np


def waves(x, y, seed, low, high, count=90, fall=0.8):
    """From -1 to 1 about, `low` to `high` the radians a metre; the finer, the fainter by `fall`."""
    random = np.random.default_rng(seed)
    total = 0 * x
    for f in np.geomspace(low, high, count):
        a = random.uniform(0, 2 * math.pi)
        total = total + np.sin(f * (x * math.cos(a) + y * math.sin(a)) + random.uniform(0, 6.3)) * (low / f) ** fall
    return total / 4.5


def painted(rows, steps, colours):
    """Linear colours over a grid of so many points round and from end to end, as an image keeps them: places on it, and its pixels."""
    round_, along = np.meshgrid((np.arange(steps) + 0.5) / steps, (np.arange(rows) + 0.5) / rows)
    stored = np.where(colours <= 0.0031308, colours * 12.92, 1.055 * np.clip(colours, 0, 1) ** (1 / 2.4) - 0.055)
    return np.stack([round_, along], -1).reshape(-1, 2), np.clip(stored, 0, 1).astype(np.float32)


def blend(under, over, much):
    return under + (np.array(over) - under) * np.clip(much, 0, 1)[..., None]
