"""blender -b -P studio/photo/shoot.py -- NAME… [--size 1200] [--samples 64] [--threads 2] [--all] [--list]"""
import argparse
import importlib
import pathlib
import sys

here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here))

import numpy as np

import drape
import dressed
import flounced
import folded
import garment
import gathered
import laid
import legs
import pressed
import room
import table
from fabric import fringe, hang, woven
import uses
from grain import is_kept
from pattern import dyed, grid, softened, srgb, taking_dye, threads
from scene import empty, render, render_dyed

RENDERS = here.parent / "renders"
# At the sizes a garment is shown in, coarser colours do.
FAR = 1536


def main():
    asked = argparse.ArgumentParser(prog="shoot")
    asked.add_argument("names", nargs="*")
    asked.add_argument("--size", type=int, default=1200)
    asked.add_argument("--samples", type=int, default=64)
    asked.add_argument("--threads", type=int, default=2)
    asked.add_argument("--all", action="store_true")
    asked.add_argument("--list", action="store_true")
    options = asked.parse_args(sys.argv[sys.argv.index("--") + 1:])
    pictures = all_pictures()
    if options.list:
        print("\n".join(pictures))
    for name in pictures if options.all else options.names:
        taken = lit_as(name, pictures)
        if taken == name:
            shoot(name, pictures[name], options)
        else:
            if not is_kept(RENDERS, taken, options.size):
                shoot(taken, pictures[taken], options)
            (_, product, colours, _), first = pictures[name], pictures[taken][2]
            render_dyed(RENDERS / f"{name}.png", taken, first, colours, exposure(product))


def lit_as(name, pictures):
    """The picture whose light is this one's too: that of the colour a product is `lit` by, seen from where this one is."""
    slug, product, _, view = pictures[name]
    if view != "main" or "lit" not in product:
        return name
    return slug if product["lit"] == next(iter(product["colours"])) else f"{slug}--{product['lit']}"


def shoot(name, picture, options):
    slug, product, colours, view = picture
    if view == "use":
        return shoot_in_use(name, picture, options)
    stage = solid if "made" in product else flat if "cut" in product else cloth
    stage(slug, product, colours, view)
    room.camera(product[view])
    # Creases are as soft as grain: where cloth lies, like pixels are sought close by.
    smoothed = (1, 2, 4) if "made" in product else (1, 2) if "cut" in product else (1,)
    render(RENDERS / f"{name}.png", options.size, options.samples, exposure(product), options.threads, smoothed, product.get("through", 5))


def shoot_in_use(name, picture, options):
    slug, product, colours, _ = picture
    use = uses.USES[slug]
    empty()
    use["set"](product.get("made") or (lambda dyed, _: sewn(product, dyed, use.get("lying", ()))), colours)
    room.camera(use["view"])
    render(RENDERS / f"{name}.png", options.size, options.samples, use["exposure"], options.threads, (1, 2, 4))


def exposure(product):
    return product.get("exposure", 0.62)


def all_pictures():
    """Name of each picture → its product, colours and view; the first colour is the product's main one."""
    pictures = {}
    for file in sorted((here / "goods").glob("*.py")):
        goods = importlib.import_module(f"goods.{file.stem}").GOODS
        for slug, product in goods.items():
            (_, first), *others = product["colours"].items()
            pictures[slug] = (slug, product, first, "main")
            pictures[f"{slug}--2"] = (slug, product, first, "second")
            if slug in uses.USES:
                pictures[f"{slug}--use"] = (slug, product, first, "use")
            for name, colours in others:
                pictures[f"{slug}--{name}"] = (slug, product, colours, "main")
    return pictures


def solid(_, product, colours, view):
    empty()
    product["made"](colours, view)
    if product.get("wall"):
        room.plastered(product["width"])
    else:
        table.furnish(product["width"], product["surface"]())


def cloth(slug, product, colours, _):
    size = product["cloth"]
    fallen = fallen_cloth(slug, product)
    empty()
    drawn = softened(product["pattern"](*grid(size["width"], size["length"])))
    painted = dyed(colours["base"], colours["accent"], drawn, 5, product.get("unevenness", 0.10))
    hang(fallen, woven(painted, drawn, size["width"], size["length"], product["fabric"]))
    if "fringe" in product:
        fringe(fallen, colours.get("fringe", colours["accent"]), **product["fringe"])
    room.furnish()


def flat(_, product, colours, __):
    empty()
    sewn(product, colours)
    laid.floor(product.get("floor", ()))


def sewn(product, colours, otherwise=()):
    """A garment smoothed out by hand, lying; `otherwise` says how it lies elsewhere than for its lone picture."""
    shape = {**product["cut"], **dict(otherwise)}
    lay, relief, along_the_grain = ways(shape)
    lying = lay(shape)
    corner, width, length = garment.covered(lying["flat"])
    x, y = grid(width, length, FAR)
    x, y = x + corner[0], y + corner[1]
    grain = along_the_grain(x, y, shape)
    drawn, over = (softened(product[what](*grain)) if what in product else x * 0 for what in ("pattern", "over"))
    unevenness = product.get("unevenness", 0.10)
    painted = dyed(colours["base"], colours["accent"], drawn, 5, unevenness) * (1 - over[..., None]) + srgb(product.get("thread", "#ffffff")) * over[..., None]
    seams = relief(x, y, shape)
    cloth = woven(painted, drawn, width, length, product["fabric"], seams, taking_dye(drawn, threads(drawn.shape, 5, unevenness), over))
    product["sewn"](laid.Surface(lying, cloth, corner, width), shape, colours, product["fabric"])


def ways(shape):
    """How a cut is laid, what relief its seams have, which way its cloth runs."""
    straight = lambda x, y, _: (x, y)
    if "worn" in shape:
        return dressed.lay, garment.relief, garment.along_the_grain
    if "crotch" in shape:
        return legs.lay, legs.relief, straight
    if "tall" in shape:
        return folded.lay, folded.relief, straight
    if "flounced" in shape:
        return flounced.lay, flounced.relief, flounced.along_the_grain
    if "taken" in shape:
        return gathered.lay, gathered.relief, gathered.along_the_grain
    return (gathered if "tiers" in shape else pressed).lay, garment.relief, garment.along_the_grain


def fallen_cloth(slug, product):
    kept = RENDERS / "cloth" / f"{slug}.npz"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        points, faces, uvs, across, along = drape.fall(product["cloth"])
        np.savez(kept, points=points, faces=faces, uvs=uvs, size=(across, along))
    data = np.load(kept)
    return data["points"], data["faces"], data["uvs"], *map(int, data["size"])


main()
