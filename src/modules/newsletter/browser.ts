import { defineBrowserModule } from "../define-browser-module.ts";
import { newsletterEndpoints } from "./endpoints.ts";

export const newsletter = defineBrowserModule({
  name: "newsletter",
  endpoints: [newsletterEndpoints],
  pages: [
    { path: "newsletter", file: "newsletter.route.tsx" },
    { path: "newsletter/confirm", file: "confirm-newsletter.route.tsx" },
    { path: "newsletter/leave", file: "leave-newsletter.route.tsx" },
  ],
});
