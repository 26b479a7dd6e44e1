import { defineBrowserModule } from "../define-browser-module.ts";
import { notificationEndpoints } from "./endpoints.ts";

export const notifications = defineBrowserModule({
  name: "notifications",
  endpoints: [notificationEndpoints],
  screens: () => import("./office/screens.tsx"),
});
