import { expect, it } from "vitest";
import { nestedFields } from "./nested-fields.ts";

it("makes lists of numbered fields, in the order of their numbers", () => {
  const fields = { "counts.1.pieces": "5", seen: "3", "counts.0.pieces": "4", "counts.0.size": "S" };
  expect(nestedFields(fields)).toEqual({ seen: "3", counts: [{ pieces: "4", size: "S" }, { pieces: "5" }] });
});

it("leaves every other name as it is, and touches no prototype", () => {
  const odd = { "a.b": "1", "__proto__.0.role": "owner", "counts.9999.pieces": "2" };
  const read = nestedFields(odd);
  expect(read).toMatchObject({ "a.b": "1", "counts.9999.pieces": "2" });
  expect(({} as { role?: string }).role).toBeUndefined();
});
