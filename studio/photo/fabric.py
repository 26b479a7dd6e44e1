"""Cloth as one sees and feels it: threads, sheen, gold that lies on top, a fringe."""
import math

import numpy as np

from pattern import dyed, grid, taking_dye, threads
from scene import Nodes, image, linear, mesh


def woven(colours, gold, width, length, kind, seams=None, dye=None):
    """Colours, gold, the relief of seams and what takes dye cover the whole cloth, whose uvs are metres."""
    nodes = Nodes("cloth")
    uv = nodes.add("ShaderNodeUVMap").outputs[0]
    over = nodes.stretched(uv, 1 / width, 1 / length)
    slub, unevenness = kind["slub"], kind["unevenness"]
    warp = nodes.noise(nodes.stretched(uv, 1 / 0.0016, 1 / 0.045))
    weft = nodes.noise(nodes.stretched(uv, 1 / 0.045, 1 / 0.0016))
    yarn = nodes.math("ADD", warp, weft)
    cloudy = nodes.noise(nodes.stretched(uv, 6, 6), detail=3)
    # Light on threads finer than a pixel is told by their colour: relief alone would be smoothed away with the grain. A knit has none that cross.
    told = unevenness * 2.2 * slub if kind.get("knit") else 0.10 + 0.45 * slub
    light = nodes.math("ADD", 1, nodes.math("MULTIPLY", nodes.math("SUBTRACT", yarn, 1.0), told))
    light = nodes.math("ADD", light, nodes.math("MULTIPLY", nodes.math("SUBTRACT", cloudy, 0.5), unevenness))
    grey = nodes.add("ShaderNodeCombineColor")
    for target in grey.inputs[:3]:
        nodes.link(light, target)
    colour = nodes.mix(1.0, nodes.picture(over, image("colours", colours, True)), grey.outputs[0], "MULTIPLY")
    if dye is not None:
        tell_dye(nodes, nodes.picture(over, image("dye", dye, False)), light)
    shown = nodes.picture(over, image("gold", gold, False))
    height = nodes.math("ADD", nodes.math("MULTIPLY", yarn, 0.00044 * slub), nodes.math("MULTIPLY", shown, 0.00025 * kind["relief"]))
    height = nodes.math("ADD", height, creases(nodes, uv, kind["crease"]))
    if seams is not None:
        height = nodes.math("ADD", height, nodes.math("MULTIPLY", nodes.picture(over, image("seams", seams, False)), 0.0022))
    normal = nodes.bump(height)
    rough = kind["roughness"]
    surface = nodes.surface(
        Base_Color=colour,
        Normal=normal,
        Roughness=nodes.math("SUBTRACT", rough, nodes.math("MULTIPLY", shown, max(0, rough - 0.38) * kind["metal"])),
        Metallic=nodes.math("MULTIPLY", shown, 0.75 * kind["metal"]),
        Specular=kind["gloss"],
        Sheen=kind["sheen"],
        Sheen_Tint=0.6,
        Anisotropic=kind["silkiness"] * 0.6,
    )
    through = nodes.add("ShaderNodeBsdfTranslucent")
    nodes.link(colour, through.inputs[0])
    nodes.link(normal, through.inputs["Normal"])
    both = nodes.add("ShaderNodeMixShader")
    both.inputs[0].default_value = kind["translucent"]
    nodes.link(surface.outputs[0], both.inputs[1])
    nodes.link(through.outputs[0], both.inputs[2])
    return nodes.finish(both)


def tell_dye(nodes, taken, light):
    """Written beside the picture as a pass of its own."""
    parts, told, out = nodes.add("ShaderNodeSeparateColor"), nodes.add("ShaderNodeCombineColor"), nodes.add("ShaderNodeOutputAOV")
    nodes.link(taken, parts.inputs[0])
    nodes.link(parts.outputs[0], told.inputs[0])
    nodes.link(parts.outputs[1], told.inputs[1])
    nodes.link(nodes.math("MULTIPLY", nodes.math("MULTIPLY", parts.outputs[2], 2.0), light), told.inputs[2])
    out.name = "cloth"
    nodes.link(told.outputs[0], out.inputs[0])


def plain(colours, kind, base=None):
    """The same cloth without its pattern, or one of another colour, which no dye reaches, for what is sewn on."""
    blank = np.zeros((64, 64), np.float32)
    dye = None if base else taking_dye(blank, threads(blank.shape, 7, 0.02))
    return woven(dyed(base or colours["base"], colours["accent"], blank, 7, 0.02), blank, 1.0, 1.0, kind, dye=dye)


