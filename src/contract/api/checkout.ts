import { z } from "zod";
import { paymentMethods } from "../checkout-view.ts";
import { endpoint } from "../endpoint.ts";

const id = z.string().min(1).max(100);
const text = z.string().max(60).nullish();

/** A cart item as the browser knows it; clients name the product in several ways. */
const item = z
  .object({
    productId: id.optional(),
    product: z.union([id, z.object({ _id: id.optional(), id: id.optional() })]).optional(),
    quantity: z.int().min(1).max(10),
    colour: text,
    color: text,
    size: text,
  })
  .meta({ description: "Must be the cart of the server, else 409 with the fresh quote" });

const start = z.object({
  success: z.literal(true),
  message: z.string(),
  orderId: z.string(),
  order_id: z.string(),
  amount: z.int().meta({ description: "Paise" }),
  currency: z.string(),
  key_id: z.string(),
  is_mock: z.boolean(),
  is_cash: z.boolean().optional().meta({ description: "Ordered already; paid on delivery" }),
  mock_payment_id: z.string().optional(),
  mock_signature: z.string().optional(),
  upi_link: z.string().optional(),
  upi_code: z.string().optional().meta({ description: "The link as a QR code, an SVG text" }),
});

export const checkoutEndpoints = {
  place: endpoint({
    method: "POST",
    path: "/cart/checkout",
    who: "user",
    summary:
      "Order the cart and begin its payment; an Idempotency-Key header makes it repeatable for 24 hours",
    body: z.object({
      items: z.array(item).max(200).optional(),
      paymentMethod: z
        .string()
        .max(30)
        .transform((name) => name.trim().toLowerCase().replace(/\s+/g, "-"))
        .transform(
          (name) => ({ "credit-card": "card", "qr-code": "qr", "cash-on-delivery": "cash" })[name] ?? name,
        )
        .pipe(z.enum(paymentMethods))
        .meta({ type: "string", enum: [...paymentMethods] }),
      addressId: z.string().max(100).optional().meta({ description: "Else the default address" }),
      shownPaise: z.int().min(0).optional().meta({ description: "The total that was shown" }),
    }),
    answer: start,
    refusals: [
      "invalidInput",
      "cartEmpty",
      "cartChanged",
      "outOfStock",
      "addressNeeded",
      "keyReused",
      "orderEnded",
      "paymentUnavailable",
      "paymentRefused",
      "tooMany",
    ],
  }),
  verify: endpoint({
    method: "POST",
    path: "/cart/verify-payment",
    who: "user",
    summary: "Report what the gateway's window gave",
    body: z.object({
      razorpay_order_id: id,
      razorpay_payment_id: id,
      razorpay_signature: z.string().max(200),
      is_mock: z.boolean().optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      orderId: z.string(),
      state: z.enum(["paid", "checking", "refunding"]),
    }),
    refusals: ["notFound", "badSignature", "mockRefused"],
  }),
  webhook: endpoint({
    method: "POST",
    path: "/webhooks/razorpay",
    who: "anyone",
    summary: "The gateway's own messages, signed over their bytes",
    body: z.looseObject({ event: z.string() }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
    refusals: ["badSignature", "unreadable", "notFound", "tooLarge"],
  }),
};
