import { z } from "zod";
import { nullWithout, withRight } from "#contract/endpoints/with-right.ts";
import { langs } from "#contract/texts/lang.ts";
import { returnKinds, returnStates } from "#modules/returns/views.ts";
import { ticketKinds, ticketStates } from "#modules/tickets/rules/ticket.ts";
import { bill, finalPaise } from "./bill-answer.ts";
import { orderLine } from "./line-answer.ts";
import { staffActions } from "./rules/staff-actions.ts";

const paise = z.int();
const time = z.int().meta({ description: "Milliseconds since 1970" });
export const done = z.object({ success: z.literal(true), message: z.string() });

/** Who did something: a member of the staff or of the shop's own machinery by name, a customer without one. */
export const actor = z.object({
  kind: z.enum(["staff", "customer", "gateway", "shop"]),
  name: z.string().nullable(),
});

const state = z
  .string()
  .meta({ description: "The documented status, or packed, ready, partSent, collected, returning, returned" });
const to = z.object({ name: z.string(), city: z.string(), state: z.string(), pinCode: z.string() });
const reach = withRight("orders.all", z.object({ phone: z.string(), email: z.string().nullable() }));

const sharedAnswer = {
  id: z.string(),
  number: z.string(),
  shortId: z.string(),
  version: z.int().meta({ description: "Told with a deed as what was seen" }),
  state,
  cancelReason: z.string().nullable(),
  createdAt: time,
  changedAt: time,
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  next: z.enum(["pack", "send", "handOver"]).nullable().meta({ description: "The step that follows" }),
};

export const card = z.object({
  ...sharedAnswer,
  pieces: z.int(),
  goods: z.array(z.object({ title: z.string(), quantity: z.int() })).meta({ description: "At most three" }),
  together: z.array(z.string()).meta({ description: "Numbers of the orders in one parcel with it" }),
  to,
  collectedIn: z.string().nullable().meta({ description: "The store where it is collected" }),
  reach,
  money: withRight(
    "money.see",
    z.object({
      totalPaise: paise.meta({ description: "What was ordered" }),
      finalPaise,
      method: z.string(),
      payment: z.string(),
    }),
  ),
});

/** What somebody typed may name anybody. */
export const note = nullWithout("orders.all", z.string());

const line = orderLine.omit({ titleHi: true }).extend({
  line: z.int().meta({ description: "Its place in the order, as deeds name it" }),
  left: z.int().meta({ description: "Pieces that have not left yet" }),
  unitPaise: withRight("money.see", paise),
  owed: withRight("money.see", z.int().meta({ description: "Pieces that no money went back for" })),
  takenOut: z.int().meta({ description: "Pieces that were given back before they left" }),
  others: withRight(
    "money.refund",
    z
      .array(z.object({ colour: z.string(), size: z.string(), free: z.int(), morePaise: paise }))
      .meta({ description: "What it could come in instead, until it leaves" }),
  ),
});

const refund = z.object({
  id: z.string(),
  paise,
  kind: z.enum(["gateway", "manual"]),
  state: z.enum(["due", "sent", "done", "refused"]),
  reason: z.string(),
  by: actor,
  at: time,
  reference: z.string().nullable(),
  refusal: z.string().nullable(),
  lines: z.array(z.object({ title: z.string(), quantity: z.int() })),
  restock: z.boolean(),
  can: z.enum(["retry", "byHand"]).nullable().meta({ description: "What the staff can do to it now" }),
});

const money = z.object({
  quote: z.object(bill),
  promoCode: z.string().nullable(),
  payment: z.object({
    method: z.string(),
    gateway: z.string(),
    status: z.string(),
    paise,
    gatewayOrderId: z.string().nullable(),
    gatewayPaymentId: z.string().nullable(),
    failure: z.string().nullable(),
    reference: z.string().nullable().meta({ description: "Noted of what was paid to the staff" }),
    link: z
      .object({ url: z.string(), sends: z.int(), sentAt: time, until: time })
      .nullable()
      .meta({ description: "Where it is paid by a link that was sent" }),
    paidAt: time.nullable(),
    nextLookAt: time.nullable(),
    heard: z.array(z.object({ kind: z.string(), paise: paise.nullable(), at: time })),
  }),
  refunds: z.array(refund),
  papers: z
    .array(z.object({ kind: z.enum(["invoice", "credit"]), number: z.string(), paise, at: time }))
    .meta({ description: "Its invoice and credit notes" }),
  leftPaise: paise.meta({ description: "What can still be given back" }),
  deliveryPaise: paise,
});

const action = z.object({
  deed: z.enum(staffActions),
  can: z.boolean(),
  reason: z.string().nullable().meta({ description: "The code of why not" }),
  why: z.string().nullable(),
});

const order = z.object({
  ...sharedAnswer,
  lang: z.enum(langs),
  expectedAt: time,
  heldUntil: time,
  lines: z.array(line),
  together: z
    .array(z.object({ id: z.string(), number: z.string(), state }))
    .meta({ description: "Other orders that go into the same parcel" }),
  collect: z
    .object({
      name: z.string(),
      address: z.string(),
      keptUntil: time.nullable().meta({ description: "Once it is ready at the counter" }),
      isPaid: z.boolean(),
    })
    .nullable()
    .meta({ description: "The store where it is collected; null where it is brought" }),
  to: to.extend({
    street: withRight("orders.pack", z.string()),
    country: withRight("orders.pack", z.string()),
  }),
  reach,
  customer: withRight("orders.all", z.object({ id: z.string(), isGone: z.boolean(), isGuest: z.boolean() })),
  money: withRight("money.see", money),
  parcels: z.array(
    z.object({
      parcel: z.int().meta({ description: "The first is 1" }),
      carrier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      state: z.enum(["sent", "delivered", "returning", "returned"]),
      isRestocked: z.boolean(),
      sentAt: time,
      goods: z.array(z.object({ line: z.int(), title: z.string(), quantity: z.int() })),
    }),
  ),
  notes: withRight(
    "orders.all",
    z.array(z.object({ kind: z.enum(["note", "message"]), words: z.string(), by: actor, at: time })),
  ),
  events: z.array(z.object({ what: z.string(), by: actor, note, at: time, version: z.int() })),
  deeds: z.array(action).meta({ description: "Those that one's rights include" }),
  returns: withRight(
    "returns.see",
    z.array(
      z.object({
        id: z.string(),
        state: z.enum(returnStates),
        wish: z.enum(returnKinds),
        pieces: z.int(),
        askedAt: time,
      }),
    ),
  ),
  tickets: withRight(
    "messages.see",
    z
      .array(
        z.object({
          number: z.string(),
          kind: z.enum(ticketKinds),
          state: z.enum(ticketStates),
          words: z.string().meta({ description: "The last that was written" }),
          askedAt: time,
        }),
      )
      .meta({ description: "Messages that name the order" }),
  ),
  undoUntil: time.nullable().meta({ description: "Until when one's own last deed can be undone" }),
});

export const one = done.extend({ order });

/** Whoever comes second sees the order as it is and what was done since; what was typed is still in the form. */
export const changedMeanwhile = withRight(
  "orders.see",
  z.object({
    version: z.int(),
    state,
    done: z.array(z.object({ deed: z.string(), by: actor, note, at: time })),
    order,
  }),
);

/** One answer for each order that was named. */
export const many = done.extend({
  done: z.array(
    z.object({
      id: z.string(),
      isDone: z.boolean(),
      number: z.string().nullable(),
      state: z.string().nullable(),
      version: z.int().nullable(),
      error: z.string().nullable(),
      message: z.string(),
    }),
  ),
});
