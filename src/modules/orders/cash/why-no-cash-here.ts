import { formatRupees } from "#contract/format/money.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { noCashFor } from "./may-pay-cash.ts";

/** In words, before somebody fills a form in vain; nothing where the cart can be paid on delivery. */
export async function whyNoCashHere(
  parts: CheckoutParts,
  userId: string,
  lang: Lang,
): Promise<string | null> {
  const { view, offers } = await parts.cart.offered(parts.db.read, userId);
  const { cashPaise } = view.terms;
  const quote = { ...view.quote, total: view.quote.total + cashPaise };
  const no = await noCashFor(parts, parts.db.read, { userId, view: { ...view, quote }, offers });
  if (!no) return null;
  const { cash, refusals } = textsOf(lang);
  if (no.reason === "cashRefusedBefore") return refusals[no.reason];
  return no.reason === "cashNotForGoods"
    ? cash.no[no.reason](no.title)
    : cash.no[no.reason](formatRupees(no.paise));
}
