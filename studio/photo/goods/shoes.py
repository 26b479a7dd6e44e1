"""Sports: running shoes, knitted upper on foam."""
import math

import numpy as np

from finish import plastic
from label import lettering
from last import Last, rests_at, sheet, top_of_sole
from scene import Nodes, linear
from solid import ball, group, leaned, present, ribbon, rounded, tube
from table import paper


# How much of the foam lies below the ground of the bare last.
THICK = 0.006


def pair(colours, _):
    places = (((-0.150, -0.075), 6, -1), ((-0.185, 0.075), -5, 1))
    for place, turn, foot in places:
        before = present()
        shoe(foot, colours)
        leaned(group(before), (*place, THICK), (0, 0, turn))


def shoe(foot, colours):
    last = Last(foot)
    film, trim = plastic(colours["film"], 0.42, 0.00003, 2600), plastic(colours["accent"], 0.4, 0.00003, 2600)
    last.upper(knit(colours["base"], colours["deep"]))
    sole(last, colours)
    inside(last, colours)
    collar(last, colours)
    overlays(last, film, trim)
    laces(last, colours)
    heel(last, colours, trim)


def sole(last, colours):
    line, normal = last.edge()
    x = line[:, 0]
    ground, top = rests_at(x) - THICK, lip(x)
    profile = [(-0.012, 0.06), (0.0005, 0.06), (0.0034, 0.10), (0.0046, 0.20), (0.0044, 0.34), (0.0036, 0.47), (0.0030, 0.53), (0.0026, 0.60), (0.0026, 0.70), (0.0020, 0.90), (0.0012, 0.985), (0.0002, 1.0), (-0.0010, 0.985), (-0.003, 0.90), (-0.004, 0.75)]
    moulded = rounded(profile, 8)
    points = ring(line, normal, moulded, ground, top)
    for k, (_, share) in enumerate(moulded[16:96], 16):
        points[:, k, :2] += normal * sculpted(x, share)[:, None]
    sheet(points, foam_skin(colours["foam"]), closed=True)
    tread(line, normal, ground, plastic(colours["rubber"], 0.62, 0.00012, 1500))


def sculpted(x, share):
    """It flares towards the ground; a step sweeps down from the heel to the ball, and flutes lie under it where the foam gives."""
    flare = (0.0052 * np.clip((0.10 - x) / 0.09, 0, 1) + 0.0024 * np.clip((x - 0.15) / 0.06, 0, 1)) * np.clip(1 - share / 0.62, 0, 1) ** 1.3
    centre = 0.74 - 0.46 * np.clip(x / 0.22, 0, 1) ** 1.3
    ends = np.clip((0.262 - x) / 0.06, 0, 1) * np.clip((x - 0.002) / 0.02, 0, 1)
    step = 0.0030 * ends / (1 + np.exp(-(share - centre) / 0.012)) * np.exp(-np.clip(share - centre, 0, 1) / 0.16)
    below = np.clip((centre - 0.05 - share) / 0.05, 0, 1) * np.clip((share - 0.12) / 0.05, 0, 1)
    slanted = np.sin((x + 0.030 * share) * 2 * math.pi / 0.0105)
    flutes = 0.0013 * np.clip(slanted * 2.2, -1, 1) * below * np.clip((0.175 - x) / 0.03, 0, 1) * np.clip((x - 0.015) / 0.02, 0, 1)
    return flare - step - flutes


def tread(line, normal, ground, rubber):
    """Lugs of rubber round heel and forefoot; under the arch it draws back behind the foam."""
    reach = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
    gap = 1 / (1 + np.exp(-(np.sin(reach / reach[-1] * 2 * math.pi * 54) - 0.55) * 9))
    x = line[:, 0]
    arch = np.exp(-(((x - 0.122) / 0.030) ** 4))
    shape = [(-0.030, 0.0026), (-0.012, 0.0), (-0.002, 0.0), (0.0030, 0.0004), (0.0044, 0.0014), (0.0046, 0.0034), (0.0038, 0.0046), (0.0, 0.0050)]
    points = ring(line, normal, shape, ground, ground + 1.0)
    out = sculpted(x, 0.04) - 0.0034 * arch
    points[:, 2:, :2] += (normal * out[:, None])[:, None, :]
    points[:, 2:6, :2] -= (normal * (0.0024 * gap * (1 - arch))[:, None])[:, None, :]
    points[:, 1:4, 2] += (0.0026 * gap + 0.002 * arch)[:, None]
    sheet(points, rubber, closed=True)


