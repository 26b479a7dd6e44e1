import { defineBrowserModule } from "../define-browser-module.ts";
import { setUpEndpoints } from "./endpoints.ts";

export const setUp = defineBrowserModule({
  name: "set-up",
  endpoints: [setUpEndpoints],
  screens: () => import("./office/screens.tsx"),
});
