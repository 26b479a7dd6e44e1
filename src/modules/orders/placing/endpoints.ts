import { z } from "zod";
import { paymentMethods, readMethod } from "#contract/checkout-view.ts";
import { defineEndpoints } from "#contract/endpoint.ts";
import { wholeNumber } from "#contract/endpoints/fields.ts";
import { mostOfOne } from "#contract/limits.ts";
import { reportFields } from "#contract/payment-report.ts";
import { typedAddress } from "#modules/accounts/addresses/endpoints.ts";

const id = z.string().min(1).max(100);
const text = z.string().max(60).nullish();

/** A cart item as the browser knows it; clients name the product in several ways. */
const item = z
  .object({
    productId: id.optional(),
    _id: id.optional(),
    id: id.optional().meta({ description: "Of the product, or of the line of the cart" }),
    product: z.union([id, z.object({ _id: id.optional(), id: id.optional() })]).optional(),
    quantity: z.int().min(1).max(mostOfOne),
    colour: text,
    color: text,
    size: text,
  })
  .meta({ description: "Must be the cart of the server, else 409 with the fresh quote" })
  .transform(({ product, productId, _id, id, quantity, colour, color, size }) => ({
    productId: productId ?? idOf(product) ?? _id ?? id ?? "",
    quantity,
    colour: colour === undefined ? color : colour,
    size,
  }));

const start = z.object({
  success: z.literal(true),
  message: z.string(),
  orderId: z.string(),
  order_id: z.string(),
  amount: z.int().meta({ description: "Paise" }),
  currency: z.string(),
  key_id: z.string(),
  payment_session: z.string().optional().meta({ description: "Where the gateway opens its window with one" }),
  is_mock: z.boolean(),
  is_cash: z
    .boolean()
    .optional()
    .meta({ description: "Paid on delivery; ordered already where there is nothing to confirm" }),
  is_paid: z.boolean().optional().meta({ description: "There was nothing to pay: it is ordered" }),
  confirm_path: z.string().optional().meta({ description: "Where its buyer confirms a cash order" }),
  mock_payment_id: z.string().optional(),
  mock_signature: z.string().optional(),
  pay_path: z.string().optional().meta({ description: "The page where it is paid: by UPI, or of a guest" }),
  track_path: z.string().optional().meta({ description: "Of a guest: the page that shows where it is" }),
  upi_link: z.string().optional(),
  upi_code: z.string().optional().meta({ description: "The link as a QR code, an SVG text" }),
});

export const checkoutEndpoints = defineEndpoints("checkout", {
  place: {
    method: "POST",
    path: "/cart/checkout",
    right: "orders.place",
    summary:
      "Order the cart and begin its payment; an Idempotency-Key header makes it repeatable for 24 hours",
    input: z.object({
      items: z.array(item).max(200).optional(),
      paymentMethod: z
        .unknown()
        .transform(readMethod)
        .pipe(z.enum(paymentMethods, { error: `one of ${paymentMethods.join(", ")}` }))
        .meta({ type: "string", enum: [...paymentMethods] }),
      addressId: z.string().max(100).optional().meta({ description: "Else the default address" }),
      address: typedAddress
        .optional()
        .meta({ description: "Where to, when it is not in the address book; kept with this order alone" }),
      storeId: z.string().max(100).optional().meta({
        description: "The store where it is collected; left out or empty, it is brought to the address",
      }),
      email: z
        .string()
        .trim()
        .max(300)
        .optional()
        .meta({ description: "Of a guest, who may leave it out; an account has its own" }),
      gstin: z.string().max(40).optional().meta({ description: "Of a business, for its invoice" }),
      businessName: z.string().max(500).optional().meta({ description: "Its name, with a GSTIN" }),
      shownPaise: wholeNumber(0).optional().meta({ description: "The total that was shown" }),
    }),
    answer: start,
    refusals: [
      "invalidInput",
      "cartEmpty",
      "cartChanged",
      "outOfStock",
      "addressNeeded",
      "notDeliverable",
      "notCollectedThere",
      "noCashThere",
      "cashTooLittle",
      "cashTooMuch",
      "cashNotForGoods",
      "cashRefusedBefore",
      "emailUnusable",
      "gstinUnusable",
      "gstinElsewhere",
      "gstinNotOfStore",
      "gstinOwn",
      "promoSpent",
      "promoUsed",
      "promoNeedsAccount",
      "fieldRequired",
      "fieldTooLong",
      "phoneUnusable",
      "phoneNotServed",
      "pinCodeUnusable",
      "paymentsClosed",
      "keyReused",
      "orderEnded",
      "holdTooMuch",
      "heldTooLong",
      "paymentUnavailable",
      "paymentRefused",
      "tooMany",
    ],
  },
  verify: {
    method: "POST",
    path: "/cart/verify-payment",
    right: "orders.place",
    summary: "Report what the gateway's window gave",
    input: z.object({
      ...reportFields(id, z.string().max(200)),
      is_mock: z.boolean().optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      orderId: z.string(),
      state: z.enum(["paid", "checking", "refunding"]),
    }),
    refusals: ["notFound", "badSignature", "mockRefused"],
  },
});

function idOf(product: string | { _id?: string | undefined; id?: string | undefined } | undefined) {
  return typeof product === "string" ? product : (product?._id ?? product?.id);
}
