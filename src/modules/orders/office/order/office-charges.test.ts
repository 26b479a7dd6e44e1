import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { officeCharges } from "./office-charges.ts";

it("calls delivery as money does, and leaves every other charge as it is", () => {
  const texts = textsOf("en");
  const { names } = officeCharges(texts);
  expect(names.shipping({})).toBe(texts.money.delivery);
  expect(names.shipping({})).not.toBe(texts.charges.names.shipping({}));
  expect(names.giftWrap).toBe(texts.charges.names.giftWrap);
});
