import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unitPaise } from "#contract/format/money.ts";
import type { Terms } from "#contract/pricing-terms.ts";
import { demoTerms, welcome } from "#support/pricing.ts";
import { times } from "#support/thorough.ts";
import { quoteOf } from "./quote.ts";

const seed = 20261122;
const numRuns = times(3_000, 100_000);
const rate = 83.16;

const promo = fc.oneof(
  fc.constant(null),
  fc.record({
    code: fc.constant("CODE"),
    percent: fc.constantFrom(0, 10, 12.5, 33.33, 100),
    paise: fc.constantFrom(0, 1, 100_00),
    shipsFree: fc.boolean(),
    minimumPaise: fc.constantFrom(0, 500_00),
  }),
);

/** Offered in part, chosen in part. */
const offered = fc.constantFrom(
  [],
  [{ kind: "ribbon", paise: 50_00 }],
  [
    { kind: "ribbon", paise: 33_33 },
    { kind: "card", paise: 0 },
  ],
);
const chosen = fc.subarray(["ribbon", "card", "long gone"]);
const added = (extras: readonly string[], offers: readonly { kind: string; paise: number }[]) =>
  offers.reduce((sum, { kind, paise }) => (extras.includes(kind) ? sum + paise : sum), 0);

describe(`${numRuns} random carts (seed ${seed})`, () => {
  it("of the demo profile sum exactly as fractions do", () => {
    const line = fc.record({
      stored: fc.integer({ min: 1, max: 5_000_000 }),
      discount: fc.integer({ min: 0, max: 90 }),
      quantity: fc.integer({ min: 1, max: 10 }),
    });
    const cart = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 20 }),
      percent: fc.constantFrom(0, 10),
      offers: offered,
      extras: chosen,
    });
    const terms = demoTerms(rate);
    fc.assert(
      fc.property(cart, ({ lines, percent, offers, extras }) => {
        const goods = lines.map(({ stored, discount, quantity }) => ({
          paise: unitPaise(stored, discount, rate) * quantity,
          taxPercent: null,
          grams: 0,
        }));
        const asked = { goods, promo: { ...welcome, percent }, terms: { ...terms, extras: offers }, extras };
        const quoted = quoteOf(asked);
        const exact = inFractions(lines, percent);
        for (const name of ["subtotal", "promo", "shipping", "tax"] as const)
          expect(BigInt(quoted[name]), name).toBe(exact[name]);
        expect(BigInt(quoted.total)).toBe(exact.total + BigInt(added(extras, offers)));
      }),
      { numRuns, seed },
    );
  });

  it("of the India profile sum, and name every tax that their prices hold", () => {
    const goods = fc.record({
      paise: fc.integer({ min: 1, max: 50_000_000 }),
      taxPercent: fc.constantFrom(0, 0.25, 3, 5, 18, 40),
      grams: fc.nat(5_000),
    });
    const terms: fc.Arbitrary<Terms> = fc.record({
      option: fc.constant("courier"),
      taxOnTop: fc.constant(null),
      taxSplit: fc.constantFrom("undecided", "sgst", "utgst", "igst"),
      delivery: fc.constantFrom(
        [{ upToGrams: null, paise: 49_00, freeAbovePaise: 499_00 }],
        [
          { upToGrams: 1_000, paise: 33_33, freeAbovePaise: 0 },
          { upToGrams: null, paise: 99_99, freeAbovePaise: 100_000_00 },
        ],
      ),
      days: fc.constant(null),
      cashPaise: fc.constantFrom(0, 50_00),
      takesCash: fc.constant(true),
      extras: offered,
    });
    const priced = fc.record({
      goods: fc.array(goods, { minLength: 1, maxLength: 12 }),
      promo,
      terms,
      paysCash: fc.boolean(),
      extras: chosen,
    });
    fc.assert(
      fc.property(priced, (asked) => {
        const { subtotal, charges, total } = quoteOf(asked);
        const sum = (rows: typeof charges) => rows.reduce((all, { paise }) => all + paise, 0);
        const onTop = charges.filter(({ inside }) => !inside);
        const inside = charges.filter((charge) => charge.inside);
        expect(subtotal).toBe(asked.goods.reduce((all, { paise }) => all + paise, 0));
        expect(subtotal + sum(onTop)).toBe(total);
        const ofExtras = onTop.filter(({ kind }) => kind === "ribbon" || kind === "card");
        expect(sum(ofExtras)).toBe(added(asked.extras, asked.terms.extras));
        expect(total).toBeGreaterThanOrEqual(0);
        for (const { paise } of charges) expect(Number.isSafeInteger(paise)).toBe(true);
        // Rounded line by line: half a paisa each, of each of two halves, and one where a code was shared.
        const slack = (asked.goods.length + 4) * 2;
        expect(Math.abs(sum(inside) - exactTax(asked, subtotal, onTop))).toBeLessThanOrEqual(slack);
        const half = (words: string) => sum(inside.filter((charge) => charge.words === words));
        if (asked.terms.taxSplit === "sgst") expect(half("cgst")).toBe(half("sgst"));
        if (asked.terms.taxSplit === "igst") expect(half("igst")).toBe(sum(inside));
      }),
      { numRuns, seed },
    );
  });
});

/** In fractions of a paisa: what a code takes off in proportion, the rest at the highest rate. */
function exactTax(
  { goods }: { readonly goods: readonly { paise: number; taxPercent: number }[] },
  subtotal: number,
  added: readonly { readonly kind: string; readonly paise: number }[],
): number {
  const less = -added.reduce((sum, { kind, paise }) => (kind === "promo" ? sum + paise : sum), 0);
  const highest = Math.max(...goods.map(({ taxPercent }) => taxPercent));
  const inside = (paise: number, percent: number) => (paise * percent) / (100 + percent);
  const ofGoods = goods.reduce(
    (sum, { paise, taxPercent }) => sum + inside(paise - (less * paise) / subtotal, taxPercent),
    0,
  );
  return added.reduce(
    (sum, { kind, paise }) => (kind === "promo" ? sum : sum + inside(paise, highest)),
    ofGoods,
  );
}

type Line = { stored: number; discount: number; quantity: number };

/** The same sum in ten-thousandths of a paisa, rounded only where the decision says so. */
function inFractions(lines: Line[], promoPercent: number) {
  let subtotal = 0n;
  for (const { stored, discount, quantity } of lines) {
    const tenThousandths = BigInt(stored) * BigInt(100 - discount) * 8_316n;
    subtotal += halfUp(tenThousandths, 10_000n) * BigInt(quantity);
  }
  const less = halfUp(subtotal * BigInt(promoPercent), 100n);
  const tax = halfUp(subtotal - less, 10n);
  const shipping = subtotal > 831_600n ? 0n : 83_160n;
  return { subtotal, promo: less, shipping, tax, total: subtotal - less + shipping + tax };
}

function halfUp(amount: bigint, by: bigint): bigint {
  return (amount * 2n + by) / (by * 2n);
}
