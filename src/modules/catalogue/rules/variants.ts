export interface Options {
  readonly colours: readonly { readonly name: string }[];
  readonly sizes: readonly string[];
}

export interface Combination {
  readonly colour: string;
  readonly size: string;
}

/** Each colour in each size, in the order of the choices; a product without options is one of neither. */
export function combinationsOf({ colours, sizes }: Options): Combination[] {
  const names = colours.length > 0 ? [...new Set(colours.map(({ name }) => name))] : [""];
  const known = sizes.length > 0 ? [...new Set(sizes)] : [""];
  return names.flatMap((colour) => known.map((size) => ({ colour, size })));
}

/** One number for all choices: each gets the same, the first ones what is left over. */
export function spread(pieces: number, choices: number): number[] {
  const each = Math.floor(pieces / choices);
  return Array.from({ length: choices }, (_, at) => each + (at < pieces % choices ? 1 : 0));
}
