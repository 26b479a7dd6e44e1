import { defineBrowserModule } from "../define-browser-module.ts";
import { courierBillEndpoints } from "./bill-endpoints.ts";
import { bookingEndpoints } from "./endpoints.ts";

export const parcels = defineBrowserModule({
  name: "parcels",
  endpoints: [bookingEndpoints, courierBillEndpoints],
  screens: () => import("./office/screens.tsx"),
});
