"""What hard goods are made of."""
from scene import Nodes, linear


def metal(colour, roughness=0.25, brushed=0.0, across=(2, 2, 400), relief=0.00002):
    """`brushed` from 0 to 1; `across` says how fine the strokes lie in each direction, a metre."""
    nodes = Nodes("metal")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    inputs = dict(Base_Color=linear(colour), Metallic=1.0, Roughness=roughness)
    cloudy = nodes.noise(where, 30, 3)
    inputs["Roughness"] = nodes.math("ADD", roughness - 0.03, nodes.math("MULTIPLY", cloudy, 0.06))
    if brushed:
        stroke = nodes.noise(nodes.stretched(where, *across), 1, 3)
        inputs["Normal"] = nodes.bump(stroke, relief * brushed)
    return nodes.finish(nodes.surface(**inputs))


def round_brushed(colour, roughness=0.3, relief=0.0000015):
    """Strokes that run round the upright axis, as a lathe leaves them."""
    nodes = Nodes("spun")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(where, split.inputs[0])
    square = nodes.math("ADD", nodes.math("POWER", split.outputs[0], 2), nodes.math("POWER", split.outputs[1], 2))
    join = nodes.add("ShaderNodeCombineXYZ")
    nodes.link(nodes.math("SQRT", square), join.inputs[0])
    nodes.link(split.outputs[2], join.inputs[1])
    stroke = nodes.noise(nodes.stretched(join.outputs[0], 1, 1), 2600, 2)
    return nodes.finish(nodes.surface(
        Base_Color=linear(colour), Metallic=1.0,
        Roughness=nodes.math("ADD", roughness - 0.03, nodes.math("MULTIPLY", stroke, 0.06)), Normal=nodes.bump(stroke, relief),
    ))


def worn(colour, deep):
    """Brass or gilding kept bright, darker where hands do not reach."""
    nodes = Nodes("worn")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    cloud, fine = nodes.noise(where, 160, 4), nodes.noise(where, 2400, 2)
    shade = nodes.mix(nodes.math("MULTIPLY", cloud, 0.55), linear(colour), linear(deep))
    return nodes.finish(nodes.surface(Base_Color=shade, Metallic=1.0, Roughness=nodes.math("ADD", 0.15, nodes.math("MULTIPLY", cloud, 0.12)), Normal=nodes.bump(fine, 0.000006)))


def timber(dark, light, roughness=0.5, along="x", scale=1.0):
    """Grain along one axis, with slow rings through it."""
    nodes = Nodes("timber")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    long, short = 3 * scale, 42 * scale
    stretch = {"x": (long, short, short), "y": (short, long, short), "z": (short, short, long)}[along]
    broad = nodes.noise(nodes.stretched(where, *(s / 3 for s in stretch)), 1, 4, 0.6)
    rings = nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", broad, 34)))
    fine = nodes.noise(nodes.stretched(where, *(s * (3 if s == long else 16) for s in stretch)), 1, 4)
    grain = nodes.math("ADD", nodes.math("MULTIPLY", rings, 0.42), nodes.math("SUBTRACT", nodes.math("MULTIPLY", fine, 1.1), 0.26), clamp=True)
    colour = nodes.mix(grain, linear(dark), linear(light))
    return nodes.finish(nodes.surface(Base_Color=colour, Roughness=roughness, Specular=0.4, Normal=nodes.bump(fine, 0.00018)))


def marble():
    """Pale, with veins that run across it and fade."""
    nodes = Nodes("marble")
    where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
    vein = lambda scale: nodes.math("POWER", nodes.math("SUBTRACT", 1, nodes.math("MULTIPLY", nodes.math("ABSOLUTE", nodes.math("SUBTRACT", nodes.noise(nodes.stretched(where, scale, 2.4 * scale, scale), 1, 5, 0.6), 0.5)), 9), clamp=True), 4)
    veins = nodes.math("ADD", nodes.math("MULTIPLY", vein(4), 0.55), nodes.math("MULTIPLY", vein(11), 0.25), clamp=True)
    cloudy = nodes.mix(nodes.noise(where, 7, 4), linear("#d9d2c8"), linear("#ece7df"))
    return nodes.finish(nodes.surface(Base_Color=nodes.mix(veins, cloudy, linear("#8d857c")), Roughness=0.2, Specular=0.45))


def plastic(colour, roughness=0.35, relief=0.0, fine=400, coat=0.0):
    nodes = Nodes("plastic")
    inputs = dict(Base_Color=linear(colour), Roughness=roughness, Clearcoat=coat)
    if relief:
        where = nodes.add("ShaderNodeTexCoord").outputs["Object"]
        inputs["Normal"] = nodes.bump(nodes.noise(where, fine, 3), relief)
    return nodes.finish(nodes.surface(**inputs))


def clear_glass(tint="#eef3ee"):
    """A thin wall of glass: seen through in front, reflecting and greener towards its edges; costs no grain."""
    nodes = Nodes("glass")
    facing = nodes.add("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.18
    through = nodes.add("ShaderNodeBsdfTransparent")
    nodes.link(nodes.mix(facing.outputs["Facing"], linear(tint), linear("#b9c9be")), through.inputs[0])
    shine = nodes.add("ShaderNodeBsdfGlossy")
    shine.inputs["Roughness"].default_value = 0.02
    both = nodes.add("ShaderNodeMixShader")
    outside = nodes.math("SUBTRACT", 1, nodes.add("ShaderNodeNewGeometry").outputs["Backfacing"])
    mirrored = nodes.math("ADD", 0.02, nodes.math("MULTIPLY", facing.outputs["Fresnel"], 0.5))
    nodes.link(nodes.math("MULTIPLY", mirrored, outside), both.inputs[0])
    nodes.link(through.outputs[0], both.inputs[1])
    nodes.link(shine.outputs[0], both.inputs[2])
    return nodes.finish(both)


def filled_glass(tint, deep, level, ior=1.49):
    """Glass and what it holds as one body, which bends light alike in both: `deep` up to the level, `tint` above it.

    The air above the level is a shape of its own with `hollow_glass`, its normals towards the air. Its shadow
    lets light through as plain colour, for no light is traced through a lens.
    """
    nodes = Nodes("filled")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(nodes.add("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    held = nodes.math("LESS_THAN", split.outputs[2], level)
    return refracting(nodes, nodes.mix(held, linear(tint), linear(deep)), ior)


def hollow_glass(ior=1.49):
    return refracting(Nodes("hollow"), (1, 1, 1, 1), ior)


def refracting(nodes, colour, ior):
    body = nodes.add("ShaderNodeBsdfGlass")
    body.inputs["Roughness"].default_value, body.inputs["IOR"].default_value = 0.0, ior
    nodes.put(colour, body.inputs["Color"])
    shade = nodes.add("ShaderNodeBsdfTransparent")
    nodes.put(colour, shade.inputs[0])
    both = nodes.add("ShaderNodeMixShader")
    nodes.link(nodes.add("ShaderNodeLightPath").outputs["Is Shadow Ray"], both.inputs[0])
    nodes.link(body.outputs[0], both.inputs[1])
    nodes.link(shade.outputs[0], both.inputs[2])
    return nodes.finish(both)
