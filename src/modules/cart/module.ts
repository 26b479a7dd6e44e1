import { z } from "zod";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { cartEndpoints } from "./endpoints.ts";
import { cartHandlers } from "./handlers.ts";
import { type CartService, createCartService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly cart: CartService;
  }
}

/** What somebody wants to buy. */
export const cart = defineModule({
  name: "cart",
  refusalData: { outOfStock: z.unknown(), notEnoughStock: z.unknown(), tooManyOfOne: z.unknown() },
  handlers: [...bindHandlers(cartEndpoints, cartHandlers)],
  services({ db, clock, settings, orders, promotions, services: { catalogue, pricing } }) {
    const parts = { db, clock, catalogue, pricing, promotions };
    const rate = settings.RUPEES_PER_UNIT;
    return { cart: createCartService({ ...parts, rate, heldFor: orders.heldFor }) };
  },
  personalData: ({ cart }) => ({
    exportOf: async (q, { id }) => ({
      cart: (await cart.cartOf(q, id)).lines,
      cartChosen: await cart.chosenOf(q, id),
    }),
    forget: (tx, { id }) => cart.forget(tx, id),
  }),
});
