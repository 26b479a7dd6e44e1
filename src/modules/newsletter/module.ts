import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { newsletterEndpoints } from "./endpoints.ts";
import { newsletterHandlers } from "./handlers.ts";
import { createNewsletterService, type NewsletterService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly newsletter: NewsletterService;
  }
}

/** Who has asked for letters, and has confirmed the address by a link. */
export const newsletter = defineModule({
  name: "newsletter",
  handlers: bindHandlers(newsletterEndpoints, newsletterHandlers),
  services: ({ settings, services: { accounts }, ...parts }) => ({
    newsletter: createNewsletterService({
      ...parts,
      mailPerHour: settings.MAIL_PER_HOUR,
      noteConsents: accounts.consents.noteAll,
    }),
  }),
  jobs: ({ newsletter }) => [{ name: "newsletter", everyMs: 600_000, run: () => newsletter.tidy() }],
  personalData: ({ newsletter }) => ({
    exportOf: async (q, { email }) => ({ newsletter: email && (await newsletter.exportOf(q, email)) }),
    async forget(tx, { email }) {
      if (email) await newsletter.forget(tx, email);
    },
  }),
});
