"""On the desk beside a computer: a mouse like a pebble."""
import math

import bpy
import numpy as np

from finish import metal, plastic
from label import lettering
from scene import mesh
from solid import bevelled, creased, group, leaned, prism, present, rectangle, turned
from table import paper

HALF, LONG, RISE, WAIST = 0.0305, 0.0530, 0.0265, 0.0105
WHEEL = (0.0, -0.0280, 0.0233)


def mouse(colours, view):
    before = present()
    shell = plastic(colours["base"], 0.38, 0.00006, 3200)
    body = pebble(shell)
    for tool in grooves():
        cut(body, tool)
    base = prism(outline(0.82), 0.0, 0.0040, plastic("#1b1c1e", 0.5), 0.0008)
    base.location = (0, 0, 0)
    wheel(plastic("#1b1c1e", 0.7, 0.00004, 2200), metal(colours["accent"], 0.3))
    button = prism(rectangle(0.0042, 0.0086, 0.0021), 0, 0.0012, plastic(colours["button"], 0.42), 0.0005)
    button.location, button.rotation_euler = (0, -0.0078, 0.0357), (0.07, 0, 0)
    on_top(lettering("ganitek", 0.0056, plastic(colours["print"], 0.5)), (0, 0.030), body)
    leaned(group(before), (0, 0, 0), (0, 0, -38 if view == "second" else 205))


def pebble(material):
    """Widest a third of its height up, highest behind its middle; front towards -y."""
    rows, steps = 96, 192
    points = []
    for up in np.linspace(-math.pi / 2 + 0.02, math.pi / 2 - 0.004, rows):
        a = np.linspace(0, 2 * math.pi, steps, endpoint=False)
        high = math.sin(up)
        out = math.cos(up) ** 0.86 if high > 0 else 1 - 0.15 * high ** 4
        x, y = power(np.cos(a), 0.86) * out, power(np.sin(a), 0.86) * out
        held = 1 / (1 + math.exp((high - 0.42) / 0.09))
        z = WAIST + (RISE * high ** 0.94 * (1 + 0.13 * y - 0.07 * y * y) if high > 0 else 0.0085 * high)
        points.append(np.c_[x * HALF * (1 + 0.05 * y - 0.06 * (1 - y * y) * held), y * LONG, np.broadcast_to(z, x.shape)])
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
    slot = prism(rectangle(0.0076, 0.0196, 0.0036, 16), 0.014, 0.06, None)
    slot.location = (0, WHEEL[1] - 0.0012, 0)
    pit = prism(rectangle(0.0052, 0.0096, 0.0026, 16), 0.030, 0.06, None)
    pit.location = (0, -0.0078, 0)
    between = prism(rectangle(0.0007, 0.044, 0.0003), 0.014, 0.06, None)
    between.location = (0, -0.034, 0)
    x = np.linspace(-0.04, 0.04, 60)
    y = 0.0020 - 3.2 * x * x
    behind = prism([*zip(x, y - 0.00035), *zip(x[::-1], y[::-1] + 0.00035)], WAIST + 0.0125, 0.06, None)
    inner = prism(outline(0.965), WAIST + 0.0001, WAIST + 0.0030, None)
    ring = prism([(px * 1.4, py * 1.4) for px, py in outline(1)], WAIST + 0.0012, WAIST + 0.0018, None)
    cut(ring, inner)
    return slot, pit, between, behind, ring, *thumb()


def thumb():
    """Round two keys on the left, and between them."""
    ring = prism(rectangle(0.0290, 0.0066, 0.0033, 16), 0.018, 0.05, None)
    cut(ring, prism(rectangle(0.0278, 0.0054, 0.0027, 16), 0.017, 0.051, None))
    split = prism(rectangle(0.0006, 0.0060, 0.0002), 0.018, 0.05, None)
    for tool in (ring, split):
        tool.rotation_euler, tool.location = (math.pi / 2, 0, math.pi / 2), (0, -0.006, 0.0205)
    return ring, split


def cut(body, tool):
    taken = body.modifiers.new("cut", "BOOLEAN")
    taken.operation, taken.object, taken.solver = "DIFFERENCE", tool, "EXACT"
    bpy.context.view_layer.objects.active = body
    bpy.ops.object.modifier_apply(modifier="cut")
    bpy.data.objects.remove(tool)


def wheel(rubber, steel):
    """Rubber with fine grooves on a rim of steel, no wider than its slot."""
    before = present()
    turn = np.linspace(0, 2 * math.pi, 480, endpoint=False)
    points = []
    for r, z in bevelled([(0.0070, -0.0021), (0.0103, -0.0021), (0.0108, -0.0012), (0.0108, 0.0012), (0.0103, 0.0021), (0.0070, 0.0021)], 0.0007):
        ribs = r - 0.00034 * np.clip(np.cos(turn * 46) * 2, -0.2, 1) * (r > 0.0101)
        points.append(np.c_[np.cos(turn) * ribs, np.sin(turn) * ribs, np.full(480, z)])
    faces = [(j * 480 + i, j * 480 + (i + 1) % 480, (j + 1) * 480 + (i + 1) % 480, (j + 1) * 480 + i) for j in range(len(points) - 1) for i in range(480)]
    creased(mesh("wheel", np.concatenate(points), faces, material=rubber), 40)
    turned(bevelled([(0.0080, -0.0024), (0.0097, -0.0024), (0.0097, 0.0024), (0.0080, 0.0024)], 0.0004), steel)
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


MOUSE = {"from": (-0.07, -0.25, 0.31), "at": (0.0, -0.001, 0.014), "lens": 112, "aperture": 16}
GOODS = {
    "kankar-wireless-mouse": dict(
        made=mouse, width=0.14, surface=desk, exposure=0.80, main=MOUSE,
        second={"from": (0.03, -0.28, 0.13), "at": (0.0, -0.006, 0.016), "lens": 100, "aperture": 13},
        colours={
            "grey": dict(base="#757a81", accent="#b9bdc2", button="#565a60", print="#c3c7cc"),
            "white": dict(base="#efeeea", accent="#c3c7cc", button="#cfcfcc", print="#8d9095"),
        },
    ),
}
