import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { reminderEndpoints } from "./endpoints.ts";
import { reminderHandlers } from "./handlers.ts";
import { createRemindersService, type RemindersService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly reminders: RemindersService;
  }
}

/** Mails about cart and wishlist, to whoever has allowed them. */
export const reminders = defineModule({
  name: "reminders",
  handlers: bindHandlers(reminderEndpoints, reminderHandlers),
  services: ({ services: { accounts, cart, catalogue, wishlist }, ...parts }) => ({
    reminders: createRemindersService({
      ...parts,
      catalogue,
      wishesOf: wishlist.wishesOf,
      linesOf: cart.linesOf,
      reachOf: accounts.reachOf,
      noteConsent: accounts.consents.note,
    }),
  }),
  jobs: ({ reminders }) => [{ name: "reminders", everyMs: 10_000, run: () => reminders.runJob() }],
  personalData: ({ reminders }) => ({
    exportOf: async (q, { id }) => ({ reminders: await reminders.exportOf(q, id) }),
    forget: (tx, { id }) => reminders.forget(tx, id),
  }),
});
