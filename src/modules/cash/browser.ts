import { defineBrowserModule } from "../define-browser-module.ts";
import { cashCodeEndpoints } from "./endpoints.ts";
import { owedCashEndpoints } from "./office-endpoints.ts";

export const cash = defineBrowserModule({
  name: "cash",
  endpoints: [cashCodeEndpoints, owedCashEndpoints],
  linkDraws: () => import("./link/cash-document.tsx"),
  screens: () => import("./office/screens.tsx"),
});
