"""Cricket: a bat of willow, its cover and a ball beside it."""
import math

import numpy as np

from finish import plastic
from goods.balls import cricket
from label import laid_on, lettering
from scene import Nodes, linear, mesh
from solid import creased, group, leaned, present, tube
from table import slab

LONG, HALF, SHOULDER, TOP, HIGH = 0.560, 0.054, 0.505, 0.845, 0.062


def bat(colours, view):
    """Toe at zero, handle towards +y, face up."""
    before = present()
    mesh_of(blade(), willow(colours["base"]))
    stickers(colours)
    handle(colours)
    lying = group(before)
    leaned(lying, (-0.240, -0.290, HIGH), (-2.4, 0, -38))
    before = present()
    cricket(dict(base="#860d14", thread="#efe6d3", gold="#d9b565"), view)
    leaned(group(before), (0.130, -0.120, 0), (0, 0, 30))


def width(y):
    """Half of it: full from toe to shoulder, rounded at the toe, drawn in to the handle."""
    toe = math.sqrt(1 - np.clip((0.016 - y) / 0.016, 0, 1) ** 2 * 0.55)
    drawn = 0.5 - 0.5 * math.cos(math.pi * np.clip((LONG - y) / (LONG - SHOULDER), 0, 1))
    return (0.0185 + (HALF * toe - 0.0185) * drawn ** 0.75) * (1 + 0.012 * math.sin(y * 5))


def face(x, y, half=None):
    """Height of the face, a little bowed; zero in its middle."""
    return -0.0030 * (x / (half or width(y))) ** 2 - 0.0016 * np.clip((y - 0.44) / 0.12, 0, 1) ** 2


def blade():
    """Outlines across, from toe to splice: face, edges, and the swell of the back to its ridge."""
    rings = []
    for y in np.r_[np.linspace(0, 0.016, 14), np.linspace(0.020, SHOULDER, 70), np.linspace(SHOULDER + 0.004, LONG + 0.004, 24)]:
        w, thin = width(y), math.sqrt(1 - np.clip((0.014 - y) / 0.014, 0, 1) ** 2 * 0.85)
        edge = (0.020 + 0.016 * math.sin(math.pi * np.clip((y + 0.06) / 0.62, 0, 1))) * thin
        ridge = (0.026 + 0.036 * math.sin(math.pi * np.clip((y + 0.08) / 0.66, 0, 1)) ** 1.3) * thin
        s = np.linspace(-1, 1, 64)
        drop = 0.5 * 0.030 * (1 - thin)
        top = np.c_[s * w, face(s * w, y, w) - drop]
        s = s[::-1]
        back = np.c_[s * w, -edge - (ridge - edge) * (1 - np.abs(s)) ** 1.25 - drop]
        ring = np.r_[top, back]
        for _ in range(7):
            ring = 0.5 * ring + 0.25 * (np.roll(ring, 1, 0) + np.roll(ring, -1, 0))
        rings.append(np.c_[ring[:, 0], np.full(len(ring), y), ring[:, 1]])
    return rings


def mesh_of(rings, material):
    n = len(rings[0])
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(rings) - 1) for i in range(n)]
    faces += [tuple(range(n)), tuple(range((len(rings) - 1) * n, len(rings) * n))[::-1]]
    return creased(mesh("blade", np.concatenate(rings), faces, material=material), 50)


def willow(colour):
    """Pale, with a dozen dark lines of grain from toe to shoulder; cane let in above in a long wedge."""
    nodes = Nodes("willow")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    x, y, _ = split.outputs
    wander = nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.noise(nodes.stretched(where, 16, 2.2, 6), 1, 3), 0.5), 1.6)
    ring = nodes.math("FRACT", nodes.math("ADD", nodes.math("MULTIPLY", x, 96), nodes.math("ADD", wander, 20)))
    line = nodes.math("POWER", ring, 9)
    fibre = nodes.noise(nodes.stretched(where, 900, 14, 900), 1, 4)
    cloud, fleck = nodes.noise(nodes.stretched(where, 30, 6, 30), 1, 4), nodes.noise(nodes.stretched(where, 260, 34, 260), 1, 2)
    pale = nodes.mix(cloud, linear(colour), linear("#d8b67c"))
    shade = nodes.mix(nodes.math("MULTIPLY", line, 0.55), pale, linear("#a4733c"))
    shade = nodes.mix(nodes.math("MULTIPLY", fibre, 0.22), shade, linear("#b98d55"))
    shade = nodes.mix(nodes.math("MULTIPLY", nodes.math("GREATER_THAN", fleck, 0.70), 0.35), shade, linear("#9a6a38"))
    wedge = nodes.math("GREATER_THAN", nodes.math("SUBTRACT", nodes.math("MULTIPLY", nodes.math("SUBTRACT", y, LONG - 0.125), 0.142), nodes.math("ABSOLUTE", x)), 0)
    cane = nodes.mix(nodes.math("GREATER_THAN", nodes.math("FRACT", nodes.math("MULTIPLY", nodes.math("ADD", x, 1), 170)), 0.86), linear("#c9a060"), linear("#6d4722"))
    shade = nodes.mix(wedge, shade, cane)
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.42, Specular=0.4, Clearcoat=0.12, Normal=nodes.bump(fibre, 0.00012)))


