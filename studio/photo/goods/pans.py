"""Pans: the cast iron one, with a roti on it for the second view."""
import math

import numpy as np

from scene import Nodes, image, linear, mesh
from solid import group, leaned, moulded, present, rounded, tube, turned
from table import slab
from uneven import blend, painted, waves

RADIUS = 0.130


def pan(colours, view):
    before = present()
    iron = cast(colours["base"])
    r = RADIUS
    turned(rounded([(0, 0.0), (r * 0.6, 0.0), (r * 0.84, 0.0012), (r - 0.003, 0.016), (r, 0.0225), (r - 0.0012, 0.0245), (r - 0.0042, 0.0232), (r - 0.010, 0.0108), (r - 0.022, 0.0062), (r * 0.5, 0.0056), (0, 0.0056)], 10), iron)
    s = np.linspace(0, 1, 40)
    grip = tube(np.c_[0.118 + 0.150 * s, 0 * s, 0.017 + 0.016 * s ** 1.5], 0.0085 + 0.0035 * np.sin(s * 3.1) - 0.002 * s, iron)
    a = np.linspace(0, 2 * math.pi, 60, endpoint=False)
    eye = tube(np.c_[0.278 + 0.0155 * np.cos(a), 0.0125 * np.sin(a), 0.0335 + 0.002 * np.cos(a)], 0.0052, iron, closed=True)
    moulded([grip, eye], 0.0011)
    leaned(group(before), (0, 0, 0), (0, 0, -34))
    if view == "second":
        roti(RADIUS - 0.034, 0.0064)


def cast(colour):
    """Iron from a sand mould, oiled: pitted, black, shining in patches."""
    nodes = Nodes("iron")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    grain, patches = nodes.noise(where, 900, 3, 0.6), nodes.noise(where, 26, 4)
    rough = nodes.math("ADD", 0.24, nodes.math("MULTIPLY", patches, 0.28))
    shade = nodes.mix(grain, linear(colour), linear("#232221"))
    return nodes.finish(nodes.surface(Base_Color=shade, Metallic=0.5, Roughness=rough, Specular=0.5, Normal=nodes.bump(grain, 0.0009)))


def roti(reach, z, puffed=1.0):
    """Puffed where steam lifted it, charred where it touched the iron, never quite round."""
    rows, steps = 220, 440
    t, a = np.meshgrid(np.linspace(0.001, 1, rows), np.linspace(0, 2 * math.pi, steps, endpoint=False), indexing="ij")
    out = t * reach * (1 + 0.016 * np.sin(2 * a + 1) + 0.012 * np.sin(3 * a + 1) + 0.008 * np.sin(5 * a) + 0.005 * np.sin(11 * a + 2))
    x, y = out * np.cos(a), out * np.sin(a)
    rim = 1 - t ** 16
    puff = np.exp(-(((x - 0.18 * reach) / (0.62 * reach)) ** 2 + ((y - 0.10 * reach) / (0.52 * reach)) ** 2) ** 1.6)
    bubble = np.clip(waves(x, y, 7, 90, 360, 40, 0.6) - 0.12, 0, 1.2)
    dough = waves(x, y, 8, 300, 2600, 60, 0.6)
    high = z + 0.0022 * rim + puffed * rim * (0.0170 * puff + 0.0036 * bubble + 0.0016 * waves(x, y, 9, 60, 300, 30)) + 0.00030 * dough * rim
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(rows - 1) for i in range(steps)]
    uvs, pixels = painted(rows, steps, baked(x, y, t, bubble, dough))
    nodes = Nodes("roti")
    shown = nodes.picture(nodes.add("ShaderNodeUVMap").outputs[0], image("roti", pixels, True))
    fine = nodes.noise(nodes.add("ShaderNodeTexCoord").outputs["Object"], 900, 4, 0.6)
    mesh("roti", np.stack([x, y, high], -1).reshape(-1, 3), faces, uvs, nodes.finish(nodes.surface(Base_Color=shown, Roughness=0.85, Specular=0.15, Normal=nodes.bump(fine, 0.0005))))


def baked(x, y, t, bubble, dough):
    """Flour's own colour, golden in clouds, freckled, brown on its blisters and black in the middle of some."""
    colour = lambda hexadecimal: np.array(linear(hexadecimal)[:3])
    shade = blend(np.broadcast_to(colour("#bd9760"), (*x.shape, 3)), colour("#94602c"), 0.34 + 0.55 * waves(x, y, 10, 60, 400, 40) + 0.12 * dough)
    shade = blend(shade, colour("#7a4a1e"), np.clip(waves(x, y, 11, 700, 3400, 50, 0.1) - 1.1, 0, 1) * 1.2)
    ragged = 0.30 * dough + 0.35 * waves(x, y, 12, 500, 2400, 50, 0.3)
    toasted = np.clip((bubble - 0.02 + ragged * 0.55) * 1.5, 0, 1)
    shade = blend(shade, colour("#6f3c16"), toasted * 0.85)
    shade = blend(shade, colour("#2b160a"), np.clip((bubble - 0.50 + ragged * 0.9 + 0.25 * waves(x, y, 13, 40, 160, 20)) * 2.2, 0, 0.9))
    return blend(shade, colour("#d8bd8a"), np.clip((t - 0.93) * 9, 0, 0.5))


PAN = {"from": (0.24, -0.86, 0.56), "at": (0.052, -0.046, 0.012), "lens": 86, "aperture": 18}
GOODS = {
    "loha-cast-iron-tawa": dict(
        made=pan, width=0.40, surface=slab, exposure=0.9, main=PAN, second=dict(PAN, **{"from": (0.10, -0.60, 0.52), "at": (0.018, 0, 0.012), "lens": 84}),
        colours={"iron": dict(base="#0b0b0c")},
    ),
}
