"""Kurtas laid flat."""
import numpy as np

from dressed import standing
from fabric import COTTON_SILK, MULMUL, plain
from garment import APART
from pattern import bands, lotus, repeat, scattered, sprig
from trims import band, buttons, facing, piece, upright

HANDLOOM = dict(MULMUL, slub=0.9, unevenness=0.08, translucent=0.02, crease=0.0009, gloss=0.15)
KURTA = dict(
    neck=0.078, drop=0.045, shoulder=0.220, chest=0.262, armhole=0.280, waist=0.256, hem=0.300, length=1.00, front=0.098, back=0.022,
    sleeve=0.57, cuff=0.118, angle=22, slit=0.24, step=0.008, depth=1.9,
)
CALF = dict(
    KURTA, neck=0.084, drop=0.042, shoulder=0.190, chest=0.236, armhole=0.255, waist=0.222, hem=0.272, length=1.10, front=0.095,
    sleeve=0.42, cuff=0.122, angle=32, slit=0.34, notch=0.150, seed=8,
)
HIP = dict(
    KURTA, neck=0.088, drop=0.040, shoulder=0.186, chest=0.234, armhole=0.245, waist=0.222, hem=0.296, length=0.76, front=0.095, back=0.028,
    sleeve=0.40, cuff=0.116, angle=33, slit=0.0, notch=0.115, seed=11, depth=1.7, step=0.0065,
    flounced=1.2, tiers=((-0.318, -0.76, 10, 0.024),), seams=(-0.318,), sleeve_folds=-0.9,
    outline=((0.234, -0.245), (0.225, -0.285), (0.221, -0.315), (0.226, -0.328), (0.238, -0.36), (0.262, -0.50), (0.282, -0.64), (0.296, -0.76)),
)
# Where pale cloth lies, the floor is a darker one.
UNDER_PALE = ("#c9b79c", "#d3c3a9")


def kurta(surface, cut, colours, fabric):
    """Band and placket of the kurta's own cloth, embroidery and all."""
    cloth = plain(colours, fabric)
    low = -cut["front"] - 0.235
    upright(surface, 0.0, -cut["front"] + 0.004, low, 0.032)
    piece(surface, [[(x, y) for x in np.linspace(-0.016, 0.016, 5)] for y in np.linspace(low, low + 0.022, 4)], lift=0.0028)
    (standing if "worn" in cut else band)(surface, cut, cloth)
    buttons(surface, [(0.0, y) for y in np.linspace(-cut["front"] - 0.022, low + 0.045, 4)], colours.get("button", "#6a4527"))


def notched(surface, cut, colours, fabric):
    """A broad facing round neck and notch, of a second cloth."""
    facing(surface, cut, plain(colours, fabric, colours["accent"]))
    buttons(surface, [(0.0, -cut["front"] - cut["notch"] - low) for low in (0.045, 0.075)], colours["button"], lift=0.0012)


def yoked(surface, cut, colours, fabric):
    """A narrow binding round neck and notch, pearl buttons below."""
    facing(surface, cut, plain(colours, fabric), 0.013)
    buttons(surface, [(0.0, -cut["front"] - cut["notch"] - low) for low in (0.028, 0.056, 0.084)], colours["button"], lift=0.0012)


def booti(x, y):
    """Three petals on a stem, in rows."""
    across, along = scattered(x, y, 0.054, 0.056)
    stem = (np.abs(across) < 0.0009) & (along > -0.013) & (along < 0.002)
    return stem | lotus(across, along + 0.001, 0.020)


def chikan(x, y):
    """Curling stems with a flower each, strewn over the body; the yoke worked close between vines; a scalloped row above the hem."""
    body = stems(x, y, 0.070, 1.0)
    far = np.abs(x)
    placket = (y < -0.088) & (far < 0.0520)
    vine = sprig(far - 0.034, repeat(y, 0.034), 0.030) | bands(far, [(0.0165, 0.0180), (0.0500, 0.0515)])
    yoke = np.where(placket, vine, stems(x, y, 0.046, 0.80) & (y > -0.296))
    yoke |= bands(-y, [(0.303, 0.3045), (0.311, 0.3125)])
    hem, cuff = y + HIP["length"], y + HIP["drop"] + HIP["sleeve"]
    edge = np.where(far > APART / 2, cuff, hem)
    field = np.where((y > HIP["tiers"][0][0]) & (far < APART / 2), yoke, body)
    return np.where(edge < 0.046, scalloped(x, edge), field)


def stems(x, y, step, size):
    column = np.mod(np.floor(y / (step * 0.94)), 2) * 2 - 1
    across, along = scattered(x, y, step, step * 0.94)
    turned_x, turned_y = (across * 0.92 + along * 0.39 * column) / size, (along * 0.92 - across * 0.39 * column) / size
    around, far = np.arctan2(turned_x, turned_y - 0.009), np.hypot(turned_x, turned_y - 0.009)
    flower = (far < 0.0105 * (0.55 + 0.45 * np.abs(np.cos(around * 2.5)))) & (far > 0.0022)
    stem = (np.abs(turned_x - 0.004 * np.sin(turned_y / 0.0075)) < 0.0008) & (turned_y < 0.0) & (turned_y > -0.024)
    leaves = np.hypot((turned_x - 0.0075) / 0.8, (turned_y + 0.010) / 1.3) < 0.0042
    leaves |= np.hypot((turned_x + 0.0075) / 0.8, (turned_y + 0.015) / 1.3) < 0.0042
    return flower | stem | leaves


