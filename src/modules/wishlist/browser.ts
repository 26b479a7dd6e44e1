import { defineBrowserModule } from "../define-browser-module.ts";
import { wishlistEndpoints } from "./endpoints.ts";

export const wishlist = defineBrowserModule({
  name: "wishlist",
  endpoints: [wishlistEndpoints],
  pages: [{ path: "wishlist", file: "wishlist.route.tsx" }],
});
