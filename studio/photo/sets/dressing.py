"""A dressing table: wood or marble, a round mirror, what is put down there in the evening and taken up in the morning."""
import math

import numpy as np

from finish import marble, metal, plastic, timber
from flowers import blossom
from head import KNOT, LOBE, head
from room import lamp, plaster
from scene import Nodes, linear, mesh
from sets.bedside import lamp_base
from sets.cloths import folded, silk
from sets.daylight import evening, morning
from sets.pieces import block, bowl, earthenware, oak, planks, plant, wall, walnut
from solid import group, leaned, present, prism, rectangle, rounded, tube, turned
from table import linen


def slab(back):
    block((2.4, 1.6 + back, 0.03), (0.13, back / 2 - 0.8, -0.015), marble(), 0.004)


def mirror(place, radius, turn, by_day=True):
    """Round, leaned against the wall, its lower edge at `place`."""
    before = present()
    nodes = Nodes("mirror")
    glass = nodes.finish(nodes.surface(Base_Color=linear("#e6ebea"), Metallic=1.0, Roughness=0.012))
    a = np.linspace(0, 2 * math.pi, 200, endpoint=False)
    tube(np.c_[np.cos(a) * radius, np.sin(a) * radius, 0 * a], 0.0062, metal("#b98f4c", 0.28), closed=True)
    turned([(radius, 0.0), (0.0, 0.0)], glass)
    disc = leaned(group(before), (0, radius + 0.006, 0), (0, 0, 0))
    before = [thing for thing in present() if thing != disc]
    leaned(group(before), place, (78, 0, turn))
    if by_day:
        opposite()


def opposite():
    """What a mirror shows of the rest of the room: a wall, a window with its curtain; nothing else sees them."""
    for material, left, right, low, high, y in ((shining("#b9a58c", 0.55), -9, 9, -3, 5, -2.6), (shining("#f6efe2", 2.2), -1.3, 0.0, -0.1, 1.9, -2.55), (shining("#d9c6ae", 1.0), -0.15, 0.35, -0.4, 2.1, -2.5)):
        made = mesh("opposite", [(left, y, low), (right, y, low), (right, y, high), (left, y, high)], [(0, 1, 2, 3)], material=material, smooth=False)
        made.visible_camera = made.visible_diffuse = made.visible_shadow = False


def shining(colour, strength):
    nodes = Nodes("shining")
    light = nodes.add("ShaderNodeEmission")
    light.inputs[0].default_value, light.inputs[1].default_value = linear(colour), strength
    return nodes.finish(light)


def comb(place, turn):
    """Of wood, with teeth on one side."""
    before, wood = present(), timber("#7a4a26", "#b98350", 0.5, "x", 2)
    prism([(x, y + 0.004 * (1 - (x / 0.075) ** 2)) for x, y in rectangle(0.150, 0.022, 0.007)], 0, 0.006, wood, 0.0015)
    for k in range(40):
        x = -0.068 + 0.1365 * k / 39
        block((0.0020, 0.026, 0.0038), (x, -0.020, 0.003), wood, 0.0008)
    return leaned(group(before), place, (0, 0, turn))


def brushes(place):
    """For powder, in a cup of clay."""
    before, clay = present(), earthenware("#c9a894", "#dcbfae", 0.5)
    turned(rounded([(0, 0.0), (0.026, 0.0), (0.029, 0.004), (0.030, 0.05), (0.0295, 0.072), (0.0285, 0.073), (0.0275, 0.07), (0.027, 0.05), (0, 0.045)]), clay)
    for a, lean, long, hair in ((0.4, 10, 0.135, 0.013), (2.6, 12, 0.120, 0.009), (4.4, 9, 0.150, 0.0075)):
        one = present()
        turned(rounded([(0, 0), (0.0030, 0.003), (0.0044, 0.06), (0.0036, long - 0.02)]), plastic("#3a2019", 0.3))
        turned([(0.0036, long - 0.022), (0.0052, long - 0.012), (hair * 0.52, long)], metal("#c9a06a", 0.25))
        turned(rounded([(hair * 0.5, long - 0.001), (hair * 0.9, long + 0.014), (hair, long + 0.024), (hair * 0.7, long + 0.034), (0, long + 0.038)]), plastic("#5a3a2c", 0.95, 0.0012, 1600))
        leaned(group(one), (-0.010 * math.cos(a), -0.010 * math.sin(a), 0.010), (0, lean, math.degrees(a)))
    return leaned(group(before), place, (0, 0, 0))


