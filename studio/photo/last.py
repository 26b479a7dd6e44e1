"""A shoe built round its last: ribs that rise from the sole's edge to the collar, patches and lettering laid on them."""
import math

import bmesh
import numpy as np

from scene import mesh
from solid import creased, rounded

RIBS, STEPS = 18, 64
# From heel to toe: sole's edge x, y; collar, throat or middle line x, y, height; how far the rib arches over.
OUTER = [
    (0.008, 0.000, 0.014, 0.000, 0.1020, 0.0),
    (0.0118, 0.0135, 0.0172, 0.0125, 0.1000, 0.0),
    (0.0245, 0.0262, 0.0285, 0.0245, 0.0930, 0.0),
    (0.048, 0.0328, 0.050, 0.0305, 0.0830, 0.0),
    (0.078, 0.0345, 0.074, 0.0310, 0.0800, 0.0),
    (0.106, 0.0365, 0.096, 0.0275, 0.0850, 0.1),
    (0.132, 0.0400, 0.113, 0.0200, 0.0925, 0.4),
    (0.158, 0.0445, 0.130, 0.0155, 0.0890, 0.7),
    (0.184, 0.0480, 0.148, 0.0140, 0.0815, 0.9),
    (0.210, 0.0490, 0.166, 0.0125, 0.0735, 1.0),
    (0.233, 0.0470, 0.182, 0.0085, 0.0672, 1.0),
    (0.254, 0.0425, 0.194, 0.0000, 0.0645, 1.0),
    (0.271, 0.0340, 0.206, 0.0000, 0.0605, 1.0),
    (0.282, 0.0190, 0.215, 0.0000, 0.0580, 1.0),
    (0.285, 0.0000, 0.219, 0.0000, 0.0570, 1.0),
]
WAIST = [1, 1, 1, 1, 0.95, 0.84, 0.80, 0.84, 0.90, 0.95, 0.98, 1, 1, 1, 1]


def rests_at(x):
    """Height of the ground side: toe and heel are off the ground a little."""
    return 0.017 * np.clip((x - 0.185) / 0.105, 0, 2) ** 2 + 0.011 * np.clip((0.035 - x) / 0.035, 0, 2) ** 2


def top_of_sole(x):
    return np.interp(x, [0, 0.05, 0.12, 0.20, 0.25, 0.29], [0.0335, 0.0320, 0.0290, 0.0225, 0.0225, 0.0280])


