import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";

export const reminderEndpoints = defineEndpoints("reminders", {
  stop: {
    method: "POST",
    path: "/reminders/stop",
    right: "reminders.stop",
    summary: "No more reminders, by the token that each of them carries",
    input: z.object({ token: z.string().min(1).max(200) }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
    message: ({ reminders }) => reminders.stopped,
    refusals: ["linkDead"],
  },
});
