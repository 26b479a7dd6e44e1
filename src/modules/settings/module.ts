import { z } from "zod";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { settingsEndpoints } from "./endpoints.ts";
import { settingsHandlers } from "./handlers.ts";

/** What the owner sets. */
export const settings = defineModule({
  name: "settings",
  refusalData: { settingChanged: z.unknown() },
  handlers: [...bindHandlers(settingsEndpoints, settingsHandlers)],
});
