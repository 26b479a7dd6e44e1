import { expect, it } from "vitest";
import { reasonOf } from "#contract/endpoints/fields.ts";
import { promoCodeEndpoints } from "./endpoints.ts";

const { make } = promoCodeEndpoints;
const code = { name: "DIWALI", percent: "10" };

it.each([
  [{ ...code, name: "D!" }, "name", "codeNameUnusable"],
  [{ ...code, percent: "101" }, "percent", "percentUnusable"],
  [{ ...code, percent: "ten" }, "percent", "percentUnusable"],
  [{ ...code, percent: "0.125" }, "percent", "percentUnusable"],
  [{ ...code, times: "0" }, "times", "countUnusable"],
  [{ ...code, perCustomer: "1.5" }, "perCustomer", "countUnusable"],
  [{ ...code, endsAt: "tomorrow" }, "endsAt", "momentUnusable"],
] as const)("%# refuses what was typed beside its field, in the shop's words", (input, field, reason) => {
  const { error } = make.input.safeParse(input);
  expect(error?.issues.map((issue) => [issue.path.join("."), reasonOf(issue)])).toEqual([[field, reason]]);
  expect(make.refusals).toContain(reason);
});
