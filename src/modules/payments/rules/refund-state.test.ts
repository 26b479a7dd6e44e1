import { expect, it } from "vitest";
import { furthestState, type RefundState, restOf } from "./refund-state.ts";

it.each<[RefundState, RefundState, RefundState]>([
  ["due", "sent", "sent"],
  ["sent", "refused", "refused"],
  ["sent", "done", "done"],
  ["refused", "done", "done"],
])("of %s and %s the furthest stands, whichever comes first: %s", (one, other, furthest) => {
  expect(furthestState(one, other)).toBe(furthest);
  expect(furthestState(other, one)).toBe(furthest);
});

it("leaves nothing of a sum of which more went back", () => {
  expect(restOf(100, [{ amount_paise: 30 }])).toBe(70);
  expect(restOf(100, [{ amount_paise: 60 }, { amount_paise: 60 }])).toBe(0);
});
