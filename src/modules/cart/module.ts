import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { cartEndpoints } from "./endpoints.ts";
import { cartHandlers } from "./handlers.ts";

/** What somebody wants to buy. */
export const cart = defineModule({
  name: "cart",
  handlers: [...bindHandlers(cartEndpoints, cartHandlers)],
});
