import { defineBrowserModule } from "../define-browser-module.ts";
import { reviewEndpoints } from "./endpoints.ts";
import { reviewOfficeEndpoints } from "./office-endpoints.ts";

export const reviews = defineBrowserModule({
  name: "reviews",
  endpoints: [reviewEndpoints, reviewOfficeEndpoints],
  screens: () => import("./office/screens.tsx"),
  navigation: [
    {
      label: ({ keepingReviews }) => keepingReviews.nav,
      path: "reviews",
      icon: "star",
      right: "reviews.keep",
      group: "selling",
      position: 70,
    },
  ],
});