def like(colours, kind, pattern, wide=0.4):
    """The same cloth with its pattern, not as it runs through the garment, for a part that is cut on its own."""
    drawn = pattern(*grid(wide, wide, 1536)).astype(np.float32)
    return woven(dyed(colours["base"], colours["accent"], drawn, 5, 0.01), drawn, wide, wide, kind, dye=taking_dye(drawn, threads(drawn.shape, 5, 0.01)))


def ribbed(colours, kind, step=0.0046, base=None, deep=0.42, drawn=0.0):
    """The same cloth, or one of another colour, knitted in ribs, for hems, cuffs and necks; `drawn` is how much of the second thread shows."""
    blank = np.full((64, 64), drawn, np.float32)
    ribs = np.tile(0.5 + deep * np.sin(np.arange(2048) / 2048 * round(1 / step) * 2 * math.pi), (8, 1)).astype(np.float32)
    dye = None if base else taking_dye(blank, threads(blank.shape, 7, 0.01))
    return woven(dyed(base or colours["base"], colours["accent"], blank, 7, 0.01), blank, 1.0, 1.0, kind, ribs, dye)


def creases(nodes, uv, depth):
    """The small folds that washed cotton keeps."""
    sum_ = 0.0
    for x, y, share in ((14, 9, 1.0), (34, 22, 0.35)):
        fold = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", nodes.noise(nodes.stretched(uv, x, y), roughness=0.45), 0.5))
        fold = nodes.math("MULTIPLY", nodes.math("POWER", fold, 0.8), -3 * depth * share)
        sum_ = nodes.math("ADD", fold, sum_)
    return sum_


SILK = dict(slub=0.22, unevenness=0.08, sheen=0.15, roughness=0.44, translucent=0.08, silkiness=0.4, gloss=0.5, relief=1, metal=1, crease=0.0)
COTTON_SILK = dict(SILK, slub=0.35, roughness=0.52, silkiness=0.25, gloss=0.4)
MULMUL = dict(slub=0.55, unevenness=0.12, sheen=0.25, roughness=0.86, translucent=0.22, silkiness=0.0, gloss=0.2, relief=0.25, metal=0, crease=0.0006)


def hang(fallen, material):
    """The fallen cloth as a thing with a thickness."""
    points, faces, uvs = fallen[:3]
    cloth = mesh("cloth", points, faces, uvs, material)
    smooth = cloth.modifiers.new("smooth", "SMOOTH")
    smooth.iterations, smooth.factor = 4, 0.5
    finer = cloth.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 2
    cloth.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0006
    return cloth


def fringe(fallen, colour, spacing, metal, length=0.058):
    """Three twisted threads a tassel, along both ends, hanging on as the cloth falls there."""
    points, _, uvs, across, along = fallen
    random = np.random.default_rng(3)
    count = round(uvs[across][0] / spacing)
    made, faces = [], []
    for row, before in ((0, 1), (along, along - 1)):
        hem = points[row * (across + 1):(row + 1) * (across + 1)]
        inner = points[before * (across + 1):(before + 1) * (across + 1)]
        for q in range(count):
            place = (q + 0.5) / count * across
            i, part = int(place), place % 1
            root = hem[i] * (1 - part) + hem[i + 1] * part
            away = root - (inner[i] * (1 - part) + inner[i + 1] * part)
            away = away / np.linalg.norm(away)
            reach, sway = length + random.normal(0, 0.003), random.normal(0, 0.10, 2)
            for thread in range(3):
                tassel(made, faces, root + random.normal(0, 0.0006, 3), away, reach, sway, thread)
    nodes = Nodes("fringe")
    surface = nodes.surface(Base_Color=linear(colour), Roughness=0.6, Metallic=metal)
    return mesh("fringe", made, faces, material=nodes.finish(surface))


def tassel(points, faces, root, away, length, sway, turn):
    first, steps, sides = len(points), 12, 6
    for k in range(steps):
        s = k / (steps - 1)
        centre = root + away * 0.5 * length * (s - s * s * 0.5)
        centre = centre + np.array([sway[0] * length * s * s, sway[1] * length * s * s, -length * (s * 0.55 + s * s * 0.3)])
        centre = centre + np.array([math.cos(s * 22 + turn * 2.1), math.sin(s * 22 + turn * 2.1), 0]) * 0.0007
        radius = 0.0010 * (1 - 0.15 * s) * (1.5 if k == 3 else 1)
        for m in range(sides):
            points.append(centre + radius * np.array([math.cos(m * math.pi / 3), math.sin(m * math.pi / 3), 0]))
    for k in range(steps - 1):
        for m in range(sides):
            low, high = first + k * sides, first + (k + 1) * sides
            faces.append((low + m, low + (m + 1) % sides, high + (m + 1) % sides, high + m))
