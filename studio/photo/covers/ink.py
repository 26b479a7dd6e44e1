"""Drawing for the press: shapes and lettering as SVG in millimetres, and the image made of them."""
import math
import pathlib
import subprocess
import tempfile
from html import escape

import bpy

PRESS = pathlib.Path(__file__).parent.parent / "print.mjs"


def pressed(drawn, width, height, fine=7.5):
    """The drawing as an image, `fine` pixels a millimetre."""
    sheet = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * fine:.0f}" height="{height * fine:.0f}" viewBox="0 0 {width} {height}">{drawn}</svg>'
    made = subprocess.run(["node", str(PRESS)], input=sheet.encode(), stdout=subprocess.PIPE, check=True).stdout
    with tempfile.NamedTemporaryFile(suffix=".png") as file:
        file.write(made)
        file.flush()
        shown = bpy.data.images.load(file.name)
        shown.pack()
    return shown


def attributes(given):
    return " ".join(f'{name.replace("_", "-")}="{value}"' for name, value in given.items())


def shape(d, fill="none", **more):
    return f'<path d="{d}" fill="{fill}" {attributes(more)}/>'


def box(x, y, width, height, fill, **more):
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{width:.2f}" height="{height:.2f}" fill="{fill}" {attributes(more)}/>'


def disc(x, y, radius, fill="none", **more):
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" fill="{fill}" {attributes(more)}/>'


def line(points, ink, thick, **more):
    return shape("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points), stroke=ink, stroke_width=thick, stroke_linecap="round", stroke_linejoin="round", **more)


def area(points, fill, **more):
    return shape("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z", fill, **more)


def words(text, x, y, size, font, fill, anchor="middle", **more):
    return f'<text x="{x:.2f}" y="{y:.2f}" font-family="{font}" font-size="{size}" fill="{fill}" text-anchor="{anchor}" {attributes(more)}>{escape(text)}</text>'


def lines(texts, x, y, size, leading, font, fill, anchor="start", **more):
    return "".join(words(text, x, y + k * leading, size, font, fill, anchor, **more) for k, text in enumerate(texts))


def set_in(text, letters):
    """Broken into lines of so many letters at most."""
    broken = [""]
    for word in text.split():
        if broken[-1] and len(broken[-1]) + len(word) >= letters:
            broken.append("")
        broken[-1] = f"{broken[-1]} {word}".strip()
    return broken


def moved(drawn, x=0.0, y=0.0, turn=0.0, size=1.0):
    return f'<g transform="translate({x:.2f} {y:.2f}) rotate({turn:.2f}) scale({size})">{drawn}</g>'


def within(name, outline, drawn):
    return f'<clipPath id="{name}">{outline}</clipPath><g clip-path="url(#{name})">{drawn}</g>'


def fade(name, stops, across=False):
    """A gradient from top to bottom, or from left to right: (place, colour, how dense)."""
    made = "".join(f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{dense}"/>' for at, colour, dense in stops)
    return f'<linearGradient id="{name}" x1="0" y1="0" x2="{1 if across else 0}" y2="{0 if across else 1}">{made}</linearGradient>'


def swell(y, high, long, shift, width, floor):
    """What lies under a wave line."""
    top = [(x, y + high * math.sin(x / long * 2 * math.pi + shift)) for x in range(-2, int(width) + 4, 2)]
    return [*top, (width + 4, floor), (-4, floor)]


def leaf(x, y, long, wide, turn, fill, **more):
    d = f"M0 0C{wide} {-long * 0.3:.2f} {wide * 0.8:.2f} {-long * 0.8:.2f} 0 {-long}C{-wide * 0.8:.2f} {-long * 0.8:.2f} {-wide} {-long * 0.3:.2f} 0 0Z"
    return moved(shape(d, fill, **more), x, y, turn)
