import { expect, it } from "vitest";
import type { CheckoutView } from "#contract/checkout-view.ts";
import { newAddress } from "#modules/accounts/rules/new-address.ts";
import { firstAddress } from "./address-choice.tsx";

type Listed = CheckoutView["addresses"];
const listed = (id: string, isReached: boolean, isDefault = false) => ({
  id,
  isDefault,
  terms: isReached ? {} : null,
});
const book = [listed("island", false, true), listed("office", true), listed("home", true)] as never as Listed;

it.each([
  [undefined, "office"],
  ["home", "home"],
  [newAddress, newAddress],
  ["island", "office"],
  ["removed meanwhile", "office"],
])("of what was chosen, %s, %s stands chosen", (chosen, stands) => {
  expect(firstAddress(book, chosen)).toBe(stands);
});

it("is a new one where no address is reached", () => {
  expect(firstAddress(book.slice(0, 1), "island")).toBe(newAddress);
});
