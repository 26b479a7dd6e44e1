import { expect, it } from "vitest";
import { derivedKey } from "./derived-key.ts";

it("gives each purpose a key of its own, the same on every machine that has the shop's", () => {
  const keys = ["codes", "push", "gateway mock"].map((purpose) => derivedKey("a", purpose).toString("hex"));
  expect(new Set([...keys, derivedKey("b", "codes").toString("hex")]).size).toBe(4);
  expect(derivedKey("a", "codes").toString("hex")).toBe(keys[0]);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{64}$/);
});
