import { defineBrowserModule } from "../define-browser-module.ts";
import { notificationEndpoints } from "./endpoints.ts";
import { unsentEndpoints } from "./unsent-endpoints.ts";

export const notifications = defineBrowserModule({
  name: "notifications",
  endpoints: [notificationEndpoints, unsentEndpoints],
  screens: () => import("./office/screens.tsx"),
});
