import { defineBrowserModule } from "../define-browser-module.ts";
import { returnEndpoints, returnOfficeEndpoints } from "./endpoints.ts";

export const returns = defineBrowserModule({
  name: "returns",
  endpoints: [returnEndpoints, returnOfficeEndpoints],
  linkDraws: () => import("./link/return-document.tsx"),
  screens: () => import("./office/screens.tsx"),
});
