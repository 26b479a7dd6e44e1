"""For children: a parrot and a mango moon, a train over hills, numerals as fruit."""
import math

import numpy as np

from covers.ink import area, box, disc, fade, leaf, line, moved, shape, swell, within, words

WHITE = "#fffaf0"


def mango(size):
    """About two of `size` high, its stalk up."""
    d = "M-6 -46C-34 -48 -56 -22 -52 10C-48 40 -18 56 8 50C32 45 50 26 50 2C50 -20 34 -30 20 -38C12 -43 4 -46 -6 -46Z"
    made = fade("ripe", [(0, "#ffe27a", 1), (0.55, "#ffc233", 1), (1, "#f2862d", 1)]) + shape(d, "url(#ripe)")
    made += shape("M-38 -14C-42 6 -34 26 -22 34", stroke="#fff3bd", stroke_width=5, stroke_linecap="round", opacity=0.75)
    made += "".join(disc(x, y, r, "#f7a92f", opacity=0.55) for x, y, r in ((14, 12, 7), (26, -8, 4), (-4, 32, 5), (-12, -8, 4), (32, 16, 3), (8, -22, 3)))
    made += line([(-6, -46), (-3, -56)], "#6b4a26", 4) + leaf(-3, -55, 34, 9, 68, "#3f9a4a") + line([(-2, -54), (26, -43)], "#2c7a3c", 1)
    return moved(made, size=size / 52)


def parrot(size):
    """In flight to the right, wings up."""
    green, deep, light, red = "#58b947", "#2f8f43", "#9bd75a", "#e23d34"
    made = shape("M-30 8C-48 16 -66 28 -84 46C-64 42 -44 34 -24 20Z", deep) + shape("M-28 10C-46 22 -58 38 -70 58C-54 48 -38 34 -20 20Z", "#3d7fc0")
    made += shape("M-4 2C-26 -22 -36 -52 -30 -82C-14 -64 8 -44 18 -4Z", deep) + shape("M-34 6C-22 -14 6 -24 30 -18C44 -14 46 2 34 10C14 24 -14 24 -34 6Z", green)
    made += disc(34, -10, 15, green) + shape("M46 -16C60 -15 62 0 54 8C54 0 50 -4 44 -4Z", red) + shape("M45 -4C50 -4 53 0 52 5C47 5 44 1 45 -4Z", "#a8231f")
    made += shape("M22 -1C30 6 42 4 47 -2C42 8 28 10 20 3Z", red) + disc(38, -14, 4.4, WHITE) + disc(39.2, -14, 2.4, "#1c2233") + disc(40, -15, 0.8, WHITE)
    made += shape("M2 -6C-6 -34 2 -62 20 -84C28 -58 32 -28 22 0Z", light) + shape("M6 -8C2 -30 8 -54 20 -72", stroke=green, stroke_width=2.4) + shape("M13 -6C12 -26 16 -44 23 -58", stroke=green, stroke_width=2.4)
    return moved(made, size=size / 60)


def mithu(w, h):
    random = np.random.default_rng(2)
    made = fade("dusk", [(0, "#101f4f", 1), (0.65, "#25478c", 1), (1, "#4b6fb0", 1)]) + box(0, 0, w, h, "url(#dusk)")
    made += "".join(disc(random.uniform(0, w), random.uniform(0, h * 0.8), random.choice([0.5, 0.8, 1.2]), "#fff2c0", opacity=0.9) for _ in range(60))
    made += disc(w * 0.61, h * 0.60, 62, "#ffd765", opacity=0.13) + disc(w * 0.61, h * 0.60, 53, "#ffd765", opacity=0.16) + moved(mango(43), w * 0.61, h * 0.60, 8)
    made += moved(parrot(37), w * 0.31, h * 0.72, -24)
    made += area(swell(h * 0.90, 6, 130, 0.5, w, h + 2), "#17305c") + area(swell(h * 0.955, 4, 90, 2, w, h + 2), "#0d1f42")
    for x, y, turn, long in ((-4, -2, 118, 46), (-3, 8, 150, 38), (22, -4, 140, 34), (w + 4, h * 0.99, -40, 60), (w + 4, h * 0.93, -66, 52), (w - 24, h + 4, -14, 48), (-4, h + 3, 40, 58), (-4, h * 0.93, 72, 44), (26, h + 4, 14, 40)):
        made += leaf(x, y, long, long * 0.22, turn, "#2f8a4e" if long > 45 else "#46a85a") + moved(line([(0, 0), (0, -long * 0.9)], "#1d6338", 0.8), x, y, turn)
    made += words("Mithu", w * 0.54, h * 0.215, 44, "Leckerli One", WHITE) + words("and the Mango Moon", w * 0.545, h * 0.298, 16.6, "Leckerli One", "#ffd04f")
    return made + words("Words by Ila Menon · Pictures by Tashi Wangdi", w / 2, h * 0.972, 6.4, "Leckerli One", "#ffe9b0")


