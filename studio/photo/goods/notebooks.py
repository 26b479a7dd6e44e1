"""Notebooks: sewn by hand in printed cotton, a pack for school, a planner with its elastic."""
import math

import numpy as np

from book import MM, closed, covered, inside, wrapped
from covers.ink import pressed
from covers.stationery import PLANNER, days, exercise, pothi
from finish import plastic
from open_book import bent, opened
from scene import Nodes, linear, mesh
from solid import group, leaned, present, ribbon, tube
from table import paper

WIDE, TALL, SECTIONS, LEAVES, LEAF = 0.149, 0.212, 10, 4, 0.00046
BOARD = 0.0021


def sewn(colours, _):
    """Lying, its open spine to the front left, its foot to the right; sections folded one by one, a chain of stitches at five places."""
    before = present()
    thick = SECTIONS * LEAVES * LEAF
    half = thick / 2 + BOARD
    cloth = covered(pressed(pothi(149, 212, colours["base"], colours["accent"]), 149, 212), "cloth")
    for path in ([(0, -half), (WIDE, -half)], [(WIDE, half), (0, half)]):
        xs = np.linspace(path[0][0], path[1][0], 40)
        wrapped([(x, path[0][1]) for x in xs], TALL, BOARD, cloth, inside("#efe6d2"))
    rag, random = rag_paper(), np.random.default_rng(3)
    for section in range(SECTIONS):
        shift = random.normal(0, 0.0004)
        for k in range(LEAVES):
            deckled(random, rag, -thick / 2 + (section * LEAVES + k + 0.5) * LEAF, (k - 1.5) * LEAF, shift)
    stitches(thick, plastic("#e9dcc0", 0.8))
    leaned(group(before), (-WIDE / 2, -TALL / 2, half), (-90, 0, 0))
    leaned(group(before), (0, 0, 0), (0, 0, 38))


def deckled(random, rag, y, off, shift):
    """A leaf whose three outer edges were never cut."""
    n = 90
    wave = lambda: np.convolve(random.normal(0, 0.00085, n + 12), np.hanning(9) / 4, "same")[6:-6] + random.normal(0, 0.0005)
    z, x = np.linspace(0.0042, TALL - 0.0042, n), np.linspace(0, WIDE - 0.0035, n)
    fold = 0.0010 - math.sqrt(max(0.0010 ** 2 - (off * 0.95) ** 2, 0))
    edge = [*zip(np.full(n, fold + 0.0004), z), *zip(x[1:], z[-1] + wave()[1:]), *zip((x[-1] + wave() + shift)[::-1], z[::-1]), *zip(x[::-1][1:-1], z[0] + wave()[1:-1])]
    m = len(edge)
    thin = LEAF * 0.40
    points = [(a, y + s * thin, b) for s in (-1, 1) for a, b in edge]
    mesh("leaf", points, [tuple(range(m)), tuple(range(m, 2 * m))[::-1], *[(i, m + i, m + (i + 1) % m, (i + 1) % m) for i in range(m)]], material=rag, smooth=False)


def stitches(thick, thread):
    """A chain across the backs of the sections; at each end it goes through the board."""
    pitch = thick / SECTIONS
    for z in (0.020, 0.063, 0.106, 0.149, 0.192):
        for k in range(SECTIONS + 1):
            y = -thick / 2 + k * pitch
            for side in (-1, 1):
                t = np.linspace(0, 1, 14)
                tube(np.c_[0.0004 - 0.0009 * np.sin(math.pi * t), y + (t - 0.62) * pitch * 1.25, z + side * (0.00125 * np.sin(math.pi * t ** 0.8) + 0.0001)], 0.00042, thread, sides=8)
        for end in (-1, 1):
            face = end * (thick / 2 + BOARD)
            tube([(-0.0004, end * thick / 2, z), (-0.0008, end * (thick / 2 + BOARD * 0.5), z), (-0.0003, face + end * 0.0003, z), (0.0040, face + end * 0.0004, z), (0.0088, face + end * 0.0002, z), (0.0090, face - end * 0.001, z)], 0.00045, thread, sides=8)
    for k in range(SECTIONS):
        y = -thick / 2 + (k + 0.5) * pitch
        tube([(0.0003, y, z) for z in np.linspace(0.020, 0.192, 40)], 0.00030, thread, sides=6)


def rag_paper():
    nodes = Nodes("rag")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    tone = nodes.mix(nodes.noise(where, 300, 3), linear("#e4d8bd"), linear("#f8f1df"))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.95, Specular=0.1, Normal=nodes.bump(nodes.noise(where, 1500, 2), 0.0002)))


TONES = (("#5f7f6b", "#33493c"), ("#c4683f", "#7a3a1f"), ("#2f5d7b", "#1b3a50"))


def pack(_, view):
    """Six, two of each colour; for the main picture they lie slid apart."""
    random = np.random.default_rng(5)
    for k in range(6):
        book = exercise(*TONES[(k + 1) % 3])
        before = present()
        closed(book)
        w, h, t = (side * MM for side in book["size"])
        lift = 0.0005 + t / 2 + k * (t + 0.0006)
        leaned(group(before), (-w / 2, -h / 2, lift), (-90, 0, 0))
        spread = (0.0125 * (k - 2.5), -0.0045 * (k - 2.5), 0) if view == "main" else tuple(random.normal(0, 0.0016, 2)) + (0,)
        leaned(group(before), spread, (0, 0, random.normal(0, 1.1)))
    leaned(group([]), (0, 0, 0), (0, 0, -16 if view == "main" else 58))


