"""Novels and stories: a lighthouse with its beam, seven bands of rain, the wheels of clocks."""
import math

import numpy as np

from covers.ink import area, box, disc, fade, leaf, line, lines, moved, shape, swell, words

CREAM, NIGHT = "#f7e9c4", "#10283f"


def lighthouse(w, h):
    random = np.random.default_rng(4)
    x, y = w * 0.70, h * 0.475
    sky = fade("night", [(0, "#0c2038", 1), (0.6, "#1d4a68", 1), (0.78, "#3f7f8e", 1)]) + box(0, 0, w, h, "url(#night)")
    sky += "".join(disc(random.uniform(0, w), random.uniform(0, h * 0.55), random.uniform(0.15, 0.42), CREAM, opacity=0.8) for _ in range(70))
    beam = fade("beam", [(0, "#ffe9a8", 0.10), (1, "#ffefc0", 0.95)], True) + area([(x, y - 1.6), (-2, h * 0.500), (-2, h * 0.665), (x, y + 1.6)], "url(#beam)")
    beam += fade("far", [(0, "#ffefc0", 0.9), (1, "#ffe9a8", 0.25)], True) + area([(x, y - 1.6), (w + 2, h * 0.425), (w + 2, h * 0.50), (x, y + 1.6)], "url(#far)")
    ship = area([(17, h * 0.667), (40, h * 0.667), (36.5, h * 0.682), (20, h * 0.682)], NIGHT) + line([(24, h * 0.667), (24, h * 0.610)], NIGHT, 0.7) + line([(32, h * 0.667), (32, h * 0.622)], NIGHT, 0.7)
    ship += area([(24.8, h * 0.614), (24.8, h * 0.660), (30.5, h * 0.660)], "#b9582f") + area([(32.6, h * 0.627), (32.6, h * 0.661), (37.5, h * 0.661)], "#d98b4a")
    sea = "".join(area(swell(h * at, 1.5 + 0.5 * k, 34 + 9 * k, k * 1.7, w, h + 2), tone) for k, (at, tone) in enumerate(((0.685, "#2f6f80"), (0.725, "#245b72"), (0.775, "#1b4862"), (0.835, "#143750"), (0.90, "#0d2539"))))
    rock = area([(x - 24, h * 0.80), (x - 15, h * 0.725), (x - 8, h * 0.712), (x + 10, h * 0.70), (x + 18, h * 0.735), (x + 30, h * 0.77), (x + 42, h * 0.83), (x, h * 0.84)], "#0a1c2c")
    half = lambda at: 4.6 + 4.0 * at
    foot, neck = h * 0.715, y + 5
    ring = lambda k, tone: area([(x + s * half(a), neck + (foot - neck) * a) for s, a in ((-1, k / 5), (1, k / 5), (1, (k + 1) / 5), (-1, (k + 1) / 5))], tone)
    tower = "".join(ring(k, CREAM if k % 2 else "#c4512f") for k in range(5))
    tower += area([(x + 1, neck), (x + half(0), neck), (x + half(1), foot), (x + 2, foot)], "#0a1c2c", opacity=0.28)
    tower += box(x - 6.2, y + 3.4, 12.4, 1.8, NIGHT) + box(x - 3.2, y - 3.4, 6.4, 7, "#fff3c8") + line([(x - 3.2, y - 3.4), (x - 3.2, y + 3.4)], NIGHT, 0.6) + line([(x + 3.2, y - 3.4), (x + 3.2, y + 3.4)], NIGHT, 0.6)
    tower += area([(x - 4.6, y - 3.2), (x + 4.6, y - 3.2), (x, y - 9)], "#c4512f") + disc(x, y - 9.6, 0.9, "#c4512f")
    title = words("The", 11, 27, 15, "EB Garamond", CREAM, "start", font_style="italic") + lines(["Lighthouse", "at Dhanvel"], 10.4, 46, 23.5, 22, "EB Garamond", CREAM)
    by = words("NAYANTARA KAMAT", w / 2, h * 0.955, 6.6, "EB Garamond", CREAM, letter_spacing=1.7) + words("a novel", 11, 78, 7.4, "EB Garamond", "#d8c48e", "start", font_style="italic")
    return sky + beam + ship + sea + rock + tower + title + by


