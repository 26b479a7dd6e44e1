"""For notebooks: cloth printed with wooden blocks, a school cover, a planner's pages."""
import math

import numpy as np

from covers.ink import box, disc, leaf, line, moved, words

SIDE = "League Spartan"


def blocks(w, h, ground, ink):
    """A flower in rows, each a little off its place and unevenly inked, as a hand prints it."""
    random = np.random.default_rng(7)
    flower = "".join(leaf(0, 0, 4.3, 1.35, k * 45, ink) for k in range(8)) + disc(0, 0, 1.15, ground) + disc(0, 0, 0.6, ink)
    twig = line([(0, 5), (0.4, 8.6)], ink, 0.55) + leaf(0.1, 7.6, 3.4, 1.0, 62, ink) + leaf(0.2, 7.0, 3.4, 1.0, -58, ink)
    made = box(0, 0, w, h, ground)
    for row, y in enumerate(np.arange(-4, h + 12, 12.2)):
        for x in np.arange(-4 + 8.4 * (row % 2), w + 12, 16.8):
            made += moved(flower + twig, x + random.normal(0, 0.22), y + random.normal(0, 0.22), random.normal(0, 2.2)).replace("<g ", f'<g opacity="{random.uniform(0.80, 1):.2f}" ', 1)
            made += disc(x + 8.4 + random.normal(0, 0.2), y + 0.6 + random.normal(0, 0.2), 0.62, ink)
    worn = "".join(disc(random.uniform(0, w), random.uniform(0, h), random.uniform(0.05, 0.28), ground) for _ in range(1500))
    return made + worn


def pothi(w, h, ground, ink):
    label = box(w / 2 - 29, h * 0.24, 58, 38, "#f3ead4", stroke="#cbb88f", stroke_width=0.3) + box(w / 2 - 26.4, h * 0.24 + 2.6, 52.8, 32.8, "none", stroke=ground, stroke_width=0.45)
    label += words("pothi", w / 2, h * 0.24 + 18.6, 15, "EB Garamond", ground, font_style="italic") + words("COTTON-RAG PAPER", w / 2, h * 0.24 + 26, 3.7, "EB Garamond", ground, letter_spacing=0.6) + words("A5 · 160 pages · sewn by hand", w / 2, h * 0.24 + 31.4, 3.6, "EB Garamond", ground)
    return blocks(w, h, ground, ink) + label


def exercise(tone, deep):
    def front(w, h):
        made = box(0, 0, w, h, tone) + box(0, 0, 13, h, deep) + line([(13.8, 0), (13.8, h)], deep, 0.4)
        made += "".join(line([(x, h * 0.60 + 9 * math.sin(x / 13 + k * 0.5) + k * 6.4) for x in np.arange(13, w + 2, 1.5)], "#fff8e6", 0.55, opacity=0.40 - 0.02 * k) for k in range(15))
        made += words("abhyas", 24, 44, 27, SIDE, "#fff8e6", "start", font_weight="bold", letter_spacing=-0.6) + words("LONG NOTEBOOK · SINGLE RULED", 24.6, 53, 5, SIDE, "#fff8e6", "start", font_weight="600", letter_spacing=0.5)
        made += box(24, 74, w - 38, 46, "#fdf6e4", rx=2.4)
        made += "".join(words(word, 29, 88 + 12.4 * k, 5, SIDE, deep, "start", font_weight="600") + line([(50, 88.6 + 12.4 * k), (w - 20, 88.6 + 12.4 * k)], deep, 0.35) for k, word in enumerate(("Name", "Class", "Subject")))
        return made + words("172 pages · 60 gsm · 27 × 17 cm", 24, h - 12, 4.8, SIDE, "#fff8e6", "start", font_weight="600") + words("Patravali", w - 14, h - 12, 6.4, SIDE, "#fff8e6", "end", font_weight="bold")
    return dict(
        title="abhyas  172 pages", author="", house="Aksharya", kind="paperback", size=(170, 270, 8.6), font=SIDE, text=SIDE, cut=dict(font_weight="bold"),
        front=front, spine=dict(ground=deep, ink="#fff8e6", size=0.01), finish="matt", inside="#f4ecd8", leaves="#f3ead6", cover=0.0005,
        back=dict(ground=tone, ink="#fff8e6", call="abhyas"), blurb="Ruled with a clear margin. The sewn spine lies flat on a small desk.",
    )


