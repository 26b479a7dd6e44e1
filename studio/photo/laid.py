"""A garment laid on the floor: front and back sink together, and creases stay where a hand left them."""
import math

import bpy
import numpy as np
from mathutils.bvhtree import BVHTree
from mathutils.geometry import barycentric_transform
from mathutils import Vector

from cut import sewn, sleeve_axes
from drape import collide, settle
from room import lamp, plaster, sky
from scene import empty, mesh

FLOOR = 6


def fall(cut):
    empty()
    points, front, back, count = sewn(cut)
    bpy.ops.mesh.primitive_plane_add(size=4)
    collide(bpy.context.object, 0.002)
    falling = mesh("cloth", dropped(points, count, cut), front + back)
    falling.shape_key_add(name="Basis")
    flat = falling.shape_key_add(name="flat")
    for i, (x, y) in enumerate(points):
        flat.data[i].co = (x, y, 0)
    corners = (points[:, 1] < 0.012 - cut["length"]) & (np.abs(points[:, 0]) > cut["hem"] - 0.03)
    settle(falling, flat, cut, np.flatnonzero(corners).tolist())
    shape = falling.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    fallen = np.empty(len(shape.vertices) * 3, dtype=np.float32)
    shape.vertices.foreach_get("co", fallen)
    return dict(points=fallen.reshape(-1, 3), flat=points, front=np.array(front), back=np.array(back))


def dropped(points, count, cut):
    """Sleeves drawn a little towards the sides, everything pushed together by a hundredth or two."""
    random = np.random.default_rng(cut.get("seed", 3))
    down, _ = sleeve_axes(cut)
    x, y = points.T
    side = np.sign(x)
    reach = (np.abs(x) - cut["shoulder"]) * down[0] + (y + cut["drop"]) * down[1]
    on_sleeve = smoothstep((np.abs(x) - cut["shoulder"] * 0.9) / 0.08)
    turn = -side * math.radians(cut.get("drawn", 5)) * on_sleeve * smoothstep(reach / 0.25 + 0.3)
    px, py = x - side * cut["shoulder"], y + cut["drop"]
    moved_x = side * cut["shoulder"] + px * np.cos(turn) - py * np.sin(turn)
    moved_y = -cut["drop"] + px * np.sin(turn) + py * np.cos(turn)
    squeeze = cut.get("squeeze", 0.012)
    waves = [(random.uniform(4, 16), random.uniform(0, math.pi), random.uniform(0, 6.3)) for _ in range(14)]
    rough = sum(np.sin((x * math.cos(a) + y * math.sin(a)) * k * 2 + p) / k for k, a, p in waves)
    hem = smoothstep((y + cut["length"]) / 0.25)
    high = np.r_[0.006 + 0.010 * hem[:count], np.full(len(points) - count, 0.0025)] + 0.012 * np.abs(rough) * hem
    return np.c_[moved_x * (1 - squeeze) + 0.004 * rough, moved_y * (1 - squeeze), high]


def smoothstep(t):
    t = np.clip(t, 0, 1)
    return t * t * (3 - 2 * t)


class Surface:
    """The fallen garment, and places on its front or back named by where they lie when it is flat."""

    def __init__(self, fallen, material, corner, width, pressed=False):
        self.flat, self.cloth, self.corner = fallen["flat"], material, corner
        faces = np.r_[fallen["front"], fallen["back"]]
        made = mesh("garment", fallen["points"], faces, material=material)
        layer = made.data.uv_layers.new(name="UVMap")
        uv = self.flat[faces] - corner
        uv[len(fallen["front"]):, :, 0] += width
        layer.data.foreach_set("uv", uv.astype(np.float32).ravel())
        smooth = made.modifiers.new("smooth", "SMOOTH")
        smooth.iterations, smooth.factor = 4, 0.5
        # Points of a net without order are not drawn equally far from an edge: one that was drawn smooth would become rough.
        smooth.use_x = smooth.use_y = not pressed
        settled = made.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
        self.points = [v.co.copy() for v in settled.vertices]
        self.normals = [v.normal.copy() for v in settled.vertices]
        if not pressed:
            rounded = made.modifiers.new("finer", "SUBSURF")
            rounded.levels = rounded.render_levels = 2
        made.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0007
        self.sides = {}
        for name in ("front", "back"):
            tree = BVHTree.FromPolygons([(*p, 0) for p in self.flat.tolist()], fallen[name].tolist())
            self.sides[name] = (tree, fallen[name])

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
