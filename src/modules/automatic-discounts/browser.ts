import { defineBrowserModule } from "../define-browser-module.ts";
import { discountEndpoints } from "./endpoints.ts";

export const automaticDiscounts = defineBrowserModule({
  name: "automatic-discounts",
  endpoints: [discountEndpoints],
  screens: () => import("./office/screens.tsx"),
});
