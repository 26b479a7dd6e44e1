"""Home: a table lamp thrown of terracotta, its linen shade lit from within."""
import math

import bpy
import numpy as np

from finish import metal, plastic
from scene import Nodes, linear, mesh
from solid import bevelled, creased, group, leaned, prism, present, rectangle, rounded, tube, turned
from table import paper

BODY = rounded([(0.0, 0.0), (0.058, 0.0), (0.0625, 0.003), (0.0615, 0.012), (0.0600, 0.020), (0.0860, 0.056), (0.1020, 0.096), (0.0985, 0.132), (0.0780, 0.164), (0.0500, 0.188), (0.0335, 0.204), (0.0300, 0.216), (0.0330, 0.224), (0.0310, 0.227), (0.0, 0.227)], 14)
LOW, HIGH, TOP, WIDE = 0.242, 0.420, 0.104, 0.152


def table_lamp(colours, _):
    before = present()
    thrown(clay(colours))
    brass = metal("#a67c3a", 0.3)
    turned(bevelled([(0.0175, 0.225), (0.0175, 0.231), (0.0120, 0.234), (0.0120, 0.262), (0.0, 0.262)], 0.0015), brass)
    shade(linen(colours), brass)
    lit((0, 0, 0.322), 2.1)
    leaned(group(before), (0, 0, 0), (0, 0, 24))
    cord(plastic("#cdbb9a", 0.9, 0.0012, 1400), plastic("#efe8da", 0.4))


def thrown(material):
    """Fingers drew it up: ridges that climb as it turned, not quite round, scored three times."""
    steps = 300
    a = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    points, where = [], []
    for r, z in BODY:
        free = np.clip((z - 0.016) / 0.02, 0, 1) * np.clip((0.222 - z) / 0.01, 0, 1) * (r > 0.02)
        ridge = 0.00055 * np.sin(z * 2 * math.pi / 0.0105 - a) * (0.5 + 0.5 * np.sin(z * 47 + 1)) + 0.0006 * np.sin(2 * a + z * 21) + 0.0004 * np.sin(3 * a - z * 34)
        score = sum(np.exp(-((z - at - 0.0004 * np.sin(a * 2 + k)) / 0.0011) ** 2) for k, at in enumerate((0.126, 0.1325, 0.139)))
        reach = r + free * (ridge - 0.0011 * score)
        points.append(np.c_[reach * np.cos(a), reach * np.sin(a), np.full(steps, z)])
        where.append(np.c_[score * free, np.full(steps, z)])
    faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(len(BODY) - 1) for i in range(steps)]
    creased(mesh("body", np.concatenate(points), faces, np.concatenate(where), material), 50)


def clay(colours):
    """Unglazed: paler where the fire was hotter, sand in it, slip left in the scored lines."""
    nodes = Nodes("clay")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeUVMap").outputs[0], split.inputs[0])
    cloud, sand, ring = nodes.noise(where, 13, 5, 0.55), nodes.noise(where, 620, 3, 0.6), nodes.noise(nodes.stretched(where, 12, 12, 420), 1, 3)
    fired = nodes.math("ADD", nodes.math("MULTIPLY", nodes.math("SUBTRACT", cloud, 0.28), 1.5), nodes.math("MULTIPLY", nodes.math("SUBTRACT", ring, 0.5), 0.5), clamp=True)
    shade = nodes.mix(fired, linear(colours["deep"]), linear(colours["base"]))
    shade = nodes.mix(nodes.math("MULTIPLY", nodes.math("SUBTRACT", sand, 0.57), 2.6, clamp=True), shade, linear("#e0a883"))
    slip = nodes.math("MULTIPLY", nodes.math("SUBTRACT", split.outputs[0], 0.35), nodes.math("ADD", 0.5, nodes.math("MULTIPLY", sand, 1.2)), clamp=True)
    shade = nodes.mix(slip, shade, linear("#eadbc2"))
    relief = nodes.math("ADD", nodes.math("MULTIPLY", sand, 0.5), nodes.math("MULTIPLY", ring, 0.5))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.86, Specular=0.22, Normal=nodes.bump(relief, 0.0009)))


