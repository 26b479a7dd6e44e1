"""For writing and drawing: ten gel pens, a tin of pencils."""
import math

import numpy as np

from finish import clear_glass, metal, plastic, timber
from label import lettering
from scene import mesh
from solid import bevelled, copy, group, leaned, prism, present, rectangle, rounded, tube, turned
from table import paper

APART, LONG = 0.0138, 0.148
PITCH, PENCIL = 0.0076, 0.175
# Gel pens in use, and pencils out of their tin: number → place of the point, turn.
LAID = {0: ((-0.105, -0.145, 0.0165), -163), 2: ((-0.008, -0.222, 0.0056), -14), 3: ((0.016, -0.212, 0.0056), -19), 4: ((0.040, -0.219, 0.0056), -15)}
OUT = {
    "main": {},
    "second": {5: ((-0.062, -0.150, 0.0036), 6), 15: ((0.030, -0.168, 0.0036), 182)},
    "use": {16: ((-0.102, -0.305, 0.0056), -12), 4: ((0.074, -0.125, 0.0036), -78)},
}


def gel_pens(colours, view):
    random = np.random.default_rng(3)
    steel, clear, white = metal("#cfd1d4", 0.16), clear_glass("#f4f7f8"), plastic("#f0f1f2", 0.4)
    for k, ink in enumerate(colours["inks"]):
        before = present()
        gel_pen(plastic(ink, 0.34, coat=0.3), plastic(ink, 0.62, 0.00006, 900), steel, clear, white)
        (taken if view == "use" else in_a_row)(group(before), k, random)


def in_a_row(pen, k, random):
    leaned(pen, ((k - 4.5) * APART, -0.074 + random.uniform(-0.004, 0.004), 0.0056), (-90, 0, random.uniform(-1.6, 1.6)))
    pen.rotation_euler.rotate_axis("Z", math.radians(random.uniform(-14, 14)))


def taken(pen, k, random):
    """Some lie where one writes; the others stand round the inside of a tumbler at zero, points down."""
    if k in LAID:
        leaned(pen, LAID[k][0], (-90, 0, LAID[k][1]))
        pen.rotation_euler.rotate_axis("Z", math.radians(random.uniform(-14, 14)))
    else:
        around = sorted(set(range(10)) - set(LAID)).index(k) * 60 + random.uniform(-7, 7)
        leaned(pen, (0.010 * math.cos(math.radians(around)), 0.010 * math.sin(math.radians(around)), 0.006), (0, 9.5, around))
        pen.rotation_euler.rotate_axis("Z", math.radians(random.uniform(0, 360)))


def gel_pen(coloured, rubber, steel, clear, white):
    """Its point at zero; clip and print towards -y, which lies uppermost."""
    turned(rounded([(0, 0), (0.00045, 0.0002), (0.00055, 0.0012), (0.0011, 0.0034), (0.0014, 0.0040), (0.0040, 0.0138), (0.0043, 0.0150), (0.0040, 0.0154)], 6), steel)
    ribs = [(0.0053 - 0.00034 * (k % 2), 0.0180 + 0.0013 * k) for k in range(24)]
    turned(rounded([(0.0040, 0.0152), (0.0047, 0.0160), *ribs, (0.0053, 0.0500), (0.0049, 0.0506)], 4), rubber)
    turned(bevelled([(0.0040, 0.0500), (0.0050, 0.0502), (0.0050, 0.1230), (0.0040, 0.1232)], 0.0004), clear)
    turned([(0, 0.030), (0.0019, 0.030), (0.0019, 0.096), (0, 0.096)], coloured)
    turned([(0, 0.096), (0.0019, 0.096), (0.0019, 0.122), (0, 0.122)], white)
    turned(bevelled([(0.0044, 0.1215), (0.0053, 0.1215), (0.0054, 0.1225), (0.0054, 0.1370), (0.0048, 0.1386), (0.0030, 0.1390), (0.0026, 0.1390), (0.0026, 0.1462), (0.0018, 0.1474), (0, 0.1476)], 0.0006), coloured)
    clip = prism(rectangle(0.0038, 0.036, 0.0017), 0, 0.0011, coloured, 0.0004)
    clip.location, clip.rotation_euler = (0, -0.0066, 0.1170), (math.radians(90), 0, 0)
    bridge = prism(rectangle(0.0034, 0.004, 0.0008), 0, 0.0028, coloured, 0.0003)
    bridge.location, bridge.rotation_euler = (0, -0.0044, 0.1325), (math.radians(90), 0, 0)
    lengthways("REKHA  gel 0.5", 0.0050, 0.00508, 0.0760, plastic("#3b4047", 0.5))


def lengthways(text, size, radius, middle, material):
    """Print along a barrel that looks towards -y."""
    flat = lettering(text, size, material)
    for corner in flat.data.vertices:
        a = -corner.co.y / radius
        corner.co = (radius * math.sin(a), -radius * math.cos(a), middle + corner.co.x)
    return flat


def colour_pencils(colours, view):
    random = np.random.default_rng(8)
    satin, wood = metal("#d5d6d8", 0.28), timber("#b98a58", "#d3aa78", 0.6, "z", 3)
    wide, deep = 24 * PITCH + 0.006, PENCIL + 0.012
    tray(satin, wide, deep)
    for k, shade in enumerate(colours["shades"]):
        before = present()
        pencil(plastic(shade, 0.26, coat=0.5), plastic(shade, 0.55), wood, metal("#d9b765", 0.25))
        if k in OUT[view]:
            place, turn = OUT[view][k]
            leaned(group(before), place, (0, 90, turn))
        else:
            leaned(group(before), ((k - 11.5) * PITCH, deep / 2 - 0.006 + random.uniform(-0.0012, 0.0008), 0.0052), (90, 0, 0)).rotation_euler.rotate_axis("Z", random.uniform(0, 6))
    before = present()
    cover(satin, wide, deep, colours)
    leaned(group(before), *(((0.030, deep / 2 + 0.020, 0.0), (0, 0, -5)) if view == "use" else ((0.012, deep / 2 + 0.016, 0.0), (62, 0, -3))))


