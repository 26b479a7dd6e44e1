import { expect, it } from "vitest";
import { reasonOf } from "#contract/endpoints/fields.ts";
import { discountEndpoints } from "./endpoints.ts";

const { make, change } = discountEndpoints;
const discount = { kind: "goods", name: "Ten", percent: "10" };

it.each([
  [{ ...discount, percent: "101" }, "percent", "percentUnusable"],
  [{ ...discount, rupees: "ten" }, "rupees", "amountUnusable"],
  [{ ...discount, minimum: "-1" }, "minimum", "amountUnusable"],
  [{ ...discount, buy: "a" }, "buy", "piecesUnusable"],
  [{ ...discount, free: "1.5" }, "free", "piecesUnusable"],
  [{ ...discount, endsAt: "tomorrow" }, "endsAt", "momentUnusable"],
] as const)("%# refuses what was typed beside its field, in the shop's words", (input, field, reason) => {
  for (const endpoint of [make, change]) {
    const { error } = endpoint.input.safeParse({ ...input, seen: 1 });
    expect(error?.issues.map((issue) => [issue.path.join("."), reasonOf(issue)])).toEqual([[field, reason]]);
    expect(endpoint.refusals).toContain(reason);
  }
});