def monsoons(w, h):
    """Each band rains otherwise: slant, weight and distance; a neem tree stands through all of them."""
    random = np.random.default_rng(9)
    tones = ("#dfe9dc", "#bcd6cb", "#8fbdb2", "#6aa79e", "#9cc7a0", "#c9d8a4", "#e9dfa6")
    slants, rain = (28, -20, 12, 36, -30, 6, -14), ""
    for k, (tone, slant) in enumerate(zip(tones, slants)):
        top, deep = h * 0.05 + k * h * 0.9 / 7, h * 0.9 / 7 - 2.2
        step = 2.2 + 0.5 * (k % 3)
        for x in np.arange(w * 0.07, w * 0.93, step):
            at = top
            while at < top + deep - 1:
                long = min(random.uniform(3, 11), top + deep - at)
                lean = math.tan(math.radians(slant)) * long
                if w * 0.065 < x + lean < w * 0.935:
                    rain += line([(x, at), (x + lean, at + long)], tone, 0.55 + 0.12 * (k % 3))
                at += long + random.uniform(1.2, 4)
    label = box(w * 0.17, h * 0.275, w * 0.66, h * 0.285, "#f4ecd6") + box(w * 0.19, h * 0.287, w * 0.62, h * 0.261, "none", stroke="#1f4239", stroke_width=0.5)
    title = words("SEVEN", w / 2, h * 0.365, 17.5, "GFS Didot", "#1f4239", letter_spacing=3.4) + words("MONSOONS", w / 2, h * 0.432, 12.2, "GFS Didot", "#1f4239", letter_spacing=0.9)
    twig = line([(w * 0.36, h * 0.463), (w * 0.64, h * 0.463)], "#8a6a2f", 0.5) + "".join(leaf(w * 0.37 + k * w * 0.037, h * 0.463, 6.4, 1.5, 62 if k % 2 else 118, "#4e7a4a") for k in range(8))
    return box(0, 0, w, h, "#1f4239") + rain + label + title + twig + words("STORIES BY DEVIKA RAO", w / 2, h * 0.522, 4.6, "GFS Didot", "#8a6a2f", letter_spacing=0.6)


def wheel(x, y, radius, teeth, fill, hole, turn=0.0):
    out = []
    for k in range(teeth):
        for part, reach in ((0.0, 0.87), (0.22, 0.87), (0.32, 1), (0.68, 1), (0.78, 0.87)):
            a = (k + part + turn) / teeth * 2 * math.pi
            out.append((x + radius * reach * math.cos(a), y + radius * reach * math.sin(a)))
    spokes = "".join(line([(x, y), (x + radius * 0.7 * math.cos(a), y + radius * 0.7 * math.sin(a))], fill, radius * 0.13) for a in np.arange(5) * 2 * math.pi / 5 + turn)
    return area(out, fill) + disc(x, y, radius * 0.68, hole) + spokes + disc(x, y, radius * 0.20, fill) + disc(x, y, radius * 0.08, hole)


def dial(x, y, radius, hour, minute, face, ink):
    marks = "".join(line([(x + radius * r * math.sin(a), y - radius * r * math.cos(a)) for r in (0.78 if k % 3 else 0.70, 0.88)], ink, radius * (0.035 if k % 3 else 0.07)) for k, a in enumerate(np.arange(12) * math.pi / 6))
    hands = "".join(line([(x, y), (x + radius * r * math.sin(a), y - radius * r * math.cos(a))], ink, radius * t) for r, t, a in ((0.46, 0.085, (hour + minute / 60) * math.pi / 6), (0.66, 0.055, minute * math.pi / 30)))
    return disc(x, y, radius, ink) + disc(x, y, radius * 0.94, face) + marks + hands + disc(x, y, radius * 0.075, ink)


