import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { storeEndpoints } from "./endpoints.ts";
import { storeHandlers } from "./handlers.ts";
import { storeOfficeEndpoints } from "./office-endpoints.ts";
import { storeOfficeHandlers } from "./office-handlers.ts";
import { createStoresService, type StoresService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly stores: StoresService;
  }
}

/** Where the shop can be visited. */
export const stores = defineModule({
  name: "stores",
  handlers: [
    ...bindHandlers(storeEndpoints, storeHandlers),
    ...bindHandlers(storeOfficeEndpoints, storeOfficeHandlers),
  ],
  services: (parts) => ({ stores: createStoresService(parts) }),
});
