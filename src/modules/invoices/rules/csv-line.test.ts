import { expect, it } from "vitest";
import { csvLine } from "./csv-line.ts";

it("quotes what would end a cell, and leaves numbers as they are", () => {
  expect(csvLine(['Lamp, "small"', -1.5, null, "two\nlines", "धागा"])).toBe(
    '"Lamp, ""small""",-1.5,,"two\nlines",धागा\r\n',
  );
});

it.each(["=1+1", "+91", "-2", "@sum", "\tx", "＝1", "－1", "＠a"])(
  "keeps %j from being a formula",
  (text) => {
    expect(csvLine([text])).toBe(`'${text}\r\n`);
  },
);

it("keeps a formula that has to be quoted from being one", () => {
  expect(csvLine(['=HYPERLINK("x","y")'])).toBe(`"'=HYPERLINK(""x"",""y"")"\r\n`);
});
