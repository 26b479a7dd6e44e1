import { defineBrowserModule } from "../define-browser-module.ts";
import { paymentOfficeEndpoints } from "./office-endpoints.ts";

export const payments = defineBrowserModule({
  name: "payments",
  endpoints: [paymentOfficeEndpoints],
  screens: () => import("./office/screens.tsx"),
});
