import { defineBrowserModule } from "../define-browser-module.ts";
import { documentEndpoints } from "./endpoints.ts";

export const documents = defineBrowserModule({
  name: "documents",
  endpoints: [documentEndpoints],
  screens: () => import("./office/screens.tsx"),
});