def shade(cloth, brass):
    """Cloth round two hoops, tape folded over them; a ring on three arms carries it."""
    steps, rows = 240, 30
    a = np.linspace(0, 2 * math.pi, steps + 1)
    points, uvs = [], []
    for t in np.linspace(0, 1, rows):
        r = WIDE + (TOP - WIDE) * t + 0.0004 * np.sin(3 * a + 4 * t)
        points.append(np.c_[r * np.cos(a), r * np.sin(a), np.full(steps + 1, LOW + (HIGH - LOW) * t)])
        uvs.append(np.c_[a * 0.13, np.full(steps + 1, t * 0.19)])
    n = steps + 1
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows - 1) for i in range(steps)]
    mesh("shade", np.concatenate(points), faces, np.concatenate(uvs), cloth)
    a = a[:-1]
    for r, z, up in ((WIDE, LOW, 1), (TOP, HIGH, -1)):
        turned(bevelled([(r + 0.0008 - up * 0.0026, z + up * 0.0095), (r + 0.0014, z + up * 0.0095), (r + 0.0019, z - up * 0.0010), (r - 0.0019, z - up * 0.0010), (r - 0.0016, z + up * 0.0085)], 0.0008), tape(), 200)
    ring = np.c_[0.020 * np.cos(a), 0.020 * np.sin(a), 0 * a + 0.384]
    tube(ring, 0.0018, brass, closed=True, sides=10)
    for k in range(3):
        t, s = k * 2 * math.pi / 3 + 0.5, np.linspace(0, 1, 30)
        r = 0.020 + (TOP - 0.0215) * s
        tube(np.c_[r * math.cos(t), r * math.sin(t), 0.384 + 0.033 * s ** 2], 0.0014, brass, sides=10)


def tape():
    nodes = Nodes("tape")
    yarn = nodes.noise(nodes.add("ShaderNodeTexCoord").outputs["Object"], 900, 3)
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(yarn, linear("#c9ae7f"), linear("#e8d4ae")), Roughness=0.9, Specular=0.15, Normal=nodes.bump(yarn, 0.0008)))


def linen(colours):
    """Slubbed both ways; light comes through where the yarn is thin."""
    nodes = Nodes("linen")
    uv = nodes.add("ShaderNodeUVMap").outputs[0]
    thread = lambda x, y, detail: nodes.noise(nodes.stretched(uv, 1 / x, 1 / y), 1, detail)
    weft, warp = thread(0.05, 0.0009, 3), thread(0.0009, 0.04, 3)
    slub = nodes.math("MULTIPLY", nodes.math("SUBTRACT", thread(0.035, 0.0022, 1), 0.60), 4.5, clamp=True)
    yarn = nodes.math("ADD", nodes.math("ADD", weft, warp), nodes.math("MULTIPLY", slub, 0.5))
    thick = nodes.math("MULTIPLY", nodes.math("SUBTRACT", yarn, 0.62), 1.25, clamp=True)
    colour = nodes.mix(thick, linear("#fbe6c2"), linear("#b18d58"))
    cloth = nodes.surface(Base_Color=nodes.mix(thick, linear(colours["shade"]), linear("#d8c5a0")), Roughness=0.95, Specular=0.1, Normal=nodes.bump(yarn, 0.0007))
    through = nodes.add("ShaderNodeBsdfTranslucent")
    nodes.link(colour, through.inputs[0])
    both = nodes.add("ShaderNodeMixShader")
    both.inputs[0].default_value = 0.42
    nodes.link(cloth.outputs[0], both.inputs[1])
    nodes.link(through.outputs[0], both.inputs[2])
    return nodes.finish(both)


def lit(place, power):
    """The bulb, as large as one and as warm."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.shadow_soft_size, data.color = power, 0.032, (1, 0.55, 0.23)
    hung = bpy.data.objects.new("bulb", data)
    bpy.context.scene.collection.objects.link(hung)
    hung.location = place


def cord(woven, switch):
    """Out at the back of the foot and round to the front, where the switch is found in the dark."""
    way = rounded([(0.050, 0.030), (0.090, 0.050), (0.140, 0.040), (0.172, -0.010), (0.178, -0.062), (0.170, -0.104), (0.150, -0.150), (0.132, -0.200), (0.150, -0.260), (0.215, -0.300), (0.330, -0.310), (0.60, -0.30)], 16)
    path = np.array([(x, y, 0.0029) for x, y in way])
    tube(path, 0.0027, woven, sides=14)
    before = present()
    prism(rectangle(0.024, 0.056, 0.0115, 12), 0.0004, 0.0135, switch, 0.0042, 5)
    wheel = np.linspace(0, math.pi, 40)
    prism(np.c_[0.0095 * np.cos(wheel * 2), 0.0095 * np.sin(wheel * 2)][:-1].tolist(), 0.013, 0.0150, plastic("#b9ab92", 0.45), 0.0008)
    leaned(group(before), (0.1745, -0.084, 0), (0, 0, -11))


def ground():
    return paper("#e8d6b9")


VIEW = {"from": (0.14, -2.0, 0.52), "at": (0.012, 0, 0.205), "lens": 128, "aperture": 16}
GOODS = {
    "deepak-terracotta-table-lamp": dict(
        made=table_lamp, width=0.52, surface=ground, exposure=0.66, main=VIEW,
        second=dict(VIEW, **{"from": (0.58, -1.22, 0.70), "at": (0.060, -0.03, 0.150), "lens": 112}),
        colours={"terracotta": dict(base="#bd6a43", deep="#94482a", shade="#efe6d2")},
    ),
}
