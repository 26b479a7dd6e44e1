import { defineBrowserModule } from "../define-browser-module.ts";
import { redirectEndpoints } from "./endpoints.ts";

export const redirects = defineBrowserModule({
  name: "redirects",
  endpoints: [redirectEndpoints],
  screens: () => import("./office/screens.tsx"),
});
