"""A kitchen: counter of granite or wood before glazed tiles, a hob."""
import math

import bpy
import numpy as np

from finish import metal, plastic, timber
from goods.jars import pulse
from goods.pans import roti
from scene import Nodes, linear
from sets.daylight import morning
from sets.pieces import block, bowl, earthenware, planks, plant, plate, rotis, steel, tiles, tomato, walnut
from solid import ball, bevelled, group, leaned, present, rounded, strewn, tube, turned

BACK = 0.34


def wooden():
    planks(2.4, 1.5, BACK - 1.5, walnut(), 0.125)
    tiles(BACK, 0.85, 0.75)


def tools(place):
    """Spoons of wood in a stoneware jar."""
    before = present()
    turned(rounded([(0, 0), (0.050, 0.0), (0.054, 0.004), (0.056, 0.07), (0.052, 0.135), (0.054, 0.142), (0.0505, 0.142), (0.050, 0.12), (0, 0.11)]), earthenware("#d9cdb8", "#c9b998"))
    wood = timber("#8a5a32", "#c4925c", 0.55, "z", 1.4)
    for a, lean, long in ((0.3, 13, 0.30), (2.2, 15, 0.27), (4.2, 11, 0.32)):
        one = present()
        s = np.linspace(0, 1, 20)
        tube(np.c_[0 * s, 0 * s, long * s], 0.0058 - 0.0012 * s, wood)
        ball(0.03, (0, 0, long + 0.02), wood, (0.85, 0.28, 1.25))
        leaned(group(one), (-0.018 * math.cos(a), -0.018 * math.sin(a), 0.02), (0, lean, math.degrees(a)))
    return leaned(group(before), place, (0, 0, 0))


def oil_bottle(place):
    before = present()
    nodes = Nodes("oil")
    oil = nodes.finish(nodes.surface(Base_Color=linear("#a86a12"), Roughness=0.06, Specular=0.7))
    turned(rounded([(0, 0), (0.034, 0.0), (0.038, 0.004), (0.038, 0.15), (0.034, 0.18), (0.015, 0.215), (0.0125, 0.25), (0.015, 0.253), (0.015, 0.262), (0, 0.262)]), oil)
    turned(bevelled([(0.0125, 0.258), (0.0135, 0.262), (0.0135, 0.285), (0, 0.286)], 0.003), timber("#8a5a32", "#c4925c", 0.7, "z", 3))
    return leaned(group(before), place, (0, 0, 0))


def hob(place):
    """A sheet of steel with two burners under bars of iron, knobs in front; gives how high pans stand."""
    before, iron, brass = present(), plastic("#131313", 0.5, 0.0003, 900), metal("#8d7443", 0.4)
    block((0.72, 0.40, 0.05), (0.17, 0, 0.025), metal("#c4c5c6", 0.25, 0.5, (3, 900, 900), 0.0000009), 0.006)
    for x in (0, 0.35):
        burner(x, iron, brass, lit=x == 0)
    for x in (0.0, 0.35):
        one = present()
        turned(bevelled([(0.0, 0.030), (0.017, 0.030), (0.019, 0.0), (0, 0.0)], 0.003), plastic("#161616", 0.35))
        block((0.006, 0.034, 0.006), (0, 0, 0.031), metal("#c4c5c6", 0.25), 0.001)
        leaned(group(one), (x, -0.200, 0.026), (90, 0, 0))
    leaned(group(before), place, (0, 0, 0))
    return place[2] + 0.050 + 0.0335


def burner(x, iron, brass, lit):
    one = present()
    turned(bevelled([(0.0, 0.002), (0.085, 0.002), (0.092, 0.0005), (0.096, 0.0)], 0.002), metal("#b9babb", 0.2))
    turned(bevelled([(0.0, 0.017), (0.026, 0.017), (0.036, 0.012), (0.040, 0.004), (0.040, 0.0)], 0.003), brass)
    for k in range(4):
        bar = present()
        s = np.linspace(0, 1, 30)
        path = np.c_[0.098 - 0.070 * s, 0 * s, 0.029 + 0.0005 * s]
        foot = np.c_[np.full(10, 0.098), np.zeros(10), np.linspace(0.002, 0.028, 10)]
        tube(np.r_[foot, path], 0.0042, iron, sides=12)
        leaned(group(bar), (0, 0, 0), (0, 0, 45 + 90 * k))
    a = np.linspace(0, 2 * math.pi, 90, endpoint=False)
    tube(np.c_[np.cos(a) * 0.098, np.sin(a) * 0.098, np.full(90, 0.006)], 0.0042, iron, closed=True, sides=12)
    if lit:
        flames()
    leaned(group(one), (x, 0, 0.050), (0, 0, 0))


def flames():
    nodes = Nodes("gas")
    light = nodes.add("ShaderNodeEmission")
    light.inputs[0].default_value, light.inputs[1].default_value = (0.10, 0.30, 1.0, 1), 5
    clear = nodes.add("ShaderNodeBsdfTransparent")
    both = nodes.add("ShaderNodeMixShader")
    both.inputs[0].default_value = 0.45
    nodes.link(clear.outputs[0], both.inputs[1])
    nodes.link(light.outputs[0], both.inputs[2])
    blue = nodes.finish(both)
    for k in range(28):
        one = present()
        turned(rounded([(0, 0), (0.0024, 0.002), (0.0028, 0.006), (0.0014, 0.013), (0, 0.019)], 6), blue, steps=20)
        a = k * 2 * math.pi / 28
        leaned(group(one), (math.cos(a) * 0.038, math.sin(a) * 0.038, 0.008), (0, 42, math.degrees(a)))


