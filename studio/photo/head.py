"""A head of clay as a potter shapes it, for earrings: neck, jaw, an ear, hair drawn back into a knot; no face."""
import numpy as np

from scene import mesh

RINGS, STEPS = 640, 720
LOW, HIGH, AXIS = -0.140, 0.226, 0.022
LOBE, KNOT = np.array((0.0842, 0.0065, 0.0735)), np.array((0, 0.110, 0.086))


def head(material):
    """Its chin at height zero, facing -y; found along level lines from outside to the axis."""
    z, a = (grid.ravel() for grid in np.meshgrid(np.linspace(LOW, HIGH, RINGS), np.linspace(0, 2 * np.pi, STEPS, endpoint=False), indexing="ij"))
    out, reach, going = np.stack([np.sin(a), -np.cos(a)], -1), np.full(len(a), 0.20), np.arange(len(a))
    at = lambda which: np.c_[out[which] * reach[which, None] + [0, AXIS], z[which]]
    for _ in range(60):
        left = away(at(going))
        reach[going] = np.clip(reach[going] - 0.75 * left, 0.0002, 0.20)
        going = going[np.abs(left) > 0.00004]
    by_the_ear = np.clip((0.044 - from_the_ear(at(np.arange(len(a))))) / 0.010, 0, 1)
    reach += by_the_ear * (stroked(reach.reshape(RINGS, STEPS)).ravel() - reach)
    faces = [(j * STEPS + i, j * STEPS + (i + 1) % STEPS, (j + 1) * STEPS + (i + 1) % STEPS, (j + 1) * STEPS + i) for j in range(RINGS - 1) for i in range(STEPS)]
    return mesh("head", at(np.arange(len(a))), faces, material=material)


def stroked(reach):
    """As a wet thumb leaves it: no step from one level to the next."""
    for _ in range(6):
        reach = (np.roll(reach, 1, 1) + 2 * reach + np.roll(reach, -1, 1)) / 4
        reach[1:-1] = (reach[:-2] + 2 * reach[1:-1] + reach[2:]) / 4
    return reach


def away(p):
    """How far a point is from the clay; both sides are alike."""
    p = one_side(p)
    skin = egg(p, (0, 0.012, 0.128), (0.073, 0.094, 0.090))
    skin = joined(skin, egg(p, (0, -0.040, 0.072), (0.056, 0.050, 0.080)), 0.030)
    skin = joined(skin, jaw(p), 0.020)
    skin = joined(skin, neck(p), 0.022)
    skin = joined(skin, hair(p), 0.0025)
    by_the_ear = from_the_ear(p) < 0.042
    skin[by_the_ear] = joined(skin[by_the_ear], ear(p[by_the_ear]), 0.0030)
    return skin


def from_the_ear(p):
    return np.linalg.norm(one_side(p) - (0.078, 0.012, 0.100), axis=-1)


def one_side(p):
    return np.c_[np.abs(p[:, 0]), p[:, 1:]]


def jaw(p):
    chin = limb(p, (0, -0.076, 0.016), (0, -0.070, 0.030), 0.018, 0.022)
    side = limb(p, (0.010, -0.074, 0.015), (0.046, -0.014, 0.036), 0.013, 0.013)
    return joined(joined(chin, side, 0.012), limb(p, (0.046, -0.014, 0.036), (0.057, 0.000, 0.090), 0.013, 0.014), 0.015)


def neck(p):
    """With the muscle that runs from behind the ear to the breastbone, and the collarbones."""
    made = limb(p, (0, 0.018, 0.060), (0, 0.040, -0.110), 0.047, 0.050)
    made = joined(made, limb(p, (0.050, 0.030, 0.060), (0.010, -0.014, -0.112), 0.009, 0.007), 0.016)
    made = joined(made, limb(p, (0, 0.048, -0.075), (0.150, 0.045, -0.150), 0.030, 0.044), 0.040)
    made = joined(made, egg(p, (0, 0.040, -0.205), (0.170, 0.072, 0.100)), 0.040)
    return joined(made, limb(p, (0.012, -0.020, -0.116), (0.120, 0.006, -0.108), 0.006, 0.006), 0.014)


