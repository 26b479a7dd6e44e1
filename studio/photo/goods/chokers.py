"""A choker of polki glass in gold frames, pearls hanging from it, tied with a silk cord."""
import math

import bmesh
import bpy
import numpy as np

from finish import metal, plastic, worn
from goods.jewellery import lustre
from scene import mesh
from solid import ball, bevelled, copy, creased, even, frames, rounded, tube, turned
from stones import clear
from table import linen
from worn import DEEP, HEIGHTS, WIDE, bust

COUNT, PITCH, ARC, NECK = 11, 0.0122, 0.0475, 0.2325


def choker(colours, view):
    if view == "second":
        bust()
        strung(colours, on_the_neck)
        silk = cord(colours["silk"])
        for lift, low in ((0.0022, 0.001), (0.0026, -0.0016)):
            ends = on_the_neck(COUNT / 2 * PITCH)[0], on_the_neck(-COUNT / 2 * PITCH)[0]
            first, last = (math.atan2(end[1], end[0]) for end in ends)
            a = np.linspace(first, last + 2 * math.pi if last < first else last, 120)
            silk(np.c_[(np.interp(NECK, HEIGHTS, WIDE) + lift) * np.cos(a), (np.interp(NECK, HEIGHTS, DEEP) + lift) * np.sin(a), NECK + low + 0.0005 * np.sin(9 * a)])
    else:
        strung(colours, lying)
        tie(colours)


def on_the_neck(s):
    """Place and axes (along, up, out), so far aside of the middle; a little lower in front than behind."""
    half_x, half_y = np.interp(NECK, HEIGHTS, WIDE) + 0.0012, np.interp(NECK, HEIGHTS, DEEP) + 0.0012
    turn = np.linspace(-2.4, 2.4, 1200)
    ring = np.c_[half_x * np.sin(turn), -half_y * np.cos(turn)]
    reach = np.r_[0, np.cumsum(np.linalg.norm(np.diff(ring, axis=0), axis=1))]
    t = np.interp(s, reach - np.interp(0, turn, reach), turn)
    out = np.array([math.sin(t) / half_x, -math.cos(t) / half_y, 0.0])
    out /= np.linalg.norm(out)
    out[2] = 0.06
    out /= np.linalg.norm(out)
    along = np.cross([0, 0, 1.0], out)
    along /= np.linalg.norm(along)
    return np.array([half_x * math.sin(t), -half_y * math.cos(t), NECK - 0.0035 * math.cos(t)]), (along, np.cross(out, along), out)


def lying(s):
    """On its back in an open ring, what hangs turned outwards."""
    t = s / ARC
    along, up = np.array([math.cos(t), math.sin(t), 0.0]), np.array([-math.sin(t), math.cos(t), 0.0])
    return np.array([ARC * math.sin(t), -ARC * math.cos(t), 0.0011]), (along, up, np.array([0, 0, 1.0]))