def on_the_hob(made, colours):
    wooden()
    top = hob((0.03, 0.0, 0))
    before = present()
    made(colours, "main")
    roti(0.095, 0.0064)
    leaned(group(before), (0.03, 0, top), (0, 0, -22))
    plate(0.115, earthenware("#efe6d6", "#e2d5bd", 0.3), (-0.315, 0.03, 0))
    rotis(6, 0.084, (-0.315, 0.03, 0.006))
    oil_bottle((-0.20, 0.25, 0))
    tools((-0.40, 0.25, 0))
    morning(0.62, (0, 0, 0.08), 4.2, 1.3, leaves=8)


def cooking(made, colours):
    wooden()
    before = present()
    made(colours, "main")
    leaned(group(before), (0, 0, 0), (0, 0, -14))
    board()
    oil_bottle((-0.26, 0.22, 0))
    tools((0.30, 0.24, 0))
    plant((-0.44, 0.20, 0), long=0.12, stems=20)
    morning(0.6, (0, 0, 0.06), 4.2, 1.3, leaves=9)


def board():
    block((0.22, 0.15, 0.018), (0.19, -0.155, 0.009), timber("#8a5a32", "#c4925c", 0.55, "x", 1.6), 0.004, (0, 0, -16))
    for x, y, seed, size in ((0.155, -0.125, 1, 0.032), (0.222, -0.150, 2, 0.029), (0.190, -0.195, 5, 0.027)):
        tomato((x, y, 0.018), seed, size)


def spiced(made, colours):
    wooden()
    made(colours, "second")
    plate(0.105, earthenware("#efe6d6", "#e2d5bd", 0.3), (-0.205, 0.115, 0))
    rotis(7, 0.078, (-0.205, 0.115, 0.006))
    tomato((0.185, -0.055, 0), 1)
    tomato((0.175, 0.020, 0), 6, 0.028)
    plant((0.27, 0.255, 0), long=0.12, stems=20)
    oil_bottle((-0.36, 0.22, 0))
    morning(0.5, (0, 0.03, 0.04), 4.2, 1.3, leaves=8)


def measured(made, colours):
    """The jar open, a bowl of its lentils and a ladle of wood."""
    wooden()
    before = present()
    made(colours, "use")
    leaned(group(before), (0.055, 0.02, 0), (0, 0, -4))
    lentils(colours, (-0.075, -0.085, 0))
    ladle((0.040, -0.128, 0))
    tools((-0.165, 0.22, 0))
    tomato((0.200, 0.075, 0), 2)
    tomato((0.245, 0.025, 0), 6, 0.028)
    plant((0.26, 0.235, 0), long=0.11, stems=20)
    morning(0.45, (0, 0.02, 0.06), 4.2, 1.3, leaves=8)


def lentils(colours, place, reach=0.058):
    """A bowl of steel, heaped."""
    random, before = np.random.default_rng(12), present()
    bowl(reach, 0.044, steel(0.16), filled=plastic("#8a5f2a", 0.9), full=0.72)
    kinds = [pulse(*kind) for kind in colours["pulses"]]
    for _ in range(2600):
        out, a = reach * 0.90 * math.sqrt(random.uniform()), random.uniform(0, 2 * math.pi)
        high = 0.0335 + 0.007 * (1 - (out / reach) ** 2) + random.normal(0, 0.0008)
        strewn(random, kinds, (out * math.cos(a), out * math.sin(a), high), 0.5)
    for kind in kinds:
        bpy.data.objects.remove(kind)
    return leaned(group(before), place, (0, 0, 0))


def ladle(place):
    before, wood = present(), timber("#8a5a32", "#c4925c", 0.55, "x", 1.4)
    s = np.linspace(0, 1, 40)
    tube(np.c_[0.031 + 0.160 * s, 0 * s, 0.0125 - 0.005 * s], 0.0050 + 0.0018 * s, wood)
    turned(rounded([(0, 0.0), (0.016, 0.001), (0.026, 0.008), (0.029, 0.018), (0.0275, 0.019), (0.024, 0.010), (0.013, 0.0045), (0, 0.004)]), wood).scale = (1.15, 0.9, 1)
    return leaned(group(before), place, (0, 0, -9))


KITCHEN = {"from": (0.10, -0.98, 0.56), "at": (-0.01, 0.03, 0.075), "lens": 56, "aperture": 7}
USES = {
    "panchmel-dal-mix": dict(set=measured, view={"from": (0.05, -0.72, 0.42), "at": (0.0, 0.015, 0.058), "lens": 75, "aperture": 10, "sharp": (0.03, -0.05, 0.05)}, exposure=1.15),
    "loha-cast-iron-tawa": dict(set=on_the_hob, view=dict(KITCHEN, **{"from": (0.06, -0.92, 0.66), "at": (-0.01, 0.02, 0.07), "lens": 60, "sharp": (0.03, -0.06, 0.09)}), exposure=1.2),
    "tamba-copper-pot": dict(set=cooking, view=dict(KITCHEN, at=(0.025, -0.005, 0.068), lens=68, sharp=(0, -0.10, 0.07)), exposure=1.2),
    "saat-masala-box": dict(set=spiced, view=dict(KITCHEN, **{"from": (0.06, -0.70, 0.50), "at": (-0.025, 0.055, 0.040), "lens": 66, "sharp": (0, -0.04, 0.045)}), exposure=1.2),
}
