import { shade } from "../rig/paint.ts";
import { pictureBookArt } from "./cover-art-bright.ts";
import { type Art, disc, shape, waves } from "./cover-brush.ts";

/** The pictures on the covers, found by a word of what the product says of its cover. */
export const coverArt: Record<string, Art> = {
  ...pictureBookArt,
  lighthouse: (b, w, h, colour, accent) => {
    shape(
      b,
      [
        [w * 0.68, h * 0.44],
        [0, h * 0.5],
        [0, h * 0.68],
      ],
      shade(accent, -0.25),
    );
    shape(
      b,
      [
        [w * 0.68, h * 0.44],
        [0, h * 0.545],
        [0, h * 0.635],
      ],
      accent,
    );
    shape(
      b,
      [
        [w * 0.63, h * 0.48],
        [w * 0.75, h * 0.48],
        [w * 0.8, h * 0.84],
        [w * 0.58, h * 0.84],
      ],
      "#f4ece0",
    );
    for (const y of [0.55, 0.68])
      shape(
        b,
        [
          [w * 0.61, h * y],
          [w * 0.77, h * y],
          [w * 0.785, h * (y + 0.06)],
          [w * 0.595, h * (y + 0.06)],
        ],
        "#b3402f",
      );
    b.fillStyle = "#20242c";
    b.fillRect(w * 0.635, h * 0.425, w * 0.11, h * 0.055);
    disc(b, w * 0.69, h * 0.45, w * 0.025, accent);
    waves(b, w, h, h * 0.78, [shade(colour, 0.25), shade(colour, 0.05), shade(colour, -0.35)], h * 0.012);
  },
  "rain lines": (b, w, h, colour, accent, random) => {
    b.lineCap = "round";
    for (let i = 0; i < 150; i++) {
      const [x, y, length] = [random() * w * 1.3, h * (0.36 + random() * 0.62), h * (0.03 + random() * 0.09)];
      b.strokeStyle = i % 5 ? shade(colour, 0.2 + random() * 0.4) : accent;
      b.lineWidth = w * (0.004 + random() * 0.008);
      b.beginPath();
      b.moveTo(x, y);
      b.lineTo(x - length * 0.45, y + length);
      b.stroke();
    }
    shape(
      b,
      [
        [0, h * 0.88],
        [w, h * 0.84],
        [w, h],
        [0, h],
      ],
      shade(colour, -0.3),
    );
  },
  clock: (b, w, h, colour, accent) => {
    for (const [x, y, r] of [
      [0.3, 0.62, 0.2],
      [0.72, 0.5, 0.15],
      [0.7, 0.79, 0.22],
      [0.16, 0.86, 0.1],
    ] as const) {
      disc(b, w * x, h * y, w * r, accent);
      disc(b, w * x, h * y, w * r * 0.88, shade(colour, -0.35));
      disc(b, w * x, h * y, w * r * 0.8, "#f6ecd6");
      b.strokeStyle = "#2a211c";
      b.lineCap = "round";
      for (let tick = 0; tick < 12; tick++) {
        const [s, c] = [Math.sin((tick * Math.PI) / 6), Math.cos((tick * Math.PI) / 6)];
        b.lineWidth = w * r * 0.035;
        b.beginPath();
        b.moveTo(w * (x + r * 0.68 * s), h * y - w * r * 0.68 * c);
        b.lineTo(w * (x + r * 0.58 * s), h * y - w * r * 0.58 * c);
        b.stroke();
      }
      for (const [angle, reach] of [
        [x * 9, 0.52],
        [y * 23, 0.36],
      ] as const) {
        b.lineWidth = w * r * 0.06;
        b.beginPath();
        b.moveTo(w * x, h * y);
        b.lineTo(w * (x + Math.sin(angle) * r * reach), h * y - w * Math.cos(angle) * r * reach);
        b.stroke();
      }
    }
  },
  river: (b, w, h, colour, accent) => {
    for (let band = 0; band < 5; band++) {
      b.strokeStyle = [
        accent,
        shade(colour, 0.45),
        shade(colour, 0.2),
        shade(accent, -0.2),
        shade(colour, -0.3),
      ][band]!;
      b.lineWidth = w * 0.06;
      b.beginPath();
      for (let k = 0; k <= 80; k++)
        b.lineTo(
          w * (0.18 + band * 0.15) + Math.sin(k * 0.085 + band * 0.35) * w * 0.15,
          h * 0.4 + (h * 0.5 * k) / 80,
        );
      b.stroke();
    }
    b.fillStyle = colour;
    b.fillRect(0, h * 0.9, w, h * 0.1);
  },
  shelf: (b, w, h, colour, accent, random) => {
    for (let row = 0; row < 4; row++) {
      const base = h * (0.54 + row * 0.115);
      for (let x = 0.09; x < 0.87; ) {
        const [wide, tall] = [0.05 + random() * 0.07, 0.045 + random() * 0.045];
        b.fillStyle = [accent, "#f6ecd9", shade(colour, -0.4), "#a63d2f", "#2f6f73"][
          Math.floor(random() * 5)
        ]!;
        b.fillRect(w * x, base - h * tall, w * Math.min(wide, 0.9 - x), h * tall);
        x += wide + 0.012;
      }
      b.fillStyle = accent;
      b.fillRect(w * 0.07, base, w * 0.86, h * 0.009);
    }
  },
  steps: (b, w, h, colour, accent) => {
    for (let i = 0; i < 9; i++) {
      b.fillStyle = i % 2 ? shade(colour, 0.35) : shade(accent, i * 0.05);
      const inset = w * (0.09 + i * 0.045);
      b.fillRect(
        inset,
        h * 0.4 + (inset - w * 0.09) * 0.72,
        w - inset * 2,
        h * 0.5 - (inset - w * 0.09) * 0.95,
      );
    }
    b.fillStyle = "#2f5f6b";
    b.fillRect(w * 0.48, h * 0.4 + w * 0.27, w * 0.04, h * 0.06);
  },
  circles: (b, w, h, colour, accent) => {
    for (let i = 0; i < 5; i++) disc(b, w * 0.5, h * 0.65, w * (0.34 - i * 0.06), i % 2 ? colour : accent);
  },
};
