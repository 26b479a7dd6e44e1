import { failure } from "#contract/outcome.ts";
import type { Promotion } from "./promotion.ts";

/** Every kind of promotion as one: the first that knows the code answers. Promotions do not add up. */
export function createPromotions(kinds: () => readonly Promotion[]): Promotion {
  return {
    async find(q, question) {
      for (const kind of kinds()) {
        const found = await kind.find(q, question);
        if (found.ok || found.reason !== "promoUnknown") return found;
      }
      return failure("promoUnknown", { field: "code" });
    },

    async take(tx, code) {
      for (const kind of kinds()) if (await kind.take(tx, code)) return true;
      return false;
    },

    async giveBack(tx, code) {
      for (const kind of kinds()) await kind.giveBack(tx, code);
    },
  };
}
