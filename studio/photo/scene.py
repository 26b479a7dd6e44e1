"""Blender's own words, kept in one place: meshes, images, shader nodes, the render itself."""
import bpy
import numpy as np

from grain import dye, keep_passes, smooth


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def linear(hexadecimal):
    """A colour of the catalogue as Cycles counts it."""
    digits = hexadecimal.lstrip("#")
    parts = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts) + (1,)


def mesh(name, points, faces, uvs=None, material=None, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, p)) for p in points], [], [tuple(map(int, f)) for f in faces])
    if uvs is not None:
        corner = np.empty(len(data.loops), dtype=np.int64)
        data.loops.foreach_get("vertex_index", corner)
        layer = data.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", np.asarray(uvs, dtype=np.float32)[corner].ravel())
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    data.update()
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    return thing


def image(name, pixels, is_colour):
    """An array of rows from the bottom up, values 0 to 1, as an image that shaders can read."""
    height, width = pixels.shape[:2]
    made = bpy.data.images.new(name, width, height, float_buffer=False)
    made.colorspace_settings.name = "sRGB" if is_colour else "Non-Color"
    whole = np.ones((height, width, 4), np.float32)
    whole[..., :3] = pixels if pixels.ndim == 3 else pixels[..., None]
    made.pixels.foreach_set(whole.ravel())
    made.update()
    made.pack()
    return made


class Nodes:
    """A shader being put together."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind):
        return self.tree.nodes.new(kind)

    def link(self, source, target):
        self.tree.links.new(source, target)

    def put(self, value, target):
        if isinstance(value, (int, float, tuple)):
            target.default_value = value
        else:
            self.link(value, target)

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.add("ShaderNodeMath")
        node.operation, node.use_clamp = operation, clamp
        self.put(a, node.inputs[0])
        self.put(b, node.inputs[1])
        return node.outputs[0]

    def mix(self, factor, a, b, blend="MIX"):
        node = self.add("ShaderNodeMixRGB")
        node.blend_type = blend
        for value, target in zip((factor, a, b), node.inputs):
            self.put(value, target)
        return node.outputs[0]

    def stretched(self, vector, x, y, z=1.0):
        node = self.add("ShaderNodeMapping")
        self.link(vector, node.inputs[0])
        node.inputs["Scale"].default_value = (x, y, z)
        return node.outputs[0]

    def noise(self, vector, scale=1.0, detail=2.0, roughness=0.5):
        node = self.add("ShaderNodeTexNoise")
        self.link(vector, node.inputs["Vector"])
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = roughness
        return node.outputs["Fac"]

    def picture(self, vector, shown):
        node = self.add("ShaderNodeTexImage")
        node.image, node.interpolation = shown, "Cubic"
        self.link(vector, node.inputs[0])
        return node.outputs[0]

    def bump(self, height, distance=1.0):
        node = self.add("ShaderNodeBump")
        node.inputs["Distance"].default_value = distance
        self.link(height, node.inputs["Height"])
        return node.outputs[0]

    def surface(self, **inputs):
        node = self.add("ShaderNodeBsdfPrincipled")
        for name, value in inputs.items():
            self.put(value, node.inputs[name.replace("_", " ")])
        return node

    def finish(self, shader):
        self.link(shader.outputs[0], self.add("ShaderNodeOutputMaterial").inputs[0])
        return self.material


def render(path, size, samples, exposure, threads=2, smoothed=(), through=5):
    """`through` is how many surfaces light may pass; thick glass with something in it wants ten, and no path given up before."""
    scene = developed(exposure)
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.04 if smoothed else 0.02, 12 if smoothed else 24
    # Debian's build has no denoiser: asking for one stops the render.
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = (through, 2, 3) if smoothed else (through, 4, 4)
    cycles.min_light_bounces = through if through > 5 else 0
    cycles.transparent_max_bounces = 20
    cycles.use_fast_gi, cycles.ao_bounces_render = bool(smoothed), 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.7
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.render.filepath = str(path)
    if smoothed:
        keep_passes(path.parent / "passes" / path.stem)
    bpy.ops.render.render(write_still=True)
    if smoothed:
        smooth(path.parent / "passes" / path.stem, path, smoothed)


def render_dyed(path, taken, first, colours, exposure):
    """Another colour of a picture already taken: its light on the cloth dyed anew."""
    empty()
    developed(exposure)
    dye(path, taken, first, colours)


def developed(exposure):
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = "PNG"
    return scene
