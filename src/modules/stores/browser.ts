import { defineBrowserModule } from "../define-browser-module.ts";
import { storeDeskEndpoints } from "./desk-endpoints.ts";
import { storeEndpoints } from "./endpoints.ts";

export const stores = defineBrowserModule({
  name: "stores",
  endpoints: [storeEndpoints, storeDeskEndpoints],
  pages: [
    { path: "stores", file: "stores.route.tsx" },
    { path: "stores/:id", file: "store.route.tsx" },
  ],
  screens: () => import("./office/screens.tsx"),
});
