"""Cookbooks: a pot over a flame, a bicycle on a coast road."""
import math

import numpy as np

from covers.ink import area, box, disc, fade, leaf, line, moved, shape, swell, words

CREAM, DARK = "#fbefd6", "#2b1a14"


def tongue(size, lean):
    return f"M0 0C{-0.9 * size} {-0.2 * size} {-0.55 * size} {-0.85 * size} {lean * size} {-1.5 * size}C{0.1 * size} {-0.95 * size} {0.85 * size} {-0.5 * size} 0 0Z"


def pot(w, h):
    """The pot is the middle of the page, its steam and its flame a line from head to foot."""
    made = box(0, 0, w, h, "#cf5a22") + disc(w / 2, h * 0.575, w * 0.425, "#e27b35") + disc(w / 2, h * 0.575, w * 0.355, "#f0a04b")
    x, y = w / 2, h * 0.62
    for k, (tone, size) in enumerate((("#b8321a", 33), ("#ee5b23", 27), ("#fbb02f", 20), ("#fff0b0", 11.5))):
        for at, big, lean in ((-30, 0.62, -0.12), (30, 0.62, 0.12), (-16, 0.86, 0.10), (16, 0.86, -0.08), (0, 1.0, 0.04)):
            made += moved(shape(tongue(size * big, lean), tone), x + at, h * 0.868)
    body = f"M{x - 50} {y - 24}C{x - 53} {y + 14} {x - 36} {y + 28} {x} {y + 28}C{x + 36} {y + 28} {x + 53} {y + 14} {x + 50} {y - 24}Z"
    made += shape(body, DARK) + shape(f"M{x - 44} {y - 20}C{x - 47} {y + 6} {x - 36} {y + 19} {x - 22} {y + 22}", stroke="#8b5a45", stroke_width=3.4, stroke_linecap="round")
    for side in (-1, 1):
        made += shape(f"M{x + side * 49} {y - 14}C{x + side * 62} {y - 18} {x + side * 62} {y + 2} {x + side * 48} {y}", stroke=DARK, stroke_width=4.6)
    made += shape(f"M{x - 55} {y - 24}H{x + 55}", stroke=DARK, stroke_width=5, stroke_linecap="round")
    made += "".join(disc(x + dx, y + dy, 2.0, CREAM) for dx, dy in ((-24, 4), (-12, 7), (0, 8), (12, 7), (24, 4))) + line([(x - 40, y - 10), (x + 40, y - 10)], CREAM, 0.9)
    made += shape(f"M{x - 46} {y - 26}C{x - 34} {y - 38} {x + 34} {y - 38} {x + 46} {y - 26}Z", "#f6d27a") + "".join(disc(x + dx, y - 29 - dy, r, tone) for dx, dy, r, tone in ((-30, 0.4, 3, "#7aa03c"), (-18, 3, 3.4, "#d8402b"), (-4, 4, 2.8, "#7aa03c"), (9, 3.6, 3.6, "#f4f0dc"), (22, 2, 3, "#d8402b"), (34, -0.2, 2.4, "#7aa03c")))
    for k, dx in enumerate((-22, 0, 22)):
        made += line([(x + dx + 5.5 * math.sin(t * 2 * math.pi * 1.3 + k), y - 41 - 27 * t) for t in np.linspace(0, 1, 40)], CREAM, 2.6)
    made += words("ONE POT,", x, h * 0.142, 35, "Bebas Neue", CREAM, font_weight="bold", letter_spacing=1.4) + words("ONE FLAME", x, h * 0.268, 35, "Bebas Neue", DARK, font_weight="bold", letter_spacing=1.4)
    made += box(0, h * 0.885, w, h * 0.115, DARK) + words("90 recipes for a single burner", x, h * 0.925, 7.8, "Yanone Kaffeesatz", "#f6d27a", letter_spacing=0.6) + words("ANITA GEORGE", x, h * 0.968, 8.6, "Bebas Neue", CREAM, letter_spacing=2.4)
    return made


