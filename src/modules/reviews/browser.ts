import { defineBrowserModule } from "../define-browser-module.ts";
import { reviewDeskEndpoints } from "./desk-endpoints.ts";
import { reviewEndpoints } from "./endpoints.ts";

export const reviews = defineBrowserModule({
  name: "reviews",
  endpoints: [reviewEndpoints, reviewDeskEndpoints],
  screens: () => import("./office/screens.tsx"),
  navigation: {
    name: "reviews",
    path: "reviews",
    icon: "star",
    right: "reviews.keep",
    group: "selling",
    position: 70,
  },
});
