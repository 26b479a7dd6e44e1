"""Bound books: a printed case or cover round a block of leaves, standing with the front towards -y; opened flat."""
import math

import bpy
import numpy as np

from covers.ink import pressed
from covers.jacket import jacket
from scene import Nodes, linear, mesh
from solid import creased, prism, tube

MM = 0.001


def closed(book):
    w, h, t = (side * MM for side in book["size"])
    hard = book["kind"] == "hardback"
    path = case(w, t, BOARD) if hard else cover(w, t)
    board = BOARD if hard else book.get("cover", 0.0004)
    wrapped(path, h, board, printed(book), inside(book["spine"]["ground"] if hard else book["inside"]))
    outline = rounded_block(w, t / 2 - BOARD - 0.0001) if hard else flat_block(w, t, board)
    low = 0.0032 if hard else 0.0001
    prism(outline, low, h - low, leaves(book.get("leaves", "#efe3c8"), book.get("leaf", 0.00022)), 0.00015, 1)
    if hard:
        headband(t / 2 - BOARD, h - low, book["spine"]["ground"], book["inside"])


BOARD = 0.0026


def case(w, t, board):
    """(across, deep, share of the printed sheet): boards, a groove where they turn, a rounded spine."""
    half, inner = t / 2, 0.0105
    front = [(x, half) for x in np.linspace(w, inner, 20)]
    groove = [(inner - 0.0078 * s, half - 0.0017 * math.sin(math.pi * s) ** 1.3) for s in np.linspace(0.06, 1, 14)]
    back = [(0.0027 - 0.0066 * math.sin(a), half * 0.985 * math.cos(a)) for a in np.linspace(0.10, math.pi - 0.10, 30)]
    side = [*front, *groove]
    return [*side, *back, *[(x, -y) for x, y in side[::-1]]]


def cover(w, t):
    """Paper folded round the block, scored beside the spine; the front has been opened before and stands off a little."""
    half = t / 2
    lifted = lambda x, much: half + much * (x / w) ** 2.6 - 0.00030 * math.exp(-((x - 0.0072) / 0.0008) ** 2)
    xs = np.r_[np.linspace(w, 0.0105, 26), np.linspace(0.010, 0.0007, 16)]
    corner = [(0.0007 - 0.0007 * math.sin(a), half - 0.0007 + 0.0007 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 6)]
    back, front = [(x, lifted(x, 0.0005)) for x in xs], [(x, -lifted(x, 0.0022)) for x in xs]
    return [*back, *corner, *[(x, -y) for x, y in corner[::-1]], *front[::-1]]


def wrapped(path, h, board, material, lining):
    """The sheet along a path, as thick as board, with the lining on its inner side."""
    path = np.array(path)
    reach = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    u, n = reach / reach[-1], len(path)
    points = [(x, y, z) for z in (0, h) for x, y in path]
    uvs = [(s, v) for v in (0, 1) for s in u]
    made = mesh("case", points, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], uvs, material)
    made.data.materials.append(lining)
    thick = made.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset, thick.material_offset, thick.use_even_offset = board, -1, 1, True
    soft = made.modifiers.new("soft", "BEVEL")
    soft.width, soft.segments, soft.limit_method, soft.angle_limit = board * 0.22, 3, "ANGLE", math.radians(50)
    return creased(made, 40)


def rounded_block(w, half):
    """Sewn leaves: round at the spine, hollow at the fore edge."""
    y = np.linspace(-half, half, 24)
    bow = 0.0048 * np.sqrt(np.clip(1 - (y / half) ** 2, 0, 1))
    hollow = 0.0030 * (1 - (y / half) ** 2)
    return [*zip(w - 0.0038 - hollow, y), *zip((0.0036 - bow)[::-1], y[::-1])]


def flat_block(w, t, board):
    half = t / 2 - board
    front = [(x, -half - 0.0010 * (x / w) ** 3) for x in np.linspace(0.0004, w - 0.0004, 20)]
    return [*front, (w - 0.0004, half), (0.0004, half)]


