import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { reminderEndpoints } from "./endpoints.ts";

export const reminderHandlers: HandlersOf<typeof reminderEndpoints> = {
  async stop({ reminders }, _, { token }) {
    const stopped = await reminders.stop(token);
    return stopped.ok ? success({}) : stopped;
  },
};
