"""For the desk: scales etched into steel and plastic, what hands wrote on small notes, graphite tried out."""
import math

import numpy as np

from covers.ink import box, disc, line, lines, moved, shape, words

SANS, INK = "Nimbus Sans", "#15181c"


def graded(count, step, up, x=0.0, y=0.0, numbers=True, size=3.4, flip=1):
    """Strokes a step apart from (x, y), the fifth and the tenth longer; numbers at the tenth."""
    made = ""
    for k in range(count + 1):
        long = up * (1 if k % 10 == 0 else 0.76 if k % 5 == 0 else 0.52)
        made += line([(x + k * step, y), (x + k * step, y + flip * long)], INK, 0.20)
        if numbers and k % 10 == 0:
            made += words(str(k // 10), x + k * step, y + flip * (up + size * 0.55) + size * 0.36, size, SANS, INK)
    return made


def rule(w, h):
    made = graded(300, 1, 7.2, (w - 300) / 2, 0.25, size=4.2) + disc(w - 2.6, h / 2, 0.01, INK)
    inches = "".join(line([((w - 300) / 2 + k * 25.4 / 16, h - 0.25), ((w - 300) / 2 + k * 25.4 / 16, h - 0.25 - (7 if k % 16 == 0 else 5 if k % 8 == 0 else 3.6 if k % 4 == 0 else 2.6))], INK, 0.20) for k in range(16 * 11 + 13))
    inches += "".join(words(str(k), (w - 300) / 2 + k * 25.4 + 2.2, h - 8.6, 4.2, SANS, INK) for k in range(1, 12))
    return made + inches + words("MAAP  stainless steel 30 cm", w * 0.60, h * 0.58, 3.2, SANS, INK, letter_spacing=0.4)


def square(w, h, wide_degrees):
    """The right angle in the lower left corner."""
    made = graded(int(w - 18), 1, 5, 7, h - 0.3, size=3.4, flip=-1)
    made += moved(graded(int(h - 24), 1, 5, 0, 0, size=3.4, numbers=False), 0.3, h - 7, -90)
    return made + words(f"{wide_degrees}°", w * 0.40, h * 0.870, 5, SANS, INK) + words("MAAP", w * 0.20, h * 0.865, 4, SANS, INK, letter_spacing=0.8)


def protractor(w, h):
    """Half a circle, its middle at the foot."""
    made, r, x, y = "", w / 2 - 1, w / 2, h - 8
    for k in range(181):
        a = math.radians(k)
        inner = r - (8 if k % 10 == 0 else 6 if k % 5 == 0 else 4)
        made += line([(x + r * math.cos(a), y - r * math.sin(a)), (x + inner * math.cos(a), y - inner * math.sin(a))], INK, 0.18)
        if k % 10 == 0:
            for at, text, size in ((r - 11, k, 3.0), (r - 16.5, 180 - k, 2.6)):
                made += moved(words(str(text), 0, size * 0.36, size, SANS, INK), x + at * math.cos(a), y - at * math.sin(a), 90 - k)
    made += shape(f"M{x - 24} {y}A24 24 0 0 1 {x + 24} {y}", stroke=INK, stroke_width=0.25) + line([(x - r, y), (x + r, y)], INK, 0.25) + line([(x, y), (x, y - 24)], INK, 0.2)
    return made + words("MAAP", x, y - 8, 3.6, SANS, INK, letter_spacing=0.8) + graded(90, 1, 3, x - 45, h - 0.3, numbers=False, flip=-1)


def note(ground, rows, ink="#27303f", size=8.6):
    return lambda w, h: box(0, 0, w, h, ground) + lines(rows, 8, 22, size, 12.4, "Kaushan Script", ink)


def tried(w, h):
    """A sheet on which each grade was laid down in a patch, hard to soft."""
    random = np.random.default_rng(4)
    made = box(0, 0, w, h, "#f8f3e8")
    for k, grade in enumerate(("HB", "B", "2B", "3B", "4B", "5B", "6B")):
        x, dark = 16 + k * 24, 0.34 + 0.085 * k
        for _ in range(90):
            y = 44 + random.uniform(0, 22)
            lean = random.normal(0, 0.8)
            made += line([(x + random.uniform(-1, 1.5), y), (x + 17 + random.uniform(-1.5, 1), y - 9 + lean)], "#2a2b2e", 0.45 + 0.07 * k, opacity=f"{dark * random.uniform(0.55, 1):.2f}")
        made += words(grade, x + 8, 26, 6.4, "Kaushan Script", "#3a3b3e")
    return made


def constructed(w, h):
    """Squared paper: a base line, arcs struck from its ends, the triangle they make."""
    made = box(0, 0, w, h, "#f6f1e5")
    made += "".join(line([(x, 0), (x, h)], "#a9bccb", 0.16) for x in range(5, w, 5)) + "".join(line([(0, y), (w, y)], "#a9bccb", 0.16) for y in range(5, h, 5))
    a, b, c = (120, 105), (205, 105), (162.5, 31.4)
    for (x, y), start, end in ((a, 46, 74), (b, 106, 134)):
        made += line([(x + 85 * math.cos(math.radians(t)), y - 85 * math.sin(math.radians(t))) for t in range(start, end)], "#55575c", 0.3)
    made += "".join(line(pair, "#36383c", 0.45) for pair in ((a, b), (b, c), (c, a))) + line([(162.5, 24), (162.5, 112)], "#6c6e73", 0.25)
    return made + "".join(words(name, x, y, 7, "Kaushan Script", "#36383c") for name, x, y in (("A", 113, 109), ("B", 211, 109), ("C", 169, 30)))
