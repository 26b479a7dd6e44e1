import { describe, expect, it } from "vitest";
import { type Holding, mayHold } from "./hold-limits.ts";

const hold = (quantity: number, free: number, over: Partial<Holding> = {}) =>
  mayHold({
    wanted: new Map([["pot", { productId: "pot", quantity, least: 1 }]]),
    free: new Map([["pot", free]]),
    hasPaid: false,
    heldMs: new Map(),
    ...over,
  });

describe("what an unpaid order may hold", () => {
  it.each([
    [1, 1],
    [2, 2],
    [2, 3],
    [4, 9],
    [10, 20],
    [12, 30],
  ])("is %i of %i for somebody who never paid", (quantity, free) => {
    expect(hold(quantity, free).ok).toBe(true);
  });

  it.each([
    [3, 3, 2],
    [5, 9, 4],
    [10, 19, 9],
  ])("is not %i of %i", (quantity, free, most) => {
    expect(hold(quantity, free)).toMatchObject({ reason: "holdTooMuch", field: "quantity", data: { most } });
  });

  it("is one set of it for somebody who never paid, however many that takes", () => {
    const wanted = (quantity: number) => new Map([["pot", { productId: "pot", quantity, least: 6 }]]);
    expect(hold(6, 6, { wanted: wanted(6) }).ok).toBe(true);
    expect(hold(12, 13, { wanted: wanted(12) })).toMatchObject({ reason: "holdTooMuch", data: { most: 6 } });
  });

  it("is all of it for somebody who paid before", () => {
    expect(hold(9, 9, { hasPaid: true }).ok).toBe(true);
  });

  it("is nothing more for an hour or two once it was kept from others for twenty minutes", () => {
    const heldMs = new Map([["pot", 20 * 60_000]]);
    expect(hold(1, 5, { heldMs, hasPaid: true })).toMatchObject({ reason: "heldTooLong" });
    expect(hold(1, 11, { heldMs }).ok).toBe(true);
    expect(hold(1, 5, { heldMs: new Map([["pot", 20 * 60_000 - 1]]) }).ok).toBe(true);
  });

  it("is left to the stock when there is not that much", () => {
    expect(hold(3, 1).ok).toBe(true);
  });
});
