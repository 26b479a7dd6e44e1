"""Books: upright for the main picture; then their back, their spine, or open."""
from book import MM, closed
from covers import children, fiction, journeys, kitchen, spreads
from open_book import opened
from solid import group, leaned, present
from table import paper

TURNED = {"back": -14, "spine": 24, "open": 24}


def shown(book):
    def made(_, view):
        w, h, t = (side * MM for side in book["size"])
        before = present()
        if view != "main" and book["second"] == "open":
            opened(book)
        else:
            closed(book)
            place, turn = ((-w / 2, 0, 0), (0, 0, 0)) if view == "main" else LAID[book["second"]](w, h, t)
            leaned(group(before), place, turn)
        if view != "main":
            leaned(group(before), (0, 0, 0), (0, 0, TURNED[book["second"]]))
    return made


LAID = {
    "back": lambda w, h, t: ((w / 2, -h / 2, t / 2 + 0.0022), (90, 0, 180)),
    "spine": lambda w, h, t: ((h / 2, -w / 2, t / 2 + 0.0006), (-90, 0, 90)),
}


def desk():
    return paper("#e6dac6")


def upright(w, h):
    return {"from": (-0.62, -1.00, 0.42 + h / 2), "at": (-0.008, 0, h * 0.482), "lens": 37 / max(h + 0.02, 0.225), "aperture": 20}


def lying(second, w, h, t):
    if second == "open":
        return {"from": (0.06, -0.56, 0.88), "at": (0.004, 0, t / 2), "lens": 29.5 / max(2 * w, h * 1.1), "aperture": 18}
    if second == "back":
        return {"from": (0.06, -0.62, 0.74), "at": (0, 0, t / 2), "lens": 29.0 / max(h, 0.2), "aperture": 20}
    return {"from": (-0.12, -0.62, 0.34), "at": (-0.008, -w * 0.08, t / 2), "lens": 20 / max(h, w * 1.1, 0.2), "aperture": 14}


def goods(book, second, spread=None):
    w, h, t = (side * MM for side in book["size"])
    return dict(
        made=shown(dict(book, second=second, spread=spread)), width=0.24, surface=desk, exposure=0.74,
        main=upright(w, h), second=lying(second, w, h, t), colours={"printed": {}},
    )


GOODS = {
    "the-lighthouse-at-dhanvel": goods(fiction.LIGHTHOUSE, "open", spreads.novel),
    "seven-monsoons": goods(fiction.MONSOONS, "back"),
    "the-clockmakers-census": goods(fiction.CENSUS, "spine"),
    "rivers-that-remember": goods(journeys.RIVERS, "open", spreads.journey),
    "small-shops-big-trade": goods(journeys.SHOPS, "back"),
    "the-stepwell-builders": goods(journeys.STEPWELL, "spine"),
    "mithu-and-the-mango-moon": goods(children.MITHU, "open", spreads.picture),
    "the-train-to-nanis-house": goods(children.TRAIN, "back"),
    "numbers-in-the-bazaar": goods(children.NUMBERS, "spine"),
    "one-pot-one-flame": goods(kitchen.POT, "open", spreads.recipe),
    "the-spice-coast-by-bicycle": goods(kitchen.COAST, "back"),
}
