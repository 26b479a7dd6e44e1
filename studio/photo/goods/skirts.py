"""A wrap skirt laid flat: the block-printed one."""
import numpy as np

from fabric import MULMUL, plain
from legs import waistline
from pattern import bands, repeat, scattered, sprig, teeth
from bow import bow
from trims import piece, strip

SKIRT = dict(
    waist=0.200, chest=0.200, armhole=0.0, hip=0.300, hem=0.470, length=0.92, tail=0.075, front=0.020, back=-0.008, wrapped=0.36,
    step=0.009, full=0.014, seed=11, tiers=((-0.038, -1.0, 14, 0.058),), taken=(0.31, 0.60),
)
COTTON = dict(MULMUL, slub=0.40, unevenness=0.10, translucent=0.03, crease=0.0007, gloss=0.15)
BAND = 0.040


def wrapped(surface, cut, colours, fabric):
    """One end lies over the other down the front; the band's ties are knotted where it ends."""
    band = []
    for s in np.linspace(0, 1, 9):
        edge = waistline(cut, cut["front"])
        band.append([(x * (1.004 + 0.02 * s), y - s * BAND + 0.002) for x, y in edge])
    plain_ = plain(colours, fabric)
    piece(surface, band, plain_, 0.0030, thickness=0.0026)
    inner = waistline(cut, cut["back"])
    piece(surface, [[(x * 0.985, y - s * 0.030) for x, y in inner] for s in np.linspace(0, 1, 5)], plain_, 0.0016, "back")
    y = np.linspace(-cut["front"] - BAND + 0.004, -cut["length"] - 0.86 * cut["tail"], 90)
    seam = np.c_[[at(v, cut) for v in y], y]
    strip(surface, seam, 0.026, lift=np.array([0.0050, 0.0052, 0.0044, 0.0024, 0.0004])[:, None])
    bow(surface, (at(-0.04, cut) + 0.004, -cut["front"] - BAND / 2), plain_)


def at(y, cut):
    """Where the upper end lies at each height."""
    wide = np.interp(-y, [0, cut["length"]], [cut["waist"], cut["hem"]])
    return cut["wrapped"] * wide * (1 - 0.35 * np.clip(-y / cut["length"], 0, 1))


def waves(x, y):
    end = y
    across, along = scattered(x, y, 0.064, 0.074)
    field = sprig(across, along, 0.024) & (end > 0.235)
    wave = lambda at: np.abs(end - at - 0.009 * np.sin(x * 2 * np.pi / 0.05)) < 0.0035
    border = wave(0.085) | wave(0.110) | wave(0.135) | bands(end, [(0.030, 0.040), (0.046, 0.050), (0.168, 0.172), (0.178, 0.186)])
    border |= np.hypot(repeat(x, 0.022), end - 0.061) < 0.004
    return (field | border | teeth(end, x, 0.186, 0.022, 0.020)) * (0.90 + 0.10 * np.sin(x * 310) * np.sin(y * 270))


FAR = {"from": (0.006, -0.58, 2.95), "at": (0, -0.475, 0.0), "lens": 88, "aperture": 11}
HEM = {"from": (0.22, -1.30, 0.86), "at": (0.06, -0.80, 0.01), "lens": 74, "aperture": 9}
GOODS = {
    "leher-block-print-skirt": dict(
        cut=SKIRT, fabric=COTTON, sewn=wrapped, pattern=waves, unevenness=0.04, main=FAR, second=HEM, lit="rust",
        colours={
            "indigo": dict(base="#1a2340", accent="#e6decb"),
            "rust": dict(base="#86391a", accent="#ead9bd"),
        },
    ),
}
