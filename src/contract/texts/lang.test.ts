import { expect, it } from "vitest";
import { writtenIn } from "./lang.ts";

it("tells the language of a name by its letters", () => {
  expect(writtenIn("Haat Bandra West")).toBe("en");
  expect(writtenIn("हाट, बांद्रा (Bandra)")).toBe("hi");
  expect(writtenIn("")).toBe("en");
});
