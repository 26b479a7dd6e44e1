import type { ChargeParams, ChargeView } from "../charge-view.ts";
import type { charges as english } from "../texts/en/charges.ts";
import { formatRupees } from "./money.ts";

/** A charge as it is shown: what costs nothing is free, but a tax of nothing is nothing. */
export function wordsOf(charge: ChargeView, words: typeof english): { name: string; amount: string } {
  const { kind, paise, params } = charge;
  const names: Readonly<Record<string, (params: ChargeParams) => string>> = words.names;
  const name = names[charge.words]?.(params) ?? charge.words;
  if (paise === 0 && kind !== "tax") return { name, amount: words.free };
  return { name, amount: `${paise < 0 ? "−" : ""}${formatRupees(Math.abs(paise))}` };
}
