"""For geometry: rule, two set squares and a protractor of steel, their marks etched, in use before their slim case."""
import math

import numpy as np

from book import MM
from covers.desk import constructed, protractor, rule, square
from covers.ink import pressed
from finish import plastic
from label import printed
from scene import Nodes, linear, mesh
from solid import creased, group, leaned, present, prism, rectangle
from table import paper

SHEET = 0.0012


def geometry(colours, _):
    metal = steel(colours["base"])
    case(colours["accent"])
    sheet()
    piece(lambda: prism(rectangle(0.322, 0.030, 0.0015), 0, SHEET, metal, 0.0002, 2), rule, 322, 30, (0, 0), (0.004, -0.150, 0.0004), -4)
    for wide, high, degrees, place, turn in ((164, 95, 30, (-0.172, -0.104, 0.0004), 5), (118, 118, 45, (0.056, -0.118, 0.0004), 12)):
        outline = [(0, 0), (wide * MM, 0), (0, high * MM)]
        window = [(wide * 0.17 * MM, high * 0.19 * MM), (wide * 0.48 * MM, high * 0.19 * MM), (wide * 0.17 * MM, high * 0.50 * MM)]
        piece(lambda o=outline, i=window: cut(o, i, metal), lambda w, h, d=degrees: square(w, h, d), wide, high, (wide / 2 * MM, high / 2 * MM), place, turn)
    arc = np.linspace(0, math.pi, 80)
    outer = [(0.049, 0.0), *((0.049 * math.cos(a), 0.008 + 0.049 * math.sin(a)) for a in arc), (-0.049, 0.0)]
    inner = [(0.024, 0.012), *((0.024 * math.cos(a), 0.013 + 0.020 * math.sin(a)) for a in arc), (-0.024, 0.012)]
    piece(lambda: cut(outer, inner, metal), protractor, 100, 58, (0, 0.0285), (0.086, 0.056, 0.0112), -14)


def sheet():
    """Squared paper with a triangle half constructed, below the tools."""
    nodes = Nodes("squared")
    shown = nodes.picture(nodes.add("ShaderNodeUVMap").outputs[0], pressed(constructed(297, 190), 297, 190))
    corners = [(x * 148.5 * MM, y * 95 * MM, 0.0002) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    leaned(mesh("sheet", corners, [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)], nodes.finish(nodes.surface(Base_Color=shown, Roughness=0.85)), False), (-0.010, -0.092, 0), (0, 0, -3))


def piece(made, drawn, wide, high, middle, place, turn):
    before = present()
    made()
    marks(drawn, wide, high, middle)
    leaned(group(before), place, (0, 0, turn))


def marks(drawn, wide, high, middle):
    """Only the strokes; between them one sees the steel."""
    nodes = Nodes("etched")
    shown = nodes.add("ShaderNodeTexImage")
    shown.image, shown.interpolation = pressed(drawn(wide, high), wide, high, 11), "Cubic"
    nodes.link(nodes.add("ShaderNodeUVMap").outputs[0], shown.inputs[0])
    both = nodes.add("ShaderNodeMixShader")
    nodes.link(shown.outputs["Alpha"], both.inputs[0])
    nodes.link(nodes.add("ShaderNodeBsdfTransparent").outputs[0], both.inputs[1])
    nodes.link(nodes.surface(Base_Color=linear("#15181c"), Roughness=0.6).outputs[0], both.inputs[2])
    x, y = middle
    corners = [(x + sx * wide / 2 * MM, y + sy * high / 2 * MM, SHEET + 0.00003) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    mesh("marks", corners, [(0, 1, 2, 3)], [(0, 0), (1, 0), (1, 1), (0, 1)], nodes.finish(both), False)


def steel(colour):
    """Strokes run along each piece."""
    nodes = Nodes("steel")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    stroke = nodes.noise(nodes.stretched(where, 30, 6000, 30), 1, 3)
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Metallic=1.0, Roughness=nodes.math("ADD", 0.30, nodes.math("MULTIPLY", stroke, 0.14)), Normal=nodes.bump(stroke, 0.00001)))


def cut(outer, inner, material):
    """A plate with a hole of as many corners."""
    n = len(outer)
    points = [(x, y, z) for z in (0, SHEET) for ring in (outer, inner) for x, y in ring]
    at = lambda level, ring, i: level * 2 * n + ring * n + i % n
    faces = []
    for i in range(n):
        faces += [(at(1, 0, i), at(1, 0, i + 1), at(1, 1, i + 1), at(1, 1, i)), (at(0, 0, i + 1), at(0, 0, i), at(0, 1, i), at(0, 1, i + 1))]
        faces += [(at(0, 0, i), at(0, 0, i + 1), at(1, 0, i + 1), at(1, 0, i)), (at(0, 1, i + 1), at(0, 1, i), at(1, 1, i), at(1, 1, i + 1))]
    made = creased(mesh("plate", points, faces, material=material), 30)
    soft = made.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments, soft.limit_method, soft.harden_normals = 0.0002, 2, "ANGLE", True
    return made


def case(colour):
    """A sleeve of pressed board covered in cloth, the tools slide in at its right."""
    before = present()
    cloth, dark = plastic(colour, 0.8, 0.0004, 1800), plastic("#1a2230", 0.9)
    prism(rectangle(0.338, 0.112, 0.006), 0, 0.011, cloth, 0.0022, 5)
    prism(rectangle(0.004, 0.098, 0.001), 0.0035, 0.0078, dark).location = (0.1675, 0, 0)
    pale = plastic("#d9dee6", 0.6)
    printed([("MAAP", 0.017, 0.010), ("geometry set · steel", 0.0076, -0.007)], pale, (-0.100, 0.004, 0.01108), (0, 0, 0))
    leaned(group(before), (0.002, 0.078, 0), (0, 0, 3))


def desk():
    return paper("#cdb896")


GOODS = {
    "maap-geometry-set": dict(
        made=geometry, width=0.36, surface=desk, exposure=0.78,
        main={"from": (-0.04, -0.52, 0.90), "at": (0.002, -0.012, 0.002), "lens": 88, "aperture": 22},
        second={"from": (-0.18, -0.40, 0.30), "at": (-0.030, -0.072, 0.002), "lens": 74, "aperture": 20},
        colours={"steel": dict(base="#a6abb1", accent="#1b2940")},
    ),
}
