"""Jackets laid flat."""
import bpy
import numpy as np
from mathutils import Vector

from cut import neckline, sleeve_axes, sleeveless
from finish import metal
from denim import BLUE, COPPER, DENIM, THREAD, rows, twill
from fabric import COTTON_SILK, MULMUL, plain, ribbed
from garment import APART
from pressed import folds, noise, smoothstep
from solid import ball, copy, turned
from trims import band, collar, cuffs, piece, sheet, strip, studs, upright

CROPPED = dict(
    neck=0.080, drop=0.046, shoulder=0.222, chest=0.266, armhole=0.275, waist=0.258, hem=0.246, length=0.56, front=0.080, back=0.022,
    sleeve=0.575, cuff=0.108, angle=24, step=0.008, depth=2.3, full=0.015, seed=16,
)
SLEEVELESS = dict(
    neck=0.080, drop=0.052, shoulder=0.206, chest=0.258, armhole=0.290, bow=0.056, waist=0.236, hem=0.258, length=0.72, front=0.075, back=0.020,
    sleeve=0.0, cuff=0.0, angle=40, step=0.007, depth=1.5, full=0.062, round=0.075, seed=21, turned=(0.004, -0.003),
    felled=([[0.172, -0.215], [0.140, -0.33], [0.128, -0.46], [0.140, -0.72]],),
)
QUILTED = dict(
    neck=0.082, drop=0.048, shoulder=0.226, chest=0.282, armhole=0.290, waist=0.276, hem=0.270, length=0.68, front=0.062, back=0.022,
    sleeve=0.585, cuff=0.112, angle=23, step=0.005, depth=0.9, full=0.020, seed=23, quilt=0.062,
)
NYLON = dict(MULMUL, knit=True, slub=0.0, unevenness=0.0, translucent=0.0, crease=0.0012, gloss=0.45, roughness=0.42, sheen=0.0, relief=0.0)
RAW_SILK = dict(COTTON_SILK, slub=0.9, unevenness=0.14, crease=0.0004, translucent=0.0, gloss=0.2, roughness=0.68)
BAND, YOKE = 0.042, -0.165


def denim(surface, cut, colours, fabric):
    low = -cut["length"]
    piece(surface, [[(x * (cut["hem"] + 0.002), y) for x in np.linspace(-1, 1, 60)] for y in np.linspace(low + BAND, low - 0.002, 8)], lift=0.0028, thickness=0.0028)
    upright(surface, 0.0, -cut["front"] + 0.002, low + 0.001, 0.044, lift=0.0040)
    cuffs(surface, cut, 0.056)
    for side in (-1, 1):
        pocket(surface, side)
    collar(surface, cut, surface.cloth, tip=(0.066, 0.072), tall=0.034)
    studs(surface, [(0.0, y) for y in np.linspace(-cut["front"] - 0.024, low + BAND / 2, 6)], COPPER, 0.0078, 0.0062)
    studs(surface, [(side * 0.112, YOKE - 0.040) for side in (-1, 1)], COPPER, 0.0070, 0.0080)
    piece(surface, [[(x, y) for x in np.linspace(-0.028, 0.028, 6)] for y in np.linspace(-0.030, -0.052, 4)], plain(colours, fabric, "#8a5c36"), 0.0016, "back")


def nehru(surface, cut, colours, fabric):
    """Buttons under their own cloth, a handkerchief in the welt, lining where neck and armholes are open."""
    gold = plain(colours, dict(fabric, slub=0.1), colours["accent"])
    low, cloth = -cut["length"], plain(colours, fabric)
    lining = plain(colours, dict(fabric, slub=0.1), colours["lining"])
    strip(surface, neckline(cut, cut["back"])[::-1][7:-7] + [0, 0.003], -0.050, lining, 0.0018, "back")
    for side in (-1, 1):
        armhole(surface, cut, side, lining)
        slant = np.array([[side * x, -0.488 + 0.10 * (x - 0.10)] for x in np.linspace(0.076, 0.196, 14)])
        piece(surface, [slant - [0, down] for down in np.linspace(0, 0.024, 5)], cloth, 0.0030, thickness=0.0024)
    upright(surface, 0.010, -cut["front"] + 0.002, low + 0.002, 0.052, lift=0.0034)
    handkerchief(surface, gold)
    tilt = lambda x, y: (x, y + 0.16 * (x - 0.12))
    piece(surface, [[tilt(x, y) for x in np.linspace(0.072, 0.166, 12)] for y in np.linspace(-0.222, -0.246, 6)], cloth, 0.0056, thickness=0.0024)
    band(surface, cut, cloth, tall=0.030, gap=0.045)
    covered = turned([(0, 0.0062), (0.0035, 0.0058), (0.0070, 0.0040), (0.0088, 0.0012), (0.0086, 0)], cloth, 40)
    for y in np.linspace(-cut["front"] - 0.030, low + 0.17, 6):
        copy(covered, surface.at(0.010, y, 0.0040))
    bpy.data.objects.remove(covered)


