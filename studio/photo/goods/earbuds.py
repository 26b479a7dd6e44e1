"""Earbuds: a glossy shell lined with dark plastic, wells moulded to the buds, pins that charge them."""
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix

from finish import metal, plastic
from goods.audio import desk
from label import lettering, printed
from solid import ball, creased, group, leaned, lofted, moulded, present, prism, rounded, tube, turned

REACH, DEEP, OPEN = 0.0315, 0.74, 0.0225
# Where each bud sits, and how it is turned there: stem down, its tip towards the middle.
SEATS = (((-0.0140, -0.0045, 0.0242), (-16, 0, -30)), ((0.0140, -0.0045, 0.0242), (-16, 0, 30)))
# Where each lies when taken out, before the closed case.
LAID = (((-0.0120, -0.0500, 0.0072), (88, -30, 104)), ((0.0300, -0.0460, 0.0072), (88, 24, -60)))


def earbuds(colours, view):
    """In their open case; or before it, closed."""
    gloss, inside = plastic(colours["base"], 0.09, coat=0.8), plastic(colours["inside"], 0.42, 0.00002, 3000)
    tip, ring, pins = plastic(colours["tip"], 0.55), metal(colours["accent"], 0.2), metal("#d8ac57", 0.22)
    seated = view == "main"
    lower(gloss, inside, pins)
    lid(gloss, inside, ring, -106 if seated else 0)
    for place, turn in SEATS if seated else LAID:
        before = present()
        bud(gloss, tip, ring, colours["grille"], 0.014 if seated else 0.030)
        leaned(group(before), place, turn)


def pebble(reach=1.0):
    """Between oval and oblong, wider than deep."""
    a = np.linspace(0, 2 * math.pi, 200, endpoint=False)
    power = lambda c: np.sign(c) * np.abs(c) ** 0.80
    return [(reach * x, reach * DEEP * y) for x, y in zip(power(np.cos(a)), power(np.sin(a)))]


def lower(gloss, inside, pins):
    r, z = REACH, OPEN
    lofted(pebble(), rounded([(0.0001, 0.0), (r * 0.5, 0.0002), (r * 0.80, 0.0032), (r * 0.955, 0.0100), (r, 0.0170), (r, z - 0.0006)], 10) + [(r - 0.0003, z), (r - 0.0013, z), (r - 0.0015, z - 0.0004), (r - 0.0015, z - 0.004)], gloss, 50)
    plate = prism(pebble(r - 0.0018), 0.0116, z - 0.0005, inside)
    for place, turn in SEATS:
        well(plate, place, turn)
        for k in (-1, 1):
            pin = turned([(0.00085, 0.0), (0.00085, 0.0006), (0, 0.0007)], pins, 32)
            pin.location = (place[0] + 0.0016 * k, place[1] + 0.0030, 0.0155)
    softened(plate)
    light = ball(0.0008, (0, -r * DEEP * 0.985, 0.0132), plastic("#7fe0a0", 0.3))
    light.scale = (1, 0.4, 1)
    ink = plastic("#77797c", 0.5)
    for side, letter in ((-1, "L"), (1, "R")):
        lettering(letter, 0.0026, ink).location = (side * 0.0040, -0.0150, z - 0.00046)


def well(plate, place, turn):
    """Hollowed as the bud is: its head, its stem, its tip lying towards the middle."""
    before = present()
    grown = 0.0006
    head = ball(0.0082 + grown, (0, 0, 0), plate.data.materials[0], (0.90, 1.04, 0.92))
    tail = ball(0.0062 + grown, (0, 0.0070, 0.0010), plate.data.materials[0])
    cap = ball(0.0068 + grown, (0, 0.0136, 0.0050), plate.data.materials[0])
    stem = tube(np.c_[np.zeros(8), np.full(8, -0.0034), np.linspace(0.0, -0.0128, 8)], 0.0040, plate.data.materials[0], sides=40)
    for cutter in (head, tail, cap, stem):
        cutter.matrix_world = turned_about(place, turn) @ cutter.matrix_world
    bpy.context.view_layer.update()
    for cutter in (head, tail, cap, stem):
        hollowed(plate, cutter)
    for left in set(present()) - set(before):
        bpy.data.objects.remove(left)


def turned_about(place, degrees):
    return Matrix.Translation(place) @ Euler([math.radians(d) for d in degrees]).to_matrix().to_4x4()


