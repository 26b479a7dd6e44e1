import type { Discount } from "#contract/discount.ts";
import { wordsIn } from "#contract/format/words.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { isRunning } from "#modules/promo-codes/rules/promo-rule.ts";
import { settingsKey } from "#modules/settings/service.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { dependsOnTime } from "#platform/invalidation/dependencies.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import type { PromotionQuestion } from "#ports/promotions/promotion.ts";
import { createOfficeDiscounts, type OfficeDiscountParts } from "./office-service.ts";
import { deleteDiscountsOf, type KeptDiscount, listDiscounts } from "./repository.ts";
import { bestDiscount, isOfSomeGoods, isShownOn } from "./rules/automatic-discount.ts";
import type { Offer } from "./views.ts";

export type AutomaticDiscountsService = ReturnType<typeof createAutomaticDiscounts>;

interface Parts extends OfficeDiscountParts {
  /**
   * Whether it is an account's first order, beside one that waits with this discount: nobody is told apart among guests,
   * who have none.
   */
  readonly isFirstOrder: (q: Reads | Tx, userId: string, ofWaiting: string | null) => Promise<boolean>;
}

/** Promotions that need no code, asked from memory. */
export function createAutomaticDiscounts({ isFirstOrder, ...parts }: Parts) {
  const { db, clock, catalogue } = parts;
  let known: readonly KeptDiscount[] = [];

  return {
    /** Reads them anew. */
    async catchUp(): Promise<void> {
      known = await listDiscounts(db.watch);
    },

    /** The best of those that run now, or of them the one that an order names. */
    async find(
      q: Reads | Tx,
      { userId, isGuest = false, isLate = false, code, lines }: PromotionQuestion,
    ): Promise<Outcome<Discount>> {
      const now = clock.now();
      const asked = known.filter(
        (one) =>
          isRunning(one, now) &&
          (code === null || one.id === code) &&
          (one.userId === null || one.userId === userId),
      );
      if (asked.length === 0) return failure("promoUnknown", { field: "code" });
      const looksAtOrders = !isGuest && asked.some(({ kind }) => kind === "firstOrder");
      const [categories, isFirst] = await Promise.all([
        asked.some(({ category }) => category !== null)
          ? catalogue.categoriesOf(q, [...new Set(lines.map(({ productId }) => productId))])
          : undefined,
        looksAtOrders ? isFirstOrder(q, userId, isLate ? code : null) : false,
      ]);
      const best = bestDiscount(
        asked.filter(({ kind }) => kind !== "firstOrder" || isFirst),
        lines.map((line) => ({ ...line, categories: categories?.get(line.productId) ?? [] })),
      );
      return best ? success(best) : failure("promoUnknown", { field: "code" });
    },

    has: (id: string): boolean => known.some((one) => one.id === id),

    /** What the page of a product tells every visitor; it is made anew when one begins or ends. */
    shownOn(productId: string, categories: readonly string[], lang: Lang): string[] {
      const now = clock.now();
      const shown = known.filter((one) => one.isOn && isShownOn(one, { productId, categories }));
      for (const at of shown.flatMap(({ beginsAt, endsAt }) => [beginsAt, endsAt]))
        if (at !== null && at > now) dependsOnTime(at);
      return shown.filter((one) => isRunning(one, now)).map(({ name }) => wordsIn(name, lang));
    },

    /** What a cart may say of each of its goods. */
    async shownIn(productIds: readonly string[], lang: Lang): Promise<Record<string, Offer[]>> {
      const running = known.filter((one) => isOfSomeGoods(one) && isRunning(one, clock.now()));
      if (running.length === 0 || productIds.length === 0) return {};
      const categories = await catalogue.categoriesOf(db.read, [...new Set(productIds)]);
      return Object.fromEntries(
        productIds.map((productId) => {
          const product = { productId, categories: categories.get(productId) ?? [] };
          return [
            productId,
            running
              .filter((one) => isShownOn(one, product))
              .map(({ id, name, kind, buy, free }) => ({
                ...{ id, name: wordsIn(name, lang) },
                ...(kind === "freePieces" && { pieces: { buy, free } }),
              })),
          ];
        }),
      );
    },

    /** As the owner keeps them. */
    office: createOfficeDiscounts(parts),

    exportOf: async (q: Reads, userId: string) =>
      (await listDiscounts(q)).filter((one) => one.userId === userId),

    /** Nobody else is to have what was one customer's. */
    async forget(tx: Tx, userId: string): Promise<void> {
      if (await deleteDiscountsOf(tx, userId)) await invalidate(tx, [settingsKey]);
    },
  };
}
