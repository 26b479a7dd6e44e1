import { defineBrowserModule } from "../define-browser-module.ts";
import { storeEndpoints } from "./endpoints.ts";
import { storeOfficeEndpoints } from "./office-endpoints.ts";

export const stores = defineBrowserModule({
  name: "stores",
  endpoints: [storeEndpoints, storeOfficeEndpoints],
  pages: [
    { path: "stores", file: "stores.route.tsx" },
    { path: "stores/:id", file: "store.route.tsx" },
  ],
  screens: () => import("./office/screens.tsx"),
});