def hair(p):
    """Combed back over the tip of the ear into a knot; the lines that the comb drew."""
    x, y, z = np.moveaxis(p, -1, 0)
    drawn = z + 0.42 * y + 2.2 * np.clip(y - 0.02, 0, 1) ** 2 + 0.0016 * np.sin(y * 95 + z * 40)
    full = egg(p, (0, 0.020, 0.132), (0.0785, 0.094, 0.094)) + strands(drawn)
    front = (-0.016 - y) + 0.35 * (0.120 - z) + 0.004 * np.sin(z * 160)
    low = (0.108 - 1.10 * (y - 0.020)) * 0.62 - z * 0.62
    full = cut(cut(full, front, 0.006), low, 0.008)
    high, back = z - 0.086, y - 0.120
    knot = np.hypot(np.hypot(x, high), back) - 0.036 + strands(np.arctan2(high, back) * 0.022 + 0.35 * x)
    return joined(full, knot, 0.004)


def strands(across):
    """Never two alike."""
    wave = sum(size * np.sin(across * 2 * np.pi / long + long * 900) for long, size in ((0.0067, 0.00030), (0.0041, 0.00036), (0.0029, 0.00026)))
    return wave


def ear(p):
    """A rim round a hollow, a fold within it, the lobe."""
    shell = egg(p, (0.074, 0.0115, 0.1000), (0.0124, 0.0168, 0.0285))
    shell = cut(shell, -egg(p, (0.0900, 0.0080, 0.0985), (0.0125, 0.0105, 0.0190)), 0.004)
    u = np.linspace(-0.30, 4.75, 30)
    shell = joined(shell, cord(p, np.c_[0.0795 + 0.0050 * np.sin((u + 0.3) / 1.6), 0.0125 - 0.0165 * np.cos(u), 0.1010 + 0.0270 * np.sin(u)], 0.0031), 0.0030)
    u = np.linspace(1.0, 4.1, 14)
    shell = joined(shell, cord(p, np.c_[0.0815 + 0 * u, 0.0125 - 0.0085 * np.cos(u), 0.1000 + 0.0165 * np.sin(u)], 0.0023), 0.0034)
    shell = joined(shell, egg(p, (0.0770, 0.0040, 0.0755), (0.0060, 0.0095, 0.0115)), 0.006)
    return joined(shell, egg(p, (0.0775, -0.0055, 0.0965), (0.0050, 0.0035, 0.0060)), 0.004)


def cord(p, path, thick):
    """Thinner towards both its ends."""
    fuller = thick * np.sin(np.linspace(0.5, np.pi - 0.5, len(path))) ** 0.5
    return np.min([limb(p, *ends, *sizes) for ends, sizes in zip(zip(path, path[1:]), zip(fuller, fuller[1:]))], axis=0)


def egg(p, middle, radii):
    q, r = p - np.array(middle), np.array(radii)
    near, steep = np.linalg.norm(q / r, axis=-1), np.linalg.norm(q / r ** 2, axis=-1)
    return near * (near - 1) / np.maximum(steep, 1e-9)


def limb(p, start, end, thick, thin):
    """Round from one place to another."""
    along = np.array(end) - start
    t = np.clip((p - np.array(start)) @ along / (along @ along), 0, 1)
    return np.linalg.norm(p - np.array(start) - t[..., None] * along, axis=-1) - (thick + (thin - thick) * t)


def joined(a, b, soft):
    h = np.clip(0.5 + 0.5 * (b - a) / soft, 0, 1)
    return b + (a - b) * h - soft * h * (1 - h)


def cut(a, b, soft):
    """What is in both."""
    return -joined(-a, -b, soft)
