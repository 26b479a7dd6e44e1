import fc from "fast-check";
import { expect, it } from "vitest";
import type { Sellable } from "#contract/sellable-view.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { stateCodes } from "#contract/states.ts";
import { quoteFor, viewCart } from "#shop/cart/rules/cart-view.ts";
import { createOrdersService } from "#shop/orders/orders-service.ts";
import { deliveryTable } from "#shop/pricing/rules/delivery-rates.ts";
import { taxPercentOf, taxTable } from "#shop/pricing/rules/tax-rates.ts";
import { type Place, termsFor } from "#shop/pricing/rules/terms.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { demoSettings, indiaSettings } from "#support/pricing.ts";
import { sellable } from "#support/sellables.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { asSold } from "./rules/as-sold.ts";

const seed = 20261122;
const wanted = times(1_000, 100_000);
const batch = 500;

const taxes = taxTable([
  { hsn: "", from: "2017-07-01", upToPaise: null, percent: 18 },
  { hsn: "61", from: "2025-09-22", upToPaise: 2_500_00, percent: 5 },
  { hsn: "61", from: "2025-09-22", upToPaise: null, percent: 18 },
  { hsn: "49", from: "2017-07-01", upToPaise: null, percent: 0 },
  { hsn: "71", from: "2017-07-01", upToPaise: null, percent: 3 },
  { hsn: "7102", from: "2017-07-01", upToPaise: null, percent: 0.25 },
]);
const everywhere = { deliverable: true, days: 3, takesCash: true };
const table = deliveryTable([
  { ...everywhere, prefix: "", upToGrams: 1_000, paise: 33_33, freeAbovePaise: 499_00 },
  { ...everywhere, prefix: "", upToGrams: null, paise: 99_99, freeAbovePaise: 100_000_00 },
  { ...everywhere, prefix: "560", upToGrams: null, paise: 0, freeAbovePaise: 0 },
]);

const piece = fc.record({
  unitPaise: fc.oneof(
    fc.integer({ min: 1, max: 5_000 }),
    fc.integer({ min: 1, max: 50_000 }).map((rupees) => rupees * 100),
  ),
  /** On sale it costs less than it did. */
  wasMore: fc.nat(3),
  hsn: fc.constantFrom(null, "6109", "4901", "7113", "710239", "8517"),
  grams: fc.constantFrom(0, 250, 1_200),
  quantity: fc.integer({ min: 1, max: 10 }),
});
const promo = fc.option(
  fc.record({
    code: fc.constant("CODE"),
    percent: fc.constantFrom(0, 10, 12.5, 33.33, 100),
    paise: fc.constantFrom(0, 1, 100_00),
    shipsFree: fc.boolean(),
    minimumPaise: fc.constantFrom(0, 500_00),
  }),
);
const asked = fc.record({
  pieces: fc.array(piece, { minLength: 1, maxLength: 8 }),
  promo,
  state: fc.constantFrom(undefined, ...stateCodes),
  pinCode: fc.constantFrom("560001", "110001", "795001"),
  paysCash: fc.boolean(),
  extras: fc.subarray(["ribbon"]),
});
type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

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
            const about = { userId: "asha", cartPrint: "any", address: anAddress, email: null };
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

const offered = [{ kind: "ribbon", paise: 33_33 }];
const anAddress = {
  name: "Asha Rao",
  phone: "+919812345678",
  street: "12 Lake Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
  country: "India",
};

/** Through the very rules that show a cart, foresee its sum in the browser and place its order. */
function soldTo(
  { pieces, promo, state, pinCode, paysCash, extras }: Asked,
  settings: ShopSettings["pricing"],
) {
  const offers = new Map(pieces.map((one, at) => [`p${at}`, offerOf(one, at)]));
  const lines = pieces.map(({ quantity, unitPaise }, at) => ({
    id: `l${at}`,
    productId: `p${at}`,
    colour: null,
    size: null,
    quantity,
    priceWhenAdded: unitPaise,
    addedAt: at,
  }));
  const facts = { settings, rate: 83.16, table };
  const termsTo = (place?: Place) => {
    const found = termsFor(facts, place);
    if (!found) throw new Error("Everywhere is somewhere.");
    return { ...found, extras: offered };
  };
  const [unknown, terms] = [termsTo(), termsTo({ state, pinCode })];
  const taxed = ({ hsn, unitPaise }: Sellable) =>
    settings.profile === "demo"
      ? null
      : taxPercentOf(taxes, { hsn: hsn ?? "", unitPaise, day: "2026-11-22" });
  const known = { version: 1, lines, offers, promo, extras, rate: 83.16, taxPercentOf: taxed };
  const view = viewCart({ ...known, terms, paysCash });
  // The browser has the cart as it was shown before anybody knew where to.
  const foreseen = quoteFor(viewCart({ ...known, terms: unknown }), { terms, paysCash });
  expect(foreseen).toEqual(view.quote);
  return asSold(view, offers);
}

function offerOf({ unitPaise, wasMore, hsn, grams }: Asked["pieces"][number], at: number): Sellable {
  const variants = [{ colour: "", size: "", free: 10, grams }];
  return sellable({
    id: `p${at}`,
    unitPaise,
    oldUnitPaise: wasMore ? unitPaise + wasMore : null,
    hsn,
    variants,
  });
}

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
