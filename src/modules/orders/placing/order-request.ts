import type { Business } from "#contract/india/gstin.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { takesCodes } from "#modules/accounts/public/phone-number.ts";
import { readWholeAddress } from "#modules/accounts/public/read-address.ts";
import { readEmail } from "#modules/accounts/rules/email.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import { soldLines } from "#modules/cart/rules/sold-lines.ts";
import type { CartRow } from "#modules/cart/service.ts";
import type { Tx } from "#platform/database/database.ts";
import { mayPayCash } from "../cash/may-pay-cash.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { storeToCollectIn } from "../collecting/stores-to-collect-in.ts";
import type { CollectedIn, OrderAddress } from "../order-view.ts";
import { asSold } from "../rules/as-sold.ts";
import { plainAddress } from "../rules/plain-address.ts";
import { areSameItems } from "../rules/same-items.ts";
import { businessFor } from "./business-for.ts";
import { digestOf } from "./digest-of.ts";
import { mayUseCode } from "./may-use-code.ts";
import type { Purchase } from "./purchase.ts";

const hour = 3_600_000;

/** The order that a purchase asks for, as the cart, the address and the shop's rules are now; or why there can be none. */
export async function orderRequest(
  parts: CheckoutParts,
  tx: Tx,
  purchase: Purchase,
  taken: { readonly row: CartRow; readonly held: ReadonlyMap<string, number> },
) {
  const { cart, pricing } = parts;
  const { userId, items, shownPaise, lang, method, guest } = purchase;
  const paysCash = method === "cash";
  const addressing = addressFor(parts, tx, purchase);
  const collecting = storeToCollectIn(parts, tx, purchase.storeId);
  const way = Promise.all([addressing, collecting]).then(([to, store]) =>
    to.ok && store.ok ? { to: store.value ?? to.value, paysCash } : undefined,
  );
  const [address, store, email, { view, offers }] = await Promise.all([
    addressing,
    collecting,
    emailOf(parts, tx, purchase),
    cart.offeredToOrder(tx, userId, { ...taken, way }),
  ]);
  if (view.lines.length === 0) return failure("cartEmpty");
  // No sum is worth looking at of a way that nobody goes.
  if (!store.ok) return store;
  if (address.ok && !pricing.termsTo(store.value ?? address.value))
    return failure("notDeliverable", { field: "address" });
  const isAsShown = shownPaise === undefined || shownPaise === view.quote.total;
  if (!view.payable || !isAsShown || (items && !areSameItems(items, view.lines)))
    return failure("cartChanged", { data: { cart: view, quote: view.quote } });
  if (!address.ok) return address;
  const billedTo = address.value;
  const suppliedIn = store.value ?? billedTo;
  // Nothing is brought to the door where there is nothing to pay.
  const isCash = paysCash && view.quote.total > 0;
  if (guest && !takesCodes(billedTo.phone, parts.sms.countries))
    return failure("phoneNotServed", { field: "address.phone" });
  if (isCash && !pricing.termsTo(suppliedIn)?.takesCash)
    return failure("noCashThere", { field: "paymentMethod" });
  const allowed = isCash
    ? await mayPayCash(parts, tx, { userId, view, offers, phone: billedTo.phone })
    : success(undefined);
  if (!allowed.ok) return allowed;
  const business = businessFor(parts, purchase, suppliedIn);
  if (!business.ok) return business;
  if (!email.ok) return email;
  const sold = asSold(view, offers);
  const guestPhone = guest ? billedTo.phone : null;
  // Only now is it known who the guest is: the cart took the code of anybody.
  const mayUse = guest ? await mayUseCode(parts, tx, { ...sold, userId, guestPhone }) : success(undefined);
  if (!mayUse.ok) return mayUse;
  return success({
    offers,
    userId,
    lang,
    cartFingerprint: printOf(view, billedTo, { business: business.value, store: store.value }),
    ...sold,
    address: billedTo,
    collectedIn: store.value,
    business: business.value,
    email: email.value,
    guestPhone,
    ...(isCash && parts.payRules().needsConfirmation && { heldMs: parts.payRules().cashHours * hour }),
  });
}

/** Nobody proved a guest's; it is only written to. */
async function emailOf(
  { accounts }: CheckoutParts,
  tx: Tx,
  { userId, guest }: Purchase,
): Promise<Outcome<string | null>> {
  if (!guest) return success((await accounts.customer(tx, userId))?.email ?? null);
  if (!guest.email) return success(null);
  const email = readEmail(guest.email);
  return email ? success(email) : failure("emailUnusable", { field: "email" });
}

async function addressFor(
  { accounts }: CheckoutParts,
  tx: Tx,
  { userId, addressId, address }: Purchase,
): Promise<Outcome<OrderAddress>> {
  if (address && !addressId) {
    const phone = address.phone ?? (await accounts.customer(tx, userId))?.phone ?? "";
    const read = readWholeAddress({ ...address, phone });
    return read.ok ? read : { ...read, field: `address.${read.field}` };
  }
  const book = await accounts.addresses(userId, tx);
  const chosen = book.find(({ id, isDefault }) => (addressId ? id === addressId : isDefault));
  return chosen ? success(plainAddress(chosen)) : failure("addressNeeded", { field: "address" });
}

/** Two purchases with one print are the same purchase, tried again. */
function printOf(
  { lines, quote, promo }: CartView,
  address: OrderAddress,
  { business, store }: { readonly business: Business | null; readonly store: CollectedIn | null },
): string {
  const what = soldLines(lines).map(({ id, productId, colour, size, quantity, unitPaise }) => [
    id,
    productId,
    colour,
    size,
    quantity,
    unitPaise,
  ]);
  const more = [...(business ? [business] : []), ...(store ? [store.storeId] : [])];
  return digestOf([what, quote, promo, address, ...more]);
}
