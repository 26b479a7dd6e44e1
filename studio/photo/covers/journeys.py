"""Non-fiction: five rivers and their delta, a shop's counter, a stepwell cut open."""
import math

import numpy as np

from covers.ink import area, box, disc, fade, line, lines, moved, shape, swell, words

DEEP, PAPER = "#1d4a5c", "#f3ead6"


def river(points, wide, w, h):
    """A smooth course through points of the page, given as shares; from thin to `wide`."""
    p = np.array([points[0], *points, points[-1]], float) * (w, h)
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        for t in np.linspace(0, 1, 24, endpoint=False):
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    out = np.array(out)
    across = np.gradient(out, axis=0)[:, ::-1] * (-1, 1)
    across /= np.linalg.norm(across, axis=1)[:, None]
    half = (np.linspace(0.25, 1, len(out)) ** 0.8 * wide / 2)[:, None]
    return [*(out + across * half), *(out - across * half)[::-1]], out


def rivers(w, h):
    """Five come down from the hills, run on together, and part at the sea."""
    made = box(0, 0, w, h, PAPER)
    for k in range(9):
        made += line([(x, h * (0.02 + 0.016 * k) + 5 * math.sin(x / 17 + k * 0.35) + 2.5 * math.sin(x / 7 + k)) for x in np.arange(-2, w + 3, 1.5)], "#c9b58d", 0.35)
        made += line([(x, h * (0.53 + 0.011 * k) + 5 * math.sin(x / 23 + k * 0.3)) for x in np.arange(-2, w + 3, 1.5)], "#d9c9a6", 0.35)
    meet = (0.50, 0.66)
    courses = ((((0.06, -0.02), (0.16, 0.12), (0.05, 0.26), (0.20, 0.46), (0.34, 0.58), meet), 6, "#2f7f8c"), (((0.30, -0.02), (0.26, 0.08), (0.36, 0.16), (0.28, 0.21), (0.13, 0.36), (0.24, 0.52), meet), 5, "#7fb0a4"), (((0.55, -0.02), (0.50, 0.07), (0.62, 0.13), (0.72, 0.19), (0.90, 0.30), (0.84, 0.48), meet), 6, "#3f6f86"), (((0.80, -0.02), (0.72, 0.06), (0.86, 0.12), (0.97, 0.24), (0.91, 0.44), (0.68, 0.56), meet), 5, "#c98a3c"), (((1.03, 0.08), (0.95, 0.34), (0.97, 0.50), (0.76, 0.61), meet), 6, DEEP))
    mouths = (((-0.03, 0.90), "#2f7f8c"), ((0.20, 1.03), "#7fb0a4"), ((0.47, 1.03), DEEP), ((0.73, 1.03), "#c98a3c"), ((1.03, 0.91), "#3f6f86"))
    for (end, tone), bend in zip(mouths, (-0.12, -0.05, 0.03, 0.07, 0.13)):
        banks, middle = river((meet, (0.50 + bend * 0.4, 0.72), (0.5 + (end[0] - 0.5) * 0.42 + bend * 0.2, 0.81), (0.5 + (end[0] - 0.5) * 0.7 - bend * 0.3, 0.90), end), 15, w, h)
        made += area(banks, tone) + line(middle[6:], PAPER, 0.35, opacity=0.7)
    for points, wide, tone in courses:
        banks, middle = river(points, wide, w, h)
        made += area(banks, tone) + line(middle[12:], PAPER, 0.3, opacity=0.7)
    made += disc(meet[0] * w, meet[1] * h, 4.6, DEEP) + disc(meet[0] * w, meet[1] * h, 1.6, PAPER)
    made += words("RIVERS", w / 2, h * 0.335, 25, "EB Garamond", DEEP, letter_spacing=1.5) + words("that", w / 2, h * 0.378, 14, "EB Garamond", "#b5742a", font_style="italic") + words("REMEMBER", w / 2, h * 0.437, 16.6, "EB Garamond", DEEP, letter_spacing=0.3)
    return made + words("Five journeys to the sea", w / 2, h * 0.485, 7.6, "EB Garamond", "#5b5139", font_style="italic") + words("SURESH KALE", w / 2, h * 0.525, 7, "EB Garamond", DEEP, letter_spacing=1.6)


