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
    bpy.ops.object.text_add()
    words = bpy.context.object
    words.data.body, words.data.size = text, size
    words.data.align_x, words.data.align_y = "CENTER", "CENTER"
    words.data.resolution_u = 6
    bpy.ops.object.convert(target="MESH")
    flat = bpy.context.object
    for corner in flat.data.vertices:
        a = corner.co.x / radius
        corner.co = (radius * math.sin(a), -radius * math.cos(a), centre + corner.co.y)
    flat.data.materials.append(material)
    return flat
