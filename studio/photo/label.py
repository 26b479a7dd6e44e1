"""Paper labels with lettering, wrapped round what they are stuck to."""
import math

import bpy
import numpy as np

from finish import plastic
from scene import mesh


def label(radius, width, height, centre, lines, paper="#f4ecdc", ink="#3a2415", rule=None):
    """`lines` are (text, letter height, height above the label's middle); the front is towards -y."""
    patch(radius + 0.0002, width, height, centre, plastic(paper, 0.75))
    if rule:
        band = plastic(rule, 0.7)
        for above in (0.44, -0.44):
            patch(radius + 0.00032, width, height * 0.05, centre + above * height, band)
    letters(radius + 0.00042, centre, lines, ink)


def letters(radius, centre, lines, ink):
    printed = plastic(ink, 0.7)
    for text, size, above in lines:
        written(text, size, radius, centre + above, printed)


def patch(radius, width, height, centre, material):
    """Part of a cylinder."""
    columns = 48
    angle = np.linspace(-0.5, 0.5, columns) * width / radius
    points = [(radius * math.sin(a), -radius * math.cos(a), centre + side * height / 2) for side in (-1, 1) for a in angle]
    faces = [(i, i + 1, columns + i + 1, columns + i) for i in range(columns - 1)]
    mesh("label", np.array(points), faces, material=material)


def written(text, size, radius, centre, material):
    flat = lettering(text, size, material)
    for corner in flat.data.vertices:
        a = corner.co.x / radius
        corner.co = (radius * math.sin(a), -radius * math.cos(a), centre + corner.co.y)
    return flat


def lettering(text, size, material, thick=0.0):
    """Lying flat, its middle at the origin; `thick` makes it stand out by as much."""
    bpy.ops.object.text_add()
    words = bpy.context.object
    words.data.body, words.data.size, words.data.extrude = text, size, thick
    words.data.align_x, words.data.align_y = "CENTER", "CENTER"
    words.data.resolution_u = 6
    bpy.ops.object.convert(target="MESH")
    flat = bpy.context.object
    flat.data.materials.append(material)
    return flat


def printed(lines, ink, place, turn=(90, 0, 0)):
    """Lines on a flat face: (text, letter height, how far above `place`); unturned they lie face up."""
    made = [lettering(text, size, ink) for text, size, _ in lines]
    for words, (_, _, above) in zip(made, lines):
        for corner in words.data.vertices:
            corner.co.y += above
        stood(words, place, turn)


def framed(outer, inner, ink, place, turn=(90, 0, 0)):
    """A printed rule between two outlines of as many points."""
    n = len(outer)
    points = [(x, y, 0) for x, y in (*outer, *inner)]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return stood(mesh("rule", points, faces, material=ink, smooth=False), place, turn)


def filled(outline, ink, place, turn=(90, 0, 0)):
    return stood(mesh("printed", [(x, y, 0) for x, y in outline], [tuple(range(len(outline)))], material=ink, smooth=False), place, turn)


def wrapped(outline, radius, centre, ink):
    """A printed shape on a round thing's front."""
    points = [(radius * math.sin(x / radius), -radius * math.cos(x / radius), centre + y) for x, y in outline]
    return mesh("printed", points, [tuple(range(len(outline)))], material=ink, smooth=False)


def stood(thing, place, turn):
    thing.location, thing.rotation_euler = place, [math.radians(d) for d in turn]
    return thing


def leaf(long, wide, turn, place=(0, 0), steps=16):
    """Outline of a pointed leaf, its foot at `place`, turned by degrees from upright."""
    t = np.linspace(0, 1, steps)
    half = wide / 2 * np.sin(math.pi * t ** 0.8)
    x, y = np.r_[half, -half[-2:0:-1]], long * np.r_[t, t[-2:0:-1]]
    a = math.radians(turn)
    return [(place[0] + u * math.cos(a) + v * math.sin(a), place[1] - u * math.sin(a) + v * math.cos(a)) for u, v in zip(x, y)]


def laid_on(thing, surface, cuts=2):
    """Print follows an uneven surface: `surface` gives a point for (along, up)."""
    fine = thing.modifiers.new("fine", "SUBSURF")
    fine.subdivision_type, fine.levels = "SIMPLE", cuts
    shape = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    thing.data = shape
    for corner in shape.vertices:
        corner.co = surface(corner.co.x, corner.co.y)
    return thing
