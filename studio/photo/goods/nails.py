"""For the nails: three bottles of polish."""
from finish import hollow_glass, metal, plastic
from label import printed
from scene import Nodes, linear
from solid import bevelled, group, leaned, lofted, present, rectangle, turned
from table import slab

WIDE, SHOULDER, NECK = 0.0246, 0.0315, 0.0066


def trio(colours, _):
    places = ((-0.034, 0.004, 8), (0.0, -0.004, -4), (0.034, 0.006, -12))
    for shade, (x, y, turn) in zip(colours["shades"], places):
        before = present()
        bottle(shade)
        closed(colours["accent"])
        leaned(group(before), (x, y, 0), (0, 0, turn))


def bottle(shade):
    """A cube of thick glass; what is in it reaches near the shoulder."""
    outline = rectangle(2, 2, 0.34, 10)
    half = WIDE / 2
    profile = bevelled([(0.0, 0.0006), (half * 0.80, 0.0006), (half * 0.86, 0.0), (half * 0.94, 0.0004), (half, 0.0030), (half, SHOULDER - 0.0050), (half * 0.88, SHOULDER - 0.0012), (NECK + 0.0014, SHOULDER + 0.0006), (NECK, SHOULDER + 0.0016), (NECK, SHOULDER + 0.0050), (0, SHOULDER + 0.0050)], 0.0022, 6)
    lofted(outline, profile, hollow_glass(1.5), 50)
    inner = half - 0.0017
    round_ = rectangle(2, 2, 0.44, 10)
    lofted(round_, bevelled([(0, 0.0034), (inner * 0.9, 0.0034), (inner, 0.0052), (inner, SHOULDER - 0.0064), (inner * 0.84, SHOULDER - 0.0030), (NECK, SHOULDER - 0.0016), (0, SHOULDER - 0.0016)], 0.0018, 6), enamel(shade["colour"]), 50)
    printed_on(shade)


def printed_on(shade):
    ink = plastic("#f5ead8", 0.5)
    printed([("RUHVANA", 0.0033, 0.0030), (shade["name"], 0.0022, -0.0018), ("8 ml", 0.0018, -0.0056)], ink, (0, -WIDE / 2 - 0.00012, 0.0150))


def closed(black):
    """A collar of metal, a tall cap that narrows upwards."""
    gold, cap = metal("#c9a45a", 0.2), plastic(black, 0.22, coat=0.5)
    foot = SHOULDER + 0.0018
    turned(bevelled([(NECK + 0.0006, foot), (NECK + 0.0016, foot), (NECK + 0.0016, foot + 0.0026), (NECK + 0.0004, foot + 0.0026)], 0.0004, 5), gold)
    turned(bevelled([(NECK, foot + 0.0024), (NECK + 0.0013, foot + 0.0026), (NECK + 0.0003, foot + 0.0380), (NECK - 0.0006, foot + 0.0392), (0, foot + 0.0394)], 0.0010, 6), cap)


def enamel(colour):
    nodes = Nodes("enamel")
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=0.22, Specular=0.3))


GOODS = {
    "rang-nail-polish-trio": dict(
        made=trio, width=0.12, surface=slab, exposure=0.80, through=10,
        main={"from": (0.03, -0.46, 0.135), "at": (0.001, 0, 0.0340), "lens": 122, "aperture": 22},
        second={"from": (0.085, -0.28, 0.090), "at": (0.006, -0.002, 0.0260), "lens": 112, "aperture": 18},
        colours={"trio": dict(accent="#141316", shades=(dict(colour="#97341f", name="BRICK"), dict(colour="#c07d7f", name="DUSTY ROSE"), dict(colour="#3b1529", name="DEEP PLUM")))},
    ),
}