def strung(colours, where):
    random = np.random.default_rng(4)
    gold, pearl, ruby = worn(colours["base"], colours["deep"]), [lustre(shade) for shade in colours["pearls"]], clear(colours["accent"], 1.6, 0.9)
    big, small = [polki(random, 0.0035, 0.0046, 0.0016, colours) for _ in range(4)], [polki(random, 0.00135, 0.00135, 0.0008, colours) for _ in range(3)]
    red = polki(random, 0.0011, 0.0011, 0.0010, colours, ruby)
    frame, collar = setting(0.0040, 0.0051, gold, 26), setting(0.00165, 0.00165, gold, 0)
    grain, bead = ball(0.00048, (0, 0, -1), gold), ball(0.00105, (0, 0, -1), gold)
    cap = turned(rounded([(0.0003, 0.0004), (0.0008, 0.0002), (0.0014, -0.0005), (0.0018, -0.0012), (0.0016, -0.0012)], 6), gold, 40)
    loop = tube(circle(0.0008, 24), 0.00022, gold, closed=True, sides=10)
    pearls = [ball(1, (0, 0, -1), shade) for shade in pearl]
    kinds = [*big, *small, red, *frame, *collar, grain, bead, cap, loop, *pearls]

    def put(thing, s, up=0.0, high=0.0, size=1.0, turn=0.0, aside=0.0):
        place, (along, upward, out) = where(s)
        a, u = along * math.cos(turn) + upward * math.sin(turn), upward * math.cos(turn) - along * math.sin(turn)
        return copy(thing, place + along * aside + upward * up + out * high, (a * size, u * size, out * size))

    def hung(s, top, size):
        sway = random.normal(0, 0.05)
        radius = 0.00215 * size
        put(loop, s, top - 0.0006, 0.0012)
        place, (along, up, out) = where(s)
        down = -up + along * sway
        down = down / np.linalg.norm(down)
        lift = max(0.0012, radius - 0.0011) if where is lying else 0.0016
        centre = place - up * -top + down * (0.0016 + 0.0010 + radius) + out * lift
        copy(cap, centre - down * (radius + 0.0001), (np.cross(-down, out), out, -down))
        axes = np.linalg.qr(random.normal(0, 1, (3, 3)))[0] * random.uniform(0.965, 1.0, (3, 1)) * radius
        copy(pearls[random.integers(len(pearls))], centre, axes)
        copy(grain, centre + down * (radius + 0.0002), np.eye(3) * 0.8)

    for k in range(COUNT):
        s = (k - (COUNT - 1) / 2) * PITCH
        for piece in frame:
            put(piece, s)
        put(big[k % 4], s, 0, 0.0013, turn=math.pi * (k % 2))
        for piece in collar:
            put(piece, s, 0.0083)
        put(small[k % 3], s, 0.0083, 0.0011, turn=k)
        hung(s, -0.0066, 1.0)
        if k < COUNT - 1:
            between = s + PITCH / 2
            for piece in collar:
                put(piece, between, -0.0004)
            put(red, between, -0.0004, 0.0012, turn=k)
            put(bead, between, 0.0042, 0.0011)
            put(bead, between, -0.0042, 0.0011)
            put(bead, between, 0.0074, 0.0010, 0.8)
            hung(between, -0.0046, 0.72)
    for side in (-1, 1):
        put(bead, side * COUNT / 2 * PITCH, 0, 0.0011, 1.2)
        put(bead, side * (COUNT / 2 * PITCH + 0.0020), 0, 0.0011, 0.9)
    for up in (-0.0042, 0.0042, 0.0074):
        tube([put_at(where, s, up, 0.0010) for s in np.linspace(-COUNT / 2 * PITCH, COUNT / 2 * PITCH, 240)], 0.00030, gold, sides=10)
    # A wire of small pearls along the upper edge holds it together.
    for s in np.arange(-COUNT / 2 * PITCH, COUNT / 2 * PITCH, 0.00244):
        put(pearls[random.integers(len(pearls))], s, 0.0108, 0.0010, 0.00118 * random.uniform(0.96, 1.03))
    for thing in kinds:
        bpy.data.objects.remove(thing)


def put_at(where, s, up, high):
    place, (_, upward, out) = where(s)
    return place + upward * up + out * high


def setting(half_x, half_y, gold, grains):
    """A plate, the raised collar that holds the stone, a row of grains round it; lying on its back."""
    n = 96
    outline = [(1.32 * half_x * math.cos(a), 1.26 * half_y * math.sin(a)) for a in np.linspace(0, 2 * math.pi, n, endpoint=False)]
    plate = [(x * r, y * r, z) for r, z in ((0.96, 0.0), (1.0, 0.0002), (1.0, 0.0009), (0.96, 0.0011), (0, 0.0011)) for x, y in outline]
    faces = [(j * n + i, j * n + (i + 1) % n, (j + 1) * n + (i + 1) % n, (j + 1) * n + i) for j in range(4) for i in range(n)]
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    made = [creased(mesh("plate", plate, faces, material=gold), 50), tube(np.c_[half_x * 0.97 * np.cos(a), half_y * 0.97 * np.sin(a), 0 * a + 0.0016], 0.00044, gold, closed=True, sides=16)]
    if grains:
        b = even(np.c_[1.17 * half_x * np.cos(a), 1.14 * half_y * np.sin(a), 0 * a + 0.0013], 2 * math.pi * half_x * 1.2 / grains, True)
        small = []
        for p in b:
            bpy.ops.mesh.primitive_uv_sphere_add(segments=16, ring_count=10, radius=0.00046, location=p)
            bpy.ops.object.shade_smooth()
            bpy.context.object.data.materials.append(gold)
            small.append(bpy.context.object)
        bpy.ops.object.select_all(action="DESELECT")
        for one in small:
            one.select_set(True)
        bpy.context.view_layer.objects.active = small[0]
        bpy.ops.object.join()
        bpy.ops.object.transform_apply(location=True, rotation=True, scale=True)
        made.append(bpy.context.object)
    return made


def polki(random, half_x, half_y, tall, colours, glass=None):
    """Uncut: a flat stone with few uneven facets, foil behind it."""
    form = bmesh.new()
    for count, reach, high, loose in ((22, 1.0, 0.0, 0.0), (22, 0.985, 0.16, 0.01), (9, 0.80, 0.62, 0.07), (6, 0.46, 1.0, 0.10)):
        start = random.uniform(0, 6)
        for k in range(count):
            a = start + 2 * math.pi * (k + random.normal(0, loose)) / count
            r = reach * (1 + random.normal(0, loose * 0.5))
            form.verts.new((half_x * r * math.cos(a), half_y * r * math.sin(a), tall * high * (1 + random.normal(0, loose * 0.6))))
    bmesh.ops.convex_hull(form, input=form.verts)
    data = bpy.data.meshes.new("polki")
    form.to_mesh(data)
    form.free()
    data.materials.append(glass or clear(colours["stone"], 1.55, 0.86))
    data.materials.append(metal(colours["foil"], 0.10) if glass is None else metal(colours["accent"], 0.08))
    for facet in data.polygons:
        facet.material_index = int(facet.center.z < 0.02 * tall)
    made = bpy.data.objects.new("polki", data)
    bpy.context.scene.collection.objects.link(made)
    return made


