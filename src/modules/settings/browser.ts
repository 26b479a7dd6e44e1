import { defineBrowserModule } from "../define-browser-module.ts";
import { settingsEndpoints } from "./endpoints.ts";

export const settings = defineBrowserModule({
  name: "settings",
  endpoints: [settingsEndpoints],
  screens: () => import("./office/screens.ts"),
  navigation: [
    {
      label: ({ manage }) => manage.nav.shop,
      path: "shop",
      icon: "store",
      right: "shop.change",
      group: "running",
      position: 90,
    },
  ],
});
