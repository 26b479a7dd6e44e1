import { defineBrowserModule } from "../define-browser-module.ts";
import { cartEndpoints } from "./endpoints.ts";

export const cart = defineBrowserModule({
  name: "cart",
  endpoints: [cartEndpoints],
  pages: [{ path: "cart", file: "cart.route.tsx" }],
});