def shop(w, h):
    """A front of shelves under an awning, the scales on its counter."""
    yellow, ink, red, cream, green = "#eba62f", "#2a2620", "#c2412d", "#fdf3da", "#2f6b57"
    made = box(0, 0, w, h, yellow)
    left, right, top, foot = 14, w - 14, h * 0.50, h * 0.905
    made += box(left, top, right - left, foot - top, "#3b2c22")
    random = np.random.default_rng(12)
    tones = (red, cream, green, yellow, "#5a91a8", "#e7835b", "#f4d58a")
    for row in range(4):
        y = top + 21 + row * 17
        x = left + 4
        while x < right - 7:
            wide, tall = random.uniform(5, 10), random.uniform(8, 13)
            tone, kind = tones[random.integers(7)], random.integers(3)
            wide = min(wide, right - 3 - x)
            if kind == 0:
                made += f'<rect x="{x:.1f}" y="{y - tall:.1f}" width="{wide:.1f}" height="{tall:.1f}" rx="1.4" fill="{tone}"/>' + box(x + wide * 0.1, y - tall - 1.5, wide * 0.8, 1.8, ink)
            elif kind == 1:
                made += box(x, y - tall, wide, tall, tone) + box(x, y - tall * 0.66, wide, tall * 0.3, cream if tone != cream else red)
            else:
                made += shape(f"M{x:.1f} {y:.1f}V{y - tall * 0.6:.1f}Q{x:.1f} {y - tall * 0.8:.1f} {x + wide * 0.35:.1f} {y - tall * 0.85:.1f}V{y - tall:.1f}H{x + wide * 0.65:.1f}V{y - tall * 0.85:.1f}Q{x + wide:.1f} {y - tall * 0.8:.1f} {x + wide:.1f} {y - tall * 0.6:.1f}V{y:.1f}Z", tone)
            x += wide + 1.4
        made += box(left, y, right - left, 2.0, "#a9713c")
    made += awning(left - 5, right + 5, top)
    counter = foot - 22
    made += box(left - 6, counter, right - left + 12, 4.5, "#c88a4c") + box(left - 3, counter + 4.5, right - left + 6, foot - counter - 4.5, "#8a5a30")
    made += "".join(line([(x, counter + 6.5), (x, foot - 2)], "#6f4522", 0.6) for x in np.arange(left + 4, right, 10))
    x, y = w * 0.5, counter - 22
    made += line([(x, counter), (x, y)], cream, 1.6) + line([(x - 20, y + 2.5), (x + 20, y - 2.5)], cream, 1.3) + disc(x, y, 1.8, red) + area([(x - 7, counter), (x + 7, counter), (x + 3, counter - 3), (x - 3, counter - 3)], cream)
    for side, drop in ((-20, 2.5), (20, -2.5)):
        a, b = x + side, y + drop
        made += line([(a - 7, b + 12), (a, b), (a + 7, b + 12)], cream, 0.5) + shape(f"M{a - 8} {b + 12}H{a + 8}Q{a} {b + 18} {a - 8} {b + 12}Z", cream)
    made += "".join(disc(x - 20 + dx, y + 13 - dy, 1.9, red) for dx, dy in ((-4, 0), (0, 0.2), (4, 0), (-2, 3), (2, 3))) + box(x + 16, y + 4.8, 8, 4.6, ink) + box(x + 18, y + 3.4, 4, 1.6, ink)
    made += words("SMALL SHOPS,", 13, h * 0.115, 12.6, "League Spartan", ink, "start", font_weight="bold", letter_spacing=0.4)
    made += words("BIG", 12, h * 0.258, 37, "League Spartan", ink, "start", font_weight="bold", letter_spacing=-1) + words("TRADE", 12, h * 0.388, 33.5, "League Spartan", red, "start", font_weight="bold", letter_spacing=-1.2)
    return made + box(0, foot, w, h - foot, ink) + words("FARIDA MISTRY", 14, h * 0.963, 7, "League Spartan", yellow, "start", font_weight="bold", letter_spacing=0.6)


def awning(left, right, top, red="#c2412d", cream="#fdf3da"):
    made, wide = "", (right - left) / 11
    slope = lambda x: left + 5 + (x - left) * 0.93
    for k in range(11):
        x, tone = left + k * wide, cream if k % 2 else red
        made += shape(f"M{x:.2f} {top - 1}H{x + wide:.2f}V{top + 7}A{wide / 2:.2f} {wide / 2:.2f} 0 0 1 {x:.2f} {top + 7}Z", tone) + area([(slope(x), top - 9), (slope(x + wide), top - 9), (x + wide, top - 1), (x, top - 1)], tone)
    return made + box(left, top - 1.2, right - left, 1.2, "#2a2620", opacity=0.25)


