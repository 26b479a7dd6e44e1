import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { logEndpoints } from "./endpoints.ts";
import { logHandlers } from "./handlers.ts";

/** What the staff and the shop did. */
export const auditLog = defineModule({
  name: "audit-log",
  handlers: [...bindHandlers(logEndpoints, logHandlers)],
});
