import { formatRupees } from "#contract/format/money.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { readPhone } from "#modules/accounts/public/phone-number.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import { type NoCash, whyNoCash } from "#modules/cash/rules/why-no-cash.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "../checkout-parts.ts";

export interface CashCart {
  readonly userId: string;
  readonly view: CartView;
  readonly offers: ReadonlyMap<string, Sellable>;
  /** Of the order; else the account's own alone is looked at. */
  readonly phone?: string | undefined;
}

export async function mayPayCash(parts: CheckoutParts, tx: Tx, cart: CashCart): Promise<Outcome<void>> {
  const no = await noCashFor(parts, tx, cart);
  if (!no) return success(undefined);
  const { reason, ...data } = no;
  return failure(reason, { field: "paymentMethod", data });
}

/** Why this cart of this customer cannot be paid on delivery; nothing where it can. */
async function noCashFor(
  { cash, payRules, orders, accounts }: CheckoutParts,
  q: Reads | Tx,
  { userId, view, offers, phone }: CashCart,
): Promise<NoCash | undefined> {
  const customer = await accounts.customer(q, userId);
  const numbers = [customer?.phone, phone && readPhone(phone)].filter((one) => !!one) as string[];
  return whyNoCash(payRules(), {
    totalPaise: view.quote.total,
    prepaidOnly: view.lines.find(({ productId }) => offers.get(productId)?.prepaidOnly)?.title,
    hasPaid: await orders.hasPaidBefore(q, userId),
    refused: await cash.refusedBy(q, { userId, phones: [...new Set(numbers)] }),
  });
}

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
