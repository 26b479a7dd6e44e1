import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { wishlistEndpoints } from "./endpoints.ts";
import { wishlistHandlers } from "./handlers.ts";
import { createWishlistService, type WishlistService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly wishlist: WishlistService;
  }
}

/** What shoppers and guests keep for later. */
export const wishlist = defineModule({
  name: "wishlist",
  handlers: bindHandlers(wishlistEndpoints, wishlistHandlers),
  services: ({ db, clock, settings, services: { catalogue } }) => ({
    wishlist: createWishlistService({ db, clock, catalogue, rate: settings.RUPEES_PER_UNIT }),
  }),
  personalData: ({ wishlist }) => ({
    exportOf: async (_q, { id }) => ({ wishlist: (await wishlist.wishlist(id)).wishes }),
    forget: (tx, { id }) => wishlist.forget(tx, id),
  }),
});
