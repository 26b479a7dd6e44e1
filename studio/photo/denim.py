"""Denim: a blue warp over a white weft, worn pale where it is touched, sewn with thread of another colour."""
import numpy as np

from fabric import MULMUL
from garment import line
from pressed import noise

DENIM = dict(MULMUL, slub=0.30, unevenness=0.10, translucent=0.0, crease=0.0010, gloss=0.12, relief=0.0)
BLUE = dict(base="#172a4d", accent="#9db3cb")
THREAD, COPPER = "#b5783a", "#b0713f"


def twill(x, y, pale):
    """How much of the white weft is seen: as `pale` as it is worn, and its diagonal."""
    pale = pale * (0.85 + 0.3 * noise(x * 22, y * 9, 6))
    u, v = x * 0.5 + y * 0.87, x * 0.87 - y * 0.5
    rib = noise(u / 0.0011, v / 0.0045, 8) - 0.5
    streak = noise(x / 0.0014, y / 0.05, 9) - 0.5 + 0.6 * (noise(x / 0.004, y / 0.16, 10) - 0.5)
    return np.clip(pale + 0.15 * rib + 0.09 * streak, 0, 1)


def rows(x, y, paths, thick=0.0008):
    """A row of stitches along each path and its mirror image."""
    total = x * 0
    for path in paths:
        total = np.maximum(total, line(x, y, np.asarray(path, float), lambda d, along: (d < thick) & (np.mod(along, 0.0044) < 0.0032)))
    return 0.9 * total
