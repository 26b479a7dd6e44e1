"""On the desk beside a computer: a mouse like a pebble."""
import math

import bpy
import numpy as np

from finish import metal, plastic
from label import lettering
from scene import mesh
from solid import bevelled, group, leaned, prism, present, rectangle, turned
from table import paper

HALF, LONG, RISE, WAIST = 0.0305, 0.0530, 0.0265, 0.0105
WHEEL = (0.0, -0.0285, 0.0262)


def mouse(colours, _):
    before = present()
    shell = plastic(colours["base"], 0.42, 0.000035, 2600)
    body = pebble(shell)
    for tool in grooves():
        cut(body, tool)
    base = prism(outline(0.84), 0.0004, 0.0040, plastic("#1b1c1e", 0.5), 0.0008)
    base.location = (0, 0, 0)
    wheel(plastic("#202124", 0.6), metal(colours["accent"], 0.2))
    button = prism(rectangle(0.0052, 0.0090, 0.0024), 0, 0.0016, plastic(colours["button"], 0.4), 0.0006)
    button.location, button.rotation_euler = (0, -0.0065, 0.0357), (0.10, 0, 0)
    on_top(lettering("ganitek", 0.0062, plastic(colours["print"], 0.5)), (0, 0.030), body)
    leaned(group(before), (0, 0, 0), (0, 0, colours.get("turn", 28)))


def pebble(material):
    """Widest a third of its height up, highest behind its middle; front towards -y."""
    rows, steps = 96, 192
    points = []
    for up in np.linspace(-math.pi / 2 + 0.02, math.pi / 2 - 0.004, rows):
        a = np.linspace(0, 2 * math.pi, steps, endpoint=False)
        out = math.cos(up) ** 0.86
        x, y = power(np.cos(a), 0.86) * out, power(np.sin(a), 0.86) * out
        high = math.sin(up)
        z = WAIST + (RISE * high ** 0.94 * (1 + 0.13 * y - 0.07 * y * y) if high > 0 else 0.0085 * high)
        points.append(np.c_[x * HALF * (1 + 0.05 * y - 0.06 * (1 - y * y) * (high < 0.5)), y * LONG, np.broadcast_to(z, x.shape)])
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    faces += [tuple(range(steps))[::-1], tuple(range((rows - 1) * steps, rows * steps))]
    made = mesh("pebble", np.concatenate(points), faces, material=material)
    made.data.use_auto_smooth, made.data.auto_smooth_angle = True, math.radians(35)
    return made


def power(values, exponent):
    return np.sign(values) * np.abs(values) ** exponent


def outline(part):
    a = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    return list(zip(power(np.cos(a), 0.86) * HALF * 0.94 * part, power(np.sin(a), 0.86) * LONG * part))


def grooves():
    """Slots that real shells have: for the wheel, between the keys, behind them, and all round."""
    slot = prism(rectangle(0.0084, 0.0270, 0.0042), 0.014, 0.06, None)
    slot.location = (0, WHEEL[1], 0)
    between = prism(rectangle(0.0007, 0.044, 0.0003), 0.014, 0.06, None)
    between.location = (0, -0.034, 0)
    x = np.linspace(-0.04, 0.04, 60)
    y = 0.0020 - 3.2 * x * x
    behind = prism([*zip(x, y - 0.00035), *zip(x[::-1], y[::-1] + 0.00035)], WAIST + 0.0035, 0.06, None)
    inner = prism(outline(0.965), WAIST + 0.0001, WAIST + 0.0030, None)
    ring = prism([(px * 1.4, py * 1.4) for px, py in outline(1)], WAIST + 0.0012, WAIST + 0.0018, None)
    cut(ring, inner)
    return slot, between, behind, ring


def cut(body, tool):
    taken = body.modifiers.new("cut", "BOOLEAN")
    taken.operation, taken.object, taken.solver = "DIFFERENCE", tool, "EXACT"
    bpy.context.view_layer.objects.active = body
    bpy.ops.object.modifier_apply(modifier="cut")
    bpy.data.objects.remove(tool)


def wheel(rubber, ring):
    before = present()
    turn = np.linspace(0, 2 * math.pi, 240, endpoint=False)
    points = []
    for r, z in bevelled([(0.0070, -0.0027), (0.0104, -0.0027), (0.0108, -0.0016), (0.0108, 0.0016), (0.0104, 0.0027), (0.0070, 0.0027)], 0.0008):
        ribs = r - (0.00045 * (np.cos(turn * 40) > 0.3) if r > 0.0102 else 0)
        points.append(np.c_[np.cos(turn) * ribs, np.sin(turn) * ribs, np.full(240, z)])
    faces = [(j * 240 + i, j * 240 + (i + 1) % 240, (j + 1) * 240 + (i + 1) % 240, (j + 1) * 240 + i) for j in range(len(points) - 1) for i in range(240)]
    mesh("wheel", np.concatenate(points), faces, material=rubber, smooth=False)
    turned(bevelled([(0.0080, -0.0031), (0.0098, -0.0031), (0.0098, 0.0031), (0.0080, 0.0031)], 0.0004), ring)
    leaned(group(before), WHEEL, (0, 90, 0))


def on_top(words, place, body):
    """Print that follows the shell below it."""
    words.location = (*place, 0.06)
    words.rotation_euler = (0, 0, math.pi)
    fine = words.modifiers.new("on", "SHRINKWRAP")
    fine.target, fine.wrap_method, fine.use_project_z, fine.use_negative_direction, fine.use_positive_direction = body, "PROJECT", True, True, False
    fine.offset = 0.00008


def desk():
    return paper("#dcd0bd")


MOUSE = {"from": (0.02, -0.34, 0.22), "at": (0.002, -0.002, 0.014), "lens": 112, "aperture": 16}
GOODS = {
    "kankar-wireless-mouse": dict(
        made=mouse, width=0.14, surface=desk, exposure=0.80, main=MOUSE,
        second={"from": (-0.20, -0.20, 0.13), "at": (0.0, -0.010, 0.018), "lens": 92, "aperture": 13},
        colours={
            "grey": dict(base="#757a81", accent="#b9bdc2", button="#565a60", print="#c3c7cc"),
            "white": dict(base="#efeeea", accent="#c3c7cc", button="#cfcfcc", print="#8d9095"),
        },
    ),
}
