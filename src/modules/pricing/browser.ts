import { defineBrowserModule } from "../define-browser-module.ts";
import { placeEndpoints } from "./places-endpoints.ts";
import { taxEndpoints } from "./taxes-endpoints.ts";

export const pricing = defineBrowserModule({
  name: "pricing",
  endpoints: [taxEndpoints, placeEndpoints],
  screens: () => import("./office/screens.tsx"),
});
