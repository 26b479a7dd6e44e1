"""Cut stones: a brilliant whose light goes in and comes back, and a polished dome."""
import math

import bmesh
import bpy
import numpy as np

from scene import Nodes, linear, mesh
from solid import creased


def brilliant(radius, material, stretch=(1, 1)):
    """Table, star, main and girdle facets above, mains and halves below; its girdle at height 0."""
    points = [(0, 0, -0.86)]
    for k in range(8):
        a = k * math.pi / 4
        points += [around(0.56, a, 0.335), around(0.795, a + math.pi / 8, 0.205), around(0.30, a, -0.632)]
    for k in range(32):
        a = k * math.pi / 16
        points += [around(1, a, 0.022), around(1, a, -0.022)]
    form = bmesh.new()
    for x, y, z in points:
        form.verts.new((x * radius * stretch[0], y * radius * stretch[1], z * radius))
    bmesh.ops.convex_hull(form, input=form.verts)
    bmesh.ops.dissolve_limit(form, angle_limit=0.02, verts=form.verts, edges=form.edges)
    data = bpy.data.meshes.new("brilliant")
    form.to_mesh(data)
    form.free()
    data.materials.append(material)
    made = bpy.data.objects.new("brilliant", data)
    bpy.context.scene.collection.objects.link(made)
    return made


def around(r, a, z):
    return (r * math.cos(a), r * math.sin(a), z)


def cabochon(half_x, half_y, tall, material):
    """Domed above, a little below the girdle too, so that light turns round in it."""
    t = np.r_[np.linspace(0.0, math.pi / 2, 40), np.linspace(math.pi / 2, math.pi, 14)[1:]]
    reach, high = np.sin(t) ** 0.9, np.where(t < math.pi / 2, np.cos(t) * tall, np.cos(t) * tall * 0.22)
    turn = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    points = [(half_x * r * math.cos(a), half_y * r * math.sin(a), z) for r, z in zip(reach, high) for a in turn]
    faces = [(j * 120 + i, (j + 1) * 120 + i, (j + 1) * 120 + (i + 1) % 120, j * 120 + (i + 1) % 120) for j in range(len(t) - 1) for i in range(120)]
    return creased(mesh("cabochon", points, faces, material=material), 60)


def clear(colour="#ffffff", bends=2.1, through=0.8):
    """Less than `through` of the light is let in: the rest stands for what a real stone sends back after more turns than are traced."""
    nodes = Nodes("stone")
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=0.0, Transmission=through, IOR=bends, Specular=0.6))
