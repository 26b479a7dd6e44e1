"""What is woven or printed: pictures over metres of cloth, 1 where the second thread lies on top."""
import math

import numpy as np

PIXELS_A_METRE = 3072


def grid(width, length, fine=PIXELS_A_METRE):
    rows, columns = round(length * fine), round(width * fine)
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    return (x + 0.5) / fine, (y + 0.5) / fine


def repeat(along, step):
    """Distance to the middle of the repeat one is in."""
    return np.mod(along, step) - step / 2


def scattered(x, y, step_x, step_y):
    """Repeats in rows, every second row shifted by half."""
    shift = np.where(np.mod(np.floor(y / step_y), 2) > 0.5, step_x / 2, 0)
    return repeat(x + shift, step_x), repeat(y, step_y)


def petal(x, y, size, degrees, length, breadth=0.24):
    turn = math.radians(degrees)
    u = (x * math.cos(turn) - y * math.sin(turn)) / size
    v = (x * math.sin(turn) + y * math.cos(turn)) / size / length
    half = breadth * np.sin(np.clip(v, 0, 1) * math.pi) ** 0.8
    vein = (np.abs(u) < half * 0.35) & (v > 0.3) & (v < 0.75)
    return (v > 0.12) & (v < 1) & (np.abs(u) < half) & ~vein


def lotus(x, y, size):
    flower = np.hypot(x / size, y / size + 0.12) < 0.13
    for degrees, length in ((-72, 0.7), (-38, 0.9), (0, 1.05), (38, 0.9), (72, 0.7)):
        flower |= petal(x, y, size, degrees, length)
    return flower


def sprig(x, y, size):
    """A stem with four leaves and a bud."""
    stem = (np.abs(x - 0.06 * size * np.sin(y / size * 4)) < 0.022 * size) & (y > -0.75 * size) & (y < 0.55 * size)
    leaves = stem
    for height, degrees in ((-0.55, 58), (-0.25, -55), (0.05, 50), (0.3, -46)):
        leaves = leaves | petal(x, y - height * size, size, degrees, 0.62, 0.15)
    return leaves | petal(x, y - 0.45 * size, size, 0, 0.55, 0.16)


def bands(distance, edges):
    """True inside each of the stripes (from, to)."""
    inside = np.zeros_like(distance, bool)
    for start, end in edges:
        inside |= (distance > start) & (distance < end)
    return inside


def teeth(distance, along, start, step, height):
    """A row of triangles that begins at a distance."""
    return (distance > start) & (distance < start + height - np.abs(repeat(along, step)) * 2 * height / step)


def zari_border(edge, along, width):
    """Lines, a chain of rings, a row of teeth; width is that of the whole border."""
    k = width / 0.083
    lines = bands(edge, [(0.004 * k, 0.010 * k), (0.0125 * k, 0.0165 * k), (0.058 * k, 0.062 * k), (0.066 * k, 0.0675 * k)])
    ring = np.hypot(repeat(along, 0.030 * k), edge - 0.0375 * k)
    chain = (edge > 0.0165 * k) & (edge < 0.058 * k) & ~(ring < 0.0125 * k)
    chain |= (ring < 0.0085 * k) & ~(ring < 0.003 * k)
    return lines | chain | teeth(edge, along, 0.068 * k, 0.014 * k, 0.012 * k)


def lotus_pallu(x, end):
    """The end piece: bands of gold, a frieze of large lotuses, a row of small ones, teeth."""
    worn = bands(end, [(0.006, 0.013), (0.018, 0.021), (0.16, 0.165), (0.172, 0.186), (0.193, 0.196), (0.292, 0.296), (0.302, 0.304)])
    across = repeat(x, 0.064)
    dots = np.hypot(across - np.sign(across) * 0.032, end - 0.135)
    worn |= (end > 0.021) & (end < 0.16) & ~lotus(across, end - 0.055, 0.078) & ~(dots < 0.010) | (dots < 0.006)
    worn |= lotus(repeat(x, 0.040), end - 0.222, 0.040) & (end > 0.196) & (end < 0.292)
    return worn | teeth(end, x, 0.304, 0.018, 0.020)


def striped_pallu(x, end):
    """Bands of gold that grow denser towards the end, a frieze between them."""
    stripes = [(0.008 + 0.011 * i, 0.008 + 0.011 * i + 0.0065) for i in range(9)]
    stripes += [(0.300 + 0.016 * i, 0.300 + 0.016 * i + 0.0055 - 0.0005 * i) for i in range(7)]
    worn = bands(end, stripes) | bands(end, [(0.112, 0.116), (0.262, 0.266), (0.272, 0.290)])
    worn |= lotus(repeat(x, 0.085), end - 0.165, 0.088) & (end > 0.116) & (end < 0.262)
    return worn | teeth(end, x, 0.412, 0.020, 0.022)


def softened(drawn):
    """Edges of a thread's width instead of a pixel's."""
    soft = drawn.astype(np.float32)
    return (soft + np.roll(soft, 1, 0) + np.roll(soft, 1, 1) + np.roll(np.roll(soft, 1, 0), 1, 1)) / 4


def dyed(base, accent, drawn, seed, unevenness):
    """Colours of both threads, a little different from thread to thread as hand-dyed yarn is."""
    mixed = srgb(base) * (1 - drawn[..., None]) + srgb(accent) * drawn[..., None]
    return np.clip(mixed * threads(drawn.shape, seed, unevenness)[..., None], 0, 1)


def threads(shape, seed, unevenness):
    random = np.random.default_rng(seed)
    warp = random.standard_normal((1, shape[1])).astype(np.float32)
    weft = random.standard_normal((shape[0], 1)).astype(np.float32)
    return np.clip(1 + unevenness * (0.8 * warp + weft), 0.7, 1.3)


def taking_dye(drawn, thread, over=0.0):
    """What another colour of the cloth must know of each place: where it takes dye, where the second thread lies, how pale it is."""
    share = 1 - over + drawn * 0
    return np.dstack((share, share * drawn, share * thread ** 2.2 / 2))


def srgb(hexadecimal):
    return np.array([int(hexadecimal[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
