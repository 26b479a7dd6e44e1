import type { Discount } from "#contract/discount.ts";
import { formatRupees } from "#contract/format/money.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { OfferView } from "#contract/shop-view.ts";

/** A promo code (coupon, discount code) as its owner has written it. */
export interface PromoRule extends Omit<Discount, "lines" | "isAutomatic"> {
  /** How often in all, and by one customer; null without end. */
  readonly times: number | null;
  readonly perCustomer: number | null;
  readonly firstOrder: boolean;
  readonly beginsAt: number | null;
  readonly endsAt: number | null;
  /** Switched off, it takes nothing off and can be switched on again. */
  readonly isOn: boolean;
}

/** What became of a code until now. */
export interface PromoHistory {
  /** In all, by orders that are paid or may still be. */
  readonly taken: number;
  /** By this customer. */
  readonly used: number;
  /** By this customer's own order that waits to be paid. */
  readonly isHeld: boolean;
  readonly hasBought: boolean;
}

export type Running = Pick<PromoRule, "isOn" | "beginsAt" | "endsAt">;

export function isRunning({ isOn, beginsAt, endsAt }: Running, now: number): boolean {
  return isOn && (beginsAt ?? now) <= now && now < (endsAt ?? Number.POSITIVE_INFINITY);
}

export const bornCode = "WELCOME10";

/**
 * The code that a shop is born with gives nothing away until the shop tells newcomers of it, or its owner has written
 * it.
 */
export function counts({ code, version }: { code: string; version: number }, welcomeCode: string): boolean {
  return code !== bornCode || version > 1 || welcomeCode === bornCode;
}

/** Whether it asks who somebody is, and not only what is bought and when. */
export function looksAtWho({ perCustomer, firstOrder }: PromoRule): boolean {
  return perCustomer !== null || firstOrder;
}

/** What everybody may be told of it in one sentence; nothing of a code with a minimum or of free delivery. */
export function offerOf(rule: PromoRule, now: number): OfferView | null {
  const { code, percent, paise, minimumPaise } = rule;
  if (!isRunning(rule, now) || minimumPaise > 0) return null;
  const needsAccount = looksAtWho(rule);
  if (percent > 0 && paise === 0) return { code, needsAccount, off: `${percent}%` };
  return paise > 0 && percent === 0 ? { code, needsAccount, off: formatRupees(paise) } : null;
}

/** How its owner finds it: one that has been used as often as it can be is over too. */
export function codeStateOf(
  rule: Running & { readonly used: number; readonly times: number | null },
  now: number,
): "off" | "planned" | "on" | "over" {
  if (
    (rule.endsAt ?? Number.POSITIVE_INFINITY) <= now ||
    rule.used >= (rule.times ?? Number.POSITIVE_INFINITY)
  )
    return "over";
  if (!rule.isOn) return "off";
  return rule.beginsAt !== null && rule.beginsAt > now ? "planned" : "on";
}

export function mayUse(rule: PromoRule, { taken, used, isHeld, hasBought }: PromoHistory): Outcome<Discount> {
  const isMineNoMore = rule.perCustomer !== null && used >= rule.perCustomer;
  if (rule.firstOrder && (hasBought || isMineNoMore)) return failure("promoUsed", { field: "code" });
  const isOut = rule.times !== null && taken >= rule.times && !isHeld;
  if (isMineNoMore || isOut) return failure("promoSpent", { field: "code" });
  const { code, percent, paise, shipsFree, minimumPaise } = rule;
  return success({ code, percent, paise, shipsFree, minimumPaise });
}
