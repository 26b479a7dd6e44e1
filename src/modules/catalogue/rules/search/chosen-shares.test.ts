import { expect, it } from "vitest";
import { chosenShares, faded, worthOf } from "./chosen-shares.ts";

const day = 86_400_000;

it("halves a choice in two weeks", () => {
  expect(faded({ weight: 8, last_at: 0 }, 14 * day)).toBe(4);
  expect(faded({ weight: 8, last_at: 0 }, 28 * day)).toBe(2);
});

it("believes many choices more than one, and a purchase more than a look", () => {
  const row = { query: "kettle", number: 1, last_at: 0 };
  const shareOf = (weight: number) =>
    chosenShares([{ ...row, weight }], 0)
      .get("kettle")
      ?.get(1) ?? 0;
  expect(shareOf(worthOf.opened)).toBeLessThan(shareOf(worthOf.added));
  expect(shareOf(worthOf.added)).toBeLessThan(shareOf(worthOf.bought));
  expect(shareOf(1_000)).toBeLessThanOrEqual(1);
});

it("compares what was chosen in the same search alone", () => {
  const rows = [
    { query: "kettle", number: 1, weight: 100, last_at: 0 },
    { query: "kettle", number: 2, weight: 10, last_at: 0 },
    { query: "pot", number: 2, weight: 100, last_at: 0 },
  ];
  const shares = chosenShares(rows, 0);
  expect(shares.get("kettle")?.get(1)).toBeCloseTo(10 * (shares.get("kettle")?.get(2) ?? 0));
  expect(shares.get("pot")?.get(2)).toBeGreaterThan(0.8);
});
