import { z } from "zod";
import { picture } from "#contract/endpoints/picture-answer.ts";
import { withRight } from "#contract/endpoints/with-right.ts";
import { langs } from "#contract/texts/lang.ts";
import { orderLine } from "#modules/orders/line-answer.ts";
import { actor, done, note } from "#modules/orders/office-answers.ts";
import { dayParts, returnKinds, returnReasons, returnStates, returnTabs } from "./views.ts";

const paise = z.int();
const time = z.int().meta({ description: "Milliseconds since 1970" });
const choice = orderLine.pick({ colour: true, size: true });
const named = orderLine.pick({
  ...{ title: true, titleHi: true, partOf: true },
  ...{ colour: true, size: true, quantity: true },
});
const way = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pickUp"), day: z.string(), part: z.enum(dayParts) }),
  z.object({ kind: z.literal("store"), storeId: z.string(), name: z.string() }),
  z.object({ kind: z.literal("send") }),
]);
const wished = { state: z.enum(returnStates), wish: z.enum(returnKinds), reason: z.enum(returnReasons) };

export const refundStep = z.object({
  paise,
  state: z.enum(["due", "sent", "done", "refused"]),
  askedAt: time,
  changedAt: time,
  bankReference: z.string().nullable().meta({ description: "The bank's own number, such as an ARN or RRN" }),
});

export const returnShown = z.object({
  id: z.string(),
  ...wished,
  way,
  lines: z.array(
    named.extend({
      accepted: z.int().nullable(),
      to: choice.nullable(),
    }),
  ),
  feePaise: paise,
  pictures: z.int(),
  askedAt: time,
  changedAt: time,
  said: z.string().nullable().meta({ description: "What was written to the customer with the decision" }),
  newNumber: z.string().nullable().meta({ description: "Of the order that it was exchanged for" }),
  isSettled: z.boolean().meta({ description: "It ended, and there was nothing to pay" }),
  canWithdraw: z.boolean(),
});

/** Behind a signed link. */
export const returnPage = done.extend({
  page: z.object({
    number: z.string(),
    shortId: z.string().meta({ description: "The six characters that stand beside its number" }),
    lang: z.enum(langs),
    lines: z.array(
      named.extend({
        line: z.int(),
        picture,
        most: z.int().meta({ description: "Pieces that may come back" }),
        until: time.nullable(),
        choices: z.array(choice),
      }),
    ),
    returns: z.array(returnShown),
    refunds: z.array(refundStep),
    days: z.array(z.string()).meta({ description: "On which goods can be fetched" }),
    sendTo: z.string().meta({ description: "Where goods go that the customer sends back" }),
    stores: z.array(z.object({ id: z.string(), name: z.string() })),
    feePaise: paise,
  }),
});

const card = z.object({ id: z.string(), ...wished, pieces: z.int(), askedAt: time, changedAt: time });
const count = z.object({ count: z.int(), isMore: z.boolean() });

export const returnList = done.extend({
  returns: z.array(
    card.extend({
      number: z.string(),
      customer: z.string(),
      goods: z.array(z.object({ title: z.string(), quantity: z.int() })),
    }),
  ),
  next: z.string().nullable(),
  counts: z.object(
    Object.fromEntries(returnTabs.map((tab) => [tab, count])) as Record<
      (typeof returnTabs)[number],
      typeof count
    >,
  ),
});

const returnAction = z.enum([
  "accept",
  "refuse",
  "onWay",
  "receive",
  "inspect",
  "exchange",
  "payBack",
  "stepBack",
]);

export const oneReturn = done.extend({
  return: card.extend({
    orderId: z.string(),
    number: z.string(),
    customer: z.string(),
    phone: withRight("orders.all", z.string()),
    words: withRight("orders.all", z.string()),
    customerId: withRight("orders.all", z.string()),
    timesReturned: z.int().meta({ description: "Returns of this customer, with this one" }),
    version: z.int().meta({ description: "Of the order; told with a deed as what was seen" }),
    way,
    trackingNumber: z.string().nullable(),
    pictures: z.int(),
    lines: z.array(
      named.extend({
        line: z.int(),
        picture,
        productId: z.string(),
        accepted: z.int(),
        shelved: z.int(),
        writtenOff: z.int(),
        to: choice.nullable(),
      }),
    ),
    money: withRight(
      "money.see",
      z.object({
        owedPaise: paise.meta({ description: "For the pieces that were taken" }),
        feePaise: paise,
        refund: refundStep
          .pick({ paise: true, state: true, bankReference: true })
          .extend({ refusal: z.string().nullable() })
          .nullable(),
      }),
    ),
    newNumber: z.string().nullable(),
    events: z.array(z.object({ state: z.enum(returnStates), by: actor, note, at: time })),
    deeds: z.array(returnAction),
  }),
});
