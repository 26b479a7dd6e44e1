import type { ShopSettings } from "#contract/shop-settings.ts";

export type CashLimits = Pick<
  ShopSettings["payments"],
  "cashLeastPaise" | "cashMostPaise" | "cashNewMostPaise" | "cashRefusals"
>;

export interface CashOrderInput {
  /** What would be collected on delivery. */
  readonly totalPaise: number;
  /** The first of the goods that are not sold for cash. */
  readonly prepaidOnly: string | undefined;
  /** Whether this buyer ever paid for anything. */
  readonly hasPaid: boolean;
  /** Parcels that this buyer let go back. */
  readonly refused: number;
}

export type NoCash =
  | { readonly reason: "cashTooLittle" | "cashTooMuch"; readonly paise: number }
  | { readonly reason: "cashNotForGoods"; readonly title: string }
  | { readonly reason: "cashRefusedBefore" };

/** Why an order cannot be paid on delivery; nothing where it can. */
export function whyNoCash(limits: CashLimits, input: CashOrderInput): NoCash | undefined {
  const { cashLeastPaise: least, cashMostPaise, cashNewMostPaise, cashRefusals } = limits;
  const { totalPaise, prepaidOnly, hasPaid, refused } = input;
  if (cashRefusals > 0 && refused >= cashRefusals) return { reason: "cashRefusedBefore" };
  if (prepaidOnly !== undefined) return { reason: "cashNotForGoods", title: prepaidOnly };
  if (totalPaise < least) return { reason: "cashTooLittle", paise: least };
  const bounds = [cashMostPaise, ...(hasPaid ? [] : [cashNewMostPaise])].filter((paise) => paise > 0);
  const most = Math.min(...bounds);
  return totalPaise > most ? { reason: "cashTooMuch", paise: most } : undefined;
}

/** What the owner says of paying on delivery, with whether the buyer is asked for a word before goods are packed. */
export function payRulesOf({ payments, pricing }: Pick<ShopSettings, "payments" | "pricing">) {
  const { cashCode } = payments;
  const needsConfirmation = cashCode === "profile" ? pricing.profile === "india" : cashCode === "always";
  return { ...payments, needsConfirmation };
}