def hollowed(plate, cutter):
    bpy.context.view_layer.objects.active = plate
    cut = plate.modifiers.new("cut", "BOOLEAN")
    cut.operation, cut.object, cut.solver = "DIFFERENCE", cutter, "EXACT"
    bpy.ops.object.modifier_apply(modifier="cut")


def softened(plate):
    creased(plate, 32)
    plate.data.polygons.foreach_set("use_smooth", [True] * len(plate.data.polygons))
    soft = plate.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments, soft.limit_method, soft.angle_limit, soft.harden_normals = 0.00035, 3, "ANGLE", math.radians(35), True


def lid(gloss, inside, ring, turn):
    """Its rim at zero, hinged behind, lined like the case and hollowed where the heads come."""
    r = REACH
    before = present()
    lofted(pebble(), [(r - 0.0014, 0.004), (r - 0.0014, 0.0003), (r - 0.0012, 0.0), (r - 0.0003, 0.0)] + rounded([(r, 0.0004), (r, 0.0030), (r * 0.975, 0.0068), (r * 0.87, 0.0112), (r * 0.62, 0.0140), (r * 0.3, 0.0147), (0.0001, 0.0148)], 10), gloss, 50).location = (0, -r * DEEP, 0)
    plate = prism(pebble(r - 0.0017), 0.0010, 0.0066, inside)
    for side in (-1, 1):
        hollow = ball(0.0100, (side * 0.0138, 0.0010, -0.0010), inside, (1.02, 1.16, 0.72))
        bpy.context.view_layer.update()
        hollowed(plate, hollow)
        bpy.data.objects.remove(hollow)
    softened(plate)
    plate.location = (0, -r * DEEP, 0)
    printed([("boond", 0.0046, 0)], plastic("#8b8d90", 0.5), (0, -r * DEEP - 0.0155, 0.00096), (180, 0, 0))
    leaned(group(before), (0, r * DEEP - 0.0008, OPEN + 0.0006), (turn, 0, 0))
    across = np.linspace(-0.0130, 0.0130, 24)
    tube(np.c_[across, np.full(24, r * DEEP - 0.0010), np.full(24, OPEN - 0.0002)], 0.0017, ring)


def bud(gloss, tip, ring, grille, stem):
    """Its stem down, as long of it as is not hidden in the case; what goes into the ear towards the back."""
    s = np.linspace(0, 1, 24)
    moulded([
        ball(0.0076, (0, 0, 0), gloss, (0.86, 1.06, 0.98)),
        ball(0.0058, (0, 0.0042, 0.0014), gloss, (0.84, 1.0, 0.9)),
        tube(np.c_[0 * s, -0.0036 + 0.0006 * s, 0.0030 - stem * s], 0.0031 - 0.0004 * s, gloss, sides=40),
    ], 0.00028)
    before = present()
    turned(rounded([(0.0028, 0.0), (0.0027, 0.0040), (0.0026, 0.0046), (0.0054, 0.0036), (0.0060, 0.0052), (0.0050, 0.0080), (0.0031, 0.0097), (0.0021, 0.0094), (0.0019, 0.0070)], 8), tip)
    turned([(0.0020, 0.0074), (0, 0.0074)], plastic("#222224", 0.8))
    leaned(group(before), (0, 0.0080, 0.0024), (-66, 0, 0))
    tube([(0, -0.0031, 0.0038 - stem), (0, -0.00305, 0.0026 - stem)], 0.00285, ring, sides=40)
    ball(0.0013, (0, -0.0066, 0.0046), plastic(grille, 0.55, 0.0001, 6000), (2.1, 0.55, 0.8)).rotation_euler = (0.7, 0, 0)


BUDS = {"from": (0.10, -0.34, 0.235), "at": (0.002, 0.002, 0.0310), "lens": 140, "aperture": 32}
GOODS = {
    "boond-true-wireless-earbuds": dict(
        made=earbuds, width=0.13, surface=desk, exposure=1.0, main=BUDS, second=dict(BUDS, **{"from": (0.11, -0.33, 0.20), "at": (-0.001, -0.017, 0.0150), "lens": 120, "aperture": 26}),
        colours={
            "white": dict(base="#f7f6f3", inside="#3b3c3f", tip="#c9cbcd", accent="#c9cdd2", grille="#1c1c1e"),
            "black": dict(base="#161618", inside="#2a2a2d", tip="#2d2e31", accent="#8f9296", grille="#77797c"),
        },
    ),
}
