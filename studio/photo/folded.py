"""A T-shirt folded for the shelf: sides and hem laid under, so that one sees the neck above and rounded folds all round."""
import numpy as np

from cut import neckline, rounded, sewn, triangles
from garment import line
from pressed import folds, noise, smoothstep


def lay(cut):
    """What lies on top: the front, its neck open, and the back within."""
    points, front, back, count = sewn(cut, edges)
    x, y = points.T
    away = apart(points, np.concatenate([path for path, _ in edges(cut)] + [path * [-1, 1] for path, _ in edges(cut)]))
    lying = np.r_[np.ones(count, bool), np.zeros(len(points) - count, bool)]
    level, tall = cut["level"], cut["tall"]
    high = level + np.where(lying, rounding(away, tall), tall / 2 + 0.4 * (rounding(away, tall) - tall / 2)) + lying * creased(x, y, away, cut)
    return dict(points=np.c_[moved(x, y, cut), high], flat=points, front=np.array(front), back=np.array(back))


def under(cut, level, seed):
    """A fold below it, drawn out a little less evenly."""
    wide, low, top = cut["chest"] - 0.001, -cut["length"] - 0.001, -0.034
    around = np.linspace(0, np.pi / 2, 7)[:-1]
    corner = lambda cx, cy, turn: np.c_[cx + 0.010 * np.cos(around + turn), cy + 0.010 * np.sin(around + turn)]
    ends = [corner(wide - 0.01, top - 0.01, 0), corner(0.01 - wide, top - 0.01, np.pi / 2), corner(0.01 - wide, low + 0.01, np.pi), corner(wide - 0.01, low + 0.01, 1.5 * np.pi)]
    outline = np.concatenate(ends)
    closed = np.r_[outline, outline[:1]]
    reach = np.r_[0, np.cumsum(np.hypot(*np.diff(closed, axis=0).T))]
    at = np.arange(0, reach[-1], cut["step"])
    rim = np.c_[np.interp(at, reach, closed[:, 0]), np.interp(at, reach, closed[:, 1])]
    points, faces = triangles(rim, cut["step"])
    back = len(points) + np.arange(len(points))
    back[: len(rim)] = np.arange(len(rim))
    both = np.r_[points, points]
    away, tall = apart(both, rim), cut["tall"]
    upper = np.arange(len(both)) < len(points)
    high = level + np.where(upper, rounding(away, tall), tall - rounding(away, tall))
    x, y = both.T
    return dict(points=np.c_[moved(x, y, dict(cut, seed=seed)), high], flat=both, front=np.array(faces), back=back[np.array(faces)][:, ::-1])


def turned(lying, place, degrees):
    a = np.radians(degrees)
    x, y, z = lying["points"].T
    return dict(lying, points=np.c_[place[0] + x * np.cos(a) - y * np.sin(a), place[1] + x * np.sin(a) + y * np.cos(a), z])


def edges(cut):
    """Right half: shoulder, the fold of the side, the fold of the hem; joined everywhere."""
    shoulder, low = np.array([cut["shoulder"], -cut["drop"]]), -cut["length"]
    s = np.linspace(0, 1, 8)[:, None]
    bend = lambda corner, before, after: before * (1 - s) ** 2 + corner * 2 * s * (1 - s) + after * s * s
    side = np.array([cut["chest"], low])
    way = (np.array([cut["neck"], 0.0]) - shoulder) / np.hypot(cut["neck"] - cut["shoulder"], cut["drop"])
    yield np.r_[rounded(cut), bend(shoulder, shoulder + way * 0.010, shoulder - [0, 0.010])], True
    yield np.r_[[shoulder - [0, 0.010]], bend(side, side + [0, 0.009], side - [0.009, 0])], True
    yield np.array([side - [0.009, 0], [0.0, low]]), True


def apart(points, rim):
    return np.array([np.hypot(*(rim - p).T).min() for p in points])


def rounding(away, tall):
    """From the middle of a fold's edge up to its top."""
    turn = np.clip(away / (tall * 0.75), 0, 1)
    return tall / 2 * (1 + np.sqrt(1 - (1 - turn) ** 2))


def creased(x, y, away, cut):
    """What lies beneath is told by soft steps: the sleeves laid under, the hem turned up."""
    seed, within = cut.get("seed", 3), smoothstep(away / 0.03)
    step = lambda far, wide: smoothstep(far / wide + 0.5)
    sleeve = 0.0016 * step(np.abs(x) - 0.082 + 0.10 * (y + 0.2), 0.020) + 0.0012 * step(-y - 0.215 + 0.05 * x, 0.016)
    soft = 0.0042 * folds(x, y, 0.25, 0.24, 0.075, seed) + 0.0030 * folds(x, y, 1.2, 0.20, 0.055, seed + 2) + 0.0022 * folds(x, y, -0.7, 0.13, 0.040, seed + 4)
    return cut.get("depth", 1.0) * within * (sleeve + soft + 0.004 * noise(x * 7, y * 7, seed + 6))


def moved(x, y, cut):
    seed = cut.get("seed", 3)
    wave = lambda k: 0.007 * (noise(x * 7, y * 7, seed + k) - 0.5) + 0.002 * (noise(x * 23, y * 23, seed + k + 1) - 0.5)
    return np.c_[x + wave(20), y + wave(30)]


def relief(x, y, cut):
    """Two rows of stitches below the neck's ribbing."""
    height = np.full(x.shape, 0.5, np.float32)
    return np.clip(height + line(x, y, neckline(cut, cut["front"])[30:], twin), 0, 1)


def twin(d, along):
    row = lambda at: np.exp(-(((d - at) / 0.0008) ** 2))
    pucker = np.sin(along * 420 + 2 * np.sin(along * 61)) * np.exp(-(((d - 0.004) / 0.006) ** 2))
    return -0.30 * np.exp(-((d / 0.0014) ** 2)) - 0.22 * (row(0.0045) + row(0.0075)) + 0.05 * pucker
