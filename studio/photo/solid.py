"""Solid shapes: turned on a lathe, drawn along a path, linked to a chain."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from scene import mesh


def turned(profile, material, steps=160, sharp=40):
    """(radius, height) from one end to the other, turned round the upright axis."""
    turn = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    points = [(r * math.cos(a), r * math.sin(a), z) for r, z in profile for a in turn]
    faces = [
        (r * steps + i, r * steps + (i + 1) % steps, (r + 1) * steps + (i + 1) % steps, (r + 1) * steps + i)
        for r in range(len(profile) - 1)
        for i in range(steps)
    ]
    return creased(mesh("turned", points, faces, material=material), sharp)


def creased(thing, degrees):
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, math.radians(degrees)
    return thing


def rounded(profile, each=8):
    """The same outline with a curve through all its points."""
    p = np.array([profile[0], *profile, profile[-1]], float)
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:]):
        t = np.linspace(0, 1, each, endpoint=False)[:, None]
        out += list(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return [tuple(q) for q in out] + [tuple(profile[-1])]


def bevelled(profile, radius, each=5):
    """The same outline with its inner corners rounded off."""
    out = [profile[0]]
    for a, b, c in zip(profile, profile[1:], profile[2:]):
        a, b, c = (np.array(q, float) for q in (a, b, c))
        before, after = a - b, c - b
        reach = min(radius, np.linalg.norm(before) * 0.45, np.linalg.norm(after) * 0.45)
        start, end = b + before / np.linalg.norm(before) * reach, b + after / np.linalg.norm(after) * reach
        for t in np.linspace(0, 1, each):
            out.append(tuple(start * (1 - t) ** 2 + b * 2 * t * (1 - t) + end * t * t))
    return out + [profile[-1]]


def cornered(sides, reach, corner, each=6):
    """Outline with `sides` equal sides, `reach` from its middle to each, its corners rounded; a side faces +x."""
    inner = (reach - corner) / math.cos(math.pi / sides)
    out = []
    for k in range(sides):
        middle = (2 * k + 1) * math.pi / sides
        for a in np.linspace(middle - math.pi / sides, middle + math.pi / sides, each):
            out.append((inner * math.cos(middle) + corner * math.cos(a), inner * math.sin(middle) + corner * math.sin(a)))
    return out


def rectangle(width, depth, corner, each=6):
    out = []
    for k, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for a in np.linspace(k * math.pi / 2, (k + 1) * math.pi / 2, each):
            out.append((x * (width / 2 - corner) + corner * math.cos(a), y * (depth / 2 - corner) + corner * math.sin(a)))
    return out


def lofted(outline, profile, material, sharp=40):
    """An outline of reach 1 that grows and shrinks as it rises: (reach, height) from one end to the other."""
    n = len(outline)
    points = [(x * r, y * r, z) for r, z in profile for x, y in outline]
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(len(profile) - 1) for i in range(n)]
    return creased(mesh("lofted", points, faces, material=material), sharp)


def prism(outline, low, high, material, edge=0.0, segments=3):
    """An outline given height, its edges rounded off."""
    n = len(outline)
    points = [(x, y, z) for z in (low, high) for x, y in outline]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    made = creased(mesh("prism", points, faces, material=material), 40)
    if edge:
        soft = made.modifiers.new("soft", "BEVEL")
        soft.width, soft.segments, soft.limit_method, soft.harden_normals = edge, segments, "ANGLE", True
    return made


def tube(path, radius, material, closed=False, sides=24):
    """Round along a path; `radius` is a number or one for each point."""
    path = np.asarray(path, float)
    radius = np.broadcast_to(radius, len(path))
    along, up, side = frames(path, closed)
    turn = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    points = np.concatenate([p + r * (np.outer(np.cos(turn), u) + np.outer(np.sin(turn), s)) for p, r, u, s in zip(path, radius, up, side)])
    count = len(path)
    faces = [
        (j * sides + i, j * sides + (i + 1) % sides, (j + 1) % count * sides + (i + 1) % sides, (j + 1) % count * sides + i)
        for j in range(count if closed else count - 1)
        for i in range(sides)
    ]
    if not closed:
        faces += [tuple(range(sides))[::-1], tuple(range((count - 1) * sides, count * sides))]
    return creased(mesh("tube", points, faces, material=material), 60)


def ribbon(path, ups, half, thick, material):
    """Flat along a path, its broad side towards `ups`; `half` its half width, `thick` its half thickness, each a number or one for each point."""
    path = np.asarray(path, float)
    along = np.gradient(path, axis=0)
    side = np.cross(along, ups)
    side = side / np.linalg.norm(side, axis=1)[:, None]
    over = np.cross(side, along)
    over = over / np.linalg.norm(over, axis=1)[:, None]
    turn, half, thick = np.linspace(0, 2 * math.pi, 24, endpoint=False), np.broadcast_to(half, len(path)), np.broadcast_to(thick, len(path))
    across, high = np.cos(turn), np.sign(np.sin(turn)) * np.abs(np.sin(turn)) ** 0.5
    points = np.concatenate([p + h * np.outer(across, s) + t * np.outer(high, o) for p, h, t, s, o in zip(path, half, thick, side, over)])
    faces = [(j * 24 + i, j * 24 + (i + 1) % 24, (j + 1) * 24 + (i + 1) % 24, (j + 1) * 24 + i) for j in range(len(path) - 1) for i in range(24)]
    faces += [tuple(range(24))[::-1], tuple(range((len(path) - 1) * 24, len(path) * 24))]
    return creased(mesh("ribbon", points, faces, material=material), 60)


def frames(path, closed):
    """Direction, and two directions across it that turn as little as may be."""
    along = np.roll(path, -1, 0) - np.roll(path, 1, 0) if closed else np.gradient(path, axis=0)
    along = along / np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(along[0], (0.0, 0.0, 1.0) if abs(along[0][2]) < 0.9 else (1.0, 0.0, 0.0))
    up = []
    for direction in along:
        across = across - direction * across.dot(direction)
        across = across / np.linalg.norm(across)
        up.append(across)
    return along, np.array(up), np.cross(along, up)


def even(path, step, closed=False):
    """The same path in equal steps, as near to `step` as comes out whole."""
    path = np.asarray(path, float)
    if closed:
        path = np.r_[path, path[:1]]
    reach = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    count = max(2, round(reach[-1] / step))
    at = np.linspace(0, reach[-1], count + 1)[: count if closed else count + 1]
    return np.stack([np.interp(at, reach, path[:, k]) for k in range(3)], 1)


def chain(path, link, wire, material, closed=False, flat=0.62):
    """Oval links, each turned a quarter against the last, lying half over."""
    centres = even(path, link * 0.62, closed)
    along, up, side = frames(centres, closed)
    turn = np.linspace(0, 2 * math.pi, 20, endpoint=False)
    oval = np.c_[np.cos(turn) * link / 2, np.sin(turn) * link / 2 * flat, 0 * turn]
    shape = tube(oval, wire, material, closed=True, sides=10)
    for k, (place, a, u, s) in enumerate(zip(centres, along, up, side)):
        twist = math.radians(45 if k % 2 else -45)
        v = u * math.cos(twist) + s * math.sin(twist)
        w = np.cross(a, v)
        copy(shape, place, (a, v, w))
    bpy.data.objects.remove(shape)


def copy(thing, place, axes=None):
    """One more of a thing, which shares its shape."""
    again = bpy.data.objects.new(thing.name, thing.data)
    bpy.context.scene.collection.objects.link(again)
    matrix = np.eye(4)
    if axes is not None:
        matrix[:3, :3] = np.array(axes).T
    matrix[:3, 3] = place
    again.matrix_world = Matrix(matrix.tolist())
    return again


def ball(radius, place, material, scale=(1, 1, 1)):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=32, radius=radius, location=place)
    made = bpy.context.object
    made.scale = scale
    bpy.ops.object.shade_smooth()
    made.data.materials.append(material)
    return made


def group(before):
    """All that was made since `before`, hung on one handle so that it moves as one."""
    handle = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(handle)
    for thing in set(bpy.context.scene.objects) - set(before) - {handle}:
        if thing.parent is None:
            thing.parent = handle
    return handle


def present():
    return list(bpy.context.scene.objects)


def leaned(handle, place, turn):
    handle.location, handle.rotation_euler = Vector(place), [math.radians(d) for d in turn]
    return handle


def moulded(things, fine):
    """Several shapes grown together as one cast piece, its joints softened."""
    bpy.ops.object.select_all(action="DESELECT")
    for thing in things:
        thing.select_set(True)
    bpy.context.view_layer.objects.active = things[0]
    bpy.ops.object.join()
    made = bpy.context.object
    bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
    one = made.modifiers.new("one", "REMESH")
    one.mode, one.voxel_size, one.use_smooth_shade = "VOXEL", fine, True
    soft = made.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, 14
    return made


def strewn(random, kinds, place, loose, out=(0, 0, 1)):
    """One of several small things laid down any way round, more askew the looser it lies."""
    out = np.array(out) + random.normal(0, loose, 3)
    out = out / np.linalg.norm(out)
    along = np.cross(out, random.normal(0, 1, 3))
    along = along / np.linalg.norm(along)
    return copy(kinds[random.integers(len(kinds))], place, (along, np.cross(out, along), out))
