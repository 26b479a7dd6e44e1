import { defineBrowserModule } from "../define-browser-module.ts";
import { policyEndpoints } from "./endpoints.ts";

export const policies = defineBrowserModule({
  name: "policies",
  endpoints: [policyEndpoints],
  pages: [{ path: "policies/:page", file: "policy.route.tsx" }],
  screens: () => import("./office/screens.tsx"),
});
