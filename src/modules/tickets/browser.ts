import { defineBrowserModule } from "../define-browser-module.ts";
import { ticketEndpoints } from "./endpoints.ts";
import { ticketOfficeEndpoints } from "./office-endpoints.ts";

export const tickets = defineBrowserModule({
  name: "tickets",
  endpoints: [ticketEndpoints, ticketOfficeEndpoints],
  pages: [
    { path: "policies/contact", file: "contact.route.tsx" },
    { path: "tickets", file: "tickets.route.tsx" },
    { path: "tickets/:token", file: "ticket.route.tsx" },
  ],
  screens: () => import("./office/screens.tsx"),
  navigation: [
    {
      label: ({ support }) => support.nav,
      path: "messages",
      icon: "chat",
      right: "messages.see",
      position: 40,
    },
  ],
});
