import { z } from "zod";
import { withRight } from "#contract/endpoints/with-right.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { returnEndpoints, returnOfficeEndpoints } from "./endpoints.ts";
import { returnHandlers, returnLooks } from "./handlers.ts";
import { returnLinkPage } from "./link/link-page.ts";
import { returnOfficeHandlers } from "./office-handlers.ts";
import { createReturnsService, type ReturnsService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly returns: ReturnsService;
  }
}

/** What customers send back: asked for by a link, decided by the staff, paid back or exchanged. */
export const returns = defineModule({
  name: "returns",
  refusalData: { returnUnderWay: withRight("returns.see", z.object({ returnId: z.string() })) },
  handlers: [
    ...bindHandlers(returnEndpoints, returnHandlers, returnLooks),
    ...bindHandlers(returnOfficeEndpoints, returnOfficeHandlers),
  ],
  linkPages: [returnLinkPage],
  personalData: ({ returns }) => ({
    exportOf: async (q, { id }) => ({ returns: await returns.exportOf(q, id) }),
    forget: (tx, { id }) => returns.forget(tx, id),
  }),
  services: ({ db, clock }) => ({ returns: createReturnsService({ db, clock }) }),
});
