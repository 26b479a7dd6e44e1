"""For the desk: what hands wrote on small notes."""
from covers.ink import box, lines


def note(ground, rows, ink="#27303f", size=8.6):
    return lambda w, h: box(0, 0, w, h, ground) + lines(rows, 8, 22, size, 12.4, "Kaushan Script", ink)
