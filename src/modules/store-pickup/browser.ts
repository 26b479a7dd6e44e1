import { defineBrowserModule } from "../define-browser-module.ts";
import { pickupStoreEndpoints } from "./endpoints.ts";
import { pickupOfficeEndpoints } from "./office-endpoints.ts";

export const storePickup = defineBrowserModule({
  name: "store-pickup",
  endpoints: [pickupStoreEndpoints, pickupOfficeEndpoints],
  screens: () => import("./office/screens.tsx"),
});
