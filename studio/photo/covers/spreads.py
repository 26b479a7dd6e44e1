"""Two pages that lie open: of a novel, a journey with its map, a picture book, a cookbook."""
import math

import numpy as np

from covers.children import mango, parrot
from covers.ink import area, box, disc, fade, leaf, line, lines, moved, set_in, swell, words
from covers.journeys import river

PAGE, INK = "#fcf7ea", "#2c2620"


def told(text, x, y, size, letters, font="EB Garamond"):
    """Paragraphs one below the other, each but the first begun further in."""
    made, at = "", y
    for k, paragraph in enumerate(text):
        first, *_ = set_in(paragraph, letters - 5)
        broken = [first, *(set_in(paragraph[len(first):], letters) if len(first) < len(paragraph) else ())] if k else set_in(paragraph, letters)
        for n, row in enumerate(broken):
            made += words(row, x + (size * 1.4 if k and n == 0 else 0), at, size, font, INK, "start")
            at += size * 1.42
    return made


KEEPER = (
    "The key turned as it had always turned, a quarter to the left and then, with the shoulder, all the way. Inside it smelled of paraffin and wet rope. She stood until the room had sorted itself out of the dark: the table, the two chairs, the barometer that had said Change since before she was born.",
    "On the shelf above the bed were the logbooks. There were thirty-one of them, one for each year, their spines mended with sailcloth. She had come for the deed of the house and nothing else. She took down the last book and carried it to the window.",
    "“You’ll want tea,” said Bhiku from the doorway, as if she had been gone an hour. He set the kettle down on the sill. He did not ask how long she would stay.",
    "“He wrote everything down,” she said.",
    "“He wrote the weather down,” said Bhiku. “The rest he kept.” He looked out past her to where the water lay flat as slate, and a single boat stood on it as though someone had put it there to see what it would do.",
    "She turned the pages. Wind west by south, four. Two dhows, one trawler. Lamp trimmed at six. And then, in the same square hand, at the foot of a page in the second week of July:",
)
SHIP = (
    "Every ship that passed the point at Dhanvel was entered in the book by name, by flag and by hour. It was the rule of the service and her father had kept it for thirty-one years without a blot.",
    "So it was strange to find, on the ninth of July, a vessel with no flag and no hour. It had a name, written small. It was hers.",
    "She read the entry again. Lights sighted at the bar, it said. Does not answer. Does not go.",
    "On the tenth it was there still, and on the eleventh; and in August, when no boat in its senses would have stood off that coast, he had entered it every night.",
)


def novel(w, h):
    made = box(0, 0, 2 * w, h, PAGE)
    made += words("THE LIGHTHOUSE AT DHANVEL", w * 0.5, h * 0.075, 3.3, "EB Garamond", INK, letter_spacing=0.5) + told(KEEPER, w * 0.13, h * 0.125, 4.7, 56)
    made += words("46", w * 0.5, h * 0.955, 4, "EB Garamond", INK)
    x = w * 1.12
    made += words("5", w * 1.5, h * 0.17, 15, "EB Garamond", "#1d4a68") + words("The Ninth of July", w * 1.5, h * 0.235, 9.4, "EB Garamond", INK, font_style="italic")
    made += moved("".join(line([(t, 1.3 * math.sin(t / 2.2 + k) + 2.1 * k) for t in np.arange(-14, 14.2, 0.5)], "#1d4a68", 0.45) for k in range(3)), w * 1.5, h * 0.275)
    return made + told(SHIP, x, h * 0.40, 4.7, 56) + words("47", w * 1.5, h * 0.955, 4, "EB Garamond", INK)


FERRY = (
    "The third river has no ferry in the month of May. It has a rope, two inches thick, and a man called Ramdhan who will tell you about each of the people who did not hold on to it.",
    "He has worked this crossing for forty years and has measured the water every morning against the same stone. He keeps no book. When I ask him how it has changed he shuts his eyes and reads it off.",
    "“The year of the wedding, to here.” His hand is at his chest. “The year of the dam, to here.” It drops to the knee. “Now the stone is dry until the middle of June, and the fish come up looking for somewhere to be.”",
    "The engineers I had met upstream spoke of the same river in cubic metres. They too were careful people. It struck me that nobody had ever put them in one room, and that the river, which had met them all, was not going to do it for them.",
)