def circle(radius, steps):
    a = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    return np.c_[radius * np.cos(a), radius * np.sin(a), 0 * a]


def cord(colour):
    """Silk of two strands twisted."""
    silk = plastic(colour, 0.42, 0.00012, 2600)

    def laid(path, thick=0.0008):
        path = even(path, 0.0005)
        _, up, side = frames(path, False)
        a = np.arange(len(path)) * 0.0005 / 0.0042 * 2 * math.pi
        for half in (0, math.pi):
            tube(path + 0.62 * thick * (np.cos(a + half)[:, None] * up + np.sin(a + half)[:, None] * side), thick * 0.75, silk, sides=10)
    return laid


def tie(colours):
    """The cord through its slide, a tassel on each end, inside the ring."""
    silk, gold = cord(colours["silk"]), worn(colours["base"], colours["deep"])
    end = lying(COUNT / 2 * PITCH + 0.002)[0]
    random = np.random.default_rng(7)
    for side, ways, fall in (
        (1, ((0.0455, 0.022), (0.034, 0.035), (0.015, 0.036), (0.0012, 0.0285), (-0.004, 0.018)), (-0.012, 0.006)),
        (-1, ((0.0465, 0.021), (0.036, 0.037), (0.017, 0.038), (0.0010, 0.0295), (-0.006, 0.017)), (-0.0125, 0.0035)),
    ):
        points = [(side * end[0], end[1]), *((side * x, y) for x, y in ways), (side * fall[0], fall[1])]
        flat = np.array(rounded([(x, y, 0.0012) for x, y in points], 30))
        flat[:, 2] = 0.0013 + 0.0004 * (side > 0)
        silk(flat)
        tassel(flat[-1], flat[-1] - flat[-8], colours["silk"], gold, random)
    slide = turned(bevelled([(0.0012, -0.0024), (0.0026, -0.0022), (0.0030, 0), (0.0026, 0.0022), (0.0012, 0.0024)], 0.0006), gold, 60)
    slide.location, slide.rotation_euler = (0, 0.0285, 0.0028), (math.pi / 2, 0, 0)


def tassel(place, way, colour, gold, random):
    way = np.array([*way[:2], 0.0]) / np.hypot(*way[:2])
    across = np.array([-way[1], way[0], 0])
    thread = plastic(colour, 0.5)
    head = turned(rounded([(0.0006, -0.0006), (0.0016, 0.0), (0.0021, 0.0012), (0.0021, 0.0030), (0.0024, 0.0034), (0.0022, 0.0038)], 6), gold, 48)
    copy(head, place + [0, 0, 0.0009], (np.cross([0, 0, 1.0], way), [0, 0, 1.0], way))
    bpy.data.objects.remove(head)
    for _ in range(130):
        start, spread = random.uniform(-1, 1), random.normal(0, 1)
        high = random.uniform(0, 1)
        t = np.linspace(0, 1, 12)[:, None]
        long = 0.0150 + random.normal(0, 0.0004)
        bend = random.normal(0, 0.0005) * np.sin(t * 3)
        path = place + way * (0.0032 + long * t) + across * (0.0016 * start + (0.0016 * start + 0.0006 * spread) * t + bend)
        path[:, 2] = 0.0020 + (high - 0.5) * 0.0024 * math.sqrt(1 - start * start) - (0.0018 * t[:, 0] ** 0.8) * (0.6 + 0.4 * high)
        path[:, 2] = np.maximum(path[:, 2], 0.00025 + 0.0007 * high)
        tube(path, 0.00016, thread, sides=6)


def cloth():
    return linen("#a2937f")


GOODS = {
    "vivaha-choker-set": dict(
        made=choker, width=0.16, surface=cloth, exposure=0.8, through=10,
        main={"from": (0.015, -0.26, 0.235), "at": (0.0005, -0.0105, 0.002), "lens": 93, "aperture": 22},
        second={"from": (0.055, -0.50, 0.262), "at": (0.001, 0, 0.2270), "lens": 172, "aperture": 22},
        colours={"gold": dict(base="#d9a64a", deep="#a8762a", stone="#ffffff", foil="#f6f3ea", accent="#b3122c", silk="#8c1730", pearls=("#f6efe2", "#f3e9db", "#f4e5da"))},
    ),
}