def diary(_, view):
    w, h, t = (side * MM for side in PLANNER["size"])
    before = present()
    silk = [plastic(tone, 0.45, 0.00003, 1400) for tone in ("#d9a21b", "#b4472e")]
    if view == "main":
        closed(PLANNER)
        leaned(group(before), (-w / 2, -h / 2, t / 2), (-90, 0, 0))
        elastic(w, h, t)
        for k, band in enumerate(silk):
            marker(band, -0.010 + 0.012 * k, -h / 2, t * (0.50 + 0.1 * k), 0.052 + 0.012 * k, 0.010 * (k - 0.3))
        leaned(group(before), (0, 0, 0), (0, 0, -18))
    else:
        opened(dict(PLANNER, spread=days))
        for k, band in enumerate(silk):
            s = np.linspace(-1, 1, 60)
            aside = 0.0012 + 0.0066 * k + 0.014 * k * s * s
            down = np.c_[aside, -s * (h / 2 + 0.026) - 0.004, gutter(aside, w, t) - np.clip(np.abs(s) * (h / 2 + 0.026) - h / 2, 0, 1) ** 1.5 * 1.8]
            ribbon(down, (-0.5, 0, 1), 0.0024, 0.00016, band)
        leaned(group(before), (0, 0, 0), (0, 0, 20))


def gutter(x, w, t):
    """How high the page is beside the fold."""
    return np.interp(x, *bent(w - 0.0032, t / 2 - 0.0026, 0.0026)) + 0.0011


def elastic(w, h, t):
    """A band about head and tail, pulled tight before the fore edge."""
    x, out, y = w / 2 - 0.021, 0.0007, h / 2
    woven = Nodes("elastic")
    where = woven.add("ShaderNodeTexCoord").outputs["Object"]
    ribs = woven.noise(woven.stretched(where, 2600, 40, 40), 1, 2)
    band = woven.finish(woven.surface(Base_Color=linear("#d9a21b"), Roughness=0.75, Sheen=0.2, Normal=woven.bump(ribs, 0.0004)))
    low, high = 0.0003, t + out
    path = [(x, -y - out, low), (x, -y - out, t / 2), (x, -y - out, high - 0.0008), (x, -y + 0.0002, high)]
    whole = [*path, *[(x, s, high) for s in np.linspace(-y + 0.004, y - 0.004, 30)], *[(a, -b, c) for a, b, c in path[::-1]]]
    ups = np.array([(0, -1, 0)] * 2 + [(0, -0.7, 0.7)] + [(0, -0.3, 1)] + [(0, 0, 1)] * 30 + [(0, 0.3, 1)] + [(0, 0.7, 0.7)] + [(0, 1, 0)] * 2, float)
    ribbon(whole, ups, 0.0033, 0.0005, band)


def marker(band, x, y, z, long, aside):
    """A ribbon that comes out of the leaves, falls to the table and lies there."""
    s = np.linspace(0, 1, 60)
    path = np.c_[x + aside * s * s, y + 0.02 - (long + 0.02) * s, np.maximum(z * np.clip(1 - (np.clip(s * (long + 0.02) - 0.018, 0, 1) / 0.022) ** 2, 0, 1), 0.0004)]
    ribbon(path, (0, -0.4, 1), 0.0028, 0.00016, band)


def desk():
    return paper("#e6dac6")


GOODS = {
    "pothi-handmade-notebook": dict(
        made=sewn, width=0.24, surface=desk, exposure=0.74,
        main={"from": (-0.08, -0.60, 0.62), "at": (0.0, -0.004, 0.010), "lens": 104, "aperture": 18},
        second={"from": (-0.12, -0.42, 0.22), "at": (0.012, -0.086, 0.012), "lens": 112, "aperture": 14},
        colours={"indigo": dict(base="#2b3a67", accent="#e9dfc6"), "maroon": dict(base="#6e1f2d", accent="#ecdcc0")},
    ),
    "abhyas-ruled-notebooks": dict(
        made=pack, width=0.30, surface=desk, exposure=0.74,
        main={"from": (-0.06, -0.80, 0.82), "at": (0.0, 0.0, 0.020), "lens": 100, "aperture": 20},
        second={"from": (-0.05, -0.86, 0.42), "at": (0.0, -0.01, 0.022), "lens": 96, "aperture": 20},
        colours={"six": {}},
    ),
    "dinank-daily-planner": dict(
        made=diary, width=0.24, surface=desk, exposure=0.70,
        main={"from": (0.04, -0.66, 0.66), "at": (0.0, -0.010, 0.008), "lens": 98, "aperture": 18},
        second={"from": (0.06, -0.56, 0.88), "at": (0.004, 0, 0.010), "lens": 103, "aperture": 18},
        colours={"teal": {}},
    ),
}
