"""A hood that lies above the neck, opened towards the eye, and its cord."""
import numpy as np

from cut import curve, evenly
from finish import metal
from pressed import folds, noise, smoothstep
from solid import tube
from trims import sheet, studs

AROUND, ACROSS = 241, 30
# The middle of the maker's name, in the neck.
LABEL = np.array([0.0, 0.018, 0.0065])


def hood(surface, cut, material, inside):
    outer, inner = rims(cut)
    rows, ground = [], [surface.at(x, y).z if y < 0 else 0.0025 for x, y in outer]
    for s in np.linspace(0, 1, ACROSS):
        x, y = (outer * (1 - s) + inner * s).T
        rows.append(np.c_[x, y, high(x, y, s, np.array(ground))])
    # Its edge is turned in: one sees that it is thick.
    turned = rows[-1] * [0.985, 1, 1] + [0, 0, -0.008]
    made = sheet([p for row in [*rows, turned] for p in row], ACROSS + 1, AROUND, material, 0.0022)
    finer = made.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1
    lining(inner, inside)


def rims(cut):
    """Once round from the middle in front: along the seam of the neck and over the top; the edge of the opening."""
    wide, low = cut["neck"], cut["front"]
    seam = curve(*np.array([[0, -low - 0.012], [wide * 0.60, -low * 0.78 - 0.010], [wide + 0.006, -0.024], [wide + 0.038, 0.070]]), 40)
    turn = np.linspace(0, np.pi / 2, 60)
    dome = lambda x, y, tall: np.c_[x * np.cos(turn) ** 0.84, y + tall * np.sin(turn) ** 0.84]
    s = np.linspace(0, 1, 40)[:, None]
    notch = np.array([0, 0.045 - low]) * (1 - s) ** 2 + np.array([0.066, 0.0]) * 2 * s * (1 - s) + np.array([0.080, 0.095]) * s * s
    seam, edge = np.r_[seam, dome(wide + 0.038, 0.070, 0.218)[1:]], np.r_[notch, dome(0.080, 0.095, 0.112)[1:]]
    halves = [evenly(path, AROUND // 2 + 1) for path in (seam, edge)]
    return [slumped(np.r_[half, (half * [-1, 1])[-2::-1]]) for half in halves]


def slumped(path):
    """Nobody lays a hood quite straight: it leans, its top sinks in, its fold is dented."""
    x, y = path.T
    up = np.clip(y / 0.29, 0, 1)
    dent = lambda k: (noise(x * 13 + 9, y * 13 + 9, k) - 0.5) * 0.017 * up
    return np.c_[x * (1 - 0.05 * up * np.sign(x)) + 0.016 * up * up + dent(41), y - 0.012 * up * np.exp(-(((x - 0.03) / 0.06) ** 2)) + dent(42)]


def high(x, y, s, ground):
    """Folded over at its outer edge, then nearly flat; it bunches at the neck. A channel for the cord along the opening."""
    upper, soft = smoothstep((y + 0.06) / 0.14), np.sin(np.pi * min(1.0, s) ** 0.8)
    turn = np.arctan2(x, y - 0.05)
    puff = (0.009 + 0.013 * upper) * (1 - np.exp(-s / 0.10)) * (1 - 0.55 * s) * (0.7 + 0.6 * noise(x * 14, y * 14, 3))
    bunched = np.exp(-(((y + 0.01) / 0.075) ** 2))
    creased = (0.006 + 0.012 * bunched) * soft * folds(turn * 0.14, s * 0.10 + 0 * turn, 0.35, 0.10, 0.040, 5)
    creased += 0.010 * soft * folds(x, y, 1.1 * np.sign(x), 0.15, 0.040, 8) + 0.007 * soft * folds(x, y, -0.4 * np.sign(x), 0.12, 0.030, 12)
    edge = 0.024 - 0.006 * upper
    seam = 0.0035 * np.exp(-(((x - 0.012) / 0.004) ** 2)) * (y > 0.1)
    channel = 0.0022 * (smoothstep((s - 0.70) / 0.05) - 0.8 * np.exp(-(((s - 0.69) / 0.025) ** 2)))
    return ground * (1 - s) + edge * s + puff + creased - seam + channel + 0.002


def lining(inner, material):
    """What is seen through the opening."""
    middle = np.array([0.0, 0.085])
    rows = []
    for s in np.linspace(0.001, 1.16, 24):
        x, y = (middle + (inner - middle) * s).T
        seam = 0.003 * np.exp(-(((x - 0.010) / 0.003) ** 2)) * (y > 0.04)
        loose = smoothstep((np.hypot(x / 0.031, (y - LABEL[1]) / 0.015) - 1.0) / 1.2)
        rows.append(np.c_[x, y, LABEL[2] - 0.0015 + loose * (0.003 * s * s + 0.010 * folds(x, y, 0.35, 0.13, 0.045, 11) + 0.007 * folds(x, y, -0.8, 0.12, 0.035, 15)) - seam])
    sheet([p for row in rows for p in row], len(rows), AROUND, material, 0.001)


def cord(surface, cut, material):
    """Two ends that come out of eyelets and lie down the chest."""
    top = -cut["front"] + 0.020
    for side, length, bow in ((-1, 0.235, 0.010), (1, 0.250, -0.006)):
        s = np.linspace(-0.028, 1, 60)
        x = side * (0.034 + 0.010 * np.sin(s * 2.2)) + bow * np.sin(s * np.pi * 1.4)
        y = top - length * s
        rise = 0.027 * smoothstep((y - top + 0.075) / 0.065)
        path = [(*p[:2], surface.at(*p[:2], 0.0040).z + p[2]) for p in zip(x, y, rise)]
        tube(path, 0.0036, material, sides=12)
        tube(np.array(path[-1]) + np.outer(np.linspace(0.2, 1, 6), np.array(path[-1]) - path[-3]) * 2.4, 0.0041, metal("#c9c5bb", 0.3), sides=16)
        studs(surface, [(x[0], top + 0.003)], "#c9c5bb", 0.0058, 0.0285)
