import { defineBrowserModule } from "../define-browser-module.ts";
import { promoCodeEndpoints } from "./endpoints.ts";

export const promoCodes = defineBrowserModule({
  name: "promo-codes",
  endpoints: [promoCodeEndpoints],
  screens: () => import("./office/screens.tsx"),
});
