import { defineBrowserModule } from "../define-browser-module.ts";
import { stockAlertEndpoints } from "./endpoints.ts";

export const stockAlerts = defineBrowserModule({
  name: "stock-alerts",
  endpoints: [stockAlertEndpoints],
});
