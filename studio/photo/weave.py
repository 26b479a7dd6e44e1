"""Baskets, strand by strand: stakes that stand up and weavers that go in and out between them."""
import math

import numpy as np

from finish import plastic
from scene import Nodes, linear
from solid import frames, tube, turned


def round_basket(low, high, tall, material, stakes=36, thick=0.0021):
    """Two thin rods go side by side, before one stake and behind the next; the border is twisted of thicker ones."""
    turn = np.linspace(0, 2 * math.pi, stakes * 14, endpoint=False)
    rows = int(tall / (thick * 1.6))
    turned([(0, 0.004), (low - thick, 0.004), (low + (high - low) * 0.42 - thick, tall * 0.25), (high - thick * 0.8, tall)], plastic("#7a5228", 0.8))
    for row in range(rows):
        z = thick + row * thick * 1.6
        reach = np.interp(z / tall, [0, 0.25, 1], [low, low + (high - low) * 0.42, high])
        wander = 0.0004 * np.sin(3 * turn + row * 2.4) + 0.0003 * np.sin(7 * turn + row)
        r = reach + 1.25 * thick * np.cos(stakes / 2 * turn + math.pi * row) + wander
        tube(np.c_[np.cos(turn) * r, np.sin(turn) * r, z + wander], thick * (1 + 0.06 * math.sin(row * 5)), material, closed=True, sides=10)
    for k in range(stakes):
        a, s = 2 * math.pi * k / stakes, np.linspace(0, 1, 20)
        r = np.interp(s, [0, 0.25, 1], [low, low + (high - low) * 0.42, high])
        tube(np.c_[np.cos(a) * r, np.sin(a) * r, tall * s], thick * 0.9, material, sides=8)
    border(high, tall + thick, thick * 1.7, material, 22)
    border(low + thick, thick * 1.2, thick * 1.3, material, 18)


def border(reach, z, thick, material, twists):
    turn = np.linspace(0, 2 * math.pi, twists * 40, endpoint=False)
    rope(np.c_[np.cos(turn) * reach, np.sin(turn) * reach, z + 0 * turn], thick, twists, material, closed=True)


def rope(path, thick, twists, material, plies=3, closed=False):
    """Strands laid round each other along a path."""
    path = np.asarray(path, float)
    _, up, side = frames(path, closed)
    turn = np.linspace(0, 2 * math.pi * twists, len(path), endpoint=not closed)[:, None]
    apart = thick * (0.95 if plies > 2 else 0.86)
    for k in range(plies):
        around = turn + k * 2 * math.pi / plies
        tube(path + apart * (np.cos(around) * up + np.sin(around) * side), thick, material, closed=closed, sides=12)


def cane(dark="#8a5c2c", pale="#c89553"):
    """Each rod a little darker or paler than the next."""
    nodes = Nodes("cane")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    chance = nodes.add("ShaderNodeObjectInfo").outputs["Random"]
    fine = nodes.noise(where, 420, 4)
    blotch = nodes.noise(where, 22, 3)
    tone = nodes.math("ADD", nodes.math("MULTIPLY", chance, 0.30), nodes.math("ADD", nodes.math("MULTIPLY", fine, 0.75), nodes.math("MULTIPLY", nodes.math("SUBTRACT", blotch, 0.4), 0.7)), clamp=True)
    colour = nodes.mix(tone, linear(dark), linear(pale))
    return nodes.finish(nodes.surface(Base_Color=colour, Roughness=0.55, Specular=0.35, Normal=nodes.bump(fine, 0.0012)))
