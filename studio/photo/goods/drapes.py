"""Lengths of cloth over a rod: a dupatta and two sarees."""
from fabric import COTTON_SILK, MULMUL, SILK
from room import DETAIL, MAIN
from pattern import bands, lotus, lotus_pallu, scattered, sprig, striped_pallu, teeth, zari_border
import numpy as np

DUPATTA = dict(width=0.82, length=1.72, front=0.93, span=0.46, pleats=9, depth=0.0145)
SAREE = dict(width=1.12, length=2.05, front=1.06, span=0.47, pleats=13, depth=0.025, mass=0.17, stiffness=0.010, seed=7)
SOFT_SAREE = dict(SAREE, seed=4, pleats=14, depth=0.021, mass=0.1, stiffness=0.015, span=0.5)
# Heavy mulberry silk: it shines softly, over whole folds, and keeps small ones.
MULBERRY = dict(SILK, gloss=0.28, roughness=0.56, sheen=0.35, slub=0.3, crease=0.0003)


def banarasi(x, y):
    edge, end, towards = sides(x, y, DUPATTA)
    across, along = scattered(x, y, 0.075, 0.085)
    field = lotus(across, (along + 0.008) * towards, 0.019) & (edge > 0.085) & (end > 0.34)
    worn = np.where(edge < 0.083, zari_border(edge, y, 0.083), field)
    return np.where((end < 0.33) & (edge > 0.083), lotus_pallu(x, end), worn)


def kamalini(x, y):
    edge, end, towards = sides(x, y, SAREE)
    across, along = scattered(x, y, 0.082, 0.092)
    field = lotus(across, (along + 0.008) * towards, 0.021) & (edge > 0.125) & (end > 0.46)
    worn = np.where(edge < 0.118, zari_border(edge, y, 0.118), field)
    return np.where((end < 0.45) & (edge > 0.118), striped_pallu(x, end), worn)


def phuhar(x, y):
    edge, end, towards = sides(x, y, SOFT_SAREE)
    across, along = scattered(x, y, 0.105, 0.125)
    field = sprig(across, along * towards, 0.042) & (edge > 0.05) & (end > 0.30)
    narrow = bands(edge, [(0.006, 0.020), (0.025, 0.028)]) | teeth(edge, y, 0.030, 0.016, 0.010)
    pallu = bands(end, [(0.010, 0.030), (0.036, 0.040), (0.120, 0.124), (0.130, 0.150), (0.260, 0.264)])
    pallu |= sprig(np.mod(x, 0.07) - 0.035, (end - 0.085), 0.030) & (end > 0.040) & (end < 0.120)
    pallu |= sprig(np.mod(x, 0.09) - 0.045, (end - 0.205), 0.048) & (end > 0.150) & (end < 0.260)
    worn = np.where((end < 0.27) & (edge > 0.030), pallu, field)
    return worn | narrow


def sides(x, y, cloth):
    """Distance to the nearer selvedge and the nearer end, and which way that end lies."""
    edge = np.minimum(x, cloth["width"] - x)
    end = np.minimum(y, cloth["length"] - y)
    return edge, end, np.where(y < cloth["length"] / 2, 1.0, -1.0)


ZARI = "#c6953f"
GOODS = {
    "resham-banarasi-dupatta": dict(
        main=dict(MAIN, lens=116, at=(0, 0, 1.045)), second=DETAIL, cloth=DUPATTA, pattern=banarasi, fabric=COTTON_SILK, fringe=dict(spacing=0.0128, metal=0.3),
        colours={"rust": dict(base="#8f3414", accent=ZARI), "emerald": dict(base="#0c452c", accent=ZARI)},
    ),
    "kamalini-silk-saree": dict(
        main=dict(MAIN, at=(0.0, 0, 0.985)), second=dict(DETAIL, at=(0.05, -0.03, 0.72)), cloth=SAREE, pattern=kamalini, fabric=MULBERRY,
        colours={
            "maroon": dict(base="#4e0c1a", accent=ZARI),
            "emerald": dict(base="#0b4429", accent=ZARI),
            "indigo": dict(base="#161f49", accent=ZARI),
        },
    ),
    "phuhar-cotton-saree": dict(
        main=MAIN, second=dict(DETAIL, at=(0.0, -0.03, 0.80)), cloth=SOFT_SAREE, pattern=phuhar, fabric=MULMUL, fringe=dict(spacing=0.022, metal=0.0),
        colours={
            "teal": dict(base="#1f5559", accent="#e9e2cf", fringe="#1f5559"),
            "rust": dict(base="#96390f", accent="#efe3cd", fringe="#96390f"),
        },
    ),
}
