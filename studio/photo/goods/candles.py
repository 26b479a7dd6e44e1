"""Candles: jasmine in a tumbler, burning."""
import math

import bpy
import numpy as np

from finish import metal, plastic
from flowers import blossom, leaf, stalked, strewn_jasmine
from label import label
from scene import Nodes, linear
from solid import rounded, tube, turned
from table import slab


def candle(colours, _):
    """A tumbler of wax, burning, jasmine beside it."""
    r, tall, wax = 0.040, 0.092, 0.0775
    glass = lit_from_within(colours["base"], wax)
    turned(rounded([(0, 0.0012), (r * 0.8, 0.0008), (r - 0.003, 0.0006), (r, 0.005), (r, 0.02), (r, tall - 0.006), (r - 0.0006, tall), (r - 0.0018, tall + 0.0006), (r - 0.0030, tall - 0.0004), (r - 0.0032, wax)], 10), glass)
    turned(rounded([(0, wax - 0.0008), (r * 0.46, wax - 0.0008), (r * 0.60, wax - 0.0002), (r - 0.0060, wax), (r - 0.0032, wax + 0.0010)], 10), molten(r))
    s = np.linspace(0, 1, 16)
    tube(np.c_[0.0012 * s * s, 0 * s, wax - 0.002 + 0.0105 * s], 0.0008, plastic("#1d1713", 0.9), sides=12)
    rim = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    tube(np.c_[np.cos(rim) * (r - 0.0014), np.sin(rim) * (r - 0.0014), np.full(160, tall + 0.0002)], 0.0013, metal("#c9a25c", 0.16), closed=True)
    flame(wax + 0.0045)
    label(r, 0.056, 0.040, 0.036, [("MOGRA", 0.0098, 0.0078), ("jasmine soy candle", 0.0044, -0.0010), ("100% soy wax · 40 hours", 0.0033, -0.0090)], paper="#fbf6ea", ink="#5b431c", rule="#b98d3f")
    strewn_jasmine((
        (blossom, (0.058, -0.046, 0.0068), (14, 10, 10)), (blossom, (0.085, -0.022, 0.0068), (24, -8, 80)),
        (stalked, (0.038, -0.066, 0.0036), (0, 84, 200)), (stalked, (0.090, -0.050, 0.0036), (0, 84, 330)),
        (lambda _: leaf(0.046, 0.024), (0.050, -0.026, 0.0012), (0, -6, -8)), (lambda _: leaf(0.038, 0.020), (0.064, -0.050, 0.0012), (0, -4, -48)),
    ))


def flame(z):
    """Its foot blue and clear, then the wick's dark cone, yellow above; its skin fades into the air. A light of its size throws what it throws."""
    long, wide = 0.0270, 0.0044
    nodes = Nodes("flame")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    high = nodes.math("DIVIDE", nodes.math("SUBTRACT", split.outputs[2], z), long)
    ramp = nodes.add("ShaderNodeValToRGB")
    nodes.link(high, ramp.inputs[0])
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[0].position = (0.03, 0.06, 0.22, 1), 0.02
    ramp.color_ramp.elements[1].color, ramp.color_ramp.elements[1].position = (1.6, 0.36, 0.04, 1), 1.0
    for at, colour in ((0.14, (0.5, 0.20, 0.06, 1)), (0.34, (3.6, 1.9, 0.62, 1)), (0.62, (4.6, 2.7, 0.95, 1)), (0.86, (3.2, 1.2, 0.22, 1))):
        ramp.color_ramp.elements.new(at).color = colour
    facing = nodes.add("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.5
    solid = nodes.math("POWER", nodes.math("SUBTRACT", 1, facing.outputs["Facing"]), 0.8)
    seen = nodes.math("MULTIPLY", solid, nodes.math("ADD", 0.15, nodes.math("MULTIPLY", high, 3.4), clamp=True), clamp=True)
    light, air, both = nodes.add("ShaderNodeEmission"), nodes.add("ShaderNodeBsdfTransparent"), nodes.add("ShaderNodeMixShader")
    nodes.link(ramp.outputs[0], light.inputs[0])
    for source, target in zip((seen, air.outputs[0], light.outputs[0]), both.inputs):
        nodes.link(source, target)
    burning = nodes.finish(both)
    burning.cycles.sample_as_light = False
    shape = turned(rounded([(0, z), (wide * 0.62, z + long * 0.08), (wide, z + long * 0.27), (wide * 0.80, z + long * 0.50), (wide * 0.36, z + long * 0.78), (wide * 0.08, z + long * 0.96), (0, z + long)], 10), burning)
    shape.visible_shadow = False
    data = bpy.data.lights.new("flame", "POINT")
    data.energy, data.shadow_soft_size, data.color = 0.055, 0.006, (1, 0.58, 0.24)
    hung = bpy.data.objects.new("flame", data)
    bpy.context.scene.collection.objects.link(hung)
    hung.location = (0, 0, z + long * 0.5)


def molten(reach):
    """Clear where it has melted round the wick, and glowing there; set and paler towards the glass."""
    nodes = Nodes("wax")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    out = nodes.math("DIVIDE", nodes.math("SQRT", nodes.math("ADD", nodes.math("POWER", split.outputs[0], 2), nodes.math("POWER", split.outputs[1], 2))), reach)
    near = nodes.math("POWER", nodes.math("SUBTRACT", 1, out, clamp=True), 2.2)
    pool = nodes.math("MULTIPLY", nodes.math("SUBTRACT", 0.60, out), 12, clamp=True)
    return nodes.finish(nodes.surface(
        Base_Color=nodes.mix(pool, linear("#f6ecd6"), linear("#ecd5a2")), Specular=0.5,
        Roughness=nodes.math("SUBTRACT", 0.5, nodes.math("MULTIPLY", pool, 0.44)),
        Emission=linear("#ffb45e"), Emission_Strength=nodes.math("MULTIPLY", near, 0.75),
    ))


def lit_from_within(colour, wax):
    """Milky glass with the flame's light in its wall, most at the height of the wax."""
    nodes = Nodes("frosted")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    far = nodes.math("DIVIDE", nodes.math("SUBTRACT", split.outputs[2], wax + 0.004), 0.017)
    strength = nodes.math("MULTIPLY", nodes.math("POWER", math.e, nodes.math("MULTIPLY", nodes.math("POWER", nodes.math("ABSOLUTE", far), 2), -1)), 0.30)
    return nodes.finish(nodes.surface(Base_Color=linear(colour), Roughness=0.3, Specular=0.6, Clearcoat=0.5, Sheen=0.1, Emission=linear("#ff9f48"), Emission_Strength=strength))


GOODS = {
    "mogra-soy-candle": dict(
        made=candle, width=0.18, surface=slab, exposure=0.72,
        main={"from": (0.10, -0.60, 0.32), "at": (0.018, -0.006, 0.045), "lens": 126, "aperture": 40},
        second={"from": (0.05, -0.30, 0.26), "at": (0.002, -0.004, 0.066), "lens": 92, "aperture": 22},
        colours={"jasmine": dict(base="#efe4cf")},
    ),
}