def palm(x, y, tall, lean, tone):
    trunk = [(x + lean * t * t, y - tall * t) for t in np.linspace(0, 1, 16)]
    head, made = trunk[-1], line(trunk, "#5a3f2a", 2.0)
    for turn in (-100, -62, -28, 12, 48, 82, 116):
        a = math.radians(turn)
        rib = [(head[0] + 17 * t * math.sin(a), head[1] - 17 * t * math.cos(a) + 9 * t * t) for t in np.linspace(0, 1, 12)]
        for k in range(2, 12):
            for side in (-1, 1):
                made += line([rib[k], (rib[k][0] + side * 1.6 + 1.4 * math.sin(a), rib[k][1] + 4.4 - 0.16 * k)], tone, 0.9)
        made += line(rib, tone, 0.9)
    return made


def bicycle(size):
    ink, frame = "#20241c", "#b8362a"
    made = ""
    for x in (-27, 27):
        made += disc(x, 0, 18, stroke=ink, stroke_width=2.2) + disc(x, 0, 15.8, stroke="#c9b68a", stroke_width=0.6)
        made += "".join(line([(x, 0), (x + 16.4 * math.cos(a), 16.4 * math.sin(a))], "#6a6a58", 0.32) for a in np.arange(20) * math.pi / 10) + disc(x, 0, 1.8, ink)
    made += line([(-27, 0), (-12, -26), (20, -28)], frame, 2) + line([(-27, 0), (-2, 2), (-13.4, -33)], frame, 2) + line([(-2, 2), (20, -25)], frame, 2) + line([(27, 0), (18.2, -36)], frame, 2)
    made += line([(18.4, -36), (15, -39), (7, -38)], ink, 1.8) + shape("M-21 -35C-17 -37 -10 -36 -5 -34.6C-9 -32 -17 -32 -21 -35Z", ink)
    made += disc(-2, 2, 4.6, stroke=ink, stroke_width=1.4) + line([(-2, 2), (2, 10)], ink, 1.4) + line([(-0.6, 10.6), (5, 10.2)], ink, 1.8)
    made += area([(-43, -22), (-19, -22), (-22, -38), (-40, -38)], "#a8763a") + "".join(line([(-42 + 0.6 * k, -24 - 3.4 * k), (-20 - 0.4 * k, -24 - 3.4 * k)], "#7c5326", 0.8) for k in range(4))
    made += "".join(disc(x, y, r, tone) for x, y, r, tone in ((-37, -40, 3.4, "#e8a83a"), (-30.5, -41, 3.8, "#c8402c"), (-24.6, -40, 3.0, "#6f8f3a"))) + line([(-36, -20.6), (-27, 0)], ink, 1) + line([(-43, -21), (-17, -21)], ink, 1.2)
    made += area([(21, -26), (35, -26), (33, -36), (22, -36)], "#a8763a") + leaf(26, -35, 12, 3, -20, "#5c7a38") + leaf(30, -35, 11, 3, 24, "#789a48")
    return moved(made, size=size)


