import { renderSVG } from "uqr";
import { checkoutCalls as calls } from "#contract/calls/checkout.ts";
import { failure } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { newToken } from "#platform/ids.ts";
import type { Checkout } from "#shop/checkout/checkout.ts";
import type { Edge } from "../edge.ts";
import { serve } from "./serve.ts";

const longestKey = 255;

export function serveCheckout(app: Edge, checkout: Checkout): void {
  serve(app, calls.place, async ({ caller, facts, body, request }) => {
    const key = request.headers.get("idempotency-key") ?? newToken();
    if (key === "" || key.length > longestKey) return failure("invalidInput", { field: "Idempotency-Key" });
    const placed = await checkout.place({
      userId: caller.userId,
      key,
      method: body.paymentMethod,
      items: body.items?.map(({ product, productId, _id, id, quantity, colour, color, size }) => ({
        productId: productId ?? idOf(product) ?? _id ?? id ?? "",
        quantity,
        colour: colour === undefined ? color : colour,
        size,
      })),
      addressId: body.addressId,
      address: body.address,
      shownPaise: body.shownPaise,
      lang: facts.lang,
    });
    // A program has to be told the ways; a page shows them.
    if (!placed.ok && placed.reason === "addressNeeded")
      return { ...placed, message: textsOf(facts.lang).answers.addressWays };
    if (!placed.ok) return placed;
    // Drawing the code takes longer than placing the order: only for who will see it.
    const link = body.paymentMethod === "qr" && placed.value.upi_link;
    const words = textsOf(facts.lang);
    const message = placed.value.is_cash ? words.checkout.cashPlaced : words.answers.placed;
    return { body: { message, ...placed.value, ...(link && { upi_code: codeOf(link) }) } };
  });

  serve(app, calls.verify, async ({ caller, facts, body }) => {
    const settled = await checkout.verify({
      userId: caller.userId,
      gatewayOrderId: body.razorpay_order_id,
      gatewayPaymentId: body.razorpay_payment_id,
      signature: body.razorpay_signature,
      claimsMock: body.is_mock === true,
    });
    if (!settled.ok) return settled;
    const words = textsOf(facts.lang);
    const message = {
      paid: body.is_mock ? words.checkout.mockSuccess : words.checkout.success,
      checking: words.checkout.checking,
      refunding: words.orders.success.refundingText,
    }[settled.value.state];
    // The sweep asks the gateway too; the same report is welcome again after that.
    const headers = settled.value.state === "checking" ? { "retry-after": "5" } : {};
    return { headers, body: { message, ...settled.value } };
  });
}

function idOf(product: string | { _id?: string | undefined; id?: string | undefined } | undefined) {
  return typeof product === "string" ? product : (product?._id ?? product?.id);
}

function codeOf(link: string): string {
  return renderSVG(link, { border: 4 });
}
