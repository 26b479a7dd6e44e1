/** One sheet of a picture, in a space of 1000 by 1000 units, laid on those before it. */
export interface Part {
  /** Outline as SVG path data. */
  outline: string;
  colour: string;
  /** Overlapping loops of the outline add up instead of cutting holes. */
  union?: boolean;
  /** SVG drawn on the sheet and cut by the outline: prints, borders, stripes. */
  print?: string;
  thickness: number;
  /** How far the edge takes to round off. */
  edge: number;
  /** The height it lies at. */
  rests: number;
}

export interface View {
  x: number;
  y: number;
  size: number;
}

export interface Scene {
  parts: Part[];
  view?: View;
  /** Units by which the hand that laid it down missed the exact line. */
  looseness?: number;
}
