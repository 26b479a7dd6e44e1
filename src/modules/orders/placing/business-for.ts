import type { Business } from "#contract/india/gstin.ts";
import { failure, type Outcome } from "#contract/outcome.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { type BusinessInput, readBusiness } from "../rules/read-business.ts";

/** Whose number stands on the invoice, whoever typed it: nobody's where the shop names no taxes, and never its own. */
export function businessFor(
  { sellsToBusinesses, ownGstin }: Pick<CheckoutParts, "sellsToBusinesses" | "ownGstin">,
  asked: BusinessInput,
  to: { readonly state: string },
): Outcome<Business | null> {
  const business = readBusiness(asked, to);
  if (!business.ok || !business.value) return business;
  if (!sellsToBusinesses()) return failure("invalidInput", { field: "gstin" });
  return business.value.gstin === ownGstin() ? failure("gstinOwn", { field: "gstin" }) : business;
}