def lip(x):
    """The foam's upper edge: it cups the heel and runs up a little below the arch and at the toe."""
    return top_of_sole(x) + 0.0035 + 0.0075 * np.exp(-((x - 0.004) / 0.030) ** 2) + 0.0030 * np.exp(-((x - 0.125) / 0.040) ** 2) + 0.003 * np.exp(-((x - 0.286) / 0.020) ** 2)


def ring(line, normal, profile, low, high):
    out = []
    for off, share in profile:
        plan = line + normal * off
        out.append(np.c_[plan, low + (high - low) * share])
    return np.stack(out, 1)


def inside(last, colours):
    """Lining that falls from the collar, and a sock to stand on."""
    lining = plastic(colours["lining"], 0.95, 0.0006, 1300)
    rim = np.concatenate([last.sides[-1][::-1, -1], last.sides[1][1:-1, -1]])
    middle = np.array([0.10, 0, 0])
    rows = []
    for down, share in ((0, 0), (0.004, 0.10), (0.015, 0.12), (0.035, 0.06), (0.050, 0.2), (0.052, 0.9)):
        row = rim + (middle - rim) * share * [0.25, 1, 0]
        row[:, 2] = np.maximum(rim[:, 2] - down, 0.032)
        rows.append(row)
    sheet(np.stack(rows, 1), lining, closed=True)


def collar(last, colours):
    """Padding round the ankle, thickest beside it; a thin bound edge along the throat."""
    padded, bound = jersey(colours["base"], colours["deep"]), plastic(colours["film"], 0.7, 0.0002, 1500)
    n = len(last.sides[1])
    soft = int(n * 6.3 / 14)
    rim = np.concatenate([last.sides[-1][soft::-1, -1], last.sides[1][1:soft + 1, -1]])
    s = np.abs(np.linspace(-1, 1, len(rim)))
    thick = 0.0062 * np.clip((1.02 - s) * 5, 0.25, 1) ** 0.6
    rim[:, 1] *= 0.95
    rim[:, 2] -= 0.0012
    tube(rim, thick, padded, sides=20)
    for side in (1, -1):
        edge = last.sides[side][soft - 6:int(n * 11 / 14), -1]
        tube(edge, 0.0011, bound, sides=10)
    tongue(last, colours, padded)


def tongue(last, colours, padded):
    """From under the laces to above the collar, thicker where it meets the ankle."""
    middle = rounded([(0.196, 0.0590), (0.180, 0.0660), (0.160, 0.0745), (0.140, 0.0830), (0.122, 0.0905), (0.108, 0.0970), (0.0985, 0.1025), (0.0925, 0.1060)], 8)
    rows = []
    for k, (x, z) in enumerate(middle):
        share = k / (len(middle) - 1)
        half = 0.017 + 0.009 * share
        end = np.clip((1 - share) / 0.06, 0, 1) ** 0.5
        t = np.linspace(0, 2 * math.pi, 48, endpoint=True)
        y = np.cos(t) * half * (0.86 + 0.14 * end)
        pad = np.sin(t) * (0.0015 + 0.0028 * np.clip(share * 1.6 - 0.5, 0, 1)) * end
        rows.append(np.c_[x + pad * 0.5, y + bend(x) * last.foot, z - 5.5 * y * y + pad])
    sheet(np.array(rows), padded)
    name = lettering("VEGPATH", 0.0062, plastic(colours["print"], 0.5), 0.0002)
    for corner in name.data.vertices:
        across, along, up = corner.co
        x = 0.1035 - along
        corner.co = (x + up * 0.5, across + bend(x) * last.foot, np.interp(x, [0.0925, 0.0985, 0.108, 0.122], [0.1060, 0.1025, 0.0970, 0.0905]) - 5.5 * across ** 2 + 0.0056 + up)


def bend(x):
    return -0.009 * np.clip((x - 0.12) / 0.16, 0, 2) ** 2


