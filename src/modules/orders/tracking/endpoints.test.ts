import { expect, it } from "vitest";
import { reasonOf } from "#contract/endpoints/fields.ts";
import { trackingEndpoints } from "./endpoints.ts";

it("refuses a field that is left empty in the shop's words, beside it", () => {
  const { input, refusals } = trackingEndpoints.sendCode;
  const { error } = input.safeParse({ number: " ", phone: "" });
  expect(error?.issues.map((issue) => [issue.path.join("."), reasonOf(issue)])).toEqual([
    ["number", "fieldRequired"],
    ["phone", "fieldRequired"],
  ]);
  expect(refusals).toContain("fieldRequired");
  expect(input.parse({ number: " H-1042 ", phone: "98123 45679" })).toEqual({
    number: "H-1042",
    phone: "98123 45679",
  });
});
