import { defineBrowserModule } from "../define-browser-module.ts";
import { bookingEndpoints } from "./endpoints.ts";

export const parcels = defineBrowserModule({
  name: "parcels",
  endpoints: [bookingEndpoints],
});
