import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { documentedPrice } from "#contract/format/money.ts";
import { times } from "#support/thorough.ts";
import { clocksDiffer, isRunning, type PricedChoice, pricesNow, type TimedSale } from "./price-now.ts";

const numRuns = times(3_000, 100_000);
const rate = 83.16;

const moment = fc.integer({ min: 0, max: 20 });
const own = fc
  .tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 0, max: 1_000_000 }))
  .map(([unitPaise, more]) => ({ unitPaise, mrpPaise: unitPaise + more }));
const choices: readonly [string, string][] = [
  ["Red", "S"],
  ["Red", "M"],
  ["Blue", "S"],
];
const sale: fc.Arbitrary<TimedSale> = fc
  .record({
    of: fc.option(fc.constantFrom(...choices)),
    much: fc.oneof(
      fc.record({
        percent: fc.integer({ min: 1, max: 9_900 }).map((of) => of / 100),
        unitPaise: fc.constant(null),
      }),
      fc.record({ percent: fc.constant(null), unitPaise: fc.integer({ min: 0, max: 5_000_000 }) }),
    ),
    beginsAt: moment,
    endsAt: fc.option(moment),
  })
  .map(({ of, much, ...when }) => ({
    colour: of?.[0] ?? null,
    size: of?.[1] ?? null,
    ...much,
    ...when,
    sweptAt: 0,
  }));
const product = fc.record({
  own,
  sales: fc.array(sale, { maxLength: 6 }),
  choices: fc
    .array(fc.option(own), { minLength: 3, maxLength: 3 })
    .map((owns) =>
      choices.map(([colour, size], at): PricedChoice => ({ colour, size, own: owns[at] ?? null })),
    ),
});

describe("the price at a moment", () => {
  it("is the lowest of what holds then, and never above the own one", () => {
    fc.assert(
      fc.property(product, moment, (of, now) => {
        const { lowest, choices: priced, varies, isReduced } = pricesNow(of, now);
        const expected = of.choices.map((choice) => cheapest(of, choice, now));
        expect(priced.map(({ unitPaise }) => BigInt(unitPaise))).toEqual(expected);
        for (const [at, price] of priced.entries()) {
          const before = of.choices[at]?.own ?? of.own;
          expect(price.mrpPaise).toBe(before.mrpPaise);
          expect(price.isReduced).toBe(price.unitPaise < before.unitPaise);
          if (price.until !== null) expect(price.until).toBeGreaterThan(now);
          const shown = documentedPrice(price, rate);
          expect(Math.round(shown.price * (1 - shown.discount / 100) * rate * 100)).toBe(price.unitPaise);
        }
        expect(lowest.unitPaise).toBe(Math.min(...priced.map(({ unitPaise }) => unitPaise)));
        expect(varies).toBe(new Set(priced.map(({ unitPaise }) => unitPaise)).size > 1);
        expect(isReduced).toBe(priced.some((one) => one.isReduced));
      }),
      { numRuns },
    );
  });

  it("does not depend on the order of the sales", () => {
    fc.assert(
      fc.property(product, moment, (of, now) => {
        expect(pricesNow({ ...of, sales: [...of.sales].reverse() }, now)).toEqual(pricesNow(of, now));
      }),
      { numRuns },
    );
  });

  it("stays as it is until the moment that it names", () => {
    fc.assert(
      fc.property(product, moment, (of, now) => {
        const { lowest } = pricesNow({ ...of, choices: [] }, now);
        if (lowest.until === null) return;
        const later = pricesNow({ ...of, choices: [] }, lowest.until - 1).lowest;
        expect(later.unitPaise).toBeLessThanOrEqual(lowest.unitPaise);
      }),
      { numRuns },
    );
  });
});

describe("a sale", () => {
  const running = (now: number, sweptAt = 0) =>
    isRunning({ beginsAt: 1_000_000, endsAt: 2_000_000, sweptAt }, now);

  it("runs from its first moment until before its last", () => {
    expect([999_999, 1_000_000, 1_999_999, 2_000_000].map((now) => running(now))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("has begun or ended for a clock that is a little behind, and not for one that was set back", () => {
    expect(running(999_000, 1_000_000)).toBe(true);
    expect(running(1_999_000, 2_000_000)).toBe(false);
    expect(running(2_000_000 - clocksDiffer - 1, 2_000_000)).toBe(true);
  });
});

/** In fractions of a paisa, half up. */
function cheapest(
  of: { own: { unitPaise: number }; sales: readonly TimedSale[] },
  choice: PricedChoice,
  now: number,
) {
  const before = BigInt((choice.own ?? of.own).unitPaise);
  let lowest = before;
  for (const { colour, size, percent, unitPaise, beginsAt, endsAt } of of.sales) {
    if (now < beginsAt || (endsAt !== null && now >= endsAt)) continue;
    if (colour !== null && (colour !== choice.colour || size !== choice.size)) continue;
    const left = 10_000n - BigInt(Math.round((percent ?? 0) * 100));
    const price = percent === null ? BigInt(unitPaise ?? 0) : (before * left * 2n + 10_000n) / 20_000n;
    if (price < lowest) lowest = price;
  }
  return lowest;
}
