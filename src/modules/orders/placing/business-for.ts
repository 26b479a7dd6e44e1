import { type Business, readGstin, stateOfGstin } from "#contract/india/gstin.ts";
import { stateCodeOf } from "#contract/india/states.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { CheckoutParts } from "../checkout-parts.ts";

/**
 * Whose number stands on the invoice, whoever typed it: nobody's where the shop names no taxes, and never its own. What
 * is collected is billed where its store is.
 */
export function businessFor(
  { sellsToBusinesses, ownGstin }: Pick<CheckoutParts, "sellsToBusinesses" | "ownGstin">,
  asked: BusinessInput,
  to: { readonly state: string; readonly storeId?: string | undefined },
): Outcome<Business | null> {
  const business = readBusiness(asked, to);
  if (!business.ok && business.reason === "gstinElsewhere" && to.storeId !== undefined)
    return failure("gstinNotOfStore", { field: "gstin" });
  if (!business.ok || !business.value) return business;
  if (!sellsToBusinesses()) return failure("invalidInput", { field: "gstin" });
  return business.value.gstin === ownGstin() ? failure("gstinOwn", { field: "gstin" }) : business;
}

interface BusinessInput {
  readonly gstin?: string | undefined;
  readonly businessName?: string | undefined;
}

const longestName = 120;

/** A business that wants its number on the invoice; its taxes are known only where the goods go to its own state. */
export function readBusiness(
  { gstin: typed = "", businessName = "" }: BusinessInput,
  to: { readonly state: string },
): Outcome<Business | null> {
  const name = businessName.trim().replace(/\s+/g, " ");
  if (typed.trim() === "") return success(null);
  const gstin = readGstin(typed);
  if (gstin === null) return failure("gstinUnusable", { field: "gstin" });
  if (stateOfGstin(gstin) !== stateCodeOf(to.state)) return failure("gstinElsewhere", { field: "gstin" });
  if (name === "") return failure("fieldRequired", { field: "businessName" });
  if (name.length > longestName) return failure("fieldTooLong", { field: "businessName" });
  return success({ name, gstin });
}
