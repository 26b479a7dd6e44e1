import { defineBrowserModule } from "../define-browser-module.ts";
import { whatsappEndpoints } from "./endpoints.ts";

export const whatsapp = defineBrowserModule({
  name: "whatsapp",
  endpoints: [whatsappEndpoints],
  screens: () => import("./office/screens.tsx"),
});
