import { defineBrowserModule } from "../define-browser-module.ts";
import { booksEndpoints } from "./endpoints.ts";

export const invoices = defineBrowserModule({
  name: "invoices",
  endpoints: [booksEndpoints],
  screens: () => import("./office/screens.tsx"),
  navigation: [
    {
      label: ({ money }) => money.nav,
      path: "money",
      icon: "wallet",
      right: "money.see",
      group: "running",
      position: 80,
    },
  ],
});
