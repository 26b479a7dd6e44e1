"""A length of cloth laid over a rod in uneven pleats, left to fall."""
import math

import bpy
import numpy as np

from scene import empty, mesh

ROD_RADIUS = 0.014
ROD_HEIGHT = 1.5
ROD_LENGTH = 0.86


def fall(cloth):
    """Points, faces and uvs (metres of cloth) after the fall; `cloth` says its size and how it is laid."""
    empty()
    collide(rod(), 0.003)
    # A thin rod lets cloth through: a hidden slab hangs under it, between front and back.
    bpy.ops.mesh.primitive_cube_add(size=1, location=(0, 0, ROD_HEIGHT - 0.3))
    slab = bpy.context.object
    slab.scale = (0.9, 0.020, 0.6)
    bpy.ops.object.transform_apply()
    collide(slab, 0.003)
    return let_fall(*laid(cloth), cloth)


def let_fall(points, uvs, across, along, cloth, pinned=(), cut=None):
    """Lets a grid of points fall, held only where it is pinned; `cut` is its shape laid flat, else the uvs are."""
    row = across + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
        for j in range(along)
        for i in range(across)
    ]
    falling = mesh("cloth", points, faces, uvs)
    falling.shape_key_add(name="Basis")
    flat = falling.shape_key_add(name="flat")
    for i, (x, y) in enumerate(cut or uvs):
        flat.data[i].co = (x, 0, y)
    settle(falling, flat, cloth, pinned)
    shape = falling.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    fallen = np.empty(len(shape.vertices) * 3, dtype=np.float32)
    shape.vertices.foreach_get("co", fallen)
    return fallen.reshape(-1, 3), np.array(faces), np.array(uvs), across, along


def rod():
    bpy.ops.mesh.primitive_cylinder_add(
        vertices=64, radius=ROD_RADIUS, depth=ROD_LENGTH, location=(0, 0, ROD_HEIGHT), rotation=(0, math.pi / 2, 0)
    )
    return bpy.context.object


def collide(thing, thickness):
    thing.modifiers.new("collision", "COLLISION")
    thing.collision.thickness_outer = thickness
    thing.collision.thickness_inner = 0.02
    thing.collision.cloth_friction = 25


def laid(cloth):
    width, length, front, span = cloth["width"], cloth["length"], cloth["front"], cloth["span"]
    step = cloth.get("step", 0.0155)
    across, along = round(width / step), round(length / step)
    random = np.random.default_rng(cloth.get("seed", 11))
    pleats = cloth["pleats"]
    phase = np.cumsum(np.r_[0, random.uniform(0.7, 1.4, pleats + 3)])
    phase = phase / phase[-1] * pleats * 2 * math.pi
    stations = np.linspace(0, 1, len(phase))
    points, uvs = [], []
    for j in range(along + 1):
        s = length * j / along
        y, z, out_y, out_z = over_the_rod(s, front)
        for i in range(across + 1):
            u = i / across
            turn = np.interp(u, stations, phase) + 0.9 * math.sin(s * 2.3 + u * 4)
            depth = cloth["depth"] * (0.55 + 0.45 * math.sin(u * 7 + 1.3) ** 2) * (1 + math.sin(turn)) * 0.9
            x = (u - 0.5) * span + 0.004 * math.sin(turn * 2) + 0.02 * (u - 0.5) * abs(s - front)
            points.append((x, y + out_y * depth, z + out_z * depth))
            uvs.append((width * u, s))
    return points, uvs, across, along


def over_the_rod(s, front):
    """Place and outward direction at s metres from the front hem."""
    radius = ROD_RADIUS + 0.012
    if s < front:
        return -radius, ROD_HEIGHT - (front - s), -1.0, 0.0
    turn = (s - front) / radius
    if turn < math.pi:
        return -radius * math.cos(turn), ROD_HEIGHT + radius * math.sin(turn), -math.cos(turn), math.sin(turn)
    return radius, ROD_HEIGHT - (s - front - math.pi * radius), 1.0, 0.0


def settle(falling, flat, cloth, pinned):
    modifier = falling.modifiers.new("cloth", "CLOTH")
    settings, collision = modifier.settings, modifier.collision_settings
    settings.rest_shape_key = flat
    if pinned:
        held = falling.vertex_groups.new(name="held")
        held.add(list(pinned), 1, "REPLACE")
        settings.vertex_group_mass = held.name
    settings.quality, settings.mass = 4, cloth.get("mass", 0.15)
    settings.tension_stiffness = settings.compression_stiffness = 14
    settings.shear_stiffness, settings.bending_stiffness = 4, cloth.get("stiffness", 0.05)
    settings.bending_model = "ANGULAR"
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 4
    settings.bending_damping, settings.air_damping = 0.3, cloth.get("air", 1.5)
    collision.collision_quality, collision.distance_min, collision.friction = 4, 0.003, 30
    collision.use_self_collision, collision.self_distance_min, collision.self_friction = True, 0.0028, 5
    frames = cloth.get("frames", 40)
    modifier.point_cache.frame_end = bpy.context.scene.frame_end = frames + 5
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
