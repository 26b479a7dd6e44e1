"""A book lying open: two stacks of leaves that bend into the gutter, a spread printed on the uppermost."""
import numpy as np

from book import BOARD, MM, full, leaves
from covers.ink import pressed
from finish import plastic
from scene import Nodes, mesh
from solid import prism, rectangle

ALONG = 56


def opened(book, share=0.5):
    """The gutter along y, the head towards +y; `share` of the leaves lie to the left."""
    w, h, t = (side * MM for side in book["size"])
    hard = book["kind"] == "hardback"
    board, over = (BOARD, 0.0032) if hard else (book.get("cover", 0.0004), 0.0002)
    skin = plastic(book["spine"]["ground"], 0.55, 0.00004, 900)
    paper, sheet = leaves(book.get("leaves", "#efe3c8"), book.get("leaf", 0.00022), True), printed(book)
    for side, deep in ((-1, (t - 2 * board) * share), (1, (t - 2 * board) * (1 - share))):
        slab = prism(rectangle(w, h, 0.001), 0, board, skin, board * 0.2)
        slab.location = (side * (w / 2 + 0.001), 0, 0)
        tall = h / 2 - over
        stack(side, w - over, tall, board, deep, paper)
        for k in (3, 2, 1, 0):
            leaf(side, w - over, tall, board, deep, k, sheet)


def bent(w, deep, up):
    """The uppermost leaf from gutter to fore edge: (across, high)."""
    s = np.linspace(0, 1, ALONG) ** 1.5
    reach = w - 0.0010 - 0.30 * deep
    high = deep * (1 - np.exp(-s * reach / 0.0075)) * (1 - 0.16 * s) + max(0.16 * deep, 0.0030) * np.exp(-((s - 0.16) / 0.12) ** 2) * (1 - np.exp(-s / 0.03))
    return s * reach, high + up


def stack(side, w, tall, low, deep, paper):
    """What one sees of the leaves below: their ends at head and tail, and the fore edge, which slants."""
    top_x, top_z = bent(w, deep, low)
    layers = np.linspace(0, 1, 14)
    foot_x = np.linspace(0, 1, ALONG) ** 1.5 * (w - 0.0006)
    xs, zs = (foot_x + (top_x - foot_x) * layers[:, None]), (low + (top_z - low) * layers[:, None])
    for end in (-1, 1):
        points = [(side * x, end * tall, z) for x, z in zip(xs.ravel(), zs.ravel())]
        grid(points, len(layers), ALONG, [(x, v * deep) for v in layers for x in foot_x], paper)
    ys = np.linspace(-tall, tall, 30)
    grid([(side * x, y, z) for x, z in zip(xs[:, -1], zs[:, -1]) for y in ys], len(layers), 30, [(y, v * deep) for v in layers for y in ys], paper)


def leaf(side, w, tall, low, deep, k, sheet):
    """The k-th leaf from above; each below reaches out a little further, and all stand off at the corner."""
    x, z = bent(w, deep, low)
    s = x / x[-1]
    ys = np.linspace(-tall, tall, 24)
    points = []
    for y in ys:
        corner = np.clip(-y / tall, 0, 1) ** 2
        lift = (0.0010 + 0.0030 * corner) * s ** 5 * (1 - 0.27 * k) + 0.0002
        points += [(side * (a * (1 + 0.0022 * k)), y + 0.00012 * k, b) for a, b in zip(x, z + lift - 0.00025 * k)]
    reach = np.r_[0, np.cumsum(np.hypot(np.diff(x), np.diff(z)))]
    across = 0.5 + side * 0.5 * reach / reach[-1]
    grid(points, len(ys), ALONG, [(u, v) for v in np.linspace(0, 1, len(ys)) for u in across], sheet)


def grid(points, rows, columns, uvs, material):
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]
    return mesh("leaves", points, faces, uvs, material)


def printed(book):
    w, h, _ = book["size"]
    nodes = Nodes("spread")
    shown = full(nodes, nodes.picture(nodes.add("ShaderNodeUVMap").outputs[0], pressed(book["spread"](w, h), 2 * w, h)))
    return nodes.finish(nodes.surface(Base_Color=shown, Roughness=0.62 if book["finish"] == "gloss" else 0.82, Specular=0.25))
