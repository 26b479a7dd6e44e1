import type { OrderLineView } from "../line-answer.ts";

/** The lines of an order as they were in the cart: parts of a set are that set again. */
export function chosenLines<Line extends OrderLineView>(lines: readonly Line[]): Line[] {
  const bySet = Map.groupBy(lines, (line) => line.partOf?.productId ?? line);
  return [...bySet.values()].flatMap((some) => {
    const [first] = some;
    if (!first?.partOf) return first ?? [];
    const { productId, quantity } = first.partOf;
    const paise = some.reduce((sum, line) => sum + line.quantity * line.unitPaise, 0);
    return { ...first, productId, quantity, colour: null, size: null, unitPaise: paise / quantity };
  });
}
