import { type Books, sum } from "./read-books.ts";

/** Of doubles. */
const tiny = 1e-6;

/**
 * What a promotion takes off an order is taken off its lines, and never more than they cost. The taxes that prices hold
 * are part of what is charged for each line and charge, by its rate, and the bill names all of them.
 */
export function wrongTaxes({ orders, lines, charges, payments }: Books): string[] {
  return orders.flatMap(({ id, joined_to }) => {
    const wrong: string[] = [];
    const isOfParts =
      joined_to !== null || payments.some((one) => one.order_id === id && one.method === "exchange");
    const must = (holds: boolean, words: string) => void (holds || wrong.push(words));
    const [own, billed] = [lines, charges].map((some: readonly { order_id: string }[]) =>
      some.filter(({ order_id }) => order_id === id),
    ) as [typeof lines, typeof charges];
    const less = sum(own, (one) => one.less_paise);
    const off = -sum(
      billed.filter(({ kind }) => kind === "promo"),
      ({ paise }) => paise,
    );
    must(less === off, `${off} is off order ${id}, ${less} off its lines`);
    for (const { position, less_paise, quantity, unit_paise } of own)
      must(less_paise <= quantity * unit_paise, `line ${position} of order ${id} costs less than nothing`);
    const inside = billed.filter(({ inside: is }) => is === 1);
    if (inside.length === 0) return wrong;
    const taxed = [
      ...own.map((one) => ({ ...one, paise: one.quantity * one.unit_paise - one.less_paise })),
      ...billed.filter(({ kind }) => kind !== "tax" && kind !== "promo"),
    ];
    for (const { paise, tax_percent_hundredths: percent, tax_paise } of taxed) {
      const held = (paise * Number(percent)) / (10_000 + Number(percent));
      // Two halves are rounded each; those of an exchange as parts of a line, by up to two, and at another price once more.
      must(
        Math.abs(Number(tax_paise) - held) <= (isOfParts ? 4 : 1) + tiny,
        `${tax_paise} is the tax in ${paise} of order ${id}`,
      );
    }
    const [all, told] = [sum(taxed, (one) => Number(one.tax_paise)), sum(inside, ({ paise }) => paise)];
    must(all === told, `the taxes of order ${id} are ${all}, its bill says ${told}`);
    return wrong;
  });
}
