import { failure } from "#contract/outcome.ts";
import type { Promotion } from "#ports/promotions/promotion.ts";
import type { PromoCodesService } from "./service.ts";

/** Codes as carts and orders ask for them. Nothing is taken off without one. */
export function promoCodePromotion(
  codes: Pick<PromoCodesService, "promoFor" | "takePromo" | "givePromoBack">,
): Promotion {
  return {
    find: async (q, { userId, code, ...who }) =>
      code === null ? failure("promoUnknown") : codes.promoFor(q, userId, code, who),
    take: codes.takePromo,
    giveBack: codes.givePromoBack,
  };
}
