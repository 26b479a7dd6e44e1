import { z } from "zod";
import { changeEvent } from "#platform/events/change-event.ts";
import { defineEvent } from "#platform/events/event.ts";
import type { TicketKind } from "./rules/ticket.ts";

export const ticketOpened = defineEvent<{
  readonly kind: TicketKind;
  readonly number: string;
  /** Empty of somebody who is not signed in. */
  readonly by: string;
}>("ticket.opened@1", {
  body: z.object({ kind: z.string(), number: z.string() }),
  bodyOf: ({ kind, number }) => ({ kind, number }),
});

export const ticketChanged = changeEvent("ticket.changed@1");
