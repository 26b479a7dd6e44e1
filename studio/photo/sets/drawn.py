"""What hands put on paper: lines of notes, a child's drawing."""
import math

import numpy as np

from scene import Nodes, image
from sets.desk import word

PAPER = np.array([0.957, 0.940, 0.895])
INKS = {"blue": (0.10, 0.20, 0.52), "red": (0.70, 0.12, 0.14), "green": (0.12, 0.45, 0.24), "purple": (0.38, 0.20, 0.56)}


def shown(name, pixels):
    nodes = Nodes(name)
    seen = nodes.picture(nodes.add("ShaderNodeUVMap").outputs[0], image(name, np.clip(pixels, 0, 1), True))
    return nodes.finish(nodes.surface(Base_Color=seen, Roughness=0.85, Specular=0.15))


def ruled(seed, until, right):
    """A page of a ruled notebook, written down to line `until`: a heading underlined, points marked in colours."""
    wide, tall, pitch = 1200, 1703, 72
    page = np.ones((tall, wide, 3)) * PAPER
    first = tall - 200
    for k in range(21):
        y = first - pitch * k - 10
        page[y - 1:y + 2] = page[y - 1:y + 2] * 0.35 + np.array([0.62, 0.74, 0.84]) * 0.65
    page[:, 150:153] = np.array([0.88, 0.58, 0.56])
    random = np.random.default_rng(seed)
    ink = np.array(INKS["blue"])
    if right:
        x = row(page, np.array(INKS["red"]), random, 180, 600, first)
        wave = np.linspace(180, x, 700)
        trace(page, wave, first - 24 + 5 * np.sin(wave / 14), INKS["green"], 2.6)
    for k in range(2 if right else 0, until):
        y = first - pitch * k
        point = right and k in (2, 5, 7)
        if point:
            star(page, 112, y + 16, INKS[("purple", "red", "green")[(2, 5, 7).index(k)]])
        row(page, ink, random, 180, (random.uniform(700, 1050) if k % 4 == 3 or k == until - 1 else random.uniform(1030, 1110)), y)
    return page


def row(page, ink, random, x, end, y):
    while x < end - 60:
        x = word(page, ink, random, x, y) + random.uniform(24, 38)
    return x


def star(page, x, y, ink):
    a = np.pi / 2 + np.arange(6) * 4 * np.pi / 5
    trace(page, x + 24 * np.cos(a), y + 24 * np.sin(a), ink, 2.4)


def trace(page, xs, ys, ink, thick, grain=None):
    """A line through the given points, drawn without lifting the hand."""
    steps = np.r_[0, np.cumsum(np.maximum(np.hypot(np.diff(xs), np.diff(ys)), 1e-6))]
    at = np.arange(0, steps[-1], 0.6)
    px, py = np.interp(at, steps, xs), np.interp(at, steps, ys)
    cover, reach = np.zeros(page.shape[:2]), int(thick) + 2
    for v in range(-reach, reach + 1):
        for u in range(-reach, reach + 1):
            i, j = px.astype(int) + u, py.astype(int) + v
            inside = (i >= 0) & (j >= 0) & (i < page.shape[1]) & (j < page.shape[0])
            np.maximum.at(cover, (j[inside], i[inside]), np.clip(thick - np.hypot(i - px, j - py), 0, 1)[inside])
    if grain is not None:
        cover = cover * np.clip(grain * 1.5, 0, 1)
    page[:] = page * (1 - 0.92 * cover[..., None]) + np.array(ink) * 0.92 * cover[..., None]


class Drawing:
    """A sheet under coloured pencils; places count from 0 to 1.4 across, 0 to 1 upwards."""

    def __init__(self, tall=1100, seed=4):
        self.tall, self.random = tall, np.random.default_rng(seed)
        self.page = np.ones((tall, int(tall * 1.4), 3)) * np.array([0.962, 0.952, 0.925])
        tooth = self.random.uniform(0, 1, self.page.shape[:2])
        for axis in (0, 1):
            tooth = (np.roll(tooth, 1, axis) + tooth + np.roll(tooth, -1, axis)) / 3
        self.grain = np.clip(0.5 + (tooth - 0.5) * 4.2, 0, 1)
        self.y, self.x = np.mgrid[0:tall, 0:int(tall * 1.4)] / tall

    def line(self, points, colour="#3a3530", thick=3.4, closed=False):
        """Through corners, by a hand that is not quite sure."""
        p = np.array(points + points[:1] if closed else points, float)
        s = np.linspace(0, len(p) - 1, 40 * len(p))
        x, y = (np.interp(s, range(len(p)), p[:, k]) + 0.0022 * np.sin(s * (5 + 2 * k) + self.random.uniform(0, 6)) for k in (0, 1))
        trace(self.page, x * self.tall, y * self.tall, tone(colour), thick, 0.25 + self.grain)

    def fill(self, inside, colour, degrees=50, strength=0.8):
        """Strokes to and fro that sometimes pass the outline."""
        a = math.radians(degrees + self.random.uniform(-6, 6))
        along, across = self.x * math.cos(a) + self.y * math.sin(a), -self.x * math.sin(a) + self.y * math.cos(a)
        bent = across + 0.004 * np.sin(along * 9 + self.random.uniform(0, 6))
        stripe = np.floor(bent / 0.0075).astype(int) % 997
        shift = self.random.normal(0, 0.007, 997)[stripe]
        dark = self.random.uniform(0.72, 1.0, 997)[stripe] * (0.70 + 0.30 * np.cos(2 * np.pi * bent / 0.0075))
        within = inside(self.x + shift * math.cos(a), self.y + shift * math.sin(a))
        cover = (strength * dark * np.clip(0.42 + 1.15 * self.grain, 0, 1.15) * within).clip(0, 1)[..., None]
        self.page = self.page * (1 - cover) + (np.array(tone(colour)) * 0.80 + self.page * 0.06) * cover


