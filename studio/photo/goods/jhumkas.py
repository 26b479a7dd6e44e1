"""Bells of oxidised silver under a flower, on the bar of a stand; drops along their rims."""
import math

import bpy
import numpy as np

from finish import timber
from scene import Nodes, linear
from solid import ball, bevelled, copy, group, leaned, present, prism, rectangle, rounded, tube, turned
from table import linen

HIGH = 0.068
BELL = np.array(rounded([
    (0.0012, 0.0), (0.0034, -0.0008), (0.0046, -0.0026), (0.0043, -0.0040), (0.0064, -0.0054), (0.0098, -0.0086), (0.0121, -0.0130), (0.0131, -0.0172), (0.0133, -0.0186),
], 10))


def jhumkas(colours, view):
    """Both on their stand; one alone, where it is worn."""
    before = present()
    dark, bright = tarnished(colours["base"], colours["deep"], 0.30), tarnished(colours["accent"], colours["base"], 0.20)
    if view == "use":
        return earring(dark, bright, np.random.default_rng(5))
    stand()
    for x, turn in ((-0.0215, 6), (0.0215, -9)):
        one = present()
        earring(dark, bright, np.random.default_rng(int(1000 + x * 1000)))
        leaned(group(one), (x, -0.0050, HIGH), (0, 0, turn))
    leaned(group(before), (0, 0, 0), (0, 0, 20))


def stand():
    wood = timber("#3c2215", "#75482b", 0.38, "x", 3)
    turned(bevelled([(0, 0.0), (0.0260, 0.0), (0.0265, 0.0075), (0, 0.0075)], 0.0016), wood)
    prism(rectangle(0.0060, 0.0060, 0.0012), 0.005, HIGH, wood, 0.0006)
    prism(rectangle(0.082, 0.0080, 0.0016), HIGH - 0.0055, HIGH + 0.0055, wood, 0.0012)


def earring(dark, bright, random):
    """The flower's middle at the origin, facing -y; all hangs below it."""
    before = present()
    flower(dark, bright)
    leaned(group(before), (0, 0, 0), (90, 0, 0))
    for z, flat in ((-0.0092, False), (-0.0112, True)):
        a = np.linspace(0, 2 * math.pi, 40, endpoint=False)
        tube(np.c_[(np.cos(a) * 0.0015 if flat else 0 * a), (0 * a if flat else np.cos(a) * 0.0015) - 0.0011, np.sin(a) * 0.0015 + z], 0.00036, bright, closed=True, sides=12)
    before = present()
    bell(dark, bright, random)
    leaned(group(before), (0, -0.0011, -0.0124), (0, 0, 0))


def flower(dark, bright):
    turned(bevelled([(0, -0.0003), (0.0076, -0.0003), (0.0080, 0.0006), (0.0074, 0.0012), (0.0030, 0.0016), (0, 0.0016)], 0.0004), dark)
    rows(((0.0075, 0.0013, 34, 0.00052), (0.0031, 0.0020, 16, 0.00042)), bright)
    one = ball(1, (0, 0, 0), bright)
    for k in range(10):
        a = 2 * math.pi * k / 10
        out, side = np.array([math.cos(a), math.sin(a), 0]), np.array([-math.sin(a), math.cos(a), 0])
        copy(one, out * 0.0051 + [0, 0, 0.0014], (out * 0.0017, side * 0.0011, (0, 0, 0.0007)))
    copy(one, (0, 0, 0.0018), np.diag([0.0021, 0.0021, 0.0013]))
    bpy.data.objects.remove(one)


def rows(said, bright):
    """Rings of grains: reach, height, how many, how large."""
    one = ball(1, (0, 0, 0), bright)
    for reach, high, count, size in said:
        for a in np.linspace(0, 2 * math.pi, count, endpoint=False):
            copy(one, (reach * math.cos(a), reach * math.sin(a), high), np.eye(3) * size)
    bpy.data.objects.remove(one)


def bell(dark, bright, random):
    inner = [(max(r - 0.0008, 0.0002), z - 0.0002) for r, z in BELL[::-1]]
    turned([*map(tuple, BELL), *inner], dark)
    reach = lambda z: float(np.interp(-z, -BELL[:, 1], BELL[:, 0]))
    a = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    for z, thick in ((-0.0040, 0.00035), (-0.0074, 0.00026), (-0.0128, 0.00026), (-0.0184, 0.00055)):
        tube(np.c_[reach(z) * np.cos(a), reach(z) * np.sin(a), 0 * a + z], thick, bright, closed=True, sides=10)
    rows(((reach(-0.0014), -0.0012, 14, 0.00042), (reach(-0.0066) + 0.0001, -0.0066, 36, 0.00046), (reach(-0.0136) + 0.0001, -0.0137, 56, 0.00046), (reach(-0.0172) + 0.0001, -0.0173, 66, 0.00052)), bright)
    petals(reach, bright)
    drops(bright, random)


