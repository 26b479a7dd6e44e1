"""A compact mechanical keyboard: sculpted caps on switches, lit from below."""
import math

import numpy as np

from finish import plastic
from goods.wearables import lit
from label import lettering
from scene import mesh
from solid import copy, creased, group, leaned, present, prism, rectangle, tube
from table import paper

PITCH, FOOT, HEAD = 0.01905, 0.0182, 0.0134
# Each row from the back: what is printed, and how wide those keys are that are not as wide as deep.
ROWS = (
    ("esc F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 prt pau del", {}),
    ("` 1 2 3 4 5 6 7 8 9 0 - = backspace home", {"backspace": 2}),
    ("tab Q W E R T Y U I O P [ ] \\ pgup", {"tab": 1.5, "\\": 1.5}),
    ("caps A S D F G H J K L ; ' enter pgdn", {"caps": 1.75, "enter": 2.25}),
    ("shift Z X C V B N M , . / shift. ↑ end", {"shift": 2.25, "shift.": 1.75}),
    ("ctrl win alt _ alt. fn ctrl. ← ↓ →", {"ctrl": 1.25, "win": 1.25, "alt": 1.25, "_": 6.25}),
)
RISE, TIP = (0.0016, 0.0010, 0.0003, 0.0, 0.0003, 0.0003), (-7, -4, 0, 5, 9, 9)


def keyboard(colours, _):
    before = present()
    shell = plastic(colours["base"], 0.48, 0.00003, 2400)
    case(shell)
    caps(colours)
    leaned(group(before), (0, 0, 0.0068), (5.5, 0, 0))
    cable(plastic(colours["accent"], 0.7, 0.0006, 1500), plastic("#2c2c2d", 0.45))
    leaned(group(before), (0, 0, 0), (0, 0, colours.get("turn", 14)))


def case(shell):
    """A tray whose rim stands round the keys; a plate with the light below them."""
    w, d = 16 * PITCH, 6 * PITCH
    prism(rectangle(w + 0.0130, d + 0.0130, 0.0075, 10), -0.0040, 0.0083, shell, 0.0014, 5)
    prism(rectangle(w + 0.0116, d + 0.0116, 0.0070, 10), 0.0070, 0.0092, shell)
    rim = frame(rectangle(w + 0.0130, d + 0.0130, 0.0075, 10), rectangle(w + 0.0018, d + 0.0018, 0.0020, 10), 0.0087, 0.0132)
    rim.data.materials.append(shell)
    soft = rim.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments, soft.limit_method, soft.harden_normals = 0.0013, 4, "ANGLE", True
    prism(rectangle(w + 0.0018, d + 0.0018, 0.0020), 0.0086, 0.0094, lit("#ffd8a4", 0.60))
    for x in (-0.120, 0.120):
        prism(rectangle(0.030, 0.008, 0.003), -0.0115, -0.0040, plastic("#3a3a3a", 0.7), 0.001).location = (x, 0.045, 0)


def frame(outer, inner, low, high):
    """Between two outlines of as many points."""
    n = len(outer)
    points = [(x, y, z) for outline, z in ((outer, low), (outer, high), (inner, high), (inner, low)) for x, y in outline]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) % 4 * n + (i + 1) % n, (k + 1) % 4 * n + i) for k in range(4) for i in range(n)]
    return creased(mesh("frame", points, faces), 40)


def caps(colours):
    shades = {name: plastic(colours[name], 0.55, 0.000025, 3000) for name in ("key", "side", "accent")}
    inks = {"key": plastic(colours["ink"], 0.6), "side": plastic(colours["ink"], 0.6), "accent": plastic("#fbf3e4", 0.6)}
    made = {}
    for row, (names, wide) in enumerate(ROWS):
        x, y = -8 * PITCH, (2.5 - row) * PITCH
        for name in names.split():
            units = wide.get(name, 1)
            shade = "accent" if name in ("esc", "enter") else "side" if units not in (1, 6.25) or row == 0 and name[0] != "F" or len(name) > 2 or name in "↑←↓→" or name == "fn" else "key"
            if (units, shade) not in made:
                made[units, shade] = cap(units, shades[shade])
            one = copy(made[units, shade], (x + units * PITCH / 2, y, 0.0128 + RISE[row]))
            one.rotation_euler = (math.radians(-TIP[row]), 0, 0)
            printed(name.rstrip(".") or name, units, one, inks[shade])
            x += units * PITCH
    for one in made.values():
        one.location = (0, 0, -1)