def headband(half, z, one, other):
    nodes = Nodes("headband")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    stripe = nodes.math("GREATER_THAN", nodes.math("SINE", nodes.math("MULTIPLY", split.outputs[1], 4200)), 0)
    silk = nodes.finish(nodes.surface(Base_Color=nodes.mix(stripe, linear(one), linear(other)), Roughness=0.5))
    y = np.linspace(-half, half, 24)
    tube(np.c_[0.0040 - 0.0046 * np.sqrt(np.clip(1 - (y / half) ** 2, 0, 1)), y, np.full(24, z + 0.0002)], 0.0010, silk, sides=10)


def printed(book):
    """What the press laid on paper, gloss or cloth."""
    w, h, t = book["size"]
    return covered(pressed(jacket(book), 2 * w + t, h), book["finish"])


def covered(sheet, finish):
    nodes = Nodes("cover")
    shown = full(nodes, nodes.picture(nodes.add("ShaderNodeUVMap").outputs[0], sheet))
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    if finish == "cloth":
        return nodes.finish(woven(nodes, shown, where))
    if finish == "leather":
        grain = nodes.math("ADD", nodes.noise(where, 900, 3, 0.6), nodes.noise(where, 240, 2))
        return nodes.finish(nodes.surface(Base_Color=shown, Roughness=0.42, Specular=0.4, Normal=nodes.bump(grain, 0.00022)))
    gloss = dict(Roughness=0.30, Specular=0.5, Clearcoat=0.45, Clearcoat_Roughness=0.12) if finish == "gloss" else dict(Roughness=0.48, Specular=0.38)
    return nodes.finish(nodes.surface(Base_Color=shown, Normal=nodes.bump(nodes.noise(where, 55, 2), 0.00012), **gloss))


def woven(nodes, shown, where):
    threads = nodes.math("ADD", nodes.noise(nodes.stretched(where, 1500, 1500, 70), 1, 2), nodes.noise(nodes.stretched(where, 70, 70, 1500), 1, 2))
    grey = nodes.add("ShaderNodeCombineColor")
    for target in grey.inputs[:3]:
        nodes.link(nodes.math("ADD", 0.66, nodes.math("MULTIPLY", threads, 0.34)), target)
    return nodes.surface(Base_Color=nodes.mix(1.0, shown, grey.outputs[0], "MULTIPLY"), Roughness=0.8, Specular=0.2, Sheen=0.15, Normal=nodes.bump(threads, 0.00016))


def full(nodes, shown):
    """Ink as dense as the printer meant it: under a bright lamp film would pale it."""
    dense = nodes.add("ShaderNodeGamma")
    dense.inputs["Gamma"].default_value = 1.22
    nodes.link(shown, dense.inputs["Color"])
    return dense.outputs[0]


def inside(colour):
    nodes = Nodes("lining")
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=0.8, Specular=0.2))


def leaves(colour, thin, laid=False):
    """The cut edges of leaves, no two alike; here and there a gap between two. Where they are `laid` open, the mesh tells how they run."""
    nodes = Nodes("leaves")
    where = nodes.add("ShaderNodeUVMap").outputs[0] if laid else nodes.add("ShaderNodeTexCoord").outputs["Object"]
    layer = lambda share, detail: nodes.noise(nodes.stretched(where, 5, share / thin, 5), 1, detail, 0.7)
    fine, broad = layer(0.42, 2), layer(0.07, 2)
    gap = nodes.math("MULTIPLY", nodes.math("SUBTRACT", layer(0.20, 1), 0.60, True), 7, True)
    tone = nodes.mix(nodes.math("MULTIPLY", nodes.math("ADD", fine, broad), 0.52), tuple(min(1, c * 1.12) for c in linear(colour)[:3]) + (1,), tuple(c * k for c, k in zip(linear(colour), (0.46, 0.42, 0.35))) + (1,))
    tone = nodes.mix(nodes.math("MULTIPLY", gap, 0.6), tone, linear("#6d5a3a"))
    return nodes.finish(nodes.surface(Base_Color=tone, Roughness=0.9, Specular=0.1, Normal=nodes.bump(fine, 0.0003)))
