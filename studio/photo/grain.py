"""Takes the grain of few samples out of a picture and leaves its edges and textures, and a trace of grain."""
import shutil

import bpy
import numpy as np

PASSES = {"light": "Image", "colour": "Denoising Albedo", "normal": "Denoising Normal"}


def keep_passes(folder):
    """What the renderer knows of each pixel besides its light is written beside the picture."""
    shutil.rmtree(folder, ignore_errors=True)
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = str(folder)
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for name, shown in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[shown], files.inputs[-1])


def smooth(folder, path, reach, lit_as=None):
    """`reach` is how far to look for like pixels, step by step; `lit_as` names a picture of the same shape in another colour, whose light is good for this one too."""
    read = {name: pixels(next(folder.glob(f"{name}*.exr"))) for name in PASSES}
    colour = np.maximum(read["colour"], 0.03)
    if lit_as:
        light = white(np.load(kept_light(path.parent, lit_as))["light"].astype(np.float32))
    else:
        light = grainy = read["light"] / colour
        for step in reach:
            light = smoothed(light, read["colour"], read["normal"], step)
        light = 0.86 * light + 0.14 * grainy
        keep_light(light, path)
    height, width = light.shape[:2]
    whole = np.ones((height, width, 4), np.float32)
    whole[..., :3] = light * colour
    made = bpy.data.images.new("smooth", width, height, float_buffer=True)
    made.colorspace_settings.name = "Linear"
    made.pixels.foreach_set(whole.ravel())
    made.update()
    made.save_render(str(path), scene=bpy.context.scene)
    shutil.rmtree(folder)


def white(light):
    """Light as coloured as cloth took its colour from the first cloth."""
    strongest = light.max(-1, keepdims=True)
    return np.where(light.min(-1, keepdims=True) < 0.75 * strongest, strongest, light)


def keep_light(light, path):
    kept = kept_light(path.parent, path.stem)
    kept.parent.mkdir(parents=True, exist_ok=True)
    np.savez(kept, light=np.minimum(light, 60000).astype(np.float16))


def kept_light(renders, name):
    return renders / "light" / f"{name}.npz"


def pixels(file):
    shown = bpy.data.images.load(str(file))
    shown.colorspace_settings.name = "Non-Color"
    width, height = shown.size
    flat = np.empty(width * height * 4, np.float32)
    shown.pixels.foreach_get(flat)
    return flat.reshape(height, width, 4)[..., :3].copy()


def smoothed(light, colour, normal, step):
    """A mean of 5 × 5 pixels `step` apart, of those that show the same surface in like light."""
    share = np.array([1, 4, 6, 4, 1], np.float32) / 16
    brightness = np.log1p(light @ np.array([0.2126, 0.7152, 0.0722], np.float32))
    total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
    for i in range(5):
        for j in range(5):
            moved = lambda values: np.roll(values, ((i - 2) * step, (j - 2) * step), (0, 1))
            apart = ((brightness - moved(brightness)) / (0.30 / step)) ** 2
            apart += ((normal - moved(normal)) ** 2).sum(-1) / 0.02 + ((colour - moved(colour)) ** 2).sum(-1) / 0.004
            weight = share[i] * share[j] * np.exp(-apart)
            total += moved(light) * weight[..., None]
            weights += weight
    return total / weights[..., None]