def overlays(last, film, trim):
    for side in (1, -1):
        last.patch(side, lambda a, b: (0.80 + 0.21 * a, b * (0.13 + 0.24 * a ** 2)), 0.0007, film)
        last.patch(side, lambda a, b: (0.445 + 0.41 * a, 0.82 + 0.178 * b - 0.05 * np.sin(a * math.pi) * (1 - b)), 0.0009, film)
        for k in range(2):
            last.patch(side, lambda a, b: (0.40 + 0.066 * k + 0.15 * a + 0.028 * (b - 0.5) * (1 - 0.55 * a), 0.03 + 0.80 * a ** 0.9), 0.0008, trim, (60, 16), 0.2)
        last.patch(side, lambda a, b: (0.235 * a, b * (0.58 - 0.40 * a ** 1.6)), 0.0012, film, soft=0.10)


def laces(last, colours):
    """Flat, through six pairs of holes; each crosses above the one before."""
    lace = weave(colours["lace"])
    at = np.linspace(0.465, 0.735, 6)
    holes = {side: last.at(side, at, np.full(6, 0.905), np.full(6, 0.0012)) for side in (1, -1)}
    dark = plastic("#17181a", 0.6)
    for side in (1, -1):
        for hole in holes[side]:
            a = np.linspace(0, 2 * math.pi, 24, endpoint=False)
            tube(np.c_[hole[0] + 0.0030 * np.cos(a), hole[1] + 0.0026 * np.sin(a), hole[2] - 0.0002 - 0.0026 * np.sin(a) * side * last.foot * 0.55 + 0.0030 * np.cos(a) * -0.4], 0.0007, dark, closed=True, sides=8)
    strand(holes[1][-1], holes[-1][-1], 0.0016, lace)
    for i in range(5, 0, -1):
        for side, lift in ((1, 0.0022), (-1, 0.0038)):
            strand(holes[side][i], holes[-side][i - 1], lift, lace)
    bow(holes[1][0], holes[-1][0], lace)


def bow(left, right, lace):
    """What is left of the lace: a knot, two loops that fall to the sides, two ends."""
    middle = (left + right) / 2 + np.array([-0.0015, 0, 0.0078])
    ball(0.0042, middle, lace, (0.95, 1.15, 0.85))
    for side, fall in ((1, 0.0), (-1, 0.003)):
        loop = rounded([(0, 0, 0), (0.008, 0.012, 0.005), (0.013, 0.024, -0.002 - fall), (0.009, 0.034, -0.014 - fall), (0.001, 0.033, -0.015 - fall), (-0.003, 0.021, -0.003), (0, 0, 0.001)], 12)
        end = rounded([(0, 0, 0), (0.010, 0.006, 0.003), (0.022, 0.013, -0.004), (0.036, 0.017 + fall, -0.012), (0.047, 0.023 + fall, -0.019)], 12)
        for path in (loop, end):
            laid = middle + np.array(path) * [1, side, 1]
            ups = np.tile((0.30, 0.35 * side, 0.88), (len(laid), 1))
            ribbon(laid, ups, 0.0027, 0.0009, lace)


def strand(start, end, lift, lace):
    s = np.linspace(0, 1, 40)
    rise = np.array([0.35, 0, 0.94])
    arch = (1 - (2 * s - 1) ** 4) * lift + 0.0050 * (1 - (2 * s - 1) ** 2)
    dive = -0.0060 * (np.clip(0.06 - s, 0, 1) + np.clip(s - 0.94, 0, 1)) / 0.06
    path = start + np.outer(s, end - start) + np.outer(arch + dive, rise)
    ribbon(path, np.tile(rise, (40, 1)), 0.0031 - 0.0007 * np.abs(2 * s - 1) ** 6, 0.0009, lace)


def heel(last, colours, trim):
    """A loop to pull, a band that shines back, the maker's name."""
    grey = plastic(colours["shine"], 0.3, 0.00002, 3000)
    for side in (1, -1):
        last.patch(side, lambda a, b: (0.10 * a - 0.002, 0.60 + 0.10 * b - 0.06 * a), 0.0015, grey, (40, 20), 0.2)
        name = lettering("VEGPATH", 0.0085, plastic(colours["print"], 0.5))
        last.write(side, name, 0.245, 0.36, 0.0006)
    path = rounded([(0.0045, 0.070), (0.0040, 0.082), (0.0055, 0.096), (0.0052, 0.1070), (0.0095, 0.1125), (0.0150, 0.1085), (0.0185, 0.098), (0.0200, 0.086)], 10)
    way = np.c_[[p[0] for p in path], 0 * np.array([p[0] for p in path]), [p[1] for p in path]]
    along = np.gradient(way, axis=0)
    ups = np.cross(along, (0, 1, 0))
    ribbon(way, ups, 0.0075, 0.0011, trim)


