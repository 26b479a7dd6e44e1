import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { refuseFor, tick, wholeNumber } from "#contract/endpoints/fields.ts";
import { cursor, key, label, parcel, pieces, reason, seen, text } from "#contract/endpoints/office-input.ts";
import { withRight } from "#contract/endpoints/with-right.ts";
import type { Reason } from "#contract/failures.ts";
import { needKinds } from "#contract/needs.ts";
import { typedAddress } from "#modules/accounts/addresses/endpoints.ts";
import { lineRefusals } from "#modules/cart/line-refusals.ts";
import { card, done, one } from "../office-answers.ts";
import { collectedAt, discountFields, items, joined, orderDraft } from "../order-draft.ts";
import { orderTabs } from "../rules/staff-actions.ts";

const count = z.object({
  count: z.int(),
  isMore: z.boolean().meta({ description: "There are more than were counted" }),
});
const moves = ["notFound", "orderChanged", "wrongMove"] as const satisfies readonly Reason[];

/** What the staff see of orders and do to them. To everybody else these addresses do not exist. */
export const fulfilmentEndpoints = defineEndpoints("desk", {
  today: {
    method: "GET",
    path: "/manage/today",
    right: "office.enter",
    summary: "What came in today and what waits for somebody",
    answer: done.extend({
      today: z.object({
        invoices: withRight("orders.see", z.int().meta({ description: "Paid, or to be paid in cash" })),
        soldPaise: withRight("money.see", z.int().meta({ description: "Invoiced less credit notes" })),
        toPack: withRight("orders.see", count),
        toSend: withRight("orders.see", count),
        needs: z.array(
          z.object({
            kind: z.enum(needKinds),
            ...count.shape,
          }),
        ),
      }),
    }),
  },
  list: {
    method: "GET",
    path: "/manage/orders",
    right: "orders.see",
    summary: "Orders of a tab, or all that fit a number, phone, name, PIN code or tracking number",
    input: z.object({
      tab: z.enum(orderTabs).catch("toPack"),
      search: text(100).optional(),
      cursor,
    }),
    answer: done.extend({
      orders: z.array(card),
      next: z.string().nullable(),
      counts: z.object(
        Object.fromEntries(orderTabs.map((tab) => [tab, count])) as Record<
          (typeof orderTabs)[number],
          typeof count
        >,
      ),
    }),
  },
  show: {
    method: "GET",
    path: "/manage/orders/{id}",
    right: "orders.see",
    summary: "One order by its id, number or last six characters, as far as one's rights show it",
    answer: one,
    refusals: ["notFound"],
  },
  prepare: {
    method: "POST",
    path: "/manage/order-draft",
    right: "orders.enter",
    summary: "What an order by phone would be: whose, which goods there are, and what all of it costs",
    ...orderDraft,
  },
  enter: {
    method: "POST",
    path: "/manage/orders",
    right: "orders.enter",
    summary: "An order that came by phone: for a customer who is found by the number, or made",
    input: z.object({
      customerId: text(60).optional(),
      joins: joined.meta({
        description: "The order that it leaves together with: it goes where that one goes",
      }),
      address: typedAddress.optional().meta({
        description: "Of one that joins no other; for the invoice, where it is collected",
      }),
      storeId: collectedAt,
      items: items.max(50).superRefine((all, context) => {
        if (all.length === 0) refuseFor("noPieces", context);
      }),
      payment: z.enum(["paid", "cash", "link"]).meta({
        description: "Paid by hand already, when it arrives or is collected, or by a link that is sent",
      }),
      reference: text(100).optional().meta({ description: "Of what was paid by hand" }),
      note: text(2_000).optional().meta({ description: "For the staff" }),
      shownPaise: wholeNumber(0).optional().meta({ description: "The total that was told" }),
      gstin: z.string().max(40).optional().meta({ description: "Of a business, for its invoice" }),
      businessName: z.string().max(500).optional().meta({ description: "Its name, with a GSTIN" }),
      ...discountFields,
      key,
    }),
    answer: one,
    message: ({ answers }) => answers.office.entered,
    refusals: [
      "notFound",
      "fieldRequired",
      "fieldTooLong",
      "phoneUnusable",
      "pinCodeUnusable",
      "notDeliverable",
      "notCollectedThere",
      "noCashThere",
      "gstinUnusable",
      "gstinElsewhere",
      "gstinNotOfStore",
      "gstinOwn",
      "paymentsClosed",
      "keyReused",
      "totalChanged",
      "noPieces",
      "amountUnusable",
      "discountOverGoods",
      "tooLateToChange",
      "notSoldYet",
      ...lineRefusals,
    ],
  },
  pack: {
    method: "POST",
    path: "/manage/orders/{id}/pack",
    right: "orders.pack",
    summary: "The goods are in their box",
    input: z.object({ seen }),
    answer: one,
    message: ({ answers }) => answers.office.packed,
    refusals: [...moves, "cashNotConfirmed"],
  },
  send: {
    method: "POST",
    path: "/manage/orders/{id}/send",
    right: "orders.send",
    summary: "The courier has all that is left of it, or the pieces that are named",
    input: z.object({ seen, ...label, lines: pieces.optional() }),
    answer: one,
    message: ({ answers }) => answers.office.sent,
    refusals: [...moves, "noPieces"],
  },
  correctNumber: {
    method: "POST",
    path: "/manage/orders/{id}/number",
    right: "orders.send",
    summary: "A parcel has another number than was typed",
    input: z.object({ seen, parcel, carrier: label.carrier, trackingNumber: text(60).min(1) }),
    answer: one,
    message: ({ answers }) => answers.office.numbered,
    refusals: [...moves, "parcelBooked"],
  },
  handOver: {
    method: "POST",
    path: "/manage/orders/{id}/delivered",
    right: "orders.move",
    summary: "A parcel, or all that are out, came to where they belong",
    input: z.object({ seen, parcel }),
    answer: one,
    message: ({ answers }) => answers.office.delivered,
    refusals: moves,
  },
  complete: {
    method: "POST",
    path: "/manage/orders/{id}/complete",
    right: "orders.move",
    summary: "Delivered, and nothing more will come of it",
    input: z.object({ seen }),
    answer: one,
    message: ({ answers }) => answers.office.completed,
    refusals: moves,
  },
  letComeBack: {
    method: "POST",
    path: "/manage/orders/{id}/returning",
    right: "orders.move",
    summary: "A parcel is on its way back",
    input: z.object({ seen, parcel, reason }),
    answer: one,
    message: ({ answers }) => answers.office.returning,
    refusals: moves,
  },
  takeBack: {
    method: "POST",
    path: "/manage/orders/{id}/returned",
    right: "orders.move",
    summary: "A parcel is here again; what is whole goes on the shelf",
    input: z.object({ seen, parcel, reason, restock: tick }),
    answer: one,
    message: ({ answers }) => answers.office.returned,
    refusals: moves,
  },
  stepBack: {
    method: "POST",
    path: "/manage/orders/{id}/step-back",
    right: "orders.move",
    summary: "The last step was not so; the customer is told",
    input: z.object({ seen, reason }),
    answer: one,
    message: ({ answers }) => answers.office.steppedBack,
    refusals: [...moves, "cashSettled", "parcelBooked", "outOfStock", "notEnoughStock", "productGone"],
  },
  undo: {
    method: "POST",
    path: "/manage/orders/{id}/undo",
    right: "orders.pack",
    summary: "One's own last deed, within ten seconds; the customer hears nothing of it",
    input: z.object({ seen }),
    answer: one,
    message: ({ answers }) => answers.office.undone,
    refusals: [
      ...moves,
      "tooLateToUndo",
      "cashSettled",
      "parcelBooked",
      "outOfStock",
      "notEnoughStock",
      "productGone",
    ],
  },
  cancel: {
    method: "POST",
    path: "/manage/orders/{id}/cancel",
    right: "orders.cancel",
    summary: "End an order that has not left or is here again; all that was paid goes back",
    input: z.object({ seen, reason: text(300).optional(), key }),
    answer: one,
    message: ({ answers }) => answers.office.cancelled,
    refusals: ["notFound", "orderChanged", "tooLateToCancel", "keyReused"],
  },
  sendLink: {
    method: "POST",
    path: "/manage/orders/{id}/link",
    right: "orders.enter",
    summary: "Send the customer the way to pay once more",
    input: z.object({ seen }),
    answer: one,
    message: ({ answers }) => answers.office.linkSent,
    refusals: [...moves, "sentJustNow"],
  },
  confirmCash: {
    method: "POST",
    path: "/manage/orders/{id}/confirm",
    right: "orders.enter",
    summary: "Somebody has spoken with the buyer of a cash order, who means it",
    input: z.object({ seen }),
    answer: one,
    message: ({ answers }) => answers.office.cashConfirmed,
    refusals: moves,
  },
  note: {
    method: "POST",
    path: "/manage/orders/{id}/notes",
    right: "orders.write",
    summary: "A note for the staff",
    input: z.object({ seen, words: text(2_000).min(1) }),
    answer: done,
    message: ({ answers }) => answers.office.noted,
    refusals: ["notFound", "orderChanged", "orderEnded", "fieldRequired", "fieldTooLong"],
  },
  message: {
    method: "POST",
    path: "/manage/orders/{id}/messages",
    right: "orders.write",
    summary: "A letter to the customer in the shop's name",
    input: z.object({ seen, words: text(2_000).min(1) }),
    answer: done,
    message: ({ answers }) => answers.office.written,
    refusals: ["notFound", "orderChanged", "orderEnded", "fieldRequired", "fieldTooLong"],
  },
});
