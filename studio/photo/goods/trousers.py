"""Trousers laid flat."""
import numpy as np

from cut import evenly
from denim import BLUE, COPPER, DENIM, THREAD, rows, twill
from fabric import MULMUL, like, plain
from legs import inseam, offset, outseam, sides, waistline
from pressed import noise
from trims import buttons, piece, strip, studs

TWILL = dict(MULMUL, slub=0.12, unevenness=0.04, translucent=0.0, crease=0.0005, gloss=0.15)
STRETCH = dict(MULMUL, knit=True, slub=0.05, unevenness=0.04, translucent=0.0, crease=0.0005, gloss=0.2, relief=0.1)
JEANS = dict(
    waist=0.200, hip=(0.236, 0.215), knee=(0.016, 0.196, 0.63), hem=(0.024, 0.178), length=1.05, crotch=0.275, front=0.030, back=-0.012,
    step=0.008, depth=3.4, full=0.018, seed=4,
)
TAPERED = dict(
    waist=0.198, hip=(0.240, 0.230), knee=(0.018, 0.206, 0.62), hem=(0.030, 0.172), length=1.03, crotch=0.298, front=0.026, back=-0.010,
    step=0.008, depth=1.5, full=0.012, seed=7, ironed=0.0045, turned=(-0.020, 0.014),
)
SLIM = dict(
    waist=0.148, hip=(0.184, 0.260), knee=(0.016, 0.138, 0.60), hem=(0.024, 0.114), length=0.95, crotch=0.290, front=0.022, back=-0.006,
    step=0.007, depth=3.4, full=0.014, seed=12, turned=(-0.030, 0.018), band=0.095,
)
BAND = 0.040
BAG = np.array([[0.104, -0.040], [0.106, -0.072], [0.122, -0.102], [0.152, -0.122], [0.190, -0.131], [0.222, -0.135]])
# A pocket's edge stands off where a hand goes in, and is the leg's own cloth further in.
MOUTH = np.array([0.0034, 0.0032, 0.0026, 0.0015, 0.0003])[:, None]
SLANT = np.array([[0.142, -0.040], [0.178, -0.120], [0.212, -0.200]])


def jeans(surface, cut, colours, fabric):
    # Within, the white weft lies on top.
    inside(surface, cut, like(colours, fabric, lambda x, y: 0.45 + twill(x, y, 0.1) * 0.6))
    waistband(surface, cut)
    fly(surface, cut)
    for side in (-1, 1):
        strip(surface, evenly(BAG, 40)[::side] * [side, 1], 0.016, lift=MOUTH)
    coin(surface)
    loops(surface, cut, (0.100, 0.178))
    piece(surface, [[(x, y) for x in np.linspace(-0.032, 0.032, 8)] for y in np.linspace(-0.004, 0.004, 4)], plain(colours, fabric, "#8a5c36"), 0.0045, "back")
    studs(surface, [(0.004, -cut["front"] - BAND / 2 + 0.001)], COPPER, 0.0085, 0.0052)
    studs(surface, [(side * x, y) for side in (-1, 1) for x, y in ((0.110, -0.066), (0.212, -0.142))], COPPER, 0.0042, 0.0042)


def coin(surface):
    """A small pocket on the facing of the right one, its foot under that one's edge."""
    rows = []
    for s in np.linspace(0, 1, 8):
        rows.append([(-x, (1 - s) * (-0.066 + 0.10 * (0.17 - x)) + s * (np.interp(x, *BAG.T) - 0.008)) for x in np.linspace(0.196, 0.142, 8)])
    piece(surface, rows, lift=np.linspace(0.0020, 0.0012, 8)[:, None], thickness=0.0009)


def trousers(surface, cut, colours, fabric):
    inside(surface, cut, plain(colours, fabric, "#5f5746"))
    waistband(surface, cut)
    fly(surface, cut)
    for side in (-1, 1):
        strip(surface, SLANT[::side] * [side, 1], 0.012, lift=0.0024)
        pleat(surface, side)
    loops(surface, cut, (0.082, 0.168))
    buttons(surface, [(0.006, -cut["front"] - BAND / 2 + 0.001)], colours["button"], 0.0075, 0.0054)