def armhole(surface, cut, side, lining):
    """Its edge is bound; beyond it, further down, the back's lining is seen."""
    edge = sleeveless(cut)[2:-1]
    outward = np.sin(np.linspace(0, np.pi, len(edge))) ** 0.8
    rows = [[(side * (x + far * up), y) for (x, y), up in zip(edge, outward)] for far in np.linspace(-0.006, 0.034, 8)]
    sheet([Vector((x, y, 0.004 + 0.004 * k / 7)) for k, row in enumerate(rows) for x, y in row], len(rows), len(edge), lining)
    strip(surface, (edge * [side, 1])[::side], 0.009, surface.cloth, np.array([0.0002, 0.0016, 0.0018, 0.0014, 0.0003])[:, None])


def handkerchief(surface, silk):
    """A puff of silk, its folds running together where the welt holds it."""
    across, rows, lifts = np.linspace(-1, 1, 61), [], []
    top = (1 - np.abs(across) ** 2.6) ** 0.6 * (0.020 + 0.024 * noise(across * 1.7 + 5.3, 0 * across, 36) + 0.007 * noise(across * 6, 0 * across, 32))
    for s in np.linspace(0, 1, 26):
        x = 0.119 + across * (0.031 + 0.004 * s)
        rows.append(np.c_[x, -0.236 + 0.16 * (x - 0.12) + (0.006 + top) * s])
        fold = folds(across * (0.034 + 0.010 * s), 0 * across + s * 0.02, 0.25, 0.05, 0.011, 33)
        lifts.append(0.0012 + smoothstep((s - 0.22) / 0.3) * (1 - s ** 5) * (1 - across ** 4) * (0.0026 + 0.0075 * fold))
    piece(surface, rows, silk, np.array(lifts), thickness=0.0007)


def quilted(surface, cut, colours, fabric):
    """A zip from the hem to the top of a high collar, pockets with zips of their own, elastic at cuffs and hem."""
    cloth, low = plain(colours, fabric), -cut["length"]
    dark, steel = plain(colours, fabric, colours["zip"]), metal("#b9bcc0", 0.3)
    elastic = ribbed(colours, dict(fabric, gloss=0.2, roughness=0.7), 0.0075)
    piece(surface, [[(x * cut["hem"] * 0.992, y) for x in np.linspace(-1, 1, 60)] for y in np.linspace(low + 0.030, low - 0.002, 6)], elastic, 0.0016, thickness=0.0022)
    cuffs(surface, cut, 0.030, elastic, -0.001)
    band(surface, cut, cloth, tall=0.074, gap=0.012, sunk=0.42)
    upright(surface, 0.0, -cut["front"] + 0.014, low, 0.034, dark, 0.0035)
    teeth(surface, 0.0, -cut["front"] + 0.012, low + 0.003, steel)
    upright(surface, 0.0, -cut["front"] + 0.010, -cut["front"] - 0.016, 0.0075, steel, 0.0068)
    upright(surface, 0.0, -cut["front"] - 0.014, -cut["front"] - 0.042, 0.0042, steel, 0.0075)
    stitched(surface, cut, dark)
    for side in (-1, 1):
        slant = np.c_[side * np.linspace(0.130, 0.172, 20), np.linspace(-0.400, -0.540, 20)]
        strip(surface, slant[::side], 0.016, dark, 0.0030)
        strip(surface, (slant + [side * 0.005, 0])[::side], 0.005, steel, 0.0052)


def teeth(surface, x, top, low, steel):
    """Of a zip that is closed: from the left and the right in turn."""
    one = ball(1, (0, 0, 0), steel)
    for k, y in enumerate(np.arange(low, top, 0.0017)):
        copy(one, surface.at(x + (k % 2 - 0.5) * 0.0024, y, 0.0050), np.diag([0.0026, 0.0010, 0.0016]))
    bpy.data.objects.remove(one)


def stitched(surface, cut, thread):
    """What holds the filling in its rows, across the body and across each sleeve."""
    down, inward = sleeve_axes(cut)
    start, side_edge = np.array([cut["shoulder"], -cut["drop"]]), cut["chest"] * 0.9
    pit = np.array([cut["chest"], -cut["armhole"]]) - start
    for side in (-1, 1):
        for y in -np.arange(1, cut["length"] / cut["quilt"]) * cut["quilt"]:
            near = 0.022 if y < -cut["front"] - 0.01 else cut["neck"] + 0.030
            seam(surface, [(side * x, y) for x in np.linspace(near, side_edge - (0.05 if y > -cut["armhole"] else 0), 60)], thread)
        for reach in np.arange(2, cut["sleeve"] / cut["quilt"] - 0.5) * cut["quilt"]:
            inner = np.interp(reach, [pit @ down, cut["sleeve"]], [pit @ inward, cut["cuff"]])
            row = [start + down * reach + inward * t for t in np.linspace(0.008, inner - 0.008, 50)]
            seam(surface, [(side * x, y) for x, y in row if x > side_edge + 0.06], thread)


