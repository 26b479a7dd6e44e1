import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { redirectEndpoints } from "./endpoints.ts";
import { redirectHandlers } from "./handlers.ts";
import { createRedirects, type RedirectsService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly redirects: RedirectsService;
  }
}

/** Old addresses, and where they lead. */
export const redirects = defineModule({
  name: "redirects",
  handlers: bindHandlers(redirectEndpoints, redirectHandlers),
  services: ({ db, clock, publicUrl, services: { catalogue } }) => ({
    redirects: createRedirects({ db, clock, publicUrl, catalogue }),
  }),
});
