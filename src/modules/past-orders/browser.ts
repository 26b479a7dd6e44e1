import { defineBrowserModule } from "../define-browser-module.ts";
import { pastOrdersEndpoints } from "./endpoints.ts";

export const pastOrders = defineBrowserModule({
  name: "past-orders",
  endpoints: [pastOrdersEndpoints],
  screens: () => import("./office/screens.ts"),
});