def petals(reach, bright):
    """Round the shoulder a row of leaves edged with wire; below it, little lozenges of grains."""
    one = ball(1, (0, 0, 0), bright)
    t = np.linspace(0, 2 * math.pi, 40, endpoint=False)
    for k in range(14):
        b = 2 * math.pi * k / 14
        z = -0.0101
        slope = np.array([reach(z - 0.0004) - reach(z + 0.0004), -0.0008])
        slope /= np.linalg.norm(slope)
        flat = np.array([math.cos(b), math.sin(b), 0])
        down, side = flat * slope[0] + [0, 0, slope[1]], np.array([-math.sin(b), math.cos(b), 0])
        out = np.cross(side, down) * np.sign(np.cross(side, down) @ flat)
        middle = flat * reach(z) + [0, 0, z]
        copy(one, middle, (down * 0.0015, side * 0.0008, out * 0.0006))
        wire = np.cos(t)[:, None] * down * 0.0023 + (np.sin(t) * (1 - 0.25 * np.cos(t)))[:, None] * side * 0.0015 + middle + out * 0.0001
        tube(wire, 0.00022, bright, closed=True, sides=8)
        c = b + math.pi / 14
        for up, size in ((-0.0084, 0.00040), (-0.0116, 0.00050), (-0.0154, 0.00062)):
            copy(one, (reach(up) * math.cos(c), reach(up) * math.sin(c), up), np.eye(3) * size)
        copy(one, (reach(-0.0154) * math.cos(b), reach(-0.0154) * math.sin(b), -0.0154), np.eye(3) * 0.00062)
    bpy.data.objects.remove(one)


def drops(bright, random):
    """Each hangs from a ring of its own."""
    one = ball(1, (0, 0, 0), bright)
    a = np.linspace(0, 2 * math.pi, 24, endpoint=False)
    link = tube(np.c_[0 * a, np.cos(a) * 0.00095, np.sin(a) * 0.00095], 0.00024, bright, closed=True, sides=8)
    cap = turned(rounded([(0.0002, 0.0012), (0.0007, 0.0006), (0.0011, -0.0002), (0.0012, -0.0010), (0.0009, -0.0013)], 6), bright, 32)
    for k in range(20):
        b = 2 * math.pi * k / 20 + 0.08
        flat, side = np.array([math.cos(b), math.sin(b), 0]), np.array([-math.sin(b), math.cos(b), 0])
        hang = np.array([0, 0, -1.0]) + side * random.normal(0, 0.07) + flat * random.normal(0, 0.05)
        hang /= np.linalg.norm(hang)
        top = flat * 0.0128 + [0, 0, -0.0194]
        axes = (np.cross(side, -hang), side, -hang)
        copy(link, top, (side, flat, (0, 0, 1.0)))
        copy(cap, top + hang * 0.0021, axes)
        copy(one, top + hang * 0.0040, np.eye(3) * 0.00145)
        copy(one, top + hang * 0.0056, np.eye(3) * 0.00045)
    for thing in (one, link, cap):
        bpy.data.objects.remove(thing)


def tarnished(colour, deep, roughness):
    """Silver blackened, then rubbed: what stands out is bright."""
    nodes = Nodes("silver")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cloud = nodes.noise(where, 220, 4)
    shade = nodes.mix(nodes.math("MULTIPLY", cloud, 0.8), linear(colour), linear(deep))
    return nodes.finish(nodes.surface(Base_Color=shade, Metallic=1.0, Roughness=nodes.math("ADD", roughness, nodes.math("MULTIPLY", cloud, 0.12)), Normal=nodes.bump(nodes.noise(where, 1500, 2), 0.00001)))


def ground():
    return linen("#cdbfa9")


GOODS = {
    "gulmohar-jhumka-earrings": dict(
        made=jhumkas, width=0.11, surface=ground, exposure=0.8,
        main={"from": (0.02, -0.46, 0.120), "at": (0, 0, 0.0385), "lens": 168, "aperture": 22},
        second={"from": (0.10, -0.235, 0.075), "at": (0.018, -0.002, 0.0520), "lens": 160, "aperture": 18},
        colours={"silver": dict(base="#6d6f74", deep="#34353a", accent="#d2d4d8")},
    ),
}
