import bwip from "bwip-js/node";
import { encode } from "uqr";

/** Widths of bars and gaps in turn, in modules, the first a bar. */
export function barsOf(value: string): readonly number[] {
  const [code] = bwip.raw({ bcid: "code128", text: value }) as readonly { readonly sbs: readonly number[] }[];
  if (!code) throw new Error(`There are no bars for ${value}.`);
  return code.sbs;
}

/** Rows of dark and light. */
export function squaresOf(value: string): readonly (readonly boolean[])[] {
  return encode(value, { ecc: "M", border: 0 }).data;
}