def coach(x, y, wide, body, band, faces):
    made = f'<rect x="{x}" y="{y - 15}" width="{wide}" height="15" rx="2" fill="{body}"/>' + box(x, y - 5.2, wide, 1.6, band) + box(x - 1, y - 16.4, wide + 2, 2.2, "#3a2a20")
    for k in range(3):
        at = x + 2.2 + k * (wide - 4.4) / 3
        pane = (wide - 4.4) / 3 - 1.4
        made += f'<rect x="{at + 0.7:.1f}" y="{y - 12.6}" width="{pane:.1f}" height="6" rx="0.9" fill="#fdeec4"/>'
        if k in faces:
            made += disc(at + 0.7 + pane / 2, y - 8.6, 1.9, ("#a8693f", "#8a5230", "#c08552")[k]) + shape(f"M{at + 0.7 + pane / 2 - 2:.1f} {y - 9}a2 2 0 0 1 4 0Z", ("#20160f", "#e9e4dc", "#20160f")[k])
    return made + "".join(disc(x + wide * s, y + 1.4, 2.3, "#2a2220") + disc(x + wide * s, y + 1.4, 0.9, "#e7c07a") for s in (0.18, 0.36, 0.64, 0.82))


def train(w, h):
    """Over a bridge between hills, its smoke drawn into the title's sky."""
    made = fade("evening", [(0, "#f6c05a", 1), (0.5, "#f5a25a", 1), (1, "#e5734a", 1)]) + box(0, 0, w, h, "url(#evening)")
    made += disc(w * 0.74, h * 0.475, 16, "#fff0bf") + area(swell(h * 0.55, 7, 110, 1, w, h), "#c65b43") + area(swell(h * 0.60, 8, 86, 3.2, w, h), "#9c4a4a")
    made += area(swell(h * 0.655, 9, 140, 0.2, w, h), "#5f8a4c") + area(swell(h * 0.72, 5, 70, 2.2, w, h), "#487a45")
    house = area([(w * 0.83, h * 0.615), (w * 0.95, h * 0.615), (w * 0.95, h * 0.655), (w * 0.83, h * 0.655)], "#fff3d6") + area([(w * 0.81, h * 0.617), (w * 0.89, h * 0.583), (w * 0.97, h * 0.617)], "#b23a2c") + box(w * 0.875, h * 0.63, 3.6, 5, "#3f6f86") + disc(w * 0.78, h * 0.617, 6, "#2f6b3c") + box(w * 0.775, h * 0.63, 1.4, 6, "#5a3b22")
    y = h * 0.795
    piers = box(-2, y + 4, w + 4, 5, "#b98055") + "".join(shape(f"M{x} {y + 9}V{h}H{x + 26}V{y + 9}ZM{x + 5} {h}V{y + 24}A8 8 0 0 1 {x + 21} {y + 24}V{h}Z", "#b98055", fill_rule="evenodd") for x in range(-12, int(w), 26))
    cars = coach(-13, y, 37, "#2f6f8a", "#f6d27a", (0, 2)) + coach(27, y, 33, "#e0a12f", "#fff3d6", (0, 1)) + coach(63, y, 27, "#3d8a63", "#f6d27a", (1,))
    x = 93
    engine = f'<rect x="{x}" y="{y - 19}" width="12" height="19" rx="1.6" fill="#b0281f"/>' + box(x + 2.4, y - 15.6, 7, 6.4, "#fdeec4") + box(x - 1.2, y - 21, 14.6, 2.6, "#2a2220") + f'<rect x="{x + 11}" y="{y - 12}" width="16" height="12" rx="3" fill="#d23b2c"/>' + area([(x + 20, y - 12), (x + 25, y - 12), (x + 26.4, y - 20), (x + 18.6, y - 20)], "#2a2220") + box(x + 13.6, y - 14.2, 3.4, 2.6, "#e7c07a") + disc(x + 27, y - 7, 1.8, "#ffe9a0") + area([(x + 25, y - 1), (x + 32, y + 3), (x + 25, y + 3)], "#2a2220")
    engine += "".join(disc(x + d, y + 1, r, "#2a2220") + disc(x + d, y + 1, r * 0.4, "#e7c07a") for d, r in ((6, 3.4), (15, 2.8), (22, 2.8)))
    smoke = "".join(disc(x + 22 - dx, y - 24 - dy, r, "#fff6e2", opacity=0.94) for dx, dy, r in ((0, 0, 3.4), (5, 6, 4.6), (13, 11, 5.8), (23, 14, 6.4), (34, 15, 6), (44, 18, 4.6), (52, 17, 3.2)))
    title = words("The Train to", w * 0.47, h * 0.10, 14, "Kaushan Script", "#8c2a1f") + words("Nani’s", w / 2, h * 0.24, 30, "Kaushan Script", "#fffaf0") + words("House", w / 2, h * 0.345, 26, "Kaushan Script", "#fffaf0")
    ends = box(0, h * 0.925, w, h * 0.075, "#8c2a1f") + words("Revathi Bhatt", w * 0.08, h * 0.975, 7.6, "Kaushan Script", "#ffe3a6", "start") + words("A first chapter book", w * 0.92, h * 0.972, 5.4, "URW Bookman", "#ffe3a6", "end", font_style="italic")
    return made + house + piers + cars + engine + smoke + title + ends