def tone(colour):
    digits = colour.lstrip("#")
    return tuple(int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4))


def ellipse(cx, cy, rx, ry):
    return lambda x, y: ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1


def box(left, right, low, high):
    return lambda x, y: (x > left) & (x < right) & (y > low) & (y < high)


def hill(x):
    return 0.30 + 0.06 * np.sin(x * 4.4 + 0.4)


def home():
    """A house, a tree, the sun, a hill: its left side coloured, the rest still lines."""
    d = Drawing()
    d.fill(ellipse(0.22, 0.82, 0.095, 0.095), "#f4bd2c", 35, 0.9)
    d.fill(lambda x, y: (y > hill(x) + 0.01) & (x < 0.36 + 0.10 * np.sin(y * 9)) & (y < 0.93) & (x > 0.04) & ~ellipse(0.22, 0.82, 0.12, 0.12)(x, y), "#56b2d8", 12, 0.62)
    d.fill(lambda x, y: (y < hill(x) - 0.004) & (y > 0.05) & (x > 0.04) & (x < 0.66 + 0.05 * np.sin(y * 20)) & ~box(0.40, 0.80, 0.21, 0.5)(x, y), "#4fa23f", 62, 0.95)
    d.fill(box(0.42, 0.78, 0.22, 0.50), "#e98aa6", 48, 0.75)
    d.fill(lambda x, y: (y > 0.50) & (y < 0.50 + 0.21 * (1 - np.abs(x - 0.60) / 0.235)), "#c4211f", 40, 1.0)
    d.fill(box(0.555, 0.645, 0.22, 0.385), "#8c5a33", 80, 0.85)
    d.fill(ellipse(0.13, 0.17, 0.026, 0.026), "#e0648f", 30, 0.95)
    d.fill(ellipse(0.27, 0.12, 0.026, 0.026), "#f4bd2c", 30, 0.95)
    outlines(d)
    return d.page


def outlines(d):
    turn = np.linspace(0, 2 * np.pi, 40)
    circle = lambda cx, cy, rx, ry=None: [(cx + rx * np.cos(t), cy + (ry or rx) * np.sin(t)) for t in turn]
    xs = np.linspace(0.03, 1.36, 30)
    d.line([(x, hill(x)) for x in xs if x < 0.42], "#2f6f33")
    d.line([(x, hill(x)) for x in xs if x > 0.78])
    d.line(circle(0.22, 0.82, 0.095), "#e08a1e")
    for t in np.linspace(0, 2 * np.pi, 12, endpoint=False):
        d.line([(0.22 + r * np.cos(t), 0.82 + r * np.sin(t)) for r in (0.115, 0.155)], "#ee8a25", 5)
    d.line([(0.42, 0.50), (0.42, 0.22), (0.78, 0.22), (0.78, 0.50)])
    d.line([(0.365, 0.50), (0.60, 0.71), (0.835, 0.50), (0.365, 0.50)])
    d.line([(0.555, 0.22), (0.555, 0.385), (0.645, 0.385), (0.645, 0.22)])
    for x in (0.445, 0.675):
        d.line([(x, 0.36), (x + 0.08, 0.36), (x + 0.08, 0.45), (x, 0.45)], closed=True)
        d.line([(x + 0.04, 0.36), (x + 0.04, 0.45)], thick=2.6)
        d.line([(x, 0.405), (x + 0.08, 0.405)], thick=2.6)
    d.line([(1.03, 0.20), (1.045, 0.46)])
    d.line([(1.11, 0.20), (1.095, 0.46)])
    d.line([(1.07 + (0.165 + 0.018 * np.cos(7 * t)) * np.cos(t), 0.60 + (0.15 + 0.018 * np.cos(7 * t)) * np.sin(t)) for t in np.linspace(0, 2 * np.pi, 80)])
    for x, y in ((1.00, 0.63), (1.12, 0.55), (1.10, 0.68)):
        d.line(circle(x, y, 0.022), "#d02f2c")
    for cx, cy in ((0.62, 0.86), (1.15, 0.87)):
        d.line([(cx + 0.10 * np.cos(t) * (1 + 0.10 * np.cos(5 * t)), cy + 0.042 * np.sin(t) * (1 + 0.22 * np.cos(5 * t))) for t in np.linspace(0, 2 * np.pi, 60)], "#4a7fae")
    for cx, cy, k in ((0.13, 0.17, 0), (0.27, 0.12, 1), (0.93, 0.13, 2), (1.22, 0.12, 3)):
        for t in np.linspace(0, 2 * np.pi, 6)[:5]:
            d.line(circle(cx + 0.034 * np.cos(t), cy + 0.034 * np.sin(t), 0.018), ("#b01f3c", "#a3388e", "#3a3530", "#3a3530")[k], 3)
