import type { Terms } from "#contract/pricing-terms.ts";
import { freeOf, gramsOf, pricedAs } from "#modules/catalogue/rules/variant.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Goods } from "#modules/pricing/rules/priced.ts";
import { estimateOf, quoteOf } from "#modules/pricing/rules/quote.ts";
import type { CartLineView, CartView, LineChange } from "../cart-view.ts";
import type { CartLine } from "./cart-lines.ts";
import { choose } from "./choice.ts";
import { mostOf } from "./limits.ts";

export interface CartFacts {
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

/** The whole cart as it costs and stands now, priced anew. */
export function viewCart(facts: CartFacts): CartView {
  const { version, lines, offers, promo, rate, terms, paysCash } = facts;
  const views = lines.map((line) => {
    const known = offers.get(line.productId);
    const offer = known && pricedAs(known, line);
    return viewLine(line, offer, (offer && facts.taxPercentOf(offer)) ?? null);
  });
  const extras = terms.extras.map(({ kind }) => kind).filter((kind) => facts.extras.includes(kind));
  return { version, promo, extras, rate, terms, ...sumUp(views, { promo, extras, terms, paysCash }) };
}

/** Everything of a cart that follows from its lines. */
export function sumUp(
  lines: readonly CartLineView[],
  asked: Pick<CartView, "promo" | "extras" | "terms"> & Pick<CartFacts, "paysCash">,
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
  return lines.filter(isSold).map(({ id, linePaise, taxPercent, grams, quantity }) => ({
    line: id,
    paise: linePaise,
    taxPercent,
    grams: grams * quantity,
  }));
}

/** A line that cannot be sold stands in the cart, but costs nothing. */
export function isSold({ changes }: Pick<CartLineView, "changes">): boolean {
  return !changes.some(({ kind }) => kind === "gone" || kind === "soldOut" || kind === "optionGone");
}

function isHarmless({ kind }: LineChange): boolean {
  return kind === "dearer" || kind === "cheaper";
}

function viewLine(line: CartLine, offer: Sellable | undefined, taxPercent: number | null): CartLineView {
  const { id, productId, colour, size, quantity, priceWhenAdded } = line;
  const unitPaise = offer?.unitPaise ?? priceWhenAdded;
  return {
    id,
    productId,
    title: offer?.title ?? "",
    ...(offer?.titleHi && { titleHi: offer.titleHi }),
    picture: offer?.picture ?? null,
    colour,
    size,
    quantity,
    most: offer ? mostOf(offer, line) : 0,
    unitPaise,
    oldUnitPaise: offer?.oldUnitPaise ?? null,
    discount: offer?.discount ?? 0,
    linePaise: unitPaise * quantity,
    taxPercent,
    grams: offer ? gramsOf(offer.variants, line) : 0,
    changes: changesOf(line, offer),
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