def dish(radius, glaze, place):
    """Flat inside, its rim drawn up; gives how high its floor lies."""
    before, r = present(), radius
    turned(rounded([(0, 0.0038), (r * 0.66, 0.0038), (r * 0.80, 0.0065), (r * 0.97, 0.0165), (r, 0.0172), (r * 1.004, 0.0160), (r * 0.88, 0.0055), (r * 0.66, 0.0), (0, 0)]), glaze)
    leaned(group(before), place, (0, 0, 0))
    return place[2] + 0.0041


def flowers(place, count, reach, seed=3):
    """Jasmine, heaped."""
    random = np.random.default_rng(seed)
    for k in range(count):
        out, a = reach * math.sqrt(k / count), k * 2.4
        before = present()
        blossom(random)
        leaned(group(before), (place[0] + out * math.cos(a), place[1] + out * math.sin(a), place[2] + 0.010 * (1 - out / reach)), (random.normal(0, 22), random.normal(0, 22), random.uniform(0, 360)))


def almonds(floor, middle):
    """A few, in their brown skins."""
    nodes = Nodes("almond")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    ribs = nodes.noise(nodes.stretched(where, 120, 900, 900), 1, 3)
    skin = nodes.finish(nodes.surface(Base_Color=nodes.mix(ribs, linear("#6a3617"), linear("#a8683a")), Roughness=0.7, Specular=0.2, Normal=nodes.bump(ribs, 0.0005)))
    for k, (x, y, high, turn) in enumerate(((-0.013, 0.004, 0, 20), (0.011, -0.006, 0, 100), (0.003, 0.014, 0, 165), (-0.006, -0.013, 0, 60), (0.001, -0.001, 0.007, -25))):
        one = turned(rounded([(0, -0.0105), (0.0042, -0.0085), (0.0066, -0.003), (0.0054, 0.004), (0.0022, 0.0100), (0, 0.0118)]), skin, 40)
        one.scale = (0.62, 1, 1)
        leaned(one, (middle[0] + x, middle[1] + y, floor + 0.0042 + high), (90, 90 + (12 if high else 0), turn + 8 * k))


def placed(made, colours, place, turn=0, view="use"):
    before = present()
    made(colours, view)
    return leaned(group(before), place, (0, 0, turn))


def rings_put_down(made, colours):
    slab(0.22)
    wall(0.22, plaster("#cdb9a6", "#d9c7b4"))
    floor = dish(0.046, earthenware("#49666b", "#6a8789", 0.22), (0, 0, 0))
    placed(made, colours, (0.006, 0.006, floor), 0, "main")
    mirror((-0.075, 0.13, 0), 0.12, 12)
    folded((0.105, 0.075, 0), (0.10, 0.075, 0.016), linen("#d9b9a4"), -18)
    morning(0.22, (0, 0, 0), 3.6, 1.2, low=True, leaves=8, panes=(2, 2))


def pearls_in_a_box(made, colours):
    planks(1.6, 1.2, -0.8, walnut(), 0.12)
    wall(0.40, plaster("#b7b3a3", "#c6c2b2"))
    box((0, 0.045, 0))
    placed(made, colours, (0, 0, 0))
    plant((0.165, 0.20, 0), long=0.085, stems=14, radius=0.035, tall=0.058, pot="#d9d0c2")
    folded((-0.150, 0.075, 0), (0.13, 0.085, 0.022), silk("#23406a", "#c9a050"), 62, 5)
    morning(0.32, (0, 0.02, 0.01), 3.6, 1.3, leaves=8, panes=(2, 2))


def box(place):
    """Of dark wood, lined with velvet, its lid thrown back."""
    before, wood, velvet = present(), timber("#2e1610", "#5b3020", 0.3, "x", 1.8), plush("#5a1526")
    w, d, h, t = 0.150, 0.100, 0.036, 0.006
    for x, y, long, deep in ((0, -(d - t) / 2, w, t), (0, (d - t) / 2, w, t), (-(w - t) / 2, 0, t, d - 2 * t), ((w - t) / 2, 0, t, d - 2 * t)):
        block((long, deep, h), (x, y, h / 2), wood, 0.0014)
    block((w - 2 * t, d - 2 * t, 0.010), (0, 0, 0.006), velvet, 0.003)
    lid = present()
    block((w, h * 0.55, d), (0, 0, d / 2), wood, 0.002)
    block((w - 0.016, 0.004, d - 0.016), (0, -h * 0.275, d / 2), velvet, 0.0018)
    leaned(group(lid), (0, d / 2 + h * 0.275, h), (-14, 0, 0))
    for x in (-0.045, 0.045):
        block((0.016, 0.004, 0.010), (x, d / 2 + 0.001, h), metal("#b98f4c", 0.3), 0.001)
    return leaned(group(before), place, (0, 0, 0))