def day(x, w, h, written=()):
    """One undated page: its date to be filled in, three things that matter, the rest, the hours."""
    teal, ink, soft = "#2f6f73", "#5a5346", "#cdbf9f"
    made = words("DATE", x, h * 0.085, 3.4, SIDE, teal, "start", font_weight="600", letter_spacing=0.6) + line([(x + 13, h * 0.087), (x + 48, h * 0.087)], soft, 0.3)
    made += "".join(disc(x + w * 0.54 + 6.2 * k, h * 0.079, 2.2, stroke=soft, stroke_width=0.3) + words(name, x + w * 0.54 + 6.2 * k, h * 0.0845, 2.9, SIDE, ink) for k, name in enumerate("MTWTFSS"))
    made += words("Three things that matter", x, h * 0.145, 5.2, SIDE, teal, "start", font_weight="bold")
    made += "".join(words(str(k + 1), x + 1, h * 0.195 + 10.4 * k, 6.2, SIDE, "#d9a21b", "start", font_weight="bold") + line([(x + 8, h * 0.198 + 10.4 * k), (x + w * 0.80, h * 0.198 + 10.4 * k)], soft, 0.3) for k in range(3))
    made += words("The rest", x, h * 0.395, 5.2, SIDE, teal, "start", font_weight="bold")
    made += "".join(box(x + 0.4, h * 0.425 + 8.4 * k, 3.2, 3.2, "none", stroke=soft, stroke_width=0.35) + line([(x + 8, h * 0.443 + 8.4 * k), (x + w * 0.80, h * 0.443 + 8.4 * k)], soft, 0.25) for k in range(9))
    made += words("Kept for tomorrow", x, h * 0.855, 4.2, SIDE, teal, "start", font_weight="bold") + line([(x, h * 0.905), (x + w * 0.80, h * 0.905)], soft, 0.25)
    return made + "".join(words(text, x + 9, h * at, 5.6, "Kaushan Script", "#27408b", "start", letter_spacing=0.2) for text, at in written)


WRITTEN = (("Send the kiln drawings", 0.192), ("Call Amma before noon", 0.241), ("Walk, even if it rains", 0.290), ("tailor — blue kurta", 0.440), ("bulbs for the stairs", 0.480), ("book: Sunday train", 0.520), ("reply to Farida", 0.560))


def days(w, h):
    page = box(0, 0, 2 * w, h, "#fdf8ec")
    return page + day(w * 0.10, w, h, WRITTEN) + day(w * 1.11, w, h) + words("Mon 6", w * 0.10 + 15, h * 0.084, 5.4, "Kaushan Script", "#27408b", "start")


def planner(w, h):
    made = box(0, 0, w, h, "#2f6f73")
    return made + words("dinank", w / 2, h * 0.47, 17, SIDE, "#1e4d51", font_weight="bold", letter_spacing=0.6) + words("ONE PAGE A DAY", w / 2, h * 0.52, 4.2, SIDE, "#1e4d51", font_weight="600", letter_spacing=1.4)


PLANNER = dict(
    title="dinank", author="", house="Aksharya", kind="hardback", size=(140, 205, 21), font=SIDE, text=SIDE, front=planner, spread=days,
    spine=dict(ground="#2f6f73", ink="#2f6f73", size=0.01), back=dict(ground="#2f6f73", ink="#2f6f73", call=""), blurb="", finish="leather", inside="#d9a21b", leaves="#f6eedb",
)