def clocks(w, h):
    """Eleven faces, no two of which agree, among their wheels."""
    red, gold, dark = "#8c1f1f", "#e9c46d", "#3b0d12"
    made = box(0, 0, w, h, red)
    for x, y, r, teeth, tone in ((20, 96, 25, 22, "#b8443a"), (112, 88, 22, 20, "#b8443a"), (65, 199, 30, 26, "#b8443a"), (2, 152, 22, 20, dark), (127, 150, 26, 22, dark), (70, 84, 14, 14, dark), (100, 186, 13, 14, gold), (34, 178, 14, 14, gold), (20, 66, 9, 10, gold)):
        made += wheel(x, y, r, teeth, tone, red, teeth * 0.13)
    told = ((65, 130, 33, 10, 9), (24, 104, 14.5, 4, 40), (107, 100, 13, 7, 22), (103, 150, 11.5, 1, 50), (25, 146, 11, 11, 5), (64, 181, 12, 6, 33), (92, 79, 7.4, 3, 0), (44, 83, 7.0, 8, 14), (116, 124, 7.4, 12, 26), (13, 125, 6.4, 5, 52), (113, 175, 7.2, 9, 41))
    for k, (x, y, r, hour, minute) in enumerate(told):
        made += dial(x, y, r, hour, minute, ("#fbf0d4", gold, "#f3dfae")[k % 3], dark)
    made += words("The", w / 2, 17, 11, "C059", gold, font_style="italic")
    made += words("Clockmaker’s", w / 2, 36, 17.2, "C059", "#fbf0d4", font_weight="bold") + words("CENSUS", w / 2, 57, 23.5, "C059", gold, font_weight="bold", letter_spacing=2)
    return made + box(0, h - 14, w, 14, dark) + words("Harish Pendse", w / 2, h - 4.8, 7.2, "C059", gold, font_style="italic")


def beam_band(t, h):
    return "".join(area(swell(h * at, 1.2, 14, k, t, h), tone) for k, (at, tone) in enumerate(((0.89, "#245b72"), (0.925, "#143750"))))


def rain_band(t, h):
    return "".join(line([(x, h * 0.03), (x - 3, h * 0.06)], "#8fbdb2", 0.5) for x in np.arange(3, t + 2, 2.2))


def rain_below(w, h):
    """The rain of the front, thinner, over the lower part of the back."""
    random = np.random.default_rng(3)
    return "".join(line([(x, y), (x + 3, y + random.uniform(4, 9))], "#8fbdb2", 0.5, opacity=0.75) for y in np.arange(h * 0.56, h * 0.82, 11) for x in np.arange(w * 0.08, w * 0.9, 2.6) if random.uniform() < 0.7)


LIGHTHOUSE = dict(
    title="The Lighthouse at Dhanvel", author="Nayantara Kamat", house="Pothika House", kind="paperback", size=(130, 198, 22), font="EB Garamond", text="EB Garamond",
    front=lighthouse, spine=dict(ground="#12304c", ink=CREAM, art=beam_band), finish="matt", inside="#f3ead6",
    back=dict(ground="#12304c", ink=CREAM, call="A ship that never docked, and the woman left to account for it.", large=0.050),
    blurb="A keeper’s daughter returns to a fading port on the western coast to sell her father’s house, and finds his logbooks full of a ship that never docked. A quiet, salt-aired novel about debts and weather.",
)
MONSOONS = dict(
    title="Seven Monsoons", author="Devika Rao", house="Pothika House", kind="hardback", size=(138, 214, 25), font="GFS Didot", text="GFS Didot",
    front=monsoons, spine=dict(ground="#1f4239", ink="#f4ecd6", second="#c9d8a4", art=rain_band, size=11), finish="cloth", inside="#c9d8a4",
    back=dict(ground="#1f4239", ink="#f4ecd6", second="#c9d8a4", art=rain_below, call="One street, seven years of rain.", large=0.047),
    blurb="Seven linked stories, one for each year that the rains changed a single street in an old city. Neighbours come and go; the neem tree stays.",
)
CENSUS = dict(
    title="The Clockmaker’s Census", author="Harish Pendse", house="Aksharya", kind="paperback", size=(130, 198, 20), font="C059", text="C059", cut=dict(font_weight="bold"),
    front=clocks, spine=dict(ground="#3b0d12", ink="#e9c46d", size=8.4), finish="gloss", inside="#f3ead6",
    back=dict(ground="#8c1f1f", ink="#fbf0d4", second="#e9c46d", call="Eleven clocks. No agreement on the hour.", large=0.047),
    blurb="In a hill town with eleven clocks and no agreement on the hour, a census-taker begins to count what people would rather forget. A mystery with a sly sense of humour.",
)
