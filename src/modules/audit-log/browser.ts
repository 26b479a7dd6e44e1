import { defineBrowserModule } from "../define-browser-module.ts";
import { logEndpoints } from "./endpoints.ts";

export const auditLog = defineBrowserModule({
  name: "audit-log",
  endpoints: [logEndpoints],
  screens: () => import("./office/screens.ts"),
  navigation: [
    {
      label: ({ manage }) => manage.nav.log,
      path: "log",
      icon: "clock",
      right: "log.see",
      group: "running",
      position: 110,
    },
  ],
});