def stickers(colours):
    red, dark, pale = (plastic(colours[what], 0.25, coat=0.4) for what in ("accent", "dark", "pale"))
    for low, high, ink in ((0.335, 0.392, red), (0.398, 0.410, dark), (0.255, 0.261, dark), (0.238, 0.250, red)):
        band(low, high, 0.055, ink)
    band(0.262, 0.334, 0.055, pale)
    along("CHHAKKA", 0.0222, 0.298, dark, 0.00055)
    along("ENGLISH WILLOW · GRADE 2", 0.0064, 0.180, dark, 0.0003)
    along("KHELVAN", 0.0140, 0.158, red, 0.0003)


def band(low, high, slope, ink):
    """Across the face on a slant, over both edges' rounding."""
    rows, columns = 12, 40
    points = []
    for t in np.linspace(0, 1, rows):
        for s in np.linspace(-0.955, 0.955, columns):
            y = low + (high - low) * t + slope * 0.5 * s
            x = s * width(y)
            points.append((x, y, face(x, y) + 0.00028))
    mesh("sticker", points, [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)], material=ink)


def along(text, size, middle, ink, above):
    """Read with the handle to the left; set on the slant of the bands."""
    words = lettering(text, size, ink)
    for corner in words.data.vertices:
        u, v = corner.co.x, corner.co.y
        corner.co = (u, middle + v + u * 0.51, 0)
    return laid_on(words, lambda x, y: (x, y, face(x, y) + above))


def handle(colours):
    """Of cane, bound with twine where it leaves the blade, the rest in a rubber grip."""
    y = np.linspace(LONG - 0.010, 0.590, 60)
    tube(np.c_[0 * y, y, -0.0165 + 0 * y], 0.0172 - 0.0022 * (y - LONG) / 0.03 + 0.0003 * np.sin(y * 4600), plastic("#b9955c", 0.8, 0.0005, 1600), sides=48).scale = (1, 1, 0.94)
    y = np.linspace(0.585, TOP, 420)
    r = 0.0166 + 0.0006 * np.sin((y - 0.58) * 12) + 0.0022 * np.exp(-((y - TOP) / 0.010) ** 2) + 0.0012 * np.exp(-((y - 0.585) / 0.003) ** 2)
    r = r * np.where(y > TOP - 0.004, np.sqrt(np.clip(1 - ((y - TOP + 0.004) / 0.0042) ** 2, 0.02, 1)), 1)
    tube(np.c_[0 * y, y, -0.0170 + 0 * y], r, chevrons(colours["accent"], colours["pale"]), sides=96)


def chevrons(colour, pale):
    """Ribs that run to a point along the handle, cut into the rubber."""
    nodes = Nodes("grip")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    x, y, z = split.outputs
    turn = nodes.math("ARCTAN2", x, nodes.math("ADD", z, 0.017))
    tooth = nodes.math("PINGPONG", nodes.math("ADD", turn, 7.854), math.pi / 2)
    s = nodes.math("FRACT", nodes.math("ADD", nodes.math("MULTIPLY", y, 92), nodes.math("MULTIPLY", tooth, 0.75)))
    rib = nodes.math("PINGPONG", s, 0.5)
    height = nodes.math("MULTIPLY", nodes.math("SUBTRACT", rib, 0.12), 8, clamp=True)
    collar = nodes.math("GREATER_THAN", y, TOP - 0.020)
    shade = nodes.mix(nodes.math("MULTIPLY", height, nodes.math("SUBTRACT", 1, collar)), linear("#5d1014"), linear(colour))
    fine = nodes.noise(where, 1500, 3)
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(collar, shade, linear(pale)), Roughness=0.62, Specular=0.3, Normal=nodes.bump(nodes.math("ADD", height, nodes.math("MULTIPLY", fine, 0.12)), 0.0012)))


GOODS = {
    "chhakka-willow-bat": dict(
        made=bat, width=0.70, surface=slab, exposure=0.76,
        main={"from": (0.16, -1.15, 1.10), "at": (-0.014, 0.000, 0.03), "lens": 80, "aperture": 30},
        second={"from": (0.20, -0.72, 0.50), "at": (-0.010, -0.050, 0.05), "lens": 84, "aperture": 26},
        colours={"willow": dict(base="#ecd9ae", accent="#a81e24", dark="#1b1b1e", pale="#f1ece1")},
    ),
}