def fruits():
    """A pattern a fruit: what its numeral is cut from, in a square of a hundred."""
    random = np.random.default_rng(6)
    some = lambda count, draw: "".join(draw(random.uniform(2, 98), random.uniform(2, 98), random.uniform(0, 360)) for _ in range(count))
    pip = lambda ink, long=3.4: lambda x, y, turn: leaf(x, y, long, long * 0.42, turn, ink)
    net = "".join(line([(k * 12 - 100, 0), (k * 12, 100)], "#c47a1c", 1.4) + line([(k * 12, 0), (k * 12 - 100, 100)], "#c47a1c", 1.4) for k in range(18))
    return (
        ("#e8413c", some(46, pip("#3a1414")), "#2f9a4c"),
        ("#ffd23f", some(14, lambda x, y, t: line([(x, y), (x + 5, y + 9)], "#b98a1e", 0.9)), "#7a5a1d"),
        ("#ff8a2a", some(60, lambda x, y, t: disc(x, y, 0.8, "#ffb463")), "#3f8f3f"),
        ("#8fc93f", some(60, pip("#2c3a14", 2.6)), "#7c5a34"),
        ("#f4a52a", net, "#2f8a4e"),
        ("#7a3b8f", some(40, lambda x, y, t: disc(x, y, 4.6, "#9a5bb0", stroke="#5b2670", stroke_width=0.8)), "#5fa04a"),
    )


