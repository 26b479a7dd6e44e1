import { expect, it } from "vitest";
import { numberWords, readOrderId, shortIdOf } from "./order-id.ts";

const id = "0199f3a1-7c2e-7d11-8a55-0b1c2d3e4f5a";

it("shows the last six characters in capitals", () => {
  expect(shortIdOf(id)).toBe("3E4F5A");
});

it("takes the whole id, the six characters and the number, trimmed and in any case", () => {
  expect(readOrderId(`  ${id.toUpperCase()} `)).toEqual({ id });
  expect(readOrderId(" #h-1042 ")).toEqual({ number: 1042 });
  expect(readOrderId("H1042")).toEqual({ number: 1042 });
  expect(numberWords(1042)).toBe("H-1042");
  expect(readOrderId(" #3e4f5a ")).toEqual({ shortId: "3E4F5A" });
});

it("takes nothing else", () => {
  for (const typed of ["", "  ", "3E4F5", "3E4F5AB", "%", "' or 1=1", `${id}x`, "ZZZZZZ"])
    expect(readOrderId(typed)).toBeUndefined();
});
