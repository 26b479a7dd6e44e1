import type { Terms } from "#contract/pricing-terms.ts";
import { withChangedStock } from "#modules/catalogue/rules/sets.ts";
import { type Chosen, freeOf, gramsOf, pricedAs, variantKey } from "#modules/catalogue/rules/variant.ts";
import type { PartOfSet, Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Goods } from "#modules/pricing/rules/priced.ts";
import { estimateOf, quoteOf } from "#modules/pricing/rules/quote.ts";
import type { CartLineView, CartView, LineChange } from "../cart-view.ts";
import type { CartLine } from "./cart-lines.ts";
import { choose } from "./choice.ts";
import { isSold } from "./is-sold.ts";
import { mostOf } from "./limits.ts";
import { type SoldLine, soldLines } from "./sold-lines.ts";

export interface CartInput {
  readonly version: number;
  readonly lines: readonly CartLine[];
  readonly offers: ReadonlyMap<string, Sellable>;
  readonly promo: CartView["promo"];
  /** Chosen once, whether the shop still offers them or not. */
  readonly extras: readonly string[];
  readonly rate: number;
  readonly terms: Terms;
  /** That the price of a piece holds; null where taxes come on top. */
  readonly taxPercentOf: (offer: Sellable) => number | null;
  readonly paysCash?: boolean | undefined;
}

type PricedBy = Pick<CartInput, "offers" | "taxPercentOf">;

/** The whole cart as it costs and stands now, priced anew. */
export function viewCart(facts: CartInput): CartView {
  const { version, promo, rate, terms, paysCash } = facts;
  const views = viewLines(facts);
  const extras = terms.extras.map(({ kind }) => kind).filter((kind) => facts.extras.includes(kind));
  return { version, promo, extras, rate, terms, ...sumUp(views, { promo, extras, terms, paysCash }) };
}

/** What a line takes of goods that sets have in common with it, the lines below do not find. */
export function viewLines({ lines, ...by }: PricedBy & Pick<CartInput, "lines">): CartLineView[] {
  const taken = new Map<string, number>();
  const hasSets = [...by.offers.values()].some(({ parts }) => parts);
  return lines.map((line) => {
    const known = (hasSets ? withChangedStock(by.offers, taken) : by.offers).get(line.productId);
    const view = viewLine(line, known && pricedAs(known, line), by);
    for (const part of isSold(view) ? (known?.parts ?? [{ ...line, pieces: 1 }]) : []) {
      const key = variantKey(part);
      taken.set(key, (taken.get(key) ?? 0) - part.pieces * line.quantity);
    }
    return view;
  });
}

/** Everything of a cart that follows from its lines. */
export function sumUp(
  lines: readonly CartLineView[],
  asked: Pick<CartView, "promo" | "extras" | "terms"> & Pick<CartInput, "paysCash">,
) {
  const priced = { goods: goodsIn(lines), ...asked };
  return {
    lines,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    quote: quoteOf(priced),
    estimate: estimateOf(priced),
    payable: lines.length > 0 && lines.every(({ changes }) => changes.every(isHarmless)),
  };
}

/** The same cart, with what is taken off it. */
export function withPromo(cart: CartView, promo: CartView["promo"], paysCash?: boolean): CartView {
  return promo ? { ...cart, promo, ...sumUp(cart.lines, { ...cart, promo, paysCash }) } : cart;
}

/** The same cart, on its way to another place. */
export function withTerms(cart: CartView, terms: Terms): CartView {
  const { lines, promo, extras } = cart;
  return { ...cart, terms, ...sumUp(lines, { promo, extras, terms }) };
}

/** What a cart costs on another way than the one it was shown for. */
export function quoteFor(
  { lines, promo, extras }: Pick<CartView, "lines" | "promo" | "extras">,
  { terms, paysCash }: { readonly terms: Terms; readonly paysCash: boolean },
) {
  return quoteOf({ goods: goodsIn(lines), promo, extras, terms, paysCash });
}

/** What will be sold of it, line by line. */
export function goodsIn(lines: readonly CartLineView[]): Goods[] {
  return goodsOf(soldLines(lines.filter(isSold)));
}

export function goodsOf(sold: readonly SoldLine[]): Goods[] {
  return sold.map(({ id, unitPaise, taxPercent, grams, quantity }) => ({
    line: id,
    paise: unitPaise * quantity,
    taxPercent,
    grams: grams * quantity,
  }));
}

function isHarmless({ kind }: LineChange): boolean {
  return kind === "dearer" || kind === "cheaper";
}

function viewLine(line: CartLine, offer: Sellable | undefined, by: PricedBy): CartLineView {
  const { id, productId, colour, size, quantity, priceWhenAdded } = line;
  const unitPaise = offer?.unitPaise ?? priceWhenAdded;
  return {
    id,
    productId,
    ...viewGoods(offer, line, by),
    colour,
    size,
    quantity,
    most: offer ? mostOf(offer, line) : 0,
    unitPaise,
    oldUnitPaise: offer?.oldUnitPaise ?? null,
    discount: offer?.discount ?? 0,
    linePaise: unitPaise * quantity,
    changes: changesOf(line, offer),
    ...(offer?.parts && { parts: offer.parts.map((part) => viewPart(part, by)) }),
  };
}

function viewPart(part: PartOfSet, by: PricedBy) {
  const { productId, pieces } = part;
  const known = by.offers.get(productId);
  const goods = known && pricedAs(known, part);
  return {
    productId,
    ...viewGoods(goods, part, by),
    colour: part.colour || null,
    size: part.size || null,
    pieces,
    unitPaise: goods?.unitPaise ?? 0,
  };
}

function viewGoods(offer: Sellable | undefined, chosen: Chosen, { taxPercentOf }: PricedBy) {
  return {
    title: offer?.title ?? "",
    ...(offer?.titleHi && { titleHi: offer.titleHi }),
    picture: offer?.picture ?? null,
    taxPercent: offer ? taxPercentOf(offer) : null,
    grams: offer ? gramsOf(offer.variants, chosen) : 0,
  };
}

function changesOf(line: CartLine, offer: Sellable | undefined): LineChange[] {
  if (!offer || offer.gone) return [{ kind: "gone" }];
  if (!choose(offer, line).ok) return [{ kind: "optionGone" }];
  if (freeOf(offer.variants, line) < 1) return [{ kind: "soldOut" }];
  const left = mostOf(offer, line);
  const changes: LineChange[] = left < line.quantity ? [{ kind: "fewer", left }] : [];
  const fromPaise = line.priceWhenAdded;
  if (offer.unitPaise !== fromPaise)
    changes.push({ kind: offer.unitPaise > fromPaise ? "dearer" : "cheaper", fromPaise });
  return changes;
}
