/** One combination of a product's options, with what is left of it; empty texts where there is nothing to choose. */
export type Variant = {
  readonly colour: string;
  readonly size: string;
  readonly free: number;
  /** Told where parcels are priced, if somebody has weighed it. */
  readonly grams?: number;
  /** The file of the picture that shows it, where it has one of its own. */
  readonly picture?: string;
  /** Told where it costs other than the product's cheapest. */
  readonly price?: PriceView;
};

/** A price as screens say it. */
export type PriceView = {
  readonly unitPaise: number;
  /** The price before the discount; null without one. */
  readonly oldUnitPaise: number | null;
  readonly discount: number;
};

/** Goods whose choices may differ in price. */
export type PricedGoods = PriceView & {
  /** Choices cost different amounts: this is the lowest. */
  readonly priceVaries?: boolean | undefined;
};

/** What is chosen so far. */
export type Chosen = { readonly colour?: string | null; readonly size?: string | null };

/** The goods at the price of one choice; as they are where that is none of theirs. */
export function pricedAs<Goods extends PricedGoods & { readonly variants: readonly Variant[] }>(
  goods: Goods,
  chosen: Chosen,
): Goods {
  const one = variantOf(goods.variants, chosen);
  return one ? { ...goods, priceVaries: false, ...one.price } : goods;
}

function variantOf(variants: readonly Variant[], { colour, size }: Chosen): Variant | undefined {
  return variants.find((one) => one.colour === (colour ?? "") && one.size === (size ?? ""));
}

/** A choice as carts and orders keep it, where nothing chosen is nothing. */
export type ChosenOf = {
  readonly productId: string;
  readonly colour?: string | null;
  readonly size?: string | null;
};

/** The same text for the same goods. */
export function variantKey({ productId, colour, size }: ChosenOf): string {
  return JSON.stringify([productId, colour ?? "", size ?? ""]);
}

/** What is left of a choice; nothing of what was never offered. */
export function freeOf(variants: readonly Variant[], chosen: Chosen): number {
  return variantOf(variants, chosen)?.free ?? 0;
}

/** What one piece of a choice weighs; nothing where nobody has said. */
export function gramsOf(variants: readonly Variant[], chosen: Chosen): number {
  return variantOf(variants, chosen)?.grams ?? 0;
}

/** What one piece weighs at most. */
export function heaviestOf(variants: readonly Variant[]): number {
  return Math.max(0, ...variants.map(({ grams }) => grams ?? 0));
}

export function sumOfFree(variants: readonly Variant[]): number {
  return variants.reduce((sum, { free }) => sum + free, 0);
}

/** A choice that nobody can buy now. */
export type SoldOut = readonly [colour: string, size: string];

/** A product without options is told of as a whole. */
export function soldOutOf(variants: readonly Variant[]): SoldOut[] {
  return variants
    .filter(({ colour, size, free }) => free === 0 && (colour !== "" || size !== ""))
    .map(({ colour, size }) => [colour, size]);
}

interface Choices {
  readonly colours: readonly { readonly name: string }[];
  readonly sizes: readonly string[];
}

/** Whether a tile has nothing left to choose: none at all, or none in what is chosen of the other option. */
export function isSoldOut(
  soldOut: readonly SoldOut[],
  tile: { readonly colour?: string | undefined; readonly size?: string | undefined },
  choices: Choices,
): boolean {
  const colours = tile.colour === undefined ? namesOf(choices.colours) : [tile.colour];
  const sizes = tile.size === undefined ? orNone(choices.sizes) : [tile.size];
  return colours.every((colour) =>
    sizes.every((size) => soldOut.some(([c, s]) => c === colour && s === size)),
  );
}

/** What is sold out in one combination, while its colour and its size are there in others. */
export function soldOutAlone(soldOut: readonly SoldOut[], choices: Choices): SoldOut[] {
  return soldOut.filter(
    ([colour, size]) => !isSoldOut(soldOut, { colour }, choices) && !isSoldOut(soldOut, { size }, choices),
  );
}

function namesOf(colours: readonly { readonly name: string }[]): readonly string[] {
  return orNone(colours.map(({ name }) => name));
}

function orNone(names: readonly string[]): readonly string[] {
  return names.length > 0 ? names : [""];
}
