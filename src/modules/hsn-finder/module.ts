import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { hsnEndpoints } from "./endpoints.ts";
import { hsnHandlers } from "./handlers.ts";
import { createHsnFinder, type HsnFinder } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly hsnFinder: HsnFinder;
  }
}

/** HSN codes by words, with the rates that are proposed for them. */
export const hsnFinder = defineModule({
  name: "hsn-finder",
  handlers: bindHandlers(hsnEndpoints, hsnHandlers),
  services: ({ services: { catalogue, pricing } }) => ({
    hsnFinder: createHsnFinder({ catalogue, taxes: pricing.taxes }),
  }),
});
