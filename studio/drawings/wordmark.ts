import type { Part } from "../relief/part.ts";
import { sheet } from "./paper.ts";
import { circle, rect } from "./shapes.ts";

/** The name in cut letters, 200 units tall, from its upper left corner. */
export function wordmark(x: number, y: number, colour: string, level: number): Part[] {
  const hole = (cx: number, cy: number, r: number) =>
    `M${cx - r} ${cy}A${r} ${r} 0 1 0 ${cx + r} ${cy}A${r} ${r} 0 1 0 ${cx - r} ${cy}Z`;
  const a = (left: number) =>
    `${circle(left + 70, y + 129, 71)}${hole(left + 70, y + 129, 36)}${rect(left + 106, y + 60, 36, 140, 4)}`;
  const letters = [
    `${rect(x, y, 38, 200, 4)}${rect(x + 112, y, 38, 200, 4)}${rect(x + 20, y + 80, 110, 36)}`,
    a(x + 178),
    a(x + 348),
    `${rect(x + 530, y + 14, 37, 186, 4)}${rect(x + 504, y + 62, 92, 33, 4)}`,
  ];
  return letters.map((letter) => sheet(level, letter, colour, { union: true, thickness: 8, edge: 3 }));
}
