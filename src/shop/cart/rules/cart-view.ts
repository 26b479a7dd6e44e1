import type { CartLineView, CartView, LineChange } from "#contract/cart-view.ts";
import type { Sellable } from "#contract/sellable-view.ts";
import { freeOf } from "#contract/variant.ts";
import { estimateOf, quoteOf } from "#shop/pricing/rules/quote.ts";
import type { CartLine } from "./cart-lines.ts";
import { choose } from "./choice.ts";
import { mostOf } from "./limits.ts";

export interface CartFacts {
  readonly version: number;
  readonly lines: readonly CartLine[];
  readonly offers: ReadonlyMap<string, Sellable>;
  readonly promo: CartView["promo"];
  readonly rate: number;
}

/** The whole cart as it costs and stands now, priced anew. */
export function viewCart({ version, lines, offers, promo, rate }: CartFacts): CartView {
  const views = lines.map((line) => viewLine(line, offers.get(line.productId)));
  return { version, promo, rate, ...sumUp(views, promo, rate) };
}

/** Everything of a cart that follows from its lines. */
export function sumUp(lines: readonly CartLineView[], promo: CartView["promo"], rate: number) {
  const subtotalPaise = lines.reduce((sum, line) => sum + (isSold(line) ? line.linePaise : 0), 0);
  return {
    lines,
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    quote: quoteOf({ subtotalPaise, promo, rate }),
    estimate: estimateOf(subtotalPaise, rate),
    payable: lines.length > 0 && lines.every(({ changes }) => changes.every(isHarmless)),
  };
}

/** A line that cannot be sold stands in the cart, but costs nothing. */
function isSold({ changes }: Pick<CartLineView, "changes">): boolean {
  return !changes.some(({ kind }) => kind === "gone" || kind === "soldOut" || kind === "optionGone");
}

function isHarmless({ kind }: LineChange): boolean {
  return kind === "dearer" || kind === "cheaper";
}

function viewLine(line: CartLine, offer: Sellable | undefined): CartLineView {
  const { id, productId, colour, size, quantity, priceWhenAdded } = line;
  const unitPaise = offer?.unitPaise ?? priceWhenAdded;
  return {
    id,
    productId,
    title: offer?.title ?? "",
    picture: offer?.picture ?? null,
    colour,
    size,
    quantity,
    most: offer ? mostOf(offer, line) : 0,
    storedPrice: offer?.storedPrice ?? null,
    unitPaise,
    oldUnitPaise: offer?.oldUnitPaise ?? null,
    discount: offer?.discount ?? 0,
    linePaise: unitPaise * quantity,
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
