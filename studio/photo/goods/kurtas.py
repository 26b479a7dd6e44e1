"""Kurtas laid flat."""
import numpy as np

from fabric import COTTON_SILK, MULMUL, plain
from garment import APART
from pattern import bands, lotus, repeat, scattered, sprig
from trims import band, buttons, piece, upright

HANDLOOM = dict(MULMUL, slub=0.9, unevenness=0.08, translucent=0.02, crease=0.0009, gloss=0.15)
KURTA = dict(
    neck=0.078, drop=0.045, shoulder=0.220, chest=0.262, armhole=0.280, waist=0.256, hem=0.300, length=1.00, front=0.098, back=0.022,
    sleeve=0.57, cuff=0.118, angle=22, slit=0.24, step=0.010, depth=1.9,
)


def kurta(surface, cut, colours, fabric):
    """Band and placket of the kurta's own cloth, embroidery and all."""
    cloth = plain(colours, fabric)
    low = -cut["front"] - 0.235
    upright(surface, 0.0, -cut["front"] + 0.004, low, 0.032)
    piece(surface, [[(x, y) for x in np.linspace(-0.016, 0.016, 5)] for y in np.linspace(low, low + 0.022, 4)], lift=0.0028)
    band(surface, cut, cloth)
    buttons(surface, [(0.0, y) for y in np.linspace(-cut["front"] - 0.022, low + 0.045, 4)], colours.get("button", "#6a4527"))


def festive(x, y):
    """A vine on both sides of the placket and round the cuffs, small sprigs strewn below."""
    far, down = np.abs(x), -0.098 - y
    on_chest = (down > -0.05) & (down < 0.250)
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
GOODS = {
    "neelkanth-handloom-kurta": dict(
        cut=KURTA, block="kurta", fabric=HANDLOOM, sewn=kurta, unevenness=0.06, main=LAID,
        second=CLOSE,
        colours={
            "indigo": dict(base="#1c2749", accent="#d8c9a8"),
            "mustard": dict(base="#c08c22", accent="#d8c9a8"),
            "white": dict(base="#e9e4d8", accent="#d8c9a8", button="#d9cdb6"),
        },
    ),
    "utsav-embroidered-kurta": dict(
        cut=KURTA, block="kurta", fabric=dict(COTTON_SILK, crease=0.0004, translucent=0.03), sewn=kurta, pattern=festive, main=LAID, second=CLOSE,
        colours={
            "cream": dict(base="#e8dcc2", accent="#b98a3c", button="#c79a4a"),
            "maroon": dict(base="#561220", accent="#c9983f", button="#c79a4a"),
        },
    ),
}