def cap(units, material):
    """Four sides that lean in, a top hollowed from side to side for a finger."""
    extra = (units - 1) * PITCH
    points, each = [], 6
    levels = ((0.0, 0.0, 0.0012), (0.0004, 0.0006, 0.0014), (0.0019, 0.0062, 0.0024), (0.0022, 0.0072, 0.0027), (0.0026, 0.0076, 0.0027), (0.0032, 0.00765, 0.0026))
    for inset, z, corner in levels:
        outline = np.array(rectangle(FOOT - 2 * inset + extra, FOOT - 2 * inset * 0.9, corner, each))
        points += [(x, y + (0.0006 * z / 0.0076), z + hollow(x, extra) * (z > 0.007)) for x, y in outline]
    n = len(outline)
    for part in (0.8, 0.55, 0.3, 0.1):
        points += [(x * part, y * part + 0.0006, 0.00765 + hollow(x * part, extra)) for x, y in outline]
    rows = len(levels) + 4
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(rows - 1) for i in range(n)]
    faces.append(tuple(range((rows - 1) * n, rows * n)))
    return creased(mesh("cap", points, faces, material=material), 50)


def hollow(x, extra):
    reach = HEAD / 2 + extra / 2
    return 0.0 if extra > 0.05 else -0.00062 * (1 - min(1, abs(x) / reach) ** 2)


def printed(name, units, one, ink):
    if name == "_":
        return
    words = arrow(name, ink) if name in "↑←↓→" else lettering(name if len(name) < 2 or name[0] == "F" else name.lower(), 0.0052 if len(name) == 1 else 0.0040 if name[0] == "F" else 0.0031, ink)
    aside = 0 if units == 1 else -(units - 1) * PITCH / 2 + 0.0012 if len(name) > 1 else 0
    for corner in words.data.vertices:
        corner.co.x += aside
        corner.co.y += 0.0006
        corner.co.z = 0.00777 + hollow(corner.co.x, (units - 1) * PITCH)
    words.parent = one


def arrow(name, ink):
    turn = math.radians("↑←↓→".index(name) * 90)
    corners = [(math.cos(a + turn) * 0.0021, math.sin(a + turn) * 0.0021, 0) for a in np.radians((90, 210, 330))]
    return mesh("arrow", corners, [(0, 1, 2)], material=ink, smooth=False)


def cable(braid, dark):
    """Plugged in behind, laid away in a loose bow."""
    s = np.linspace(0, 1, 160)
    x = -0.100 + 0.055 * np.sin(s * 2.6) - 0.30 * s ** 2
    y = 0.082 + 0.100 * np.sin(s * 2.2) + 0.05 * s
    z = 0.0026 + 0.0100 * np.clip(1 - s * 6, 0, 1) ** 2
    tube(np.c_[x, y, z], 0.0021, braid, sides=16)
    tube([(-0.1000, 0.0590, 0.0128), (-0.1000, 0.0790, 0.0128), (-0.1000, 0.0830, 0.0127)], [0.0052, 0.0050, 0.0026], dark)


def desk():
    return paper("#cdbfa9")


TAKEN = {"from": (-0.16, -0.86, 0.74), "at": (-0.004, 0.004, 0.004), "lens": 106, "aperture": 16}
GOODS = {
    "taktak-mechanical-keyboard": dict(
        made=keyboard, width=0.36, surface=desk, exposure=0.62, main=TAKEN,
        second={"from": (0.235, -0.235, 0.165), "at": (0.098, 0.016, 0.016), "lens": 84, "aperture": 9},
        colours={"ivory": dict(base="#d9d1bf", key="#e8e1d1", side="#b9b3a5", accent="#d9682c", ink="#2c2b28")},
    ),
}
