import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { tick } from "#contract/endpoints/fields.ts";
import { done } from "#modules/orders/office-answers.ts";

const request = {
  orders: z
    .enum(["each", "digest", "none"])
    .meta({ description: "Each at once, or what came every half hour" }),
  troubles: tick.meta({
    description: "Cancelled by a customer, a refund refused, a payment that does not fit",
  }),
  asked: tick.meta({ description: "A new return, message or complaint of a customer" }),
  summary: tick.meta({ description: "The day at nine in the evening, by India's clock" }),
  byMail: tick,
  bySms: tick,
  byPush: tick.meta({ description: "To the devices that were added" }),
};
const yes = z.boolean();

/** What somebody of the staff wants to be told while the back office is not open. */
export const notificationEndpoints = defineEndpoints("told", {
  see: {
    method: "GET",
    path: "/manage/told",
    right: "office.enter",
    summary: "What one wants to be told, and by which ways",
    answer: done.extend({
      wish: z.object({
        orders: request.orders,
        troubles: yes,
        asked: yes,
        summary: yes,
        byMail: yes,
        bySms: yes,
        byPush: yes,
      }),
      email: z.string().nullable().meta({ description: "One's own, once it is proved" }),
      phone: z.string().nullable(),
      devices: z.array(
        z.object({ id: z.string(), browser: z.string(), since: z.int(), isThis: z.boolean() }),
      ),
      key: z.string().meta({ description: "By which a browser ties its messages to this shop" }),
    }),
  },
  choose: {
    method: "PUT",
    path: "/manage/told",
    right: "office.enter",
    summary: "Say what one wants to be told, and by which ways",
    input: z.object(request),
    answer: done,
    message: ({ notifications }) => notifications.answers.chosen,
  },
  addDevice: {
    method: "POST",
    path: "/manage/told/devices",
    right: "office.enter",
    summary: "Let this browser take messages, as long as one is signed in in it",
    input: z.object({
      endpoint: z.url().max(1_000).meta({ description: "At a push service that the shop knows" }),
      p256dh: z.string().regex(/^B[\w-]{86}$/),
      auth: z.string().regex(/^[\w-]{22}$/),
    }),
    answer: done,
    message: ({ notifications }) => notifications.answers.added,
  },
  dropDevice: {
    method: "DELETE",
    path: "/manage/told/devices/{id}",
    right: "office.enter",
    summary: "A browser of one's own takes no more messages",
    answer: done,
    message: ({ notifications }) => notifications.answers.dropped,
    refusals: ["notFound"],
  },
  tryOut: {
    method: "POST",
    path: "/manage/told/try",
    right: "office.enter",
    summary: "Send oneself a message by the ways that were chosen",
    answer: done.extend({ messages: z.int() }),
  },
});
