import type { Brush } from "../rig/paint.ts";

export type Art = (
  brush: Brush,
  w: number,
  h: number,
  colour: string,
  accent: string,
  random: () => number,
) => void;

export function disc(brush: Brush, x: number, y: number, radius: number, fill: string): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(x, y, radius, 0, Math.PI * 2);
  brush.fill();
}

export function shape(brush: Brush, points: number[][], fill: string): void {
  brush.fillStyle = fill;
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x!, y!);
  brush.fill();
}

export function waves(
  brush: Brush,
  w: number,
  h: number,
  from: number,
  colours: string[],
  swell: number,
): void {
  colours.forEach((colour, i) => {
    const top = from + ((h - from) * i) / colours.length;
    const line = Array.from({ length: 61 }, (_, k) => [
      (w * k) / 60,
      top + Math.sin(k * 0.32 + i * 1.7) * swell,
    ]);
    shape(brush, [...line, [w, h], [0, h]], colour);
  });
}