def plush(colour):
    nodes = Nodes("velvet")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    pile = nodes.noise(where, 60, 4)
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(nodes.math("MULTIPLY", pile, 0.5), linear(colour), linear("#2a0810")), Roughness=0.95, Specular=0.05, Sheen=1.0, Sheen_Tint=0.6, Normal=nodes.bump(nodes.noise(where, 900, 2), 0.0004)))


def necklace_on_a_bust(made, colours):
    slab(0.42)
    wall(0.42, plaster("#8f9a8c", "#9fa99b"))
    placed(made, colours, (0, 0, 0), 8)
    mirror((-0.175, 0.24, 0), 0.17, 16)
    dish(0.05, earthenware("#e6dccb", "#d9cbb3", 0.3), (0.145, 0.01, 0))
    flowers((0.145, 0.01, 0.008), 7, 0.030)
    morning(0.42, (0, 0.02, 0.13), 3.6, 1.2, leaves=9, panes=(2, 2))


def jhumkas_on_a_head(made, colours):
    """Of terracotta, from the side: an ear, what hangs from it, the neck; jasmine in the hair."""
    wall(0.42, plaster("#6f8580", "#82978f"))
    before = present()
    head(earthenware("#80432d", "#9a583c", 0.85))
    for side in (-1, 1):
        placed(made, colours, LOBE * [side, 1, 1], side * 90)
    garland(KNOT, 0.036, 22)
    leaned(group(before), (0, 0.05, 0.205), (0, 0, -78))
    lamp((-0.22, -0.50, 0.36), (0.024, -0.03, 0.26), 0.30, 1.9, (1, 0.98, 0.95))
    morning(0.42, (0.02, 0.0, 0.26), 3.4, 1.2, panes=(2, 2))


def garland(middle, radius, count, seed=8):
    """Jasmine on a thread, wound round once."""
    random = np.random.default_rng(seed)
    for turn in np.linspace(0, 360, count, endpoint=False):
        before, a = present(), math.radians(turn)
        blossom(random)
        leaned(group(before), (middle[0] + radius * math.sin(a), middle[1] + random.normal(0, 0.0015), middle[2] + radius * math.cos(a)), (random.normal(0, 16), turn + random.normal(0, 12), random.uniform(0, 360)))


def anklets_by_silk(made, colours):
    planks(1.6, 1.2, -0.8, walnut(), 0.12)
    wall(0.34, plaster("#c9ad86", "#d6bc98"))
    placed(made, colours, (-0.030, -0.020, 0), 10, "main")
    folded((0.070, 0.110, 0), (0.21, 0.105, 0.030), silk("#6d1230"), -16, 6)
    bowl(0.034, 0.026, metal("#b98a45", 0.26), (-0.105, 0.105, 0))
    flowers((-0.105, 0.105, 0.020), 9, 0.026)
    morning(0.34, (0, 0.02, 0), 3.4, 1.2, low=True, leaves=8, panes=(2, 2))


def in_the_morning(made, colours):
    slab(0.30)
    wall(0.30, plaster("#d9d3c3", "#e6e0d1"))
    placed(made, colours, (-0.018, -0.01, 0), 0, "main")
    mirror((-0.125, 0.19, 0), 0.15, 14)
    folded((0.125, 0.125, 0), (0.15, 0.10, 0.040), linen("#efe6d6"), -12, 4)
    plant((0.045, 0.225, 0), long=0.085, stems=16, radius=0.034, tall=0.060, pot="#cfa27e")
    morning(0.34, (0.01, 0, 0.02), 4.4, 1.4, leaves=10, panes=(2, 2))


