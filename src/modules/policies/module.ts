import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { policyEndpoints } from "./endpoints.ts";
import { policyHandlers } from "./handlers.ts";

/** What a shop has to say beside its goods: written by the shop of its facts, or by its owner. */
export const policies = defineModule({
  name: "policies",
  handlers: bindHandlers(policyEndpoints, policyHandlers),
});
