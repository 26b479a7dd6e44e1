import { defineBrowserModule } from "../define-browser-module.ts";
import { deliveryEndpoints } from "./endpoints.ts";

export const delivery = defineBrowserModule({
  name: "delivery",
  endpoints: [deliveryEndpoints],
  pages: [{ path: "delivery", file: "delivery.route.tsx" }],
});
