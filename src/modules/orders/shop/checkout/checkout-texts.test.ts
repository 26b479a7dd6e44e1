import { expect, it } from "vitest";
import { textsOf } from "#contract/texts/texts.ts";
import { wayOn } from "./checkout-texts.ts";

it.each(["en", "hi"] as const)("says in %s what helps against a refusal", (lang) => {
  const { checkout } = textsOf(lang);
  expect(wayOn({ field: "quantity" }, checkout)).toBe(checkout.fewer);
  expect(wayOn({ field: "address" }, checkout)).toBe(checkout.otherPlace);
  expect(wayOn({ field: "pinCode" }, checkout)).toBe(checkout.tryOther);
  expect(wayOn({}, checkout)).toBe(checkout.tryOther);
});
