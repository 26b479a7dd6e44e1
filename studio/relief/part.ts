import type { ClothName } from "./cloth.ts";

/** One layer of a picture, in a space of 1000 by 1000 units, laid on those before it. */
export interface Part {
  /** Outline as SVG path data. */
  outline: string;
  colour: string;
  /** Overlapping loops of the outline add up instead of cutting holes. */
  union?: boolean;
  /** SVG drawn on the cloth and cut by the outline: prints, borders, stripes. */
  print?: string;
  cloth?: ClothName;
  thickness?: number;
  /** How far the edge takes to round off. */
  edge?: number;
  lift?: number;
  /** A height to lie at, whatever lies below. */
  rests?: number;
  /** Joined edge to edge with the piece before it instead of lying on it. */
  sewn?: boolean;
  /** How far the layer bridges the steps below it. */
  bridge?: number;
  /** Path data of stitched lines; a groove is pressed along them. */
  seams?: string;
  thread?: string;
  groove?: number;
  creases?: Crease[];
  relief?: (x: number, y: number) => number;
  wrinkle?: number;
  /** How far the middle stands above the edges. */
  swell?: number;
  gloss?: number;
  wear?: number;
  opacity?: number;
  seed?: number;
}

/** A fold along a bent line: from, by way of, to. A negative height makes a valley. */
export interface Crease {
  path: [number, number, number, number, number, number];
  width: number;
  height: number;
}

export interface View {
  x: number;
  y: number;
  size: number;
  turn?: number;
}

export interface Scene {
  parts: Part[];
  view?: View;
  /** Units by which the hand that laid it down missed the exact line. */
  looseness?: number;
}
