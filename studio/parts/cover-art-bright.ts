import { shade } from "../rig/paint.ts";
import { type Art, disc, shape, waves } from "./cover-brush.ts";

/** The covers of picture books, cookery and travel. */
export const pictureBookArt: Record<string, Art> = {
  moon: (b, w, h, _colour, accent, random) => {
    for (let i = 0; i < 60; i++)
      disc(b, random() * w, random() * h * 0.8, w * (0.002 + random() * 0.004), "#f4e9cf");
    disc(b, w * 0.6, h * 0.6, w * 0.27, accent);
    disc(b, w * 0.53, h * 0.54, w * 0.05, shade(accent, -0.12));
    disc(b, w * 0.7, h * 0.68, w * 0.035, shade(accent, -0.12));
    for (let i = 0; i < 9; i++) {
      b.fillStyle = ["#2f7d4b", "#3f9a5a", "#1f5f3f"][i % 3]!;
      b.beginPath();
      b.ellipse(
        w * (i * 0.13),
        h * (0.93 + 0.02 * (i % 2)),
        w * 0.16,
        h * 0.045,
        -0.9 + (i % 4) * 0.5,
        0,
        Math.PI * 2,
      );
      b.fill();
    }
    b.fillStyle = "#39a35c";
    b.beginPath();
    b.ellipse(w * 0.3, h * 0.72, w * 0.045, h * 0.075, 0.5, 0, Math.PI * 2);
    b.fill();
    shape(
      b,
      [
        [w * 0.345, h * 0.665],
        [w * 0.385, h * 0.68],
        [w * 0.345, h * 0.7],
      ],
      "#d9473b",
    );
    disc(b, w * 0.325, h * 0.672, w * 0.007, "#101418");
  },
  train: (b, w, h, colour, accent) => {
    shape(
      b,
      [
        [0, h * 0.42],
        [w, h * 0.42],
        [w, h],
        [0, h],
      ],
      shade(accent, 0.1),
    );
    shape(
      b,
      [
        [0, h * 0.6],
        [w * 0.3, h * 0.5],
        [w * 0.62, h * 0.6],
        [w, h * 0.48],
        [w, h],
        [0, h],
      ],
      "#7f9a5a",
    );
    b.fillStyle = "#24506e";
    b.fillRect(0, h * 0.6, w, h * 0.22);
    b.fillStyle = accent;
    b.fillRect(0, h * 0.755, w, h * 0.018);
    for (let i = 0; i < 5; i++) {
      b.fillStyle = i === 2 ? "#f3b64a" : "#cfe0e4";
      b.beginPath();
      b.roundRect(w * (0.05 + i * 0.19), h * 0.635, w * 0.14, h * 0.085, w * 0.02);
      b.fill();
    }
    for (let i = 0; i < 6; i++) disc(b, w * (0.08 + i * 0.17), h * 0.83, w * 0.04, "#1d2126");
    b.fillStyle = shade(colour, -0.5);
    b.fillRect(0, h * 0.86, w, h * 0.012);
  },
  stalls: (b, w, h, _colour, accent) => {
    const tints = ["#d9473b", accent, "#f4ead6", "#2b5f9b", "#e5862f", "#8a3f77"];
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) {
        const [x, y, s] = [w * (0.09 + column * 0.28), h * (0.41 + row * 0.165), w * 0.25];
        b.fillStyle = "#f4ead6";
        b.fillRect(x, y + s * 0.22, s, s * 0.3);
        for (let stripe = 0; stripe < 5; stripe++) {
          b.fillStyle = stripe % 2 ? "#ffffff" : tints[(row * 3 + column) % 6]!;
          b.beginPath();
          b.roundRect(x + (s / 5) * stripe, y, s / 5, s * 0.26, [0, 0, s * 0.1, s * 0.1]);
          b.fill();
        }
        for (let fruit = 0; fruit <= (row * 3 + column) % 5; fruit++)
          disc(b, x + s * (0.14 + fruit * 0.18), y + s * 0.44, s * 0.075, tints[(row + column + 3) % 6]!);
      }
    }
  },
  pot: (b, w, h, _colour, accent) => {
    for (const [size, tint] of [
      [1, "#f2b23a"],
      [0.62, "#fbe3a0"],
    ] as const) {
      b.fillStyle = tint;
      b.beginPath();
      b.moveTo(w * 0.5, h * (0.9 - 0.2 * size));
      b.bezierCurveTo(w * (0.5 + 0.28 * size), h * 0.8, w * (0.5 + 0.16 * size), h * 0.9, w * 0.5, h * 0.9);
      b.bezierCurveTo(
        w * (0.5 - 0.16 * size),
        h * 0.9,
        w * (0.5 - 0.28 * size),
        h * 0.8,
        w * 0.5,
        h * (0.9 - 0.2 * size),
      );
      b.fill();
    }
    b.fillStyle = "#3a2018";
    b.beginPath();
    b.roundRect(w * 0.24, h * 0.5, w * 0.52, h * 0.235, [w * 0.03, w * 0.03, w * 0.17, w * 0.17]);
    b.roundRect(w * 0.14, h * 0.535, w * 0.72, h * 0.03, w * 0.03);
    b.fill();
    b.fillStyle = accent;
    b.beginPath();
    b.roundRect(w * 0.21, h * 0.475, w * 0.58, h * 0.024, w * 0.02);
    b.roundRect(w * 0.46, h * 0.445, w * 0.08, h * 0.028, w * 0.02);
    b.fill();
  },
  coast: (b, w, h, colour, accent) => {
    disc(b, w * 0.7, h * 0.5, w * 0.13, accent);
    waves(b, w, h, h * 0.58, ["#2f7f86", "#4b9a9c", "#e9d7ad"], h * 0.018);
    b.strokeStyle = shade(colour, -0.55);
    b.lineWidth = w * 0.016;
    for (const x of [0.33, 0.66]) {
      b.beginPath();
      b.arc(w * x, h * 0.82, w * 0.125, 0, Math.PI * 2);
      b.stroke();
    }
    b.beginPath();
    for (const [x, y] of [
      [0.33, 0.82],
      [0.44, 0.73],
      [0.6, 0.73],
      [0.48, 0.82],
      [0.33, 0.82],
    ] as const)
      b.lineTo(w * x, h * y);
    b.moveTo(w * 0.66, h * 0.82);
    b.lineTo(w * 0.59, h * 0.7);
    b.lineTo(w * 0.54, h * 0.695);
    b.moveTo(w * 0.48, h * 0.82);
    b.lineTo(w * 0.425, h * 0.705);
    b.moveTo(w * 0.395, h * 0.703);
    b.lineTo(w * 0.465, h * 0.703);
    b.stroke();
  },
};
