import fc from "fast-check";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { demoSettings, indiaSettings } from "#support/pricing.ts";
import { asked, soldTo } from "#support/random-carts.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { createOrdersService } from "../records/orders-service.ts";

const seed = 20261122;
const wanted = times(1_000, 100_000);
const batch = 500;

describeOnBothEngines("an order", (openFresh) => {
  it.each([
    ["demo", demoSettings],
    ["india", indiaSettings],
  ])(
    `keeps what was shown and charged, whose tax each paisa is and nothing else, in ${wanted} random carts of %s`,
    { timeout: patienceFor(wanted / batch) },
    async (_, settings) => {
      const db = await openFresh();
      const orders = createOrdersService({ db, clock: { now: () => Date.UTC(2026, 10, 21) } });
      for (let done = 0; done < wanted; done += batch) {
        const carts = fc.sample(asked, { numRuns: batch, seed: seed + done });
        const ids = await db.write(async (tx) => {
          const placed: string[] = [];
          for (const one of carts) {
            const sold = soldTo(one, settings);
            const about = {
              userId: "asha",
              cartFingerprint: "any",
              address: anAddress,
              business: null,
              email: null,
            };
            placed.push((await orders.place(tx, { ...about, ...sold, lang: "en" })).id);
          }
          return placed;
        });
        const lines = await db.read
          .selectFrom("order_lines")
          .selectAll()
          .where("order_id", "in", ids)
          .execute();
        const charges = await db.read
          .selectFrom("order_charges")
          .selectAll()
          .where("order_id", "in", ids)
          .execute();
        const linesBy = Map.groupBy(lines, ({ order_id }) => order_id);
        const chargesBy = Map.groupBy(charges, ({ order_id }) => order_id);
        for (const [at, id] of ids.entries()) {
          const one = carts[at];
          if (one) isKept(soldTo(one, settings), linesBy.get(id) ?? [], chargesBy.get(id) ?? []);
        }
      }
    },
  );
});

const anAddress = {
  name: "Asha Rao",
  phone: "+919812345678",
  street: "12 Lake Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
  country: "India",
};

interface Row {
  readonly tax_paise: number | null;
  readonly tax_percent_hundredths: number | null;
}

function isKept(
  { quote, lines: shown }: ReturnType<typeof soldTo>,
  lines: readonly (Row & {
    quantity: number;
    unit_paise: number;
    less_paise: number;
    hsn_code: string | null;
  })[],
  charges: readonly (Row & { kind: string; paise: number; inside: number })[],
): void {
  const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0);
  const goods = sum(lines, ({ quantity, unit_paise }) => quantity * unit_paise);
  expect(goods + sum(charges, ({ paise, inside }) => (inside ? 0 : paise))).toBe(quote.total);
  expect(sum(lines, ({ less_paise }) => less_paise)).toBe(quote.promo);
  expect(lines.map(({ hsn_code }) => hsn_code)).toEqual(shown.map(({ sale }) => sale.hsn));
  const named = sum(charges, ({ kind, paise }) => (kind === "tax" ? paise : 0));
  expect(sum([...lines, ...charges], ({ tax_paise }) => tax_paise ?? 0)).toBe(named);
  const highest = Math.max(...lines.map((line) => line.tax_percent_hundredths ?? -1));
  const onTop = quote.charges.some(({ kind, inside }) => kind === "tax" && !inside);
  for (const charge of charges) {
    const isOwnTax = charge.kind === "tax" || charge.kind === "promo";
    expect(charge.tax_percent_hundredths).toBe(isOwnTax ? null : onTop ? 0 : highest);
  }
  // An invoice has what is taxed and its tax in two columns: neither is ever less than nothing.
  for (const { quantity, unit_paise, less_paise, tax_paise } of lines) {
    expect(tax_paise).toBeGreaterThanOrEqual(0);
    expect(quantity * unit_paise - less_paise - (onTop ? 0 : (tax_paise ?? 0))).toBeGreaterThanOrEqual(0);
  }
}
