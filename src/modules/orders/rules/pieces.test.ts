import { expect, it } from "vitest";
import { atMostFree, chooseFree, paidBackHere, settledPieces, type TakenPiece } from "./pieces.ts";

const lines = [{ quantity: 3 }, { quantity: 1 }];
const taken: TakenPiece[] = [
  { line: 0, piece: 1, state: "paidBack", returnId: null, refundId: "refund" },
  { line: 0, piece: 3, state: "returning", returnId: "return", refundId: null },
];

it("chooses pieces that nothing has taken, or none at all", () => {
  expect(chooseFree(lines, taken, [{ line: 0, quantity: 1 }])).toEqual([{ line: 0, piece: 2 }]);
  expect(chooseFree(lines, taken, [{ line: 0, quantity: 2 }])).toBeUndefined();
  expect(chooseFree(lines, taken, [{ line: 2, quantity: 1 }])).toBeUndefined();
  expect(chooseFree(lines, [], [])).toEqual([]);
  expect(
    atMostFree(lines, taken, [
      { line: 0, quantity: 3 },
      { line: 1, quantity: 1 },
    ]),
  ).toEqual([
    { line: 0, quantity: 1 },
    { line: 1, quantity: 1 },
  ]);
});

it("counts as settled what was paid back, exchanged or never paid, and as here what no return is about", () => {
  const settled: TakenPiece[] = [
    ...taken,
    { line: 0, piece: 2, state: "exchanged", returnId: "other", refundId: "moved" },
    { line: 1, piece: 1, state: "unpaid", returnId: null, refundId: null },
  ];
  expect(settledPieces(settled)).toEqual([
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ]);
  expect(paidBackHere(settled)).toEqual([{ line: 0, quantity: 1 }]);
});
