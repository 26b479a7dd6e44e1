import { readPhone } from "#modules/accounts/public/phone-number.ts";
import { readEmail } from "#modules/accounts/rules/email.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { ticketEndpoints } from "./endpoints.ts";
import { ticketHandlers } from "./handlers.ts";
import { ticketOfficeEndpoints } from "./office-endpoints.ts";
import { ticketOfficeHandlers } from "./office-handlers.ts";
import { createTicketsService, type TicketsService } from "./service.ts";
import { lettersIn } from "./ticket-letters.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly tickets: TicketsService;
  }
}

/** What people ask the shop: questions, and grievances with the times that the law sets. */
export const tickets = defineModule({
  name: "tickets",
  handlers: [
    ...bindHandlers(ticketEndpoints, ticketHandlers),
    ...bindHandlers(ticketOfficeEndpoints, ticketOfficeHandlers),
  ],
  services: ({ db, clock, outbox, settings, shopSettings, shopName, publicUrl, linkKey }) => ({
    tickets: createTicketsService({
      db,
      clock,
      outbox,
      shopName,
      publicUrl,
      linkKey,
      officer: () => shopSettings.now().seller.grievanceOfficer.name,
      readEmail,
      readPhone,
      mailPerHour: settings.MAIL_PER_HOUR,
    }),
  }),
  jobs: ({ tickets }) => [{ name: "old tickets", everyMs: 3_600_000, run: () => tickets.runJob() }],
  personalData: ({ tickets }) => ({
    exportOf: async (q, { id }) => ({ tickets: await tickets.exportOf(q, id) }),
    forget: tickets.forget,
  }),
  needs: ({ tickets }) => [tickets.office.needs],
  smsTexts: (lang, varies) => ({
    "ticket-answer": lettersIn(lang).answerSms({ number: varies, shop: varies, url: varies }),
  }),
});