def leggings(surface, cut, colours, fabric):
    """A broad band of two layers; each foot turned up and sewn down."""
    waistband(surface, cut, cut["band"])
    for side in (-1, 1):
        turned_up = []
        for y in np.linspace(-cut["length"] + 0.024, -cut["length"] + 0.0005, 6):
            begin, end = sides(np.array(y), cut)
            turned_up.append([(side * x, y) for x in np.linspace(begin + 0.0006, end - 0.0006, 24)])
        piece(surface, turned_up, lift=0.0012, thickness=0.0012)


def inside(surface, cut, material):
    """The back's band, seen from within where the front dips."""
    strip(surface, waistline(cut, cut["back"])[::-1] * [0.985, 1], -0.045, material, 0.0022, "back")


def waistband(surface, cut, tall=BAND):
    """Two ends, the right one lying over the left."""
    whole = tall > BAND
    for begin, end, lift in ((-1.0, 1.0, 0.0014),) if whole else ((-1.0, 0.02, 0.0012), (-0.105, 1.0, 0.0028)):
        band = []
        for s in np.linspace(0, 1, 12):
            y = -s * tall
            wide = sides(np.array(y), cut)[1] - 0.0005
            edge = waistline(cut, cut["front"])
            xs = np.linspace(begin, end, 60)
            band.append([(x * wide, np.interp(x * cut["waist"], edge[:, 0], edge[:, 1]) + y + 0.002) for x in xs])
        piece(surface, band, lift=lift, thickness=0.0022)


def fly(surface, cut):
    """A flap that ends in a curve, over the zip."""
    top, low = -cut["front"] - BAND + 0.004, -cut["front"] - 0.195
    flap = []
    for s in np.linspace(0, 1, 24):
        y = top + (low - top) * s
        wide = 0.038 * np.sqrt(max(0.004, 1 - max(0.0, (s - 0.72) / 0.28) ** 2))
        flap.append([(x, y) for x in np.linspace(-0.003, wide, 8)])
    piece(surface, flap, lift=0.0020, thickness=0.0016)


def loops(surface, cut, places):
    """Sewn down at both ends, bowed between."""
    loop = 0.0030 + 0.0034 * np.sin(np.linspace(0, np.pi, 10))[:, None] ** 0.6
    for x in [side * at for at in places for side in (-1, 1)]:
        top = -cut["front"] * np.cos(x / cut["waist"] * np.pi / 2)
        piece(surface, [[(x + t, y) for t in np.linspace(-0.0055, 0.0055, 4)] for y in np.linspace(top + 0.001, top - BAND - 0.007, 10)], lift=loop, thickness=0.0016)


def pleat(surface, side):
    """Cloth laid over to the side, open towards the knee."""
    laid = []
    for s in np.linspace(0, 1, 16):
        x = 0.092 + 0.004 * s
        laid.append([(side * (x + t), -0.046 - 0.125 * s) for t in np.linspace(0, 0.020 * (1 - s) + 0.002, 6)])
    piece(surface, laid, lift=0.0026, thickness=0.0014)


def stitches(x, y):
    """Rows in thread of another colour where denim is sewn down; those of the fly and the small pocket on one side alone."""
    cut, right = JEANS, x > 0
    band, bag = waistline(cut, cut["front"])[30:], evenly(BAG, 40)
    foot, middle = cut["length"] - 0.016, [[0.002, -0.21], [0.002, -cut["crotch"]]]
    both = [band - [0, 0.006], band - [0, 0.034], offset(bag, 0.005), offset(bag, 0.011), offset(outseam(cut)[:16], 0.007), middle]
    both += [offset(inseam(cut), 0.006), offset(inseam(cut), 0.0115), [[cut["hem"][0] - 0.003, -foot], [cut["hem"][1] + 0.003, -foot]]]
    bow = np.linspace(0, np.pi / 2, 14)
    flap = [np.r_[[[far, -0.050]], np.c_[far * np.cos(bow), -0.162 - (far + 0.015) * np.sin(bow)]] for far in (0.035, 0.029)]
    loop = [[[at + t, 0.006], [at + t, -0.060]] for at in (0.100, 0.178) for t in (-0.0035, 0.0035)]
    fly_rows, coin = rows(x, y, [*flap, [[0.003, -0.055], [0.003, -0.205]]]), rows(x, y, [[[0.145, -0.0665], [0.193, -0.0715]]])
    return np.maximum.reduce([rows(x, y, both), rows(x, y, loop, 0.0006), right * fly_rows, ~right * coin])