def coast(w, h):
    """The road keeps to the shore; far off, boats and a low sun."""
    made = fade("noon", [(0, "#f7c65b", 1), (0.42, "#fbe3a4", 1)]) + box(0, 0, w, h, "url(#noon)") + disc(w * 0.30, h * 0.435, 15, "#f28a3a")
    made += fade("gulf", [(0, "#7cc0b4", 1), (1, "#1f7d86", 1)]) + box(0, h * 0.48, w, h * 0.4, "url(#gulf)")
    made += "".join(line([(x0, h * at), (x0 + long, h * at)], "#fdf0c8", 0.6, opacity=0.8) for x0, at, long in ((30, 0.495, 22), (34, 0.512, 14), (27, 0.53, 26), (38, 0.55, 9), (12, 0.57, 12), (46, 0.58, 12)))
    for x, y, s in ((0.14, 0.502, 1.0), (0.50, 0.496, 0.7)):
        made += moved(shape("M-6 0H6C5 2.4 3 3 0 3C-3 3 -5 2.4 -6 0Z", "#3b2a1c") + area([(0.4, -0.8), (0.4, -9), (5, -0.8)], "#fffaf0") + area([(-0.4, -0.8), (-0.4, -7.6), (-3.8, -0.8)], "#e0542f"), w * x, h * y, 0, s)
    made += shape(f"M{w} {h * 0.455}C{w * 0.86} {h * 0.465} {w * 0.70} {h * 0.48} {w * 0.62} {h * 0.49}C{w * 0.72} {h * 0.54} {w * 0.40} {h * 0.58} {w * 0.30} {h * 0.66}C{w * 0.20} {h * 0.73} {w * 0.05} {h * 0.75} -2 {h * 0.80}V{h}H{w}Z", "#6f8440")
    made += shape(f"M{w * 0.62} {h * 0.49}C{w * 0.72} {h * 0.54} {w * 0.40} {h * 0.58} {w * 0.30} {h * 0.66}C{w * 0.20} {h * 0.73} {w * 0.05} {h * 0.75} -2 {h * 0.80}", stroke="#f3dfa6", stroke_width=3.4)
    made += shape(f"M{w * 0.72} {h * 0.487}C{w * 0.84} {h * 0.55} {w * 0.56} {h * 0.60} {w * 0.50} {h * 0.68}C{w * 0.44} {h * 0.76} {w * 0.10} {h * 0.80} {w * 0.04} {h * 1.02}H{w * 1.02}V{h * 0.78}C{w * 0.7} {h * 0.75} {w * 0.70} {h * 0.70} {w * 0.72} {h * 0.65}C{w * 0.75} {h * 0.58} {w * 0.90} {h * 0.54} {w * 0.735} {h * 0.487}Z", "#c9a877")
    made += palm(w * 0.90, h * 0.66, 66, -12, "#3c5a2a") + palm(w * 0.82, h * 0.60, 46, 9, "#4c6d33") + palm(w * 0.975, h * 0.60, 52, 5, "#4c6d33") + palm(w * 0.10, h * 0.755, 44, 7, "#3c5a2a")
    made += f'<ellipse cx="{w * 0.5}" cy="{h * 0.895}" rx="56" ry="2.6" fill="#8d6f45" opacity="0.7"/>' + moved(bicycle(1.14), w * 0.50, h * 0.79)
    made += words("The Spice", w * 0.5, h * 0.135, 22, "Kaushan Script", "#8a2a1c") + words("Coast", w * 0.5, h * 0.268, 37, "Kaushan Script", "#8a2a1c") + words("BY BICYCLE", w * 0.45, h * 0.328, 12.5, "League Spartan", "#2f4a2a", font_weight="bold", letter_spacing=2.1)
    return made + box(0, h * 0.93, w, h * 0.07, "#2f4a2a") + words("MATHEW KURIAN", w / 2, h * 0.976, 6.6, "League Spartan", "#f7d98a", font_weight="bold", letter_spacing=2)


POT = dict(
    title="One Pot, One Flame", author="Anita George", house="Pothika House", kind="paperback", size=(190, 240, 25), font="Bebas Neue", text="Yanone Kaffeesatz", cut=dict(font_weight="bold", letter_spacing=0.6),
    front=pot, spine=dict(ground=DARK, ink="#f6d27a", second=CREAM, size=17), finish="matt", inside="#f0a04b", cover=0.0008,
    back=dict(ground="#cf5a22", ink=CREAM, second="#ffe0a0", call="One burner is enough.", large=0.044),
    blurb="Ninety recipes for a single burner and a single vessel, from ten-minute poha to Sunday dum. Written for hostels, new homes and tired evenings.",
)
COAST = dict(
    title="The Spice Coast by Bicycle", author="Mathew Kurian", house="Pothika House", kind="paperback", size=(135, 205, 21), font="Kaushan Script", text="EB Garamond",
    front=coast, spine=dict(ground="#2f4a2a", ink="#f7d98a"), finish="matt", inside="#fbf2dc",
    back=dict(ground="#efbb57", ink="#2f3a20", second="#8a2a1c", art=lambda w, h: moved(bicycle(0.62), w * 0.5, h * 0.72), call="With lunch in every chapter.", large=0.050),
    blurb="Nine hundred kilometres, one borrowed bicycle, and a lunch stop in every chapter. A travel book to be read with a snack at hand.",
)