def seam(surface, row, thread):
    if len(row) > 8:
        strip(surface, row, 0.0012, thread, 0.0004)


def pocket(surface, side):
    """A flap that ends in a point, sewn in under the yoke; below, two seams that run together towards the waist."""
    left, right = 0.056, 0.168
    flap = []
    for s in np.linspace(0, 1, 12):
        flap.append([(side * x, YOKE - 0.004 - s * (0.044 + 0.016 * (1 - abs(x - 0.112) / 0.056))) for x in np.linspace(left, right, 16)])
    piece(surface, flap, lift=0.0048, thickness=0.0026)
    bag = []
    for s in np.linspace(0, 1, 16):
        narrow = 0.014 * s + max(0.0, s - 0.88) / 0.12 * 0.020
        bag.append([(side * x, YOKE - 0.008 - 0.128 * s) for x in np.linspace(left + narrow, right - narrow, 12)])
    piece(surface, bag, lift=0.0022, thickness=0.0014)


def stitches(x, y):
    low = -CROPPED["length"]
    paths = [[[0.018, -0.060], [0.018, low + BAND]], [[0.0, low + 0.006], [0.25, low + 0.006]], [[0.0, low + BAND - 0.006], [0.25, low + BAND - 0.006]]]
    paths += [[[0.022, YOKE + at], [0.250, YOKE + at]] for at in (0.003, 0.009)]
    paths += [[[top, YOKE - 0.010], [foot, low + BAND]] for top, foot in ((0.050, 0.046), (0.044, 0.040), (0.176, 0.112), (0.182, 0.118))]
    paths += [[[0.060, YOKE - 0.008], [0.060, YOKE - 0.043], [0.112, YOKE - 0.059], [0.164, YOKE - 0.043], [0.164, YOKE - 0.008]]]
    paths += [[[0.063, YOKE - 0.062], [0.072, YOKE - 0.118], [0.092, YOKE - 0.132], [0.132, YOKE - 0.132], [0.152, YOKE - 0.118], [0.161, YOKE - 0.062]]]
    reach = -CROPPED["drop"] - CROPPED["sleeve"]
    cuff = rows(np.abs(x) - APART, y, [[[0, reach + at], [0.6, reach + at]] for at in (0.006, 0.050)])
    return np.where(np.abs(x) > APART / 2, cuff, rows(x, y, paths))


def worn(x, y):
    """Pale all over from the wash, palest on chest and sleeves and along the seams."""
    ax = np.abs(x)
    chest = np.exp(-(((ax - 0.11) / 0.09) ** 2) - ((y + 0.30) / 0.16) ** 2)
    pale = np.where(ax > APART / 2, 0.34, 0.24 + 0.20 * chest)
    for at in (YOKE, BAND - CROPPED["length"], -CROPPED["length"]):
        pale = pale + 0.16 * np.exp(-(((y - at) / 0.005) ** 2)) * (noise(x * 130, y * 60, 3) > 0.4) * (ax < APART / 2)
    return twill(x, y, pale)


FAR = {"from": (0.004, -0.43, 2.40), "at": (0, -0.300, 0.0), "lens": 86, "aperture": 11}
CLOSE = {"from": (0.10, -0.52, 0.80), "at": (0.03, -0.16, 0.01), "lens": 76, "aperture": 9}
GOODS = {
    "sheetal-denim-jacket": dict(
        cut=CROPPED, fabric=DENIM, sewn=denim, pattern=worn, over=stitches, thread=THREAD, unevenness=0.03, main=FAR, second=CLOSE,
        colours={"blue": BLUE},
    ),
    "himdhara-quilted-jacket": dict(
        cut=QUILTED, fabric=NYLON, sewn=quilted, unevenness=0.0, main=dict(FAR, **{"from": (0.004, -0.455, 2.55)}, at=(0, -0.325, 0.0)), second=CLOSE, lit="olive",
        colours={"olive": dict(base="#3d3f22", accent="#3d3f22", zip="#17190f"), "navy": dict(base="#131b30", accent="#131b30", zip="#17190f")},
    ),
    "baraat-nehru-jacket": dict(
        cut=SLEEVELESS, fabric=RAW_SILK, sewn=nehru, unevenness=0.05, main=dict(FAR, **{"from": (0.004, -0.485, 2.20)}, at=(0, -0.355, 0.0)), second=dict(CLOSE, at=(0.02, -0.17, 0.01)),
        colours={"maroon": dict(base="#430b17", accent="#a98f62", lining="#6a5130"), "emerald": dict(base="#0a3d28", accent="#a98f62", lining="#6a5130")},
    ),
}
