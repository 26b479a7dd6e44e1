"""Back, spine and front printed as one sheet."""
import numpy as np

from covers.ink import box, disc, lines, moved, set_in, shape, within, words


def jacket(book):
    """As it lies flat, its outside up."""
    w, h, t = book["size"]
    front = within("front", box(0, 0, w, h, "#000"), book["front"](w, h))
    spine = within("spine", box(0, 0, t, h, "#000"), spine_of(book, t, h))
    back = within("back", box(0, 0, w, h, "#000"), back_of(book, w, h))
    return moved(back) + moved(front, w + t) + moved(spine, w)


def spine_of(book, t, h):
    look = book["spine"]
    size = min(look.get("size", t * 0.52), h * 1.15 / len(book["title"]))
    title = moved(words(look.get("title", book["title"]), 0, size * 0.34, size, book["font"], look["ink"], "start", **book.get("cut", {})), t / 2, h * 0.09, 90)
    author = moved(words(book["author"], 0, size * 0.20, size * 0.52, book["text"], look.get("second", look["ink"]), "end"), t / 2, h * 0.865, 90)
    return box(0, 0, t, h, look["ground"]) + look.get("art", lambda *_: "")(t, h) + title + author + moved(emblem(book["house"], look["ink"]), t / 2, h * 0.93, 0, min(t * 0.62, 10) / 10)


def emblem(house, ink):
    """Each publisher's mark, ten millimetres wide."""
    if house == "Chidiya Press":
        return shape("M-5 1C-3 -4 2 -5 4 -2L5.6 -1.4L4 -0.4C3 3 -1 4 -5 1ZM-1 3L-1.6 5M1 3L0.8 5", ink, stroke=ink, stroke_width=0.5) + disc(2.5, -1.7, 0.5, "#ffffff")
    if house == "Aksharya":
        return shape("M0 -5L4.6 4.5H2.8L0 -1.4L-2.8 4.5H-4.6ZM-1.4 2.6H1.4L0 0Z", ink)
    return shape("M-5 -3C-3 -4 -1 -3.6 0 -2.4C1 -3.6 3 -4 5 -3V3.4C3 2.6 1 2.9 0 4C-1 2.9 -3 2.6 -5 3.4Z", "none", stroke=ink, stroke_width=0.9) + shape("M0 -2.4V4", "none", stroke=ink, stroke_width=0.7)


def back_of(book, w, h):
    look = book["back"]
    ink, size = look["ink"], w * look.get("large", 0.046)
    letters = int(w * 0.80 / size / 0.50)
    praise = lines(set_in(look["call"], int(letters * 0.56)), w * 0.10, h * 0.13, size * 1.75, size * 2.1, book["font"], look.get("second", ink), **book.get("cut", {}))
    rows = len(set_in(look["call"], int(letters * 0.56)))
    told = lines(set_in(book["blurb"], letters), w * 0.10, h * 0.13 + rows * size * 2.1 + size * 0.9, size, size * 1.5, book["text"], ink)
    foot = moved(emblem(book["house"], ink), w * 0.13, h * 0.905, 0, w / 170) + words(book["house"], w * 0.20, h * 0.915, size * 0.9, book["text"], ink, "start")
    return box(0, 0, w, h, look["ground"]) + look.get("art", lambda *_: "")(w, h) + praise + told + foot + moved(bars(book["title"]), w * 0.90 - 34, h * 0.93 - 19)


def bars(title):
    """A bar code in its white field, 34 by 19 millimetres."""
    random = np.random.default_rng(sum(map(ord, title)))
    made, x = box(0, 0, 34, 19, "#ffffff"), 2.6
    while x < 31:
        wide = random.choice([0.33, 0.33, 0.66, 0.99])
        made += box(x, 2, wide, 12.4, "#111111")
        x += wide + random.choice([0.33, 0.33, 0.66])
    return made + words("9 788100 " + "".join(map(str, random.integers(0, 10, 6))), 17, 17.4, 2.9, "Liberation Sans", "#111111")
