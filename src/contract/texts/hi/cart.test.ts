import { expect, it } from "vitest";
import { cart as english } from "../en/cart.ts";
import { cart } from "./cart.ts";

it("names what was removed in its own language, where it has a name in it", () => {
  const candle = { title: "Soy Candle", titleHi: "सोया मोमबत्ती" };
  expect(cart.removedOf(candle)).toBe("सोया मोमबत्ती हटाया गया।");
  expect(cart.removedOf({ title: "Soy Candle" })).toBe("Soy Candle हटाया गया।");
  expect(english.removedOf(candle)).toBe("Soy Candle was removed.");
});
