"""For the floor: a rubber mat for yoga, half rolled up."""
import math

import numpy as np

from finish import plastic
from scene import Nodes, linear, mesh
from solid import creased, group, leaned, present, rectangle, ribbon
from table import paper

WIDE, THICK, CORE = 0.66, 0.0050, 0.028


def mat(colours, view):
    """It lies flat towards who looks, the rest of it rolled up behind."""
    flat, turns = (0.62, 5.2) if view == "main" else (1.02, 3.4)
    before = present()
    rolled(flat, turns, colours)
    leaned(group(before), (0, 0, 0), (0, 0, 32 if view == "main" else -24))
    before = present()
    strap(plastic("#d8cbb0", 0.9, 0.0010, 900))
    leaned(group(before), (-0.27, -0.50, 0) if view == "main" else (0.30, -0.55, 0), (0, 0, 200 if view == "main" else 20))


def strap(cotton):
    """To carry it by: webbing wound up, its end let go."""
    a = np.linspace(0, 2 * math.pi * 4.3, 360)
    r = 0.010 + 0.026 * a / a[-1] + 0.0007 * np.sin(a * 1.3)
    coil = np.c_[r * np.cos(a), r * np.sin(a)]
    way = coil[-1] - coil[-2]
    way = way / np.linalg.norm(way)
    s = np.linspace(0.004, 0.13, 60)
    tail = coil[-1] + np.outer(s, way) + np.outer(1.6 * s ** 2, [way[1], -way[0]])
    path = np.c_[np.r_[coil, tail], np.full(420, 0.019)]
    along = np.gradient(path, axis=0)
    ribbon(path, np.c_[along[:, 1], -along[:, 0], 0 * along[:, 0]], 0.019, 0.0012, cotton)


def rolled(flat, turns, colours):
    """One sheet, printed on one side: from its front edge along the floor, then round and round, outside layer first."""
    path, out = [], []
    outer = CORE + THICK * 1.06 * turns
    for s in np.linspace(0, 1, 90):
        path.append((0, -flat * (1 - s), 0.0))
        out.append((0, 0, 1))
    steps = int(turns * 110)
    for k in range(1, steps + 1):
        a = 2 * math.pi * turns * k / steps
        r = outer - THICK * 1.06 * turns * k / steps
        path.append((0, r * math.sin(a), outer - r * math.cos(a)))
        out.append((0, -math.sin(a), math.cos(a)))
    path, out = np.array(path), np.array(out, float)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    lift = 0.0016 * np.exp(-((along - 0.02) / 0.05) ** 2)
    path[:, 2] += lift
    section = np.array(rectangle(WIDE, THICK, 0.0016, 5))
    n = len(section)
    slide = np.where(along > flat, 0.004 * np.sin((along - flat) * 3.1) + 0.0016 * np.sin((along - flat) * 11), 0)
    points = np.concatenate([p + np.outer(section[:, 0] + d, (1, 0, 0)) + np.outer(section[:, 1] + THICK / 2, o) for p, o, d in zip(path, out, slide)])
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(path) - 1) for i in range(n)]
    faces += [tuple(range(n))[::-1], tuple(range((len(path) - 1) * n, len(path) * n))]
    uvs = np.concatenate([np.c_[section[:, 0] / WIDE + 0.5 + 9 * (section[:, 1] < 0), np.full(n, l)] for l in along])
    creased(mesh("mat", points, faces, uvs, rubber(colours)), 45)


def rubber(colours):
    """Suede-like: fine nap, cloudy where hands have brushed it; marks to line up by, printed a little thin."""
    nodes = Nodes("rubber")
    uv = nodes.add("ShaderNodeUVMap").outputs[0]
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    nap, cloud = nodes.noise(where, 1300, 3), nodes.noise(where, 9, 4)
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(uv, split.inputs[0])
    u, v = nodes.math("MULTIPLY", nodes.math("SUBTRACT", split.outputs[0], 0.5), WIDE), split.outputs[1]
    within = lambda value, low, high: nodes.math("MULTIPLY", nodes.math("GREATER_THAN", value, low), nodes.math("LESS_THAN", value, high))
    off = nodes.math("ABSOLUTE", u)
    each = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", nodes.math("MODULO", v, 0.30), 0.15))
    middle = nodes.math("MULTIPLY", nodes.math("LESS_THAN", off, 0.0022), within(v, 0.075, 1.75))
    cross = nodes.math("MULTIPLY", nodes.math("LESS_THAN", each, 0.0022), nodes.math("LESS_THAN", off, 0.085))
    ends = nodes.math("MULTIPLY", nodes.math("LESS_THAN", each, 0.0022), within(off, 0.235, 0.285))
    drawn = nodes.math("MULTIPLY", nodes.math("MAXIMUM", nodes.math("MAXIMUM", middle, cross), ends), nodes.math("ADD", 0.55, nodes.math("MULTIPLY", nap, 0.7)), clamp=True)
    shade = nodes.mix(nodes.math("ADD", nodes.math("MULTIPLY", cloud, 0.35), nodes.math("MULTIPLY", nap, 0.25)), linear(colours["base"]), linear(colours["pale"]))
    shade = nodes.mix(nodes.math("MULTIPLY", drawn, 0.85), shade, linear(colours["accent"]))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.80, Specular=0.25, Sheen=0.35, Normal=nodes.bump(nap, 0.0006)))


def floor():
    return paper("#e6d7bd")


GOODS = {
    "aasan-natural-yoga-mat": dict(
        made=mat, width=0.80, surface=floor, exposure=0.75,
        main={"from": (0.10, -2.9, 1.60), "at": (0.10, -0.22, 0.03), "lens": 96, "aperture": 16},
        second={"from": (0.25, -3.1, 2.1), "at": (-0.15, -0.40, 0.02), "lens": 88, "aperture": 16},
        colours={
            "teal": dict(base="#15474b", pale="#2a6a6e", accent="#e9dfc9"),
            "maroon": dict(base="#48101b", pale="#6a2230", accent="#e9dfc9"),
            "olive": dict(base="#3a4122", pale="#5b6338", accent="#e9dfc9"),
        },
    ),
}
