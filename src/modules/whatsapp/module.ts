import { textsOf } from "#contract/texts/texts.ts";
import { openChat } from "#ports/messengers/messengers.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { whatsappEndpoints } from "./endpoints.ts";
import { whatsappHandlers } from "./handlers.ts";
import { createWhatsAppService, type WhatsAppService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly whatsapp: WhatsAppService;
  }
}

/** Messages about orders by WhatsApp in the place of SMS, and what people write there. */
export const whatsapp = defineModule({
  name: "whatsapp",
  handlers: bindHandlers(whatsappEndpoints, whatsappHandlers),
  services: ({ db, clock, outbox, settings, shopName, publicUrl, services: { tickets, accounts } }) => ({
    whatsapp: createWhatsAppService({
      ...{ db, clock, outbox, shopName, publicUrl },
      chat: openChat(settings),
      hearWords: (tx, { words, ...said }) =>
        tickets.hear(tx, { ...said, words: words || textsOf(said.lang).whatsAppSetUp.noWords }),
      stopOffers: (tx, reach, said) =>
        accounts.consents.chooseIn(tx, "offers", {
          ...said,
          userId: null,
          reach,
          isGiven: false,
          page: "whatsapp",
        }),
    }),
  }),
  jobs: ({ whatsapp }) => [{ name: "old whatsapp", everyMs: 3_600_000, run: () => whatsapp.runJob() }],
  personalData: ({ whatsapp }) => ({
    exportOf: async (q, { phone }) => ({ whatsapp: phone && (await whatsapp.exportOf(q, phone)) }),
    async forget(tx, { phone }) {
      if (phone) await whatsapp.forget(tx, phone);
    },
  }),
});