def journey(w, h):
    made = box(0, 0, 2 * w, h, PAGE) + box(w * 0.09, h * 0.06, w * 0.80, h * 0.86, "#e9ddbf")
    for k in range(11):
        made += line([(x, h * (0.10 + 0.072 * k) + 6 * math.sin(x / 21 + k * 0.6) + 2 * math.sin(x / 8 + k)) for x in np.arange(w * 0.09, w * 0.89, 1.5)], "#c9b48a", 0.3)
    for points, wide, tone in ((((0.30, 0.06), (0.36, 0.20), (0.28, 0.34), (0.46, 0.46), (0.42, 0.62), (0.55, 0.76), (0.50, 0.92)), 6.5, "#3f7f92"), (((0.72, 0.07), (0.64, 0.20), (0.70, 0.32), (0.58, 0.40), (0.46, 0.47)), 3.6, "#5f9aa6"), (((0.12, 0.52), (0.22, 0.56), (0.30, 0.66), (0.43, 0.64)), 3.2, "#5f9aa6"), (((0.84, 0.56), (0.74, 0.64), (0.66, 0.72), (0.55, 0.765)), 3.0, "#5f9aa6")):
        made += area(river(points, wide, w, h)[0], tone)
    for name, x, y in (("Sonpur", 0.345, 0.20), ("the rope crossing", 0.47, 0.455), ("Bhimgarh", 0.69, 0.30), ("Old Ferry", 0.565, 0.745), ("Tamrakhand", 0.21, 0.545)):
        made += disc(w * x, h * y, 1.5, "#b5742a") + disc(w * x, h * y, 0.6, PAGE) + words(name, w * x + 3, h * y + 1.2, 4.8, "EB Garamond", INK, "start", font_style="italic")
    made += words("THE THIRD RIVER", w * 0.71, h * 0.885, 4.8, "EB Garamond", "#1d4a5c", letter_spacing=1) + line([(w * 0.16, h * 0.86), (w * 0.34, h * 0.86)], INK, 0.5) + words("0", w * 0.16, h * 0.85, 3.2, "EB Garamond", INK) + words("40 km", w * 0.34, h * 0.85, 3.2, "EB Garamond", INK)
    made += words("3", w * 1.12, h * 0.13, 17, "EB Garamond", "#b5742a", "start") + words("What the Boatman Measured", w * 1.12, h * 0.20, 9.6, "EB Garamond", "#1d4a5c", "start", font_style="italic")
    return made + told(FERRY, w * 1.12, h * 0.29, 5.5, 56) + words("139", w * 1.5, h * 0.955, 4.4, "EB Garamond", INK)


def picture(w, h):
    random = np.random.default_rng(5)
    made = fade("late", [(0, "#14245a", 1), (0.7, "#33599c", 1), (1, "#6f8fc4", 1)]) + box(0, 0, 2 * w, h, "url(#late)")
    made += "".join(disc(random.uniform(0, 2 * w), random.uniform(0, h * 0.7), random.choice([0.5, 0.8, 1.2]), "#fff2c0", opacity=0.9) for _ in range(90))
    made += disc(w * 1.50, h * 0.40, 80, "#ffd765", opacity=0.15) + moved(mango(56), w * 1.50, h * 0.42, 8) + moved(parrot(52), w * 0.86, h * 0.56, -20)
    for k, (at, tone) in enumerate(((0.80, "#2a5a6e"), (0.86, "#1f4a5a"), (0.93, "#173a46"))):
        made += area(swell(h * at, 7, 150 - 20 * k, k * 2.0, 2 * w, h + 2), tone)
    for x in (w * 0.14, w * 0.40, w * 1.84, w * 1.66):
        made += box(x - 1.4, h * 0.70, 2.8, h * 0.16, "#4a3524") + disc(x, h * 0.69, 17, "#2f7d4a") + disc(x - 10, h * 0.73, 11, "#2a7043") + disc(x + 10, h * 0.73, 12, "#3a8d55") + "".join(disc(x + dx, h * 0.71 + dy, 2.0, "#ffc233") for dx, dy in ((-8, 2), (3, -6), (9, 4)))
    return made + lines(["Up flew Mithu,", "past the trees,", "past the bats", "and past the breeze."], w * 0.12, h * 0.16, 12.4, 16, "Leckerli One", "#fffaf0") + words("“Is it ripe?” said Mithu. “Nearly!” said the moon.", w * 1.5, h * 0.955, 8.2, "Leckerli One", "#ffe08a")


STEPS = (
    "Wash the rice until the water runs clear and leave it in a bowl of water.",
    "Warm the ghee in the pot. Add cumin, bay and cloves; when they smell, the onions.",
    "Let the onions turn the colour of a good biscuit. Do not hurry them.",
    "Stir in ginger, turmeric, peas and potatoes. Salt now, not later.",
    "Drain the rice, turn it once through the ghee, pour on the hot water.",
    "Lid on, flame low, twelve minutes. Then off, and ten minutes of patience.",
)


