import { defineBrowserModule } from "../define-browser-module.ts";
import { reminderEndpoints } from "./endpoints.ts";

export const reminders = defineBrowserModule({
  name: "reminders",
  endpoints: [reminderEndpoints],
  pages: [{ path: "reminders/stop", file: "stop-reminders.route.tsx" }],
});
