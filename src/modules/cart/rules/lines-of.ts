import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { addLine, type CartLine } from "./cart-lines.ts";
import { type ChoiceInput, choose } from "./choice.ts";

export interface RequestedLine extends ChoiceInput {
  readonly productId: string;
  readonly quantity: number;
}

/** What a cart would hold if all of this were added to it, one after the other, by the rules of any addition. */
export function linesOf(
  asked: readonly RequestedLine[],
  offers: ReadonlyMap<string, Sellable>,
): Outcome<readonly CartLine[]> {
  let lines: readonly CartLine[] = [];
  for (const [at, one] of asked.entries()) {
    const added = addTo(lines, offers.get(one.productId), one, at);
    if (!added.ok)
      return { ...added, field: ["items", at, added.field].filter((part) => part !== undefined).join(".") };
    lines = [...lines.filter(({ id }) => id !== added.value.id), added.value];
  }
  return success(lines);
}

function addTo(
  lines: readonly CartLine[],
  offer: Sellable | undefined,
  asked: RequestedLine,
  at: number,
): Outcome<CartLine> {
  if (!offer || offer.gone) return failure("productGone");
  const choice = choose(offer, asked);
  return choice.ok
    ? addLine(lines, offer, choice.value, asked.quantity, { id: String(at), now: at })
    : choice;
}