def numbers(w, h):
    made = box(0, 0, w, h, "#1f7f78")
    stripes = 10
    for k in range(stripes):
        wide, tone = w / stripes, ("#f0c23b", WHITE)[k % 2]
        made += shape(f"M{k * wide:.2f} 0V25A{wide / 2} {wide / 2} 0 0 0 {(k + 1) * wide:.2f} 25V0Z", tone)
    made += box(0, 0, w, 4, "#d8482f")
    made += words("Numbers", w / 2, 61, 33, "Yanone Kaffeesatz", WHITE, font_weight="bold") + words("in the Bazaar", w / 2, 82, 23, "Yanone Kaffeesatz", "#ffd76a", font_weight="bold")
    for k, (flesh, pips, stalk) in enumerate(fruits()):
        x, y, turn = w * (0.20 + 0.30 * (k % 3)), 113 + 49 * (k // 3) + (k % 2) * 2, (-7, 5, -4, 6, -5, 7)[k]
        numeral = lambda **more: words(str(k + 1), 50, 78, 88, "League Spartan", more.pop("fill", "#000"), font_weight="900", **more)
        art = numeral(fill=WHITE, stroke=WHITE, stroke_width=11, stroke_linejoin="round") + numeral(fill=stalk, stroke=stalk, stroke_width=4.6, stroke_linejoin="round")
        art += within(f"fruit{k}", numeral(), box(0, 0, 100, 100, flesh) + pips)
        art += line([(50, 14), (53, 5)], "#6b4a26", 3) + leaf(53, 7, 19, 5, 64, "#57b04a")
        made += moved(moved(art, -29, -29, 0, 0.58), x, y, turn)
    made += box(0, h - 11, w, 11, "#d8482f") + words("Lift the flaps! · by Joy Fernandes", w / 2, h - 3.4, 7.6, "Yanone Kaffeesatz", WHITE, font_weight="500", letter_spacing=0.2)
    return made


MITHU = dict(
    title="Mithu and the Mango Moon", author="Ila Menon", house="Chidiya Press", kind="hardback", size=(220, 220, 10.5), font="Leckerli One", text="URW Bookman",
    front=mithu, spine=dict(ground="#25478c", ink="#ffd04f", size=6), finish="gloss", inside="#f2862d", leaf=0.0004,
    back=dict(ground="#25478c", ink="#fffaf0", second="#ffd04f", call="The moon is obviously a mango.", large=0.036),
    blurb="A small parrot sets off to taste the moon, which is obviously a mango. A read-aloud picture book with a refrain that children will shout.",
)
TRAIN = dict(
    title="The Train to Nani’s House", author="Revathi Bhatt", house="Chidiya Press", kind="paperback", size=(130, 190, 9), font="Kaushan Script", text="URW Bookman",
    front=train, spine=dict(ground="#8c2a1f", ink="#ffe3a6", size=5.6), finish="matt", inside="#fdf3dc",
    back=dict(ground="#f2b25c", ink="#4a2014", second="#8c2a1f", art=lambda w, h: box(0, h * 0.72, w, 1.2, "#8c2a1f") + coach(w * 0.10, h * 0.712, 34, "#2f6f8a", "#f6d27a", (0, 2)) + coach(w * 0.39, h * 0.712, 32, "#e0a12f", "#fff3d6", (1,)) + coach(w * 0.66, h * 0.712, 32, "#3d8a63", "#f6d27a", (0, 1)), call="Four stations. One lost slipper.", large=0.050),
    blurb="Two nights, four stations with good samosas, one lost slipper. A first chapter book about a long train journey and a longer welcome.",
)
NUMBERS = dict(
    title="Numbers in the Bazaar", author="Joy Fernandes", house="Chidiya Press", kind="paperback", size=(195, 205, 19), font="Yanone Kaffeesatz", text="Yanone Kaffeesatz", cut=dict(font_weight="bold"),
    front=numbers, spine=dict(ground="#d8482f", ink="#fffaf0", size=11), finish="gloss", inside="#fffaf0", cover=0.0014, leaf=0.0011, leaves="#f6f1e6",
    back=dict(ground="#1f7f78", ink="#fffaf0", second="#ffd76a", call="How many mangoes make a bargain?", large=0.048),
    blurb="Counting, sharing and a little bargaining, on a walk through a busy market. Flaps to lift on every page.",
)
