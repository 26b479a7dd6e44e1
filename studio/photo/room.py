"""The corner of a room where cloth hangs: warm plaster, a wooden rod, a window on the left."""
import math

import bpy
from mathutils import Vector

from drape import ROD_HEIGHT, ROD_LENGTH, rod
from scene import Nodes, linear, mesh


def furnish():
    wall = [(-4, 0.165, -3), (4, 0.165, -3), (4, 0.165, 5), (-4, 0.165, 5)]
    mesh("wall", wall, [(0, 1, 2, 3)], material=plaster(), smooth=False)
    hung = rod()
    hung.data.polygons.foreach_set("use_smooth", [len(p.vertices) == 4 for p in hung.data.polygons])
    hung.data.materials.append(wood())
    for side in (-1, 1):
        knob(side * (ROD_LENGTH / 2 + 0.015))
        bracket(side * (ROD_LENGTH / 2 - 0.06))
    sky()
    lamp((-1.9, -2.0, 2.5), (0, 0, 1.1), 0.9, 105, (1, 0.965, 0.92))
    lamp((2.2, -2.2, 1.2), (0, 0, 1.05), 1.6, 24, (0.96, 0.98, 1))


def plastered(width):
    """The wall alone, for what hangs on a nail; light as far away as the goods are large."""
    side = 6 * width
    mesh("wall", [(-side, 0, -side), (side, 0, -side), (side, 0, side), (-side, 0, side)], [(0, 1, 2, 3)], material=plaster(), smooth=False)
    sky()
    lamp((-2.2 * width, -2.2 * width, 2.6 * width), (0, 0, 0), 1.1 * width, 105 * width * width, (1, 0.965, 0.92))
    lamp((2.6 * width, -2.6 * width, 0.2 * width), (0, 0, 0), 1.9 * width, 22 * width * width, (0.96, 0.98, 1))


def camera(view):
    """Where one stands: `from`, `at`, the lens in millimetres, and what is sharp."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = view["lens"], 36
    placed = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(placed)
    stand, target = Vector(view["from"]), Vector(view["at"])
    placed.location = stand
    placed.rotation_euler = (target - stand).to_track_quat("-Z", "Y").to_euler()
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(view.get("sharp", view["at"])) - stand).length
    data.dof.aperture_fstop = view.get("aperture", 5.6)
    bpy.context.scene.camera = placed


MAIN = {"from": (0.32, -3.9, 1.06), "at": (0, 0, 1.0), "lens": 106, "sharp": (0, -0.02, 1.1)}
DETAIL = {"from": (0.42, -1.55, 0.98), "at": (0.02, -0.03, 0.80), "lens": 100, "aperture": 8}


def plaster(deep="#f0e4d0", pale="#f8eedd"):
    nodes = Nodes("plaster")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    colour = nodes.mix(nodes.noise(where, 2.2, 5), linear(deep), linear(pale))
    height = nodes.noise(where, 7, 6)
    return nodes.finish(nodes.surface(Base_Color=colour, Roughness=0.9, Specular=0.15, Normal=nodes.bump(height, 0.0022)))


def wood():
    nodes = Nodes("wood")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    grain = nodes.noise(nodes.stretched(where, 6, 90, 90), 1, 8)
    colour = nodes.mix(grain, linear("#5f3a1f"), linear("#8b5a33"))
    return nodes.finish(nodes.surface(Base_Color=colour, Roughness=0.42, Normal=nodes.bump(grain, 0.0006)))


def knob(x):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=32, radius=0.024, location=(x, 0, ROD_HEIGHT))
    dress(wood())


def bracket(x):
    brass = Nodes("brass")
    metal = brass.finish(brass.surface(Base_Color=linear("#c79a4a"), Roughness=0.28, Metallic=1.0))
    bpy.ops.mesh.primitive_cylinder_add(
        vertices=48, radius=0.006, depth=0.16, location=(x, 0.09, ROD_HEIGHT), rotation=(math.pi / 2, 0, 0)
    )
    dress(metal)
    bpy.ops.mesh.primitive_torus_add(
        major_radius=0.0165, minor_radius=0.0028, major_segments=64,
        location=(x, 0, ROD_HEIGHT), rotation=(0, math.pi / 2, 0),
    )
    dress(metal)


def dress(material):
    bpy.context.object.data.materials.append(material)
    bpy.ops.object.shade_smooth()


def sky():
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    light = tree.nodes.new("ShaderNodeBackground")
    light.inputs[0].default_value, light.inputs[1].default_value = (0.99, 0.94, 0.87, 1), 0.42
    tree.links.new(light.outputs[0], tree.nodes.new("ShaderNodeOutputWorld").inputs[0])


def lamp(place, target, size, power, colour):
    data = bpy.data.lights.new("lamp", "AREA")
    data.energy, data.size, data.color = power, size, colour
    hung = bpy.data.objects.new("lamp", data)
    bpy.context.scene.collection.objects.link(hung)
    hung.location = place
    hung.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()
