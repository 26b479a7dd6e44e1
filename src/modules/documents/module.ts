import { wordsIn } from "#contract/format/words.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import type { Sender } from "./document-order.ts";
import { documentEndpoints } from "./endpoints.ts";
import { documentHandlers } from "./handlers.ts";
import { createDocumentService, type DocumentService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly documents: DocumentService;
  }
}

/** All that is printed: invoices, labels, packing slips, pick lists. */
export const documents = defineModule({
  name: "documents",
  handlers: bindHandlers(documentEndpoints, documentHandlers),
  services: ({ db, orders, services, pdfPrinter, shopSettings }) => ({
    documents: createDocumentService({
      db,
      orders,
      services,
      pdfPrinter,
      sender: (lang) => senderOf(shopSettings.now(), lang),
    }),
  }),
});

/** The shop as people know it; parcels that come back go where it can be reached. */
function senderOf({ shop, contact }: ShopSettings, lang: Lang): Sender {
  return {
    name: wordsIn(shop.name, lang),
    address: wordsIn(contact.address, lang),
    phone: contact.phone,
  };
}
