"""Bags sewn of panels and stuffed: a front and a back joined by a strip all round, more cloth than the seams take."""
import hashlib
import pathlib

import bpy
import numpy as np

from scene import mesh
from solid import creased, tube

KEPT = pathlib.Path(__file__).parent.parent / "renders" / "cloth"


def stuffed(shape, material, piping=None, strip=None):
    """`shape`: width, depth, height, place; how round its corners are, how it tapers, how full and how loose it is."""
    points, faces, uvs, front, back, panel = sewn(shape)
    name = hashlib.sha1(repr(sorted(shape.items())).encode()).hexdigest()[:12]
    kept = KEPT / f"stuffed-{name}.npy"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        np.save(kept, filled(points, faces, front, back, shape))
    points = np.load(kept) + np.array(shape["place"])
    made = creased(mesh("bag", points, faces, material=material), 70)
    layer = made.data.uv_layers.new(name="UVMap")
    layer.data.foreach_set("uv", np.asarray(uvs, np.float32).ravel())
    if strip:
        made.data.materials.append(strip)
        made.data.polygons.foreach_set("material_index", [0 if k < 2 * panel else 1 for k in range(len(faces))])
    if piping:
        tube(points[front], 0.0022, piping, closed=True, sides=10)
    return made


def sewn(shape):
    """Points, faces, uvs of each face's corners, the loops of both seams, faces of one panel."""
    w, d, h, step = shape["width"], shape["depth"], shape["height"], shape.get("step", 0.0105)
    nx, ny, nz = (max(3, round(size / step)) for size in (w, d, h))
    row, random = nx + 1, np.random.default_rng(shape.get("seed", 1))
    v, u = (a.ravel() for a in np.meshgrid(np.linspace(-1, 1, nz + 1), np.linspace(-1, 1, nx + 1), indexing="ij"))
    k = shape.get("round", 0.3)
    x = u * w / 2 * np.sqrt(1 - k * v ** 2 / 2) * (1 + shape.get("taper", 0) * v)
    z = v * h / 2 * np.sqrt(1 - k * u ** 2 / 2)
    uneven = random.uniform(0, 6.28, 4)
    wave = 0.006 * w * (np.sin(5 * v + uneven[0]) + np.sin(7 * u + uneven[1])) / 0.3 * 0.3
    near = np.c_[x + wave, np.full(len(x), -d / 2) - shape.get("lean", 0) * v * d / 2, z + wave * 0.6]
    far = np.c_[x, np.full(len(x), d / 2), z]
    loop = [*range(nx), *(j * row + nx for j in range(nz)), *(nz * row + i for i in range(nx, 0, -1)), *(j * row for j in range(nz, 0, -1))]
    count, size = len(loop), len(x)
    rings = [near[loop] + (far[loop] - near[loop]) * s for s in np.linspace(0, 1, ny + 1)[1:-1]]
    points = np.concatenate([near, far, *rings])
    index = [np.array(loop), *(2 * size + k * count + np.arange(count) for k in range(ny - 1)), np.array(loop) + size]
    panel = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(nz) for i in range(nx)]
    faces = panel + [tuple(size + i for i in face[::-1]) for face in panel]
    uvs = [(u[i] * w / 2, v[i] * h / 2) for face in faces for i in (c % size for c in face)]
    for r in range(ny):
        for i in range(count):
            j = (i + 1) % count
            faces.append((index[r][i], index[r + 1][i], index[r + 1][j], index[r][j]))
            uvs += [(i * step, r * step), (i * step, (r + 1) * step), ((i + 1) * step, (r + 1) * step), ((i + 1) * step, r * step)]
    return points, faces, uvs, index[0], index[-1], len(panel)


def filled(points, faces, front, back, shape):
    """Air presses the cloth out between its seams; what is too much of it puckers."""
    size = len(points)
    thing = mesh("stuffed", points, faces)
    settings = (cloth := thing.modifiers.new("cloth", "CLOTH")).settings
    held = thing.vertex_groups.new(name="held")
    held.add([i for i in range(size) if points[i][1] > shape["depth"] / 2 - 1e-6], 1, "REPLACE")
    held.add([int(i) for i in front], shape.get("stiff", 1.0), "REPLACE")
    settings.vertex_group_mass = held.name
    settings.quality, settings.mass = 5, 0.02
    settings.tension_stiffness = settings.compression_stiffness = 30
    settings.shear_stiffness, settings.bending_stiffness = 8, shape.get("bend", 0.06)
    settings.bending_model = "ANGULAR"
    settings.tension_damping = settings.compression_damping = settings.shear_damping = 5
    settings.bending_damping, settings.air_damping = 0.5, 4
    settings.shrink_min = -shape.get("loose", 0.05)
    settings.use_pressure, settings.uniform_pressure_force = True, shape.get("full", 60)
    settings.effector_weights.gravity = 0.06
    cloth.collision_settings.use_collision = False
    frames = shape.get("frames", 22)
    cloth.point_cache.frame_end = bpy.context.scene.frame_end = frames + 5
    for frame in range(1, frames + 1):
        bpy.context.scene.frame_set(frame)
    result = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    flat = np.empty(size * 3, np.float32)
    result.vertices.foreach_get("co", flat)
    bpy.data.objects.remove(thing)
    bpy.context.scene.frame_set(1)
    return flat.reshape(-1, 3)
