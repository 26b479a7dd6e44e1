import { renderSVG } from "uqr";
import { failure, success } from "#contract/outcome.ts";
import { reportIn } from "#contract/payment-report.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { newToken } from "#platform/ids.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { checkoutEndpoints } from "./endpoints.ts";

const longestKey = 255;

export const checkoutHandlers: HandlersOf<typeof checkoutEndpoints> = {
  async place({ checkout }, { userId }, { paymentMethod, email, ...asked }, requestContext) {
    const { lang, idempotencyKey, guest, address: network } = requestContext;
    const key = idempotencyKey ?? newToken();
    if (key === "" || key.length > longestKey) return failure("invalidInput", { field: "Idempotency-Key" });
    const isGuest = guest?.userId === userId;
    const placed = await checkout.place({
      userId,
      key,
      method: paymentMethod,
      lang,
      network,
      ...asked,
      ...(isGuest && { guest: { email } }),
    });
    const words = textsOf(lang);
    // A program has to be told the ways; a page shows them.
    if (!placed.ok && placed.reason === "addressNeeded")
      return { ...placed, message: words.answers.addressWays };
    if (!placed.ok) return placed;
    // Drawing the code takes longer than placing the order: only for who will see it.
    const link = paymentMethod === "qr" && placed.value.upi_link;
    const { is_cash: isCash, is_paid: isFree, confirm_path: toConfirm } = placed.value;
    const { cashPlaced: atDoor, counter, free } = words.checkout;
    const cashPlaced = asked.storeId ? counter.placed : atDoor;
    const message = isFree ? free.placed : isCash && !toConfirm ? cashPlaced : words.answers.placed;
    return success({ message, ...placed.value, ...(link && { upi_code: renderSVG(link, { border: 4 }) }) });
  },

  async verify({ checkout }, { userId }, report, { lang }) {
    const settled = await checkout.verify({
      userId,
      ...reportIn(report),
      claimsMock: report.is_mock === true,
    });
    if (!settled.ok) return settled;
    const { checkout: words, orders } = textsOf(lang);
    const { state } = settled.value;
    const paid = report.is_mock ? words.mockSuccess : words.success;
    const message = { paid, checking: words.checking, refunding: orders.success.refundingText }[state];
    // The job asks the gateway too; the same report is welcome again after that.
    return { ...success({ message, ...settled.value }), ...(state === "checking" && { retryAfter: 5 }) };
  },
};
