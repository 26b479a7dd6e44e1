import { mostLines, mostOfOne } from "#contract/limits.ts";
import { type Failure, failure, type Outcome, success } from "#contract/outcome.ts";
import { freeOf, pricedAs } from "#modules/catalogue/rules/variant.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Choice } from "./choice.ts";
import { mostOf } from "./limits.ts";

export interface CartLine {
  readonly id: string;
  readonly productId: string;
  readonly colour: string | null;
  readonly size: string | null;
  readonly quantity: number;
  readonly priceWhenAdded: number;
  readonly addedAt: number;
}

/** A product with its options is one line; adding it again makes that line longer. */
export function addLine(
  lines: readonly CartLine[],
  offer: Sellable,
  choice: Choice,
  quantity: number,
  fresh: { readonly id: string; readonly now: number },
): Outcome<CartLine> {
  if (offer.gone) return failure("productGone");
  if (freeOf(offer.variants, choice) < 1) return failure("outOfStock");
  const same = lines.find(
    ({ productId, colour, size }) =>
      productId === offer.id && colour === choice.colour && size === choice.size,
  );
  if (!same && lines.length >= mostLines) return failure("cartFull");
  const wanted = (same?.quantity ?? 0) + quantity;
  const room = mostOf(offer, choice);
  if (wanted > room) return tooMuch(wanted, room);
  return success({
    id: same?.id ?? fresh.id,
    productId: offer.id,
    ...choice,
    quantity: wanted,
    priceWhenAdded: pricedAs(offer, choice).unitPaise,
    addedAt: same?.addedAt ?? fresh.now,
  });
}

/** Less is always allowed, more only while there is room. */
export function setQuantity(
  line: CartLine,
  offer: Sellable | undefined,
  quantity: number,
): Outcome<CartLine> {
  if (quantity < 1) return failure("atLeastOne");
  if (quantity > line.quantity) {
    if (!offer || offer.gone) return failure("productGone");
    const room = mostOf(offer, line);
    if (quantity > room) return tooMuch(quantity, room);
  }
  return success({ ...line, quantity });
}

/** A line id names its line; a product id only while the product has a single line. */
export function findLine(lines: readonly CartLine[], id: string): Outcome<CartLine> {
  const line = lines.find((one) => one.id === id);
  if (line) return success(line);
  const [first, ...others] = lines.filter(({ productId }) => productId === id);
  if (!first) return failure("lineNotFound");
  return others.length === 0 ? success(first) : failure("severalLines");
}

function tooMuch(wanted: number, most: number): Failure {
  return failure(wanted > mostOfOne ? "tooManyOfOne" : "notEnoughStock", { data: { most } });
}
