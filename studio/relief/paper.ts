import { layered } from "./noise.ts";

/** Height of the paper's tooth at a place, in units. */
export function weaveAt(x: number, y: number): number {
  return 0.1 * layered(x * 0.25, y * 0.25, 3, 25);
}

/** How much lighter or darker the paper is there, around 0. */
export function tintAt(x: number, y: number): number {
  return 0.025 * layered(x * 0.1, y * 0.1, 3, 26);
}
