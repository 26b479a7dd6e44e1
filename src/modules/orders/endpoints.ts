import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { fileAnswer } from "#contract/endpoints/file-answer.ts";
import { invoiceWish } from "#contract/endpoints/office-input.ts";
import { mostOfOne } from "#contract/limits.ts";
import { lineRefusals } from "#modules/cart/line-refusals.ts";
import { refundStep, returnShown } from "#modules/returns/answer-views.ts";
import { bill, finalPaise } from "./bill-answer.ts";
import { collectShown } from "./collect-answer.ts";
import { orderLine } from "./line-answer.ts";
import { answerOfOrder, answerOfTracking } from "./order-answer.ts";
import type { OrdersView, OrderView } from "./order-view.ts";

const paise = z.int();
const line = orderLine.extend({
  name: z.string(),
  image: z.string(),
  price: z.number().meta({ description: "Of one unit as it was bought, in catalogue units" }),
  discount: z.literal(0),
  color: z.string().nullable(),
});

const card = z.object({
  _id: z.string(),
  id: z.string(),
  shortId: z.string(),
  number: z.string().meta({ description: "What people call it, such as H-1042" }),
  createdAt: z.iso.datetime(),
  status: z.string(),
  cancelReason: z.string().nullable(),
  paymentStatus: z.string(),
  items: z.array(line),
  totalAmount: z.number().meta({ description: "In catalogue units" }),
  totalPaise: paise.meta({ description: "What was ordered" }),
  finalPaise,
  isCollected: z.boolean().meta({ description: "In a store; else it is brought to its address" }),
  payPath: z
    .string()
    .nullable()
    .meta({ description: "Where it is paid, while a payment link of the shop waits for that" }),
});

const order = card.extend({
  quote: z.object({ ...bill }),
  lessPaise: paise.meta({ description: "What is paid less on delivery than was ordered" }),
  promoCode: z.string().nullable(),
  address: z.record(z.string(), z.string()),
  collect: collectShown,
  email: z.string().nullable(),
  method: z.string(),
  paymentFailure: z.string().nullable(),
  heldUntil: z.int(),
  paidAt: z.int().nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  step: z
    .enum(["packed", "partSent", "returning", "returned"])
    .nullable()
    .meta({ description: "What is known beside the status" }),
  parcels: z.array(
    z.object({
      carrier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      state: z.enum(["sent", "delivered", "returning", "returned"]),
      sentAt: z.int(),
      goods: z.array(line.pick({ title: true, titleHi: true, quantity: true })),
    }),
  ),
  refundPaise: paise,
  movedPaise: paise.meta({ description: "What of its payment pays for the same goods in another choice" }),
  refundDone: z.boolean(),
  isBackByHand: z.boolean().meta({ description: "No gateway brings what is given back of it" }),
  refunds: z.array(refundStep),
  creditNotes: z.array(z.string()).meta({ description: "Numbers, such as CN/26-27/1" }),
  returns: z.array(returnShown),
  confirmPath: z
    .string()
    .nullable()
    .meta({ description: "Where its buyer confirms a cash order, while that is waited for" }),
  returnPath: z
    .string()
    .nullable()
    .meta({ description: "The page where goods of it are sent back, while some can be or are" }),
  canCancel: z.boolean(),
  together: z
    .array(z.object({ id: z.string(), number: z.string() }))
    .meta({ description: "Other orders that come in the same parcel" }),
  canAskChange: z.boolean().meta({ description: "POST /orders/{id}/change is still possible" }),
  orderId: z.string(),
  estimatedDelivery: z.iso.datetime(),
  history: z.array(z.object({ status: z.string(), at: z.iso.datetime() })),
});

const one = {
  answer: z.object({ success: z.literal(true), message: z.string(), order, data: z.object({ order }) }),
  documented(shown: { readonly order: OrderView; readonly rate: number }) {
    const order = answerOfTracking(shown.order, shown.rate);
    return { order, data: { order } };
  },
};
const text = (most: number) => z.string().trim().min(1).max(most);

export const ordersEndpoints = defineEndpoints("orders", {
  file: {
    method: "GET",
    path: "/manage/files/orders",
    right: "people.takeAll",
    summary:
      "All orders with their customers, for a spreadsheet, a line for each product; the log keeps who asked",
    answer: fileAnswer,
    file: "text/csv",
  },
  list: {
    method: "GET",
    path: "/orders",
    right: "orders.own",
    summary: "Own orders, newest first",
    input: z.object({ page: z.coerce.number().int().min(1).max(10_000).catch(1) }),
    answer: z.object({
      success: z.literal(true),
      orders: z.array(card),
      data: z.object({ orders: z.array(card), page: z.int(), pages: z.int(), total: z.int() }),
    }),
    documented({ rate, ...shown }: OrdersView & { readonly rate: number }) {
      const orders = shown.orders.map((order) => answerOfOrder(order, rate));
      return { orders, data: { ...shown, orders } };
    },
  },
  track: {
    method: "GET",
    path: "/orders/track/{orderId}",
    right: "orders.own",
    summary: "Where an own order is, by its id, its number or its last six characters",
    ...one,
    refusals: ["notFound"],
  },
  show: {
    method: "GET",
    path: "/orders/{id}",
    right: "orders.own",
    summary: "An own order; any order for the staff",
    ...one,
    refusals: ["notFound"],
  },
  invoice: {
    method: "GET",
    path: "/orders/{id}/invoice",
    right: "orders.own",
    summary: "The invoice of an own order, or one of its credit notes",
    input: invoiceWish,
    answer: fileAnswer,
    file: "application/pdf",
    refusals: ["notFound", "unavailable"],
  },
  cancel: {
    method: "POST",
    path: "/orders/{id}/cancel",
    right: "orders.own",
    summary: "Cancel an own order before it ships",
    input: z.object({
      onlyPending: z.boolean().optional().meta({ description: "Only while it is not paid" }),
    }),
    ...one,
    refusals: ["notFound", "tooLateToCancel"],
  },
  buyAgain: {
    method: "POST",
    path: "/orders/{id}/again",
    right: "cart.change",
    summary: "Put what an own order held into the cart, as far as it can still be had",
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({ missed: z.int().meta({ description: "Lines that cannot be had any more" }) }),
    }),
    refusals: ["notFound"],
  },
  create: {
    method: "POST",
    path: "/orders",
    right: "orders.enter",
    summary: "Enter an order that a customer paid in a store or over the phone",
    input: z.object({
      userId: text(100)
        .optional()
        .meta({ description: "Of the customer, as GET /auth/user gives it; refused in words without" }),
      items: z
        .array(
          z.object({
            productId: text(100),
            quantity: z.int().min(1).max(mostOfOne),
            colour: text(60).nullish(),
            size: text(60).nullish(),
          }),
        )
        .min(1)
        .max(50),
      addressId: text(100).optional(),
    }),
    ...one,
    refusals: ["fieldRequired", "notFound", "addressNeeded", "notDeliverable", ...lineRefusals],
  },
  update: {
    method: "PUT",
    path: "/orders/{id}",
    right: "orders.move",
    summary: "Move an order on",
    input: z.object({
      status: text(20).transform((status) => status.toLowerCase()),
      carrier: text(60).optional(),
      trackingNumber: text(60).optional(),
      note: text(300).optional(),
    }),
    ...one,
    refusals: ["notFound", "wrongMove", "tooLateToCancel"],
  },
});
