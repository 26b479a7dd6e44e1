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
        const lines = [a, b].map((unitPaise) => ({ unitPaise, quantity: 1, sale: { lessPaise: 0 } }));
        const [one, other] = [
          { line: 0, quantity: 1 },
          { line: 1, quantity: 1 },
        ];
        expect(shareOf(bill, lines, [one, other])).toBe(total - shipping);
        expect(shareOf(bill, lines, [one]) + shareOf(bill, lines, [other], [one])).toBe(total - shipping);
        expect(Math.abs(shareOf(bill, lines, [one]) - ((total - shipping) * a) / subtotal)).toBeLessThan(
          0.51,
        );
      },
    ),
  );
  expect(shareOf({ subtotal: 0, shipping: 0, total: 0, charges: [] }, [], [])).toBe(0);
});

it("costs nothing less where a promotion took something off other lines", () => {
  const promo = (paise: number) => [{ kind: "promo", paise, inside: false, words: "promo", params: {} }];
  const lines = [
    { unitPaise: 100_00, quantity: 3, sale: { lessPaise: 100_00 } },
    { unitPaise: 999_99, quantity: 1, sale: { lessPaise: 0 } },
  ];
  const bill = { subtotal: 1_299_99, shipping: 49_00, total: 1_248_99, charges: promo(-100_00) };
  const cost = (line: number, quantity: number, before = 0) =>
    shareOf(bill, lines, [{ line, quantity }], [{ line, quantity: before }]);
  expect([cost(1, 1), cost(0, 3)]).toEqual([999_99, 200_00]);
  expect([cost(0, 1), cost(0, 1, 1), cost(0, 1, 2)]).toEqual([66_67, 66_67, 66_66]);
  // Of goods for nothing what was paid beside them goes back by their prices.
  const free = { subtotal: 200_00, shipping: 0, total: 30_00, charges: promo(-200_00) };
  const given = [{ unitPaise: 100_00, quantity: 2, sale: { lessPaise: 200_00 } }];
  expect(shareOf(free, given, [{ line: 0, quantity: 1 }])).toBe(15_00);
});