def stepwell(w, h):
    """Seen in section: storeys of pillars behind, stairs in a zigzag before them, water at the bottom."""
    sand, ink, water = "#dcb57e", "#3f2a18", "#1f6b70"
    made = fade("stone", [(0, "#ecd2a2", 1), (1, "#c9965c", 1)]) + box(0, 0, w, h, "url(#stone)")
    middle, top, foot, levels = w / 2, h * 0.365, h * 0.90, 7
    half = lambda k: w * 0.46 - k * w * 0.053
    rise = (foot - top) / levels
    made += area([(0, top), (w, top), (w, h), (0, h)], "#7b5330")
    for k in range(levels):
        y, a = top + k * rise, half(k)
        tone = ("#e9cb98", "#e0bd86", "#d5ad74", "#c99d64", "#bb8c56", "#a97a48", "#95693d")[k]
        made += box(middle - a, y, 2 * a, rise + 0.2, tone)
        count = 8 - k
        step = 2 * a / count
        for i in range(count):
            x, deep = middle - a + i * step, rise
            for s in (0, 1):
                for n in range(5):
                    u = x + (n * step / 10 if s == 0 else step - (n + 1) * step / 10)
                    made += box(u, y + deep * (1 - (n + 1) / 5), step / 10 + 0.05, deep * (n + 1) / 5, ink if s == 0 else "#f6e2b8", opacity=0.62 if s == 0 else 0.85)
            made += shape(f"M{x + step * 0.40:.2f} {y + deep:.2f}V{y + deep * 0.52:.2f}Q{x + step / 2:.2f} {y + deep * 0.2:.2f} {x + step * 0.60:.2f} {y + deep * 0.52:.2f}V{y + deep:.2f}Z", ink, opacity=0.75)
        made += line([(middle - a, y), (middle + a, y)], ink, 0.8)
    a = half(levels)
    made += box(middle - a, foot, 2 * a, h * 0.045, water) + "".join(line([(middle - a * s, foot + 2 + 2.4 * k), (middle + a * s, foot + 2 + 2.4 * k)], "#8fc6bd", 0.5) for k, s in enumerate((0.86, 0.6, 0.74)))
    made += box(0, top - 3, w, 3, ink) + "".join(box(x, top - 13, 3.2, 10, ink) + box(x - 1.2, top - 15, 5.6, 2.2, ink) for x in (w * 0.05, w * 0.13, w * 0.83, w * 0.91)) + box(w * 0.04, top - 17, w * 0.135, 2.2, ink) + box(w * 0.82, top - 17, w * 0.135, 2.2, ink)
    made += words("THE", middle, h * 0.082, 10, "URW Gothic", ink, font_weight="600", letter_spacing=5) + words("STEPWELL", middle, h * 0.170, 27, "URW Gothic", ink, font_weight="600", letter_spacing=2.4) + words("BUILDERS", middle, h * 0.262, 27, "URW Gothic", "#8a3d1d", font_weight="600", letter_spacing=3.4)
    return made + words("IRAVATI SOLANKI", middle, h * 0.302, 6.4, "URW Gothic", ink, letter_spacing=2) + words("with 140 drawings", middle, h * 0.978, 6.2, "URW Gothic", "#f6e2b8")


RIVERS = dict(
    title="Rivers That Remember", author="Suresh Kale", house="Aksharya", kind="hardback", size=(156, 234, 33), font="EB Garamond", text="EB Garamond",
    front=rivers, spine=dict(ground=DEEP, ink=PAPER, second="#e3b36a", size=15), finish="cloth", inside="#c98a3c",
    back=dict(ground=PAPER, ink="#3a3527", second=DEEP, call="Every river keeps its own accounts.", large=0.046),
    blurb="A journey along five rivers, on foot and by ferry, with boatmen, engineers and fisherwomen for company. Part natural history, part argument for patience.",
)
SHOPS = dict(
    title="Small Shops, Big Trade", author="Farida Mistry", house="Aksharya", kind="paperback", size=(135, 205, 17), font="League Spartan", text="League Spartan", cut=dict(font_weight="bold"),
    front=shop, spine=dict(ground="#2a2620", ink="#eba62f", second="#fdf3da"), finish="matt", inside="#fdf6e6",
    back=dict(ground="#eba62f", ink="#2a2620", second="#c2412d", art=lambda w, h: awning(-12, w + 12, 0), call="What the next customer will ask for.", large=0.046),
    blurb="How the neighbourhood shop survives: credit, trust, shelves and the art of knowing what the next customer will ask for. Drawn from two years behind other people’s counters.",
)
STEPWELL = dict(
    title="The Stepwell Builders", author="Iravati Solanki", house="Aksharya", kind="hardback", size=(195, 250, 30), font="URW Gothic", text="URW Gothic", cut=dict(font_weight="600"),
    front=stepwell, spine=dict(ground="#3f2a18", ink="#ecd2a2", size=12), finish="matt", inside="#1f6b70",
    back=dict(ground="#c9965c", ink="#2c1c0f", call="The buildings that go down.", large=0.038),
    blurb="An illustrated history of stepwells, their geometry and the people who cut them. Drawings unfold the wells level by level.",
)