def knit(base, deep, scale=1.0):
    """Rows of stitches in two yarns, with open stitches between them."""
    nodes = Nodes("knit")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeUVMap").outputs[0], split.inputs[0])
    along, up = split.outputs[0], split.outputs[1]
    pitch = 2 * math.pi / (0.0017 * scale)
    row = nodes.math("MULTIPLY", up, pitch * 1.25)
    slant = nodes.math("MULTIPLY", nodes.math("SINE", row), 0.7)
    stitch = nodes.math("SINE", nodes.math("ADD", nodes.math("MULTIPLY", along, pitch), slant))
    height = nodes.math("MULTIPLY", nodes.math("ADD", stitch, 1), nodes.math("ADD", nodes.math("COSINE", nodes.math("MULTIPLY", row, 0.5)), 1.3))
    height = nodes.math("MULTIPLY", height, 0.22, clamp=True)
    fuzz = nodes.noise(nodes.add("ShaderNodeTexCoord").outputs["Object"], 900, 3)
    tone = nodes.math("ADD", nodes.math("MULTIPLY", height, 0.85), nodes.math("MULTIPLY", nodes.math("SUBTRACT", fuzz, 0.5), 0.5), clamp=True)
    colour = nodes.mix(tone, linear(deep), linear(base))
    relief = nodes.math("ADD", height, nodes.math("MULTIPLY", fuzz, 0.25))
    return nodes.finish(nodes.surface(Base_Color=colour, Roughness=0.88, Specular=0.2, Sheen=0.35, Normal=nodes.bump(relief, 0.0007)))


def jersey(pale, deep):
    """Too fine to show its stitches: a soft, mottled cloth."""
    nodes = Nodes("jersey")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    fine, soft = nodes.noise(where, 1100, 2), nodes.noise(where, 60, 3)
    tone = nodes.math("ADD", nodes.math("MULTIPLY", fine, 0.7), nodes.math("MULTIPLY", soft, 0.2), clamp=True)
    relief = nodes.math("ADD", fine, nodes.math("MULTIPLY", soft, 1.2))
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(tone, linear(deep), linear(pale)), Roughness=0.92, Specular=0.15, Sheen=0.4, Normal=nodes.bump(relief, 0.0007)))


def weave(colour):
    nodes = Nodes("lace")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    thread = nodes.noise(where, 1500, 2)
    tone = nodes.mix(nodes.math("MULTIPLY", thread, 0.35), linear(colour), linear("#77736c"))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.85, Specular=0.2, Sheen=0.3, Normal=nodes.bump(thread, 0.0005)))


def foam_skin(colour):
    """Moulded foam: fine pebbles, a breath of yellow, matt."""
    nodes = Nodes("foam")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    pebble, cloudy = nodes.noise(where, 850, 2), nodes.noise(where, 25, 3)
    tone = nodes.mix(nodes.math("MULTIPLY", cloudy, 0.3), linear(colour), linear("#d8cfbf"))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.62, Specular=0.3, Normal=nodes.bump(pebble, 0.00025)))


VIEW = {"from": (0.42, -0.98, 0.46), "at": (-0.026, 0.0, 0.046), "lens": 104, "aperture": 16}
BLUE = dict(base="#5878a6", deep="#22375c", film="#24344f", accent="#cf6a30", foam="#efebe3", rubber="#1c1d20", lining="#20304f", lace="#efece4", shine="#b9bdc2", print="#e8e9ea")
BLACK = dict(BLUE, base="#3a3b40", deep="#0f1012", film="#141518", lining="#141517", lace="#26272a")
GOODS = {
    "daud-running-shoes": dict(
        made=pair, width=0.42, surface=paper, exposure=0.72, main=VIEW,
        second=dict(VIEW, **{"from": (-0.72, -0.80, 0.42), "at": (-0.035, -0.0, 0.042), "lens": 102}),
        colours={"blue": BLUE, "black": BLACK},
    ),
}
