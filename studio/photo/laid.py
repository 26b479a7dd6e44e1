"""A garment laid on the floor: places on it by where they lie flat; the floor and its light."""
import bpy
import numpy as np
from mathutils.bvhtree import BVHTree
from mathutils.geometry import barycentric_transform
from mathutils import Vector

from room import lamp, plaster, sky
from scene import mesh

FLOOR = 6


class Surface:
    """The garment as it lies, and places on its front or back named by where they lie when it is flat."""

    def __init__(self, lying, material, corner, width):
        self.flat, self.cloth, self.corner = lying["flat"], material, corner
        faces = np.r_[lying["front"], lying["back"]]
        made = mesh("garment", lying["points"], faces, material=material)
        layer = made.data.uv_layers.new(name="UVMap")
        uv = self.flat[faces] - corner
        uv[len(lying["front"]):, :, 0] += width
        layer.data.foreach_set("uv", uv.astype(np.float32).ravel())
        smooth = made.modifiers.new("smooth", "SMOOTH")
        smooth.iterations, smooth.factor = 4, 0.5
        # Points of a net without order are not drawn equally far from an edge: one that was drawn smooth would become rough.
        smooth.use_x = smooth.use_y = lying.get("worn", False)
        settled = made.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
        self.points = [v.co.copy() for v in settled.vertices]
        self.normals = [v.normal.copy() for v in settled.vertices]
        made.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0007
        self.sides = {}
        for name in ("front", "back"):
            tree = BVHTree.FromPolygons([(*p, 0) for p in self.flat.tolist()], lying[name].tolist())
            self.sides[name] = (tree, lying[name])

    def at(self, x, y, lift=0.0, side="front"):
        tree, faces = self.sides[side]
        near, _, face, _ = tree.find_nearest((x, y, 0))
        corners = [int(i) for i in faces[face]]
        flat = [Vector((*self.flat[i], 0)) for i in corners]
        place = barycentric_transform(near, *flat, *(self.points[i] for i in corners))
        normal = Vector((0, 0, 0))
        for i in corners:
            normal += self.normals[i]
        normal = normal.normalized() * (1 if side == "front" else -1)
        beyond = Vector((x - near.x, y - near.y, 0))
        return place + beyond + normal * lift


def floor(tints):
    mesh("floor", [(-FLOOR, -FLOOR, 0), (FLOOR, -FLOOR, 0), (FLOOR, FLOOR, 0), (-FLOOR, FLOOR, 0)], [(0, 1, 2, 3)], material=plaster(*tints), smooth=False)
    sky()
    lamp((-2.4, 0.9, 1.05), (0, -0.45, 0), 0.8, 165, (1, 0.965, 0.92))
    lamp((2.2, -1.6, 1.9), (0, -0.45, 0), 1.8, 12, (0.96, 0.98, 1))