def covered(x, y):
    """Two rows in paler thread above each foot and below the band."""
    cut = SLIM
    foot, low = cut["length"] - 0.022, cut["band"]
    edge = waistline(cut, cut["front"])
    wide = sides(np.array(-low), cut)[1] / cut["waist"]
    rows_ = [[[cut["hem"][0] + 0.002, -foot - far], [cut["hem"][1] - 0.002, -foot - far]] for far in (0.0, 0.004)]
    rows_ += [edge * [wide, 1] - [0, low + far] for far in (0.006, 0.010)]
    return 0.75 * rows(x, y, rows_, 0.0007)


def knitted(x, y):
    """Wales run down the leg, some of its yarn paler than the rest."""
    fleck = noise(x / 0.0022, y / 0.012, 21) - 0.5 + 0.7 * (noise(x / 0.005, y / 0.05, 22) - 0.5)
    return np.clip(0.40 + 1.3 * fleck + 0.10 * np.sin(2 * np.pi * x / 0.0026), 0, 1)


def worn(x, y):
    """How pale rope-dyed denim has become: thighs, knees, the folds of the hip, the edges of seams."""
    cut, ax = JEANS, np.abs(x)
    begin, end = sides(y, cut)
    along = (ax - begin) / (end - begin + 1e-6)
    at = lambda place, wide: np.exp(-(((-y - place) / wide) ** 2))
    middle = np.exp(-(((along - 0.52) / 0.27) ** 2))
    pale = 0.13 + 0.36 * middle * at(0.43, 0.15) + 0.24 * middle * at(0.68, 0.14) + 0.07 * noise(x * 9, y * 5, 12)
    for turn in (-0.08, 0.20, 0.52):
        far = -y - cut["crotch"] + 0.012 + ax * turn + 0.010 * (noise(x * 14, y * 14, 7) - 0.5)
        pale += 0.15 * np.exp(-((far / 0.007) ** 2)) * np.clip((ax - 0.035) / 0.04, 0, 1) * np.clip((0.21 - ax) / 0.07, 0, 1)
    edge = np.minimum(ax - begin, end - ax)
    pale += 0.14 * np.exp(-((edge / 0.006) ** 2)) * (noise(x * 60, y * 130, 3) > 0.45)
    pale += 0.16 * np.exp(-(((-y - cut["length"] + 0.003) / 0.005) ** 2)) * noise(x * 240, y * 90, 5)
    return twill(x, y, pale)


CLOSE = {"from": (0.10, -0.60, 0.80), "at": (0.010, -0.145, 0.01), "lens": 72, "aperture": 9}
UNDER_PALE = ("#c9b79c", "#d3c3a9")


def product(cut, **rest):
    far = {"from": (0.006, -cut["length"] * 0.61, 2.9 * cut["length"]), "at": (0, -cut["length"] / 2 + 0.008, 0.0), "lens": 87, "aperture": 11}
    return dict(cut=cut, main=far, second=CLOSE, **rest)


GOODS = {
    "pagdandi-slim-jeans": product(
        JEANS, fabric=DENIM, sewn=jeans, pattern=worn, over=stitches, thread=THREAD, unevenness=0.03, lit="blue",
        colours={"blue": BLUE, "black": dict(base="#101012", accent="#55565a")},
    ),
    "daftar-pleated-trousers": product(
        TAPERED, fabric=TWILL, sewn=trousers, unevenness=0.010, lit="khaki",
        colours={"khaki": dict(base="#7b6749", accent="#7b6749", button="#4f3f2e"), "charcoal": dict(base="#2b2e34", accent="#2b2e34", button="#4f3f2e")},
    ),
    "lachak-cotton-leggings": product(
        SLIM, fabric=STRETCH, sewn=leggings, pattern=knitted, over=covered, thread="#5a5958", unevenness=0.01, lit="white", floor=UNDER_PALE,
        colours={"black": dict(base="#1c1c1f", accent="#222226"), "white": dict(base="#ebe9e3", accent="#e6e3dc")},
    ),
}