def scalloped(along, edge):
    """Bows above a hem, a dot in each, a line of stitches below."""
    far = np.hypot(repeat(along, 0.026), edge - 0.024)
    bow = (np.abs(far - 0.0120) < 0.0011) & (edge > 0.024) | (np.hypot(repeat(along, 0.026), edge - 0.027) < 0.0032)
    return bow | bands(edge, [(0.0195, 0.0210)]) & (np.mod(along, 0.0065) < 0.0045)


def festive(x, y):
    """A vine on both sides of the placket and round the cuffs, small sprigs strewn below."""
    far, down = np.abs(x), -0.098 - y
    # None within the neck, where the back is seen from inside.
    neck = KURTA["front"] * np.sqrt(np.clip(1 - (far / KURTA["neck"]) ** 2, 0, 1)) ** 0.86
    on_chest = (y < 0.003 - neck) & (down < 0.250)
    vine = sprig(far - 0.036, repeat(y, 0.036), 0.030) | bands(far, [(0.0180, 0.0205), (0.0510, 0.0530), (0.0550, 0.0558)])
    foot = bands(down, [(0.250, 0.2525), (0.2545, 0.2555)]) & (far < 0.056)
    across, along = scattered(x, y, 0.095, 0.105)
    strewn = lotus(across, along, 0.016) & (down > 0.33) & (down < 0.86)
    hem = bands(-y, [(0.955, 0.957), (0.974, 0.976)]) | lotus(repeat(x, 0.030), -y - 0.968, 0.017) & (y < -0.955)
    reach = -y - KURTA["drop"] - (KURTA["sleeve"] - 0.058)
    cuff = bands(reach, [(0.0, 0.002), (0.004, 0.005), (0.044, 0.0462)]) | sprig(reach - 0.025, repeat(x, 0.034), 0.030) & (reach > 0.006) & (reach < 0.044)
    return np.where(far > APART / 2, cuff, (vine & on_chest) | foot | strewn | hem)


LAID = {"from": (0.006, -0.62, 2.95), "at": (0, -0.49, 0.0), "lens": 87, "aperture": 11}
CLOSE = {"from": (0.10, -0.62, 0.80), "at": (0.02, -0.17, 0.01), "lens": 80, "aperture": 9}
FAR = {"from": (0.006, -0.66, 3.15), "at": (0, -0.545, 0.0), "lens": 87, "aperture": 11}
NEAR = {"from": (0.006, -0.46, 2.45), "at": (0, -0.365, 0.0), "lens": 87, "aperture": 11}
YOKE = dict(CLOSE, at=(0.02, -0.19, 0.01), lens=74)
GOODS = {
    "neelkanth-handloom-kurta": dict(
        cut=KURTA, fabric=HANDLOOM, sewn=kurta, unevenness=0.05, main=LAID, second=CLOSE, lit="white", floor=UNDER_PALE,
        colours={
            "indigo": dict(base="#1c2749", accent="#d8c9a8"),
            "mustard": dict(base="#c08c22", accent="#d8c9a8"),
            "white": dict(base="#e9e4d8", accent="#d8c9a8"),
        },
    ),
    "utsav-embroidered-kurta": dict(
        cut=dict(KURTA, seed=5), fabric=dict(COTTON_SILK, crease=0.0004, translucent=0.03), sewn=kurta, pattern=festive, unevenness=0.025,
        main=LAID, second=CLOSE, lit="ivory", floor=UNDER_PALE,
        colours={
            "ivory": dict(base="#e4d2ac", accent="#a8742a", button="#c79a4a"),
            "maroon": dict(base="#4f0c16", accent="#c9983f", button="#c79a4a"),
        },
    ),
    "tulsi-straight-kurta": dict(
        cut=CALF, fabric=dict(MULMUL, slub=0.2, translucent=0.02, crease=0.0006), sewn=notched, pattern=booti, unevenness=0.03,
        main=FAR, second=YOKE, lit="pink",
        colours={
            "olive": dict(base="#4a5429", accent="#f1ead7", button="#5a3a22"),
            "mustard": dict(base="#c4901c", accent="#f1ead7", button="#5a3a22"),
            "pink": dict(base="#d9919d", accent="#f1ead7", button="#5a3a22"),
        },
    ),
    "sanjh-short-kurti": dict(
        cut=HIP, fabric=dict(MULMUL, slub=0.2, translucent=0.06, crease=0.0006, relief=1.2), sewn=yoked, pattern=chikan, unevenness=0.03,
        main=NEAR, second=YOKE, floor=UNDER_PALE,
        colours={"pink": dict(base="#c07a80", accent="#fffaf6", button="#f4ece0")},
    ),
}
