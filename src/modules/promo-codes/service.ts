import type { Discount } from "#contract/discount.ts";
import { failure, type Outcome } from "#contract/outcome.ts";
import type { OfferView, OwnOffer } from "#contract/shop-view.ts";
import { settingsKey } from "#modules/settings/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { dependsOnTime } from "#platform/invalidation/dependencies.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import { codeChanged } from "./events.ts";
import { createOfficeCodes } from "./office-service.ts";
import * as promos from "./repository.ts";
import {
  bornCode,
  counts,
  isRunning,
  looksAtWho,
  mayUse,
  offerOf,
  type PromoRule,
} from "./rules/promo-rule.ts";

export type PromoCodesService = ReturnType<typeof createPromoCodesService>;

export interface PromoCodesParts {
  readonly db: Database;
  readonly clock: Clock;
  /** What newcomers are told of. */
  readonly welcomeCode?: () => string;
  readonly orders: Purchases;
  /** Whether somebody has shown neither address nor number to be his own, and could. */
  readonly lacksProof?: (q: Reads | Tx, userId: string) => Promise<boolean>;
}

/** What orders know of a customer and a code. */
export interface Purchases {
  promoUses(q: Reads | Tx, userId: string, code: string): Promise<{ used: number; isHeld: boolean }>;
  hasBoughtBefore(q: Reads | Tx, userId: string): Promise<boolean>;
}

/** Promo codes (coupons, discount codes), asked from memory. */
export function createPromoCodesService({ db, clock, orders, ...told }: PromoCodesParts) {
  const { welcomeCode = () => bornCode, lacksProof = async () => false } = told;
  let known = codesOf([]);

  /** All of a file, or none; every process hears of it together with the settings. */
  const changing = (
    { by, action, after }: { by: string; action: string; after: readonly object[] },
    change: (tx: Tx) => Promise<boolean>,
  ): Promise<boolean> =>
    db.write(async (tx) => {
      const done = await change(tx);
      await invalidate(tx, [settingsKey]);
      await emit(tx, codeChanged, { by, action, subject: "pricing", after, at: clock.now() });
      return done;
    });

  const ruleOf = (code: string): PromoRule | undefined => {
    const rule = known.get(code);
    return rule && counts(rule, welcomeCode()) ? rule : undefined;
  };

  const offer = (code: string): OfferView | null => {
    const rule = ruleOf(code);
    if (!rule) return null;
    const now = clock.now();
    for (const at of [rule.beginsAt, rule.endsAt]) if (at !== null && at > now) dependsOnTime(at);
    return offerOf(rule, now);
  };

  return {
    /** Reads them anew. */
    async catchUp(): Promise<void> {
      known = codesOf(await promos.listPromos(db.watch));
    },

    /** What newcomers are told of a code; nothing where there is none by that name now. */
    offer,

    /** The same for one shopper; nothing of what is not for him any more. */
    async offerTo(userId: string, who: { readonly isGuest: boolean }): Promise<OwnOffer | null> {
      const offered = offer(welcomeCode());
      const may = offered && (await promoFor(db.read, userId, offered.code, who));
      if (!may) return null;
      const { code, off } = offered;
      if (may.ok) return { code, off, needs: null };
      if (may.reason === "promoNeedsAccount") return { code, off, needs: "account" };
      return may.reason === "promoNeedsProof" ? { code, off, needs: "proof" } : null;
    },

    promoFor,

    /** In the order's own transaction; false where others have had the last one. */
    takePromo: promos.takePromo,
    givePromoBack: promos.givePromoBack,

    /** As the owner keeps them. */
    office: createOfficeCodes({ db, clock, welcomeCode }),

    promos: () => promos.listPromos(db.read),
    putPromos: (by: string, rules: readonly PromoRule[]) =>
      changing({ by, action: "promo put", after: rules }, async (tx) => {
        for (const rule of rules) await promos.savePromo(tx, rule);
        return true;
      }),
    /** False where it was not there. */
    removePromo: (by: string, code: string) =>
      changing({ by, action: "promo removed", after: [{ code }] }, (tx) => promos.deletePromo(tx, code)),
  };

  /** What a code takes off for this customer, or why it does not. */
  async function promoFor(
    q: Reads | Tx,
    userId: string,
    code: string,
    { isGuest = false, isLate = false }: { readonly isGuest?: boolean; readonly isLate?: boolean } = {},
  ): Promise<Outcome<Discount>> {
    const rule = ruleOf(code);
    if (!rule || !isRunning(rule, clock.now())) return failure("promoUnknown", { field: "code" });
    // What a guest typed, or nobody proved, may be another customer's tomorrow.
    if (isGuest && looksAtWho(rule)) return failure("promoNeedsAccount", { field: "code" });
    const [{ used, isHeld }, hasBought, taken, isAnybody] = await Promise.all([
      orders.promoUses(q, userId, code),
      rule.firstOrder ? orders.hasBoughtBefore(q, userId) : false,
      rule.times === null ? 0 : promos.countPromo(q, code),
      looksAtWho(rule) ? lacksProof(q, userId) : false,
    ]);
    const isElsewhere = isLate && isHeld;
    const may = mayUse(rule, {
      ...{ taken, isHeld },
      used: isElsewhere ? used + 1 : used,
      hasBought: hasBought || isElsewhere,
    });
    return may.ok && isAnybody ? failure("promoNeedsProof", { field: "code" }) : may;
  }
}

function codesOf(rules: readonly promos.KeptPromo[]): ReadonlyMap<string, promos.KeptPromo> {
  return new Map(rules.map((rule) => [rule.code, rule]));
}
