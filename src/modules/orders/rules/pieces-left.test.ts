import fc from "fast-check";
import { expect, it } from "vitest";
import { isPartOf, piecesLeft } from "./pieces-left.ts";
import { shareOf } from "./refund-share.ts";

const ordered = [{ quantity: 3 }, { quantity: 1 }];

it("is everything, less what is in parcels, less what was given back of what is here", () => {
  expect(piecesLeft(ordered, [], [])).toEqual([
    { line: 0, quantity: 3 },
    { line: 1, quantity: 1 },
  ]);
  const sent = [{ lines: [{ line: 0, quantity: 2 }] }];
  expect(piecesLeft(ordered, sent, [{ line: 1, quantity: 1 }])).toEqual([{ line: 0, quantity: 1 }]);
  expect(piecesLeft(ordered, sent, [{ line: 0, quantity: 9 }])).toEqual([{ line: 1, quantity: 1 }]);
});

it("takes only what is there, each line once, in whole pieces", () => {
  const all = piecesLeft(ordered, [], []);
  expect(isPartOf([{ line: 0, quantity: 2 }], all)).toBe(true);
  for (const wrong of [
    [],
    [{ line: 0, quantity: 4 }],
    [{ line: 2, quantity: 1 }],
    [{ line: -1, quantity: 1 }],
    [{ line: 0, quantity: 0 }],
    [{ line: 0, quantity: 1.5 }],
    [
      { line: 0, quantity: 1 },
      { line: 0, quantity: 1 },
    ],
  ])
    expect(isPartOf(wrong, all)).toBe(false);
});

it("costs all goods together exactly what was charged for them, and each piece at most half a paisa off", () => {
  const paise = fc.integer({ min: 1, max: 50_000_00 });
  fc.assert(
    fc.property(
      paise,
      paise,
      fc.integer({ min: 0, max: 90 }),
      fc.nat(20_000),
      fc.nat(10_000),
      (a, b, percent, shipping, cash) => {
        const subtotal = a + b;
        const total = subtotal - Math.round((subtotal * percent) / 100) + shipping;
        const bill = {
          subtotal,
          shipping,
          total: total + cash,
          charges: [{ kind: "cash", paise: cash, inside: false, words: "cash", params: {} }],
        };
        const of = (unitPaise: number) => ({ unitPaise, quantity: 1 });
        expect(shareOf(bill, [of(a), of(b)])).toBe(total - shipping);
        expect(shareOf(bill, [of(a)]) + shareOf(bill, [of(b)], [of(a)])).toBe(total - shipping);
        expect(Math.abs(shareOf(bill, [of(a)]) - ((total - shipping) * a) / subtotal)).toBeLessThan(0.51);
      },
    ),
  );
  expect(shareOf({ subtotal: 0, shipping: 0, total: 0, charges: [] }, [])).toBe(0);
});