class Last:
    """`foot` is 1 for the left, -1 for the right; toe towards +x. u runs from heel (0) to toe (1), v from sole to top."""

    def __init__(self, foot):
        self.foot = foot
        self.sides = {1: self.ribs(OUTER, 1), -1: self.ribs([(r[0], r[1] * w, *r[2:]) for r, w in zip(OUTER, WAIST)], -1)}
        self.normals = {side: self.outward(grid, side) for side, grid in self.sides.items()}

    def ribs(self, table, side):
        rows = np.array(rounded(table, RIBS))
        fx, fy, tx, ty, tz, over = rows.T
        fy, ty = np.maximum(fy, 0) * (np.arange(len(fy)) > 0), np.maximum(ty, 0)
        start = np.c_[fx, fy * side, top_of_sole(fx) - 0.002]
        end = np.c_[tx, ty * side, tz]
        out = start - end
        out[:, 2] = 0
        reach = np.linalg.norm(out, axis=1)[:, None]
        outline = np.gradient(start[:, :2], axis=0)
        normal = np.c_[-outline[:, 1], outline[:, 0], 0 * fx] * side
        normal /= np.linalg.norm(normal, axis=1)[:, None]
        normal[0], normal[-1] = (-1, 0, 0), (1, 0, 0)
        away = np.where(reach > 0.008, out / np.maximum(reach, 1e-6), normal)
        tall, over = (end - start)[:, 2:], over[:, None]
        upright = np.array([[0.0, 0.0, 1.0]])
        first = start + upright * tall * (0.40 + 0.22 * over) + normal * (0.0065 - 0.0035 * over)
        last = end + (1 - over) * (-upright * tall * 0.42 + normal * 0.0005) + over * (away * reach * 0.52 - upright * tall * 0.07)
        t = np.linspace(0, 1, STEPS)[None, :, None]
        p0, p1, p2, p3 = (p[:, None, :] for p in (start, first, last, end))
        grid = p0 * (1 - t) ** 3 + 3 * p1 * t * (1 - t) ** 2 + 3 * p2 * t * t * (1 - t) + p3 * t ** 3
        bend = -0.009 * np.clip((grid[..., 0] - 0.12) / 0.16, 0, 2) ** 2
        grid[..., 1] = (grid[..., 1] + bend) * self.foot
        return grid

    def outward(self, grid, side):
        n = np.cross(np.gradient(grid, axis=0), np.gradient(grid, axis=1))
        n /= np.maximum(np.linalg.norm(n, axis=2)[..., None], 1e-12)
        return n * -side * self.foot

    def at(self, side, u, v, off=0.0):
        """Points on one side of the upper, `off` metres above it."""
        grid, normal = self.sides[side], self.normals[side]
        i, j = np.clip(u, 0, 1) * (len(grid) - 1.001), np.clip(v, 0, 1) * (STEPS - 1.001)
        a, b = i.astype(int), j.astype(int)
        f, g = (i - a)[..., None], (j - b)[..., None]
        read = lambda what: (what[a, b] * (1 - f) + what[a + 1, b] * f) * (1 - g) + (what[a, b + 1] * (1 - f) + what[a + 1, b + 1] * f) * g
        return read(grid) + read(normal) * np.asarray(off)[..., None]

    def edge(self, off=0.0):
        """The sole's edge in plan, once round, moved outwards."""
        line = np.concatenate([self.sides[-1][::-1, 0], self.sides[1][1:-1, 0]])
        along = np.roll(line, -1, 0) - np.roll(line, 1, 0)
        normal = np.c_[along[:, 1], -along[:, 0]] * -self.foot
        normal /= np.linalg.norm(normal, axis=1)[:, None]
        for _ in range(10):
            normal = (np.roll(normal, 1, 0) + normal * 2 + np.roll(normal, -1, 0)) / 4
        return line[:, :2], normal

    def upper(self, material, low=0.0):
        """Both sides in one, their seams at heel and toe closed; woven along the foot."""
        points = np.concatenate([self.sides[-1][::-1], self.sides[1][1:]])
        across = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points[:, 20], axis=0), axis=1))]
        tall = np.linalg.norm(np.diff(points, axis=1), axis=2)
        high = np.concatenate([np.zeros((len(points), 1)), np.cumsum(tall, 1)], 1)
        uvs = np.stack([np.broadcast_to(across[:, None], high.shape), high], -1)
        return sheet(points, material, uvs)

    def patch(self, side, corners, thick, material, fine=(70, 40), soft=0.12):
        """A piece sewn or welded on: `corners(a, b)` says which u, v; its edges run out flat."""
        a, b = np.meshgrid(np.linspace(0, 1, fine[0]), np.linspace(0, 1, fine[1]), indexing="ij")
        u, v = corners(a, b)
        rim = np.minimum(np.minimum(a, 1 - a) * 4, np.minimum(b, 1 - b)) / soft
        off = thick * np.sqrt(np.clip(1 - (1 - np.clip(rim, 0, 1)) ** 2, 0, 1)) - 0.0002
        return sheet(self.at(side, u, v, off), material)

    def write(self, side, words, u, v, off=0.0004):
        """Flat lettering laid on; reads from left to right for who looks at that side."""
        right = -side * self.foot
        here, ahead, above = (self.at(side, np.array([p]), np.array([q]))[0] for p, q in ((u, v), (u + 0.01, v), (u, v + 0.01)))
        per_u, per_v = 0.01 / np.linalg.norm(ahead - here), 0.01 / np.linalg.norm(above - here)
        flat = np.array([c.co for c in words.data.vertices])
        laid = self.at(side, u + right * flat[:, 0] * per_u, v + flat[:, 1] * per_v, np.full(len(flat), off))
        for corner, place in zip(words.data.vertices, laid):
            corner.co = place


def sheet(points, material, uvs=None, closed=False):
    """A grid of points as one smooth skin."""
    n, m = points.shape[:2]
    faces = [(i * m + j, (i + 1) % n * m + j, (i + 1) % n * m + j + 1, i * m + j + 1) for i in range(n if closed else n - 1) for j in range(m - 1)]
    made = mesh("sheet", points.reshape(-1, 3), faces, None if uvs is None else uvs.reshape(-1, 2), material=material)
    form = bmesh.new()
    form.from_mesh(made.data)
    bmesh.ops.remove_doubles(form, verts=form.verts, dist=0.00002)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    form.to_mesh(made.data)
    form.free()
    return creased(made, 70)