def tray(satin, wide, deep):
    prism(rectangle(wide, deep, 0.006), 0, 0.0014, satin, 0.0006)
    edge = np.array(rectangle(wide, deep, 0.006, 12))
    wall = [(x, y, z) for z in (0.0, 0.0115) for x, y in edge]
    n = len(edge)
    sheet = mesh("wall", wall, [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], material=satin)
    sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0006
    tube(np.c_[edge, np.full(n, 0.0115)], 0.0009, satin, closed=True, sides=12)


def cover(satin, wide, deep, colours):
    """Its lower edge at zero, its printed face up."""
    before = present()
    prism(rectangle(wide + 0.003, deep + 0.003, 0.007), 0, 0.010, satin, 0.0018, 5)
    prism(rectangle(wide - 0.003, deep - 0.003, 0.005), 0.0098, 0.01015, plastic(colours["base"], 0.38, coat=0.3))
    white = plastic("#fbf5e9", 0.5)
    for text, size, up in (("CHITRA", 0.034, 0.052), ("24 colour pencils", 0.0125, 0.024), ("break-resistant 3.3 mm leads", 0.0072, -0.080)):
        lettering(text, size, white).location = (0, up, 0.0102)
    for k, shade in enumerate(colours["shades"]):
        stripe = prism(rectangle(0.0054, 0.074, 0.0026), 0.0101, 0.01022, plastic(shade, 0.4, coat=0.3))
        stripe.location = ((k - 11.5) * 0.0068, -0.028 + 0.008 * math.sin(k * 0.55), 0)
    leaned(group(before), (0, deep / 2 + 0.0015, 0), (0, 0, 0))


def pencil(lacquer, lead, wood, gold, name="CHITRA"):
    """Six sides, one towards +x and stamped; the sharpened cone cuts them in scallops."""
    flat, slope, end = 0.0034, 0.175, PENCIL
    turn = np.linspace(0, 2 * math.pi, 96, endpoint=False)
    side = flat / np.cos((turn + math.pi / 6) % (math.pi / 3) - math.pi / 6)
    side = np.minimum(side, 0.00378)
    rows = [side / slope, np.full(96, end - 0.0004), np.full(96, end)]
    reach = [side, side, side - 0.0004]
    points = [(r * math.cos(a), r * math.sin(a), z) for row, out in zip(rows, reach) for r, a, z in zip(out, turn, row)]
    faces = [(j * 96 + i, j * 96 + (i + 1) % 96, (j + 1) * 96 + (i + 1) % 96, (j + 1) * 96 + i) for j in range(2) for i in range(96)] + [tuple(range(192, 288))]
    body = mesh("pencil", points, faces, material=lacquer)
    body.data.use_auto_smooth, body.data.auto_smooth_angle = True, math.radians(25)
    turned([(0.0017, 0.0017 / slope), (0.0037, 0.0037 / slope), (0.0030, 0.0240)], wood)
    turned(rounded([(0, 0.0012), (0.0003, 0.0014), (0.0006, 0.0006 / slope), (0.0017, 0.0017 / slope)], 5), lead)
    stamp = lettering(name, 0.0038, gold)
    for corner in stamp.data.vertices:
        corner.co = (flat + 0.00006, -corner.co.y, 0.150 + corner.co.x)


def desk():
    return paper("#e9dfce")


SHADES = (
    "#f6e04a", "#f4bd2c", "#ee8a25", "#e4572a", "#d02f2c", "#b01f3c", "#e0648f", "#f0a9bd", "#a3388e", "#6d3a95", "#423e94", "#2a559f",
    "#2f83c4", "#56b2d8", "#1f8f93", "#1f7a4a", "#4fa23f", "#9cc13f", "#b98a4d", "#8c5a33", "#5a3622", "#8a8c8f", "#232326", "#f0ece2",
)
GOODS = {
    "rekha-gel-pens": dict(
        made=gel_pens, width=0.16, surface=desk, exposure=0.80,
        main={"from": (0.10, -0.30, 0.36), "at": (0.002, -0.003, 0.004), "lens": 86, "aperture": 18},
        second={"from": (-0.12, -0.26, 0.12), "at": (-0.012, -0.044, 0.004), "lens": 76, "aperture": 9},
        colours={"ten": dict(base="#2b4a8c", inks=("#20458f", "#1d1d20", "#b3262b", "#2a7d46", "#6a3a93", "#dd7a26", "#1f8c93", "#d0568b", "#6a4228", "#3a8fc9"))},
    ),
    "chitra-colour-pencils": dict(
        made=colour_pencils, width=0.30, surface=desk, exposure=0.75,
        main={"from": (0.14, -0.60, 0.56), "at": (0.004, 0.030, 0.054), "lens": 79, "aperture": 22},
        second={"from": (-0.20, -0.42, 0.26), "at": (-0.020, -0.050, 0.006), "lens": 70, "aperture": 13},
        colours={"tin": dict(base="#c63b31", shades=SHADES)},
    ),
}
