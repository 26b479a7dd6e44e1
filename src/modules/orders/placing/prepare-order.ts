import type { Reason } from "#contract/failures.ts";
import type { PictureView } from "#contract/picture-view.ts";
import type { Terms } from "#contract/pricing-terms.ts";
import type { CartLine } from "#modules/cart/rules/cart-lines.ts";
import { linesOf } from "#modules/cart/rules/lines-of.ts";
import type { Sellable } from "#modules/catalogue/sellable-view.ts";
import { termsBeside } from "../changes/joined-to.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { storesToCollectIn, storeToCollectIn } from "../collecting/stores-to-collect-in.ts";
import type { CollectedIn } from "../order-view.ts";
import type { QuoteView } from "../quote-view.ts";
import type { AskedDiscount } from "./less-by-phone.ts";
import { type EnteredItem, offerOf, priceEntered } from "./price-entered.ts";

export interface OrderRequest extends AskedDiscount {
  readonly items: readonly EnteredItem[];
  /** Where to, once that is known; until then as for most. */
  readonly to?: { readonly pinCode: string; readonly state: string } | undefined;
  /** Where it is collected; else it is brought. */
  readonly storeId?: string | undefined;
  /** Goods to choose from. */
  readonly found: readonly string[];
  /** The order that it leaves together with. */
  readonly joins?: string | undefined;
}

export interface OfferedGoods {
  readonly productId: string;
  readonly title: string;
  readonly picture: PictureView | null;
  readonly unitPaise: number;
  readonly choices: readonly {
    readonly colour: string;
    readonly size: string;
    readonly free: number;
    readonly unitPaise: number;
  }[];
}

export interface PreparedOrder {
  readonly found: readonly OfferedGoods[];
  readonly lines: readonly {
    readonly goods: OfferedGoods | null;
    readonly quantity: number;
    /** What it costs, or why it cannot be had so. */
    readonly paise: number | null;
    readonly reason: Reason | null;
  }[];
  /** Of what can be had; nothing where that is nothing. */
  readonly quote: QuoteView | null;
  readonly isDelivered: boolean;
  readonly takesCash: boolean;
  readonly asksGstin: boolean;
  /** Where it can be collected, in the owner's order; of one that joins another there is nothing to choose. */
  readonly stores: readonly CollectedIn[];
  /** The order that it leaves together with, and whose that is. */
  readonly joins: { readonly id: string; readonly number: string; readonly name: string } | null;
}

/** What an order of the staff would cost, and what of it can be had. Nothing is held by asking. */
export async function prepareOrder(
  parts: CheckoutParts,
  { items, to, storeId, found, joins, ...less }: OrderRequest,
): Promise<PreparedOrder> {
  const { db, catalogue, orders, payments, pricing } = parts;
  const ids = [...new Set([...items.map(({ productId }) => productId), ...found])];
  const offers = ids.length === 0 ? new Map() : await catalogue.sellables(db.read, ids);
  const lines = items.map((item) => ({ item, line: linesOf([item], offers) }));
  const good = linesOf(
    lines.flatMap(({ item, line }) => (line.ok ? [item] : [])),
    offers,
  );
  const first = joins === undefined ? undefined : await orders.find(db.read, joins);
  const isOfCash = !first || (await payments.ofOrder(db.read, first.id))?.method === "cash";
  const store = await storeToCollectIn(parts, db.read, storeId);
  // One that has closed meanwhile cannot be chosen any more.
  const place = (store.ok && store.value) || to;
  const terms = first ? termsBeside(parts, first) : place ? pricing.termsTo(place) : pricing.terms();
  const quoted = (chosen: readonly CartLine[], by: Terms) => {
    const priced = priceEntered(parts, chosen, { offers, terms: by, less });
    // What is wrong with a discount is said when it is entered; until then nothing is off.
    const plain = priced.ok ? priced : priceEntered(parts, chosen, { offers, terms: by });
    return plain.ok ? plain.value.quote : null;
  };
  const hasGoods = good.ok && good.value.length > 0;
  return {
    found: found.flatMap((id) => goodsOf(offers.get(id))),
    lines: lines.map(({ item: { productId, quantity }, line }) => {
      const [one] = line.ok ? line.value : [];
      return {
        goods: goodsOf(offers.get(productId))[0] ?? null,
        quantity,
        paise: one ? quantity * offerOf(offers, one).unitPaise : null,
        reason: line.ok ? null : line.reason,
      };
    }),
    quote: hasGoods && terms ? quoted(good.value, terms) : null,
    isDelivered: terms !== undefined,
    stores: first ? [] : (await storesToCollectIn(parts)).map(({ terms: _, ...one }) => one),
    asksGstin: parts.sellsToBusinesses(),
    joins: first ? { id: first.id, number: first.number, name: first.address.name } : null,
    takesCash: terms?.takesCash === true && isOfCash && parts.methods().includes("cash"),
  };
}

function goodsOf(offer: Sellable | undefined): OfferedGoods[] {
  if (!offer || offer.gone) return [];
  const { id: productId, title, picture, unitPaise, variants } = offer;
  const choices = variants.map(({ colour, size, free, price }) => ({
    colour,
    size,
    free,
    unitPaise: price?.unitPaise ?? unitPaise,
  }));
  return [{ productId, title, picture, unitPaise, choices }];
}
