import fc from "fast-check";
import { expect, it } from "vitest";
import { readReturnForm } from "./link-page.ts";

it("reads pieces by line, with what they are exchanged for", () => {
  const fields = {
    "take.0": "2",
    "to.0": '["Red",null]',
    "take.3": "0",
    wish: "exchange",
    day: "",
    words: "",
  };
  expect(readReturnForm(fields)).toEqual({
    wish: "exchange",
    words: "",
    lines: [{ line: 0, quantity: 2, colour: "Red" }],
  });
  expect(readReturnForm({ "take.0": "0" })).toEqual({});
});

it("breaks at nothing that somebody sends", () => {
  const names = fc.constantFrom("take.0", "to.0", "take.x", "to.", "wish", "lines", "__proto__");
  fc.assert(
    fc.property(fc.dictionary(names, fc.string()), (fields) => {
      const { lines = [] } = readReturnForm(fields) as { lines?: { quantity: number }[] | string };
      if (typeof lines !== "string") for (const { quantity } of lines) expect(quantity).toBeGreaterThan(0);
    }),
  );
});
