import { defineBrowserModule } from "../define-browser-module.ts";
import { hsnEndpoints } from "./endpoints.ts";

export const hsnFinder = defineBrowserModule({
  name: "hsn-finder",
  endpoints: [hsnEndpoints],
  screens: () => import("./office/screens.tsx"),
});