def in_the_evening(made, colours):
    planks(1.6, 1.2, -0.8, walnut(), 0.12)
    wall(0.34, plaster("#46535a", "#536168"))
    placed(made, colours, (0.030, -0.02, 0), -4)
    lamp_base((-0.150, 0.15, 0))
    mirror((0.115, 0.22, 0), 0.15, -16, by_day=False)
    comb((0.105, -0.095, 0), 28)
    almonds(dish(0.042, earthenware("#8b7a66", "#a08e78", 0.3), (-0.072, -0.068, 0)), (-0.072, -0.068))
    evening(0.42, (0.0, 0, 0.05), 1.1)


def before_going_out(made, colours):
    planks(1.4, 1.0, -0.7, oak(), 0.11)
    wall(0.28, plaster("#c79f92", "#d3afa2"))
    placed(made, colours, (0.0, 0, 0), 4, "main")
    mirror((-0.045, 0.125, 0), 0.12, 10)
    brushes((0.085, 0.085, 0))
    morning(0.22, (0, 0, 0), 3.8, 1.2, leaves=8, panes=(2, 2))


def after_the_bath(made, colours):
    """The comb on marble; jasmine, leaves and a folded cloth behind it."""
    slab(0.30)
    wall(0.30, plaster("#a9ab95", "#b9bba5"))
    placed(made, colours, (0.004, -0.030, 0), 14)
    plant((-0.078, 0.135, 0), seed=5, long=0.085, stems=15, radius=0.034, tall=0.058, pot="#c9a894")
    dish(0.034, earthenware("#49666b", "#6a8789", 0.22), (0.034, 0.060, 0))
    flowers((0.034, 0.060, 0.008), 7, 0.020)
    folded((0.120, 0.165, 0), (0.15, 0.11, 0.020), linen("#d9b9a4"), 12, 3)
    morning(0.30, (0.0, 0, 0.01), 4.0, 1.2, leaves=5, panes=(2, 2))


USES = {
    "jodi-stacking-rings": dict(set=rings_put_down, exposure=0.8, view={"from": (0.05, -0.30, 0.20), "at": (0.004, 0.016, 0.010), "lens": 100, "aperture": 13, "sharp": (0, -0.005, 0.008)}),
    "samudra-pearl-strand": dict(set=pearls_in_a_box, exposure=0.9, view={"from": (0.06, -0.52, 0.33), "at": (-0.004, 0.028, 0.030), "lens": 80, "aperture": 7, "sharp": (0, -0.02, 0.02)}),
    "chandrika-pendant-necklace": dict(set=necklace_on_a_bust, exposure=0.85, view={"from": (0.08, -0.72, 0.24), "at": (-0.002, 0.02, 0.128), "lens": 90, "aperture": 8, "sharp": (0, -0.05, 0.11)}),
    "gulmohar-jhumka-earrings": dict(set=jhumkas_on_a_head, exposure=0.72, view={"from": (0.042, -0.80, 0.272), "at": (0.042, 0, 0.262), "lens": 162, "aperture": 11, "sharp": (0.024, -0.036, 0.26)}),
    "ghungroo-silver-anklet": dict(set=anklets_by_silk, exposure=0.85, view={"from": (0.02, -0.44, 0.34), "at": (0.0, 0.024, 0.004), "lens": 76, "aperture": 13, "sharp": (-0.02, -0.02, 0.003)}),
    "kesar-day-cream": dict(set=in_the_morning, exposure=0.95, view={"from": (0.03, -0.56, 0.25), "at": (0.016, 0.02, 0.040), "lens": 104, "aperture": 13, "sharp": (-0.018, -0.045, 0.03)}),
    "raat-repair-night-cream": dict(set=in_the_evening, exposure=1.2, view={"from": (0.06, -0.60, 0.25), "at": (0.008, 0.01, 0.062), "lens": 76, "aperture": 5, "sharp": (0.03, -0.055, 0.03)}),
    "kajal-gulab-lip-tint": dict(set=before_going_out, exposure=0.8, view={"from": (0.03, -0.32, 0.19), "at": (0.008, 0.014, 0.020), "lens": 92, "aperture": 13, "sharp": (0, -0.022, 0.012)}),
    "sheesham-wooden-comb": dict(set=after_the_bath, exposure=0.85, view={"from": (0.03, -0.48, 0.30), "at": (0.0, 0.012, 0.026), "lens": 88, "aperture": 16, "sharp": (0, -0.02, 0.003)}),
}
