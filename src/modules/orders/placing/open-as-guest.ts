import { newToken } from "#platform/ids.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { storesToCollectIn } from "../collecting/stores-to-collect-in.ts";
import type { GuestCheckoutView } from "../guest-checkout-view.ts";
import type { PaymentMethod } from "../order-view.ts";

interface GuestCheckoutInput {
  readonly to: { readonly pinCode: string; readonly state: string } | undefined;
  readonly method: string | undefined;
  /** Where it is to be collected; else it is brought. */
  readonly storeId?: string | undefined;
  /** That asks. */
  readonly address: string;
}

/** What somebody without an account is asked and told before paying; nothing where there is nothing to pay. */
export async function openAsGuest(
  parts: CheckoutParts,
  userId: string,
  { to: typed, storeId, method: asked, address }: GuestCheckoutInput,
): Promise<Omit<GuestCheckoutView, "places" | "isPinTyped" | "knownPin"> | undefined> {
  if (typed) await parts.hearCourier([typed.pinCode], address);
  const stores = await storesToCollectIn(parts);
  const store = stores.find((one) => one.storeId === storeId);
  const to = store ?? typed;
  const terms = to && parts.pricing.termsTo(to);
  const takesCash = !to || terms?.takesCash === true;
  const methods = byEase(parts.payments.offered.of(parts.methods())).filter(
    (one) => one !== "cash" || takesCash,
  );
  const method = methods.find((one) => one === asked) ?? methods[0] ?? "card";
  const way = to && terms ? { to, paysCash: method === "cash" } : undefined;
  const { view } = await parts.cart.offered(parts.db.read, userId, way);
  if (!view.payable || view.lines.length === 0) return undefined;
  return {
    lines: view.lines,
    quote: view.quote,
    methods,
    method,
    isDelivered: !to || terms !== undefined,
    by: typed && terms && !store ? parts.arrivesBy(typed) : null,
    stores,
    storeId: store?.storeId ?? "",
    takesCash,
    asksGstin: parts.sellsToBusinesses(),
    isMock: parts.payments.gateway.name === "mock",
    key: newToken(),
  };
}

const byUse = ["qr", "google-pay", "card", "apple-pay", "paypal"] as const;

/** Now or on delivery; now, the payment page offers all there is, and UPI before anything else. */
function byEase(methods: readonly PaymentMethod[]): PaymentMethod[] {
  const [online] = byUse.filter((method) => methods.includes(method));
  return [...(online ? [online] : []), ...(methods.includes("cash") ? (["cash"] as const) : [])];
}