def recipe(w, h):
    random = np.random.default_rng(8)
    made = box(0, 0, 2 * w, h, "#fdf9f0") + fade("table", [(0, "#8a5a34", 1), (1, "#5b3821", 1)]) + box(0, 0, w, h, "url(#table)")
    made += "".join(line([(x + 1.4 * math.sin(y / 30 + x), y) for y in range(0, int(h) + 6, 6)], "#4a2c18", 0.5, opacity=0.5) for x in range(6, int(w), 13))
    x, y = w * 0.52, h * 0.47
    made += disc(x + 5, y + 7, 78, "#000000", opacity=0.28) + disc(x, y, 76, "#34302e") + disc(x, y, 72, "#57514d") + disc(x, y, 69, "#2a2523") + disc(x, y, 66, "#e2b04c")
    made += box(x - 94, y - 11, 22, 22, "#34302e", rx=7) + box(x + 72, y - 11, 22, 22, "#34302e", rx=7)
    for _ in range(1500):
        a, r = random.uniform(0, 2 * math.pi), 63 * math.sqrt(random.uniform(0, 1))
        made += moved(f'<ellipse rx="2.7" ry="0.75" fill="{random.choice(["#f6d98a", "#edc463", "#fbe9b4", "#e3ad47", "#f2ce78"])}"/>', x + r * math.cos(a), y + r * math.sin(a), random.uniform(0, 180))
    for kind, count in (("pea", 46), ("potato", 15), ("onion", 26), ("leaf", 22)):
        for _ in range(count):
            a, r = random.uniform(0, 2 * math.pi), 58 * math.sqrt(random.uniform(0, 1))
            at = (x + r * math.cos(a), y + r * math.sin(a))
            if kind == "pea":
                made += disc(at[0] + 0.5, at[1] + 0.8, 2.5, "#8a6420", opacity=0.5) + disc(*at, 2.4, "#6f9a35") + disc(at[0] - 0.7, at[1] - 0.8, 0.7, "#b4d477")
            elif kind == "potato":
                made += moved(box(-4.4, -3.4, 9.4, 8, "#8a6420", rx=2.4, opacity=0.5) + box(-5, -4.4, 9.4, 8, "#e9bd55", rx=2.4) + box(-4, -3.6, 6, 3, "#f8dc8c", rx=1.4), *at, random.uniform(0, 90))
            elif kind == "onion":
                made += moved(line([(4.6 * math.cos(b), 2.4 * math.sin(b)) for b in np.linspace(0, 3.4, 12)], random.choice(["#8a4a1c", "#a8621f"]), 1.0), *at, random.uniform(0, 360))
            else:
                made += leaf(*at, 6.4, 2.0, random.uniform(0, 360), "#3f7a30")
    made += words("Tehri, the Tuesday pulao", w * 1.11, h * 0.135, 15, "Yanone Kaffeesatz", "#b8431a", "start", font_weight="bold") + words("serves 3 · one pot · 35 minutes", w * 1.11, h * 0.178, 7, "Yanone Kaffeesatz", "#6b5a48", "start") + box(w * 1.11, h * 0.20, w * 0.78, 0.6, "#b8431a")
    goods = ("1½ cups short rice", "2 tbsp ghee", "1 tsp cumin seed", "1 bay leaf, 3 cloves", "2 onions, sliced", "1 inch of ginger", "½ tsp turmeric", "1 cup green peas", "2 potatoes, cubed", "3 cups hot water", "coriander, to finish")
    made += lines(goods, w * 1.11, h * 0.255, 6.4, 9.4, "Yanone Kaffeesatz", INK, font_weight="500")
    at = h * 0.255
    for k, step in enumerate(STEPS):
        made += words(str(k + 1), w * 1.465, at + 1, 11, "Yanone Kaffeesatz", "#b8431a", "start", font_weight="bold")
        rows = set_in(step, 40)
        made += lines(rows, w * 1.51, at, 6.2, 8, "Yanone Kaffeesatz", INK)
        at += len(rows) * 8 + 5
    made += box(w * 1.11, h * 0.80, w * 0.78, h * 0.10, "#f6dcae", rx=3) + lines(["If the rice sticks: turn off the flame, sprinkle two spoons of water,", "put the lid back and wait. It will let go of the pot by itself."], w * 1.14, h * 0.843, 6, 8, "Yanone Kaffeesatz", "#6b3a1a")
    return made + words("73", w * 1.89, h * 0.96, 6, "Yanone Kaffeesatz", INK, "end") + words("SUNDAYS AND SLOW DAYS", w * 1.11, h * 0.96, 5, "Yanone Kaffeesatz", "#8a7a66", "start", letter_spacing=0.8)
