"""Takes the grain of few samples out of a picture and leaves its edges and textures, and a trace of grain."""
import shutil

import bpy
import numpy as np

from pattern import srgb

PASSES = {"light": "Image", "colour": "Denoising Albedo", "normal": "Denoising Normal", "cloth": "cloth"}


def keep_passes(folder):
    """What the renderer knows of each pixel besides its light is written beside the picture."""
    shutil.rmtree(folder, ignore_errors=True)
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    told = layer.aovs.add()
    told.name, told.type = "cloth", "COLOR"
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


def smooth(folder, path, reach):
    """`reach` is how far to look for like pixels, step by step."""
    read = {name: pixels(next(folder.glob(f"{name}*.exr"))) for name in PASSES}
    colour = np.maximum(read["colour"], 0.03)
    light = grainy = read["light"] / colour
    for step in reach:
        light = smoothed(light, read["colour"], read["normal"], step)
    light = 0.86 * light + 0.14 * grainy
    if read["cloth"].any():
        keep(path, light=light, colour=read["colour"], cloth=read["cloth"])
    develop(light * colour, path)
    shutil.rmtree(folder)


def dye(path, taken, first, colours):
    """The picture `taken` of the same shape in its `first` colours, its cloth in others: what takes no dye stays as it was."""
    passes = np.load(kept(path.parent, taken))
    light, colour, cloth = (passes[name].astype(np.float32) for name in ("light", "colour", "cloth"))
    share, drawn, pale = np.moveaxis(cloth, -1, 0)
    drawn, pale = drawn / np.maximum(share, 0.001), pale / np.maximum(share, 0.001)
    coat = lambda c: linear(srgb(c["base"]) * (1 - drawn[..., None]) + srgb(c["accent"]) * drawn[..., None]) * pale[..., None]
    share = np.clip(share, 0, 1)[..., None]
    beside = colour - share * coat(first)
    gloss = np.median(beside[share[..., 0] > 0.98], axis=0)
    beside = np.clip(beside - share * gloss, 0, 1 - share)
    develop(white(light) * (beside + share * (coat(colours) + np.clip(gloss, 0.004, 0.012))), path)


def linear(colour):
    return np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)


def develop(values, path):
    height, width = values.shape[:2]
    whole = np.ones((height, width, 4), np.float32)
    whole[..., :3] = values
    made = bpy.data.images.new("developed", width, height, float_buffer=True)
    made.colorspace_settings.name = "Linear"
    made.pixels.foreach_set(whole.ravel())
    made.update()
    made.save_render(str(path), scene=bpy.context.scene)


def white(light):
    """Light as coloured as cloth took its colour from the first cloth."""
    strongest = light.max(-1, keepdims=True)
    return np.where(light.min(-1, keepdims=True) < 0.75 * strongest, strongest, light)


def keep(path, **passes):
    file = kept(path.parent, path.stem)
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez(file, **{name: np.minimum(values, 60000).astype(np.float16) for name, values in passes.items()})


def kept(renders, name):
    return renders / "light" / f"{name}.npz"


def is_kept(renders, name, size):
    file = kept(renders, name)
    return file.exists() and "cloth" in (passes := np.load(file)) and len(passes["cloth"]) == size


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
