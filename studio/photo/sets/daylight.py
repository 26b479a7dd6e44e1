"""Light of a room with a window: the sky's from the left, and the sun's through panes and leaves."""
import bpy
import numpy as np
from mathutils import Vector

from room import lamp
from scene import Nodes, mesh
from table import surroundings


def morning(w, at=(0, 0, 0), sun=3.0, sky=1.0, low=False, leaves=0, panes=(2, 3)):
    """`w` is how wide the scene is; the sun falls on `at`."""
    around(0.42 * sky)
    x, y, z = at
    lamp((x - 1.7 * w, y - 0.7 * w, z + 1.5 * w), at, 1.3 * w, 42 * sky * w * w, (0.97, 0.98, 1))
    lamp((x + 1.9 * w, y - 1.3 * w, z + 1.0 * w), at, 1.6 * w, 7 * sky * w * w, (1, 0.95, 0.88))
    if sun:
        sunlight(w, Vector(at), Vector((1.25, 0.62, -0.62 if low else -0.95)).normalized(), sun, leaves, panes)


def evening(w, at=(0, 0, 0), sky=1.0):
    """The last blue of the window; what is lit in the room gives the rest."""
    around(0.10 * sky, (0.62, 0.66, 0.80))
    x, y, z = at
    lamp((x - 1.8 * w, y - 0.6 * w, z + 1.3 * w), at, 1.3 * w, 15 * sky * w * w, (0.72, 0.80, 1.0))


def around(strength, tint=None):
    surroundings()
    light = next(n for n in bpy.data.worlds["room"].node_tree.nodes if n.type == "BACKGROUND")
    light.inputs[1].default_value = strength
    if tint:
        light.inputs[0].default_value = (*tint, 1)
        for link in list(light.inputs[0].links):
            bpy.data.worlds["room"].node_tree.links.remove(link)


def sunlight(w, at, way, strength, leaves, panes):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = strength, 0.028, (1, 0.86, 0.68)
    hung = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(hung)
    hung.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    across = way.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(way)
    place = lambda u, v: at - way * 2.2 * w + across * u + up * v
    shade(place, 0.62 * w, 0.50 * w, w, panes)
    random = np.random.default_rng(3)
    for _ in range(leaves):
        leaf(place, random, w)


def shade(place, half, tall, w, panes):
    """A wall round the window, and its bars; they throw shadows and are not seen."""
    far = 6 * w
    wall = [(-far, -half, -far, far), (half, far, -far, far), (-half, half, tall, far), (-half, half, -far, -tall)]
    bar = 0.022 * w
    wall += [(u - bar, u + bar, -tall, tall) for u in np.linspace(-half, half, panes[0] + 1)[1:-1]]
    wall += [(-half, half, v - bar, v + bar) for v in np.linspace(-tall, tall, panes[1] + 1)[1:-1]]
    for left, right, low, high in wall:
        unseen([place(left, low), place(right, low), place(right, high), place(left, high)])


def leaf(place, random, w):
    u, v, turn = random.uniform(-0.65, 0.65) * w, random.uniform(-0.5, 0.5) * w, random.uniform(0, 3.1)
    long, broad = random.uniform(0.06, 0.11) * w, random.uniform(0.018, 0.034) * w
    a = np.linspace(0, 2 * np.pi, 14, endpoint=False)
    p, q = np.cos(a) * long, np.sin(a) * broad * (1 + 0.4 * np.cos(a))
    unseen([place(u + s * np.cos(turn) - t * np.sin(turn), v + s * np.sin(turn) + t * np.cos(turn)) for s, t in zip(p, q)])


def unseen(corners):
    nodes = Nodes("shade")
    made = mesh("shade", corners, [tuple(range(len(corners)))], material=nodes.finish(nodes.surface(Roughness=1.0)), smooth=False)
    made.visible_camera = made.visible_diffuse = made.visible_glossy = made.visible_transmission = False
