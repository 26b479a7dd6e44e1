import { readPinCode } from "#contract/india/pin-code.ts";
import { paths } from "#contract/paths.ts";
import { goOn } from "#server/forms/form-answer.ts";
import type { DrawLinkPage, LinkPage } from "#server/links/link-page.ts";
import { rememberedPin } from "#server/pages/cart-to-pin.ts";
import type { GuestCheckoutView } from "../guest-checkout-view.ts";
import { buyAsGuest } from "./buy-as-guest.ts";

declare module "#server/links/link-page.ts" {
  interface LinkDraws {
    readonly guestCheckoutPage: DrawLinkPage<GuestCheckoutView>;
  }
}

/** Where somebody buys without an account. Who has one is led to the checkout of accounts. */
export const guestCheckoutPage: LinkPage = {
  address: /^\/checkout\/guest$/,
  async open(_, { shop, requestContext, caller }, typed) {
    if (caller) return goOn(paths.checkout());
    if (!requestContext.guest) return undefined;
    const { userId } = requestContext.guest;
    const knownPin = typed.has("pinCode") ? null : (rememberedPin(requestContext) ?? null);
    const pinCode = knownPin ?? readPinCode(typed.get("pinCode") ?? "");
    const places = pinCode === undefined ? [] : shop.delivery.areasIn(pinCode);
    const state = typed.get("state") ?? "";
    const place = places.find((one) => one.state === state) ?? (places.length === 1 ? places[0] : undefined);
    const to = pinCode === undefined ? undefined : { pinCode, state: place?.state ?? state };
    const wanted = {
      to,
      method: typed.get("paymentMethod") ?? undefined,
      storeId: typed.get("storeId") ?? undefined,
      address: requestContext.address,
    };
    const opened = userId === null ? undefined : await shop.checkout.openAsGuest(userId, wanted);
    if (!opened) return goOn(paths.cart());
    const view = { ...opened, places, knownPin, isPinTyped: pinCode !== undefined };
    return { draw: ({ guestCheckoutPage: draw }, request) => draw({ ...request, view }) };
  },
  act: buyAsGuest,
  options: () => ({}),
};
