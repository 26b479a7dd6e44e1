"""Where hard goods stand: a surface that rises into the wall behind, a window on the left."""
import math

import bpy
import numpy as np

from room import lamp
from scene import Nodes, linear, mesh


def furnish(width, surface):
    """Everything is as large as the goods are wide, so that all of them stand in the same light."""
    sweep(width, surface)
    surroundings()
    w = width
    lamp((-1.7 * w, -0.9 * w, 2.1 * w), (0, 0, 0.2 * w), 1.5 * w, 62 * w * w, (1, 0.965, 0.92))
    lamp((2.4 * w, -1.2 * w, 1.1 * w), (0, 0, 0.25 * w), 1.6 * w, 13 * w * w, (0.95, 0.97, 1))
    lamp((0.6 * w, 1.5 * w, 2.4 * w), (0, 0, 0.2 * w), 1.0 * w, 20 * w * w, (1, 0.98, 0.95))


def sweep(width, surface):
    back, radius = 2.4 * width, 1.2 * width
    turn = np.linspace(0, math.pi / 2, 32)
    profile = [(-6 * width, 0)] + [(back - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in turn]
    profile.append((back, 8 * width))
    points = [(x, y, z) for y, z in profile for x in (-9 * width, 9 * width)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mesh("sweep", points, faces, material=surface)


def surroundings():
    """A room to be reflected: bright above, a darker band where the walls are."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 256
    tree = world.node_tree
    tree.nodes.clear()
    add, link = tree.nodes.new, tree.links.new
    split = add("ShaderNodeSeparateXYZ")
    link(add("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    height = add("ShaderNodeMapRange")
    height.inputs[1].default_value = -1
    link(split.outputs[2], height.inputs[0])
    ramp = add("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = (0.55, 0.5, 0.44, 1), 0.0
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = (1.0, 0.97, 0.93, 1), 0.9
    dark = ramp.color_ramp.elements.new(0.56)
    dark.color = (0.10, 0.09, 0.083, 1)
    light = add("ShaderNodeBackground")
    light.inputs[1].default_value = 0.62
    link(height.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], light.inputs[0])
    link(light.outputs[0], add("ShaderNodeOutputWorld").inputs[0])


def paper(colour="#efe8dc"):
    nodes = Nodes("paper")
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=0.85, Specular=0.2))


def linen(colour="#e6dccb"):
    """A plain weave, a little uneven."""
    nodes = Nodes("linen")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    warp = nodes.noise(nodes.stretched(where, 1 / 0.0006, 1 / 0.02), 1, 2)
    weft = nodes.noise(nodes.stretched(where, 1 / 0.02, 1 / 0.0006), 1, 2)
    threads = nodes.math("ADD", warp, weft)
    light = nodes.math("ADD", 0.74, nodes.math("MULTIPLY", threads, 0.26))
    grey = nodes.add("ShaderNodeCombineColor")
    for target in grey.inputs[:3]:
        nodes.link(light, target)
    colour = nodes.mix(1.0, linear(colour), grey.outputs[0], "MULTIPLY")
    return nodes.finish(nodes.surface(Base_Color=colour, Roughness=0.95, Specular=0.1, Sheen=0.2, Normal=nodes.bump(threads, 0.0003)))


def stone(colour="#e9e3d9"):
    nodes = Nodes("stone")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cloudy = nodes.noise(where, 9, 4)
    shade = nodes.mix(cloudy, linear("#d9d0c2"), linear(colour))
    speck = nodes.noise(where, 420, 0)
    shade = nodes.mix(nodes.math("MULTIPLY", nodes.math("GREATER_THAN", speck, 0.68), 0.35), shade, linear("#a99c8b"))
    return nodes.finish(nodes.surface(Base_Color=shade, Roughness=0.55, Specular=0.35))


def slab():
    """The warm one on which most packs stand."""
    return stone("#efe3cf")
