import { defineBrowserModule } from "../define-browser-module.ts";
import { addressesEndpoints } from "./addresses/endpoints.ts";
import { consentsEndpoints } from "./customers/consents-endpoints.ts";
import { customersEndpoints } from "./customers/endpoints.ts";
import { accountsEndpoints } from "./endpoints.ts";
import { passkeysEndpoints } from "./passkeys/endpoints.ts";
import { factorEndpoints } from "./second-factor/endpoints.ts";
import { joinEndpoints, peopleEndpoints } from "./staff/endpoints.ts";

export const accounts = defineBrowserModule({
  name: "accounts",
  endpoints: [
    accountsEndpoints,
    passkeysEndpoints,
    addressesEndpoints,
    consentsEndpoints,
    customersEndpoints,
    factorEndpoints,
    peopleEndpoints,
    joinEndpoints,
  ],
  pages: [
    { path: "login", file: "login.route.tsx" },
    { path: "login/google", file: "google-start.route.ts" },
    { path: "login/google/return", file: "google-return.route.ts" },
    { path: "register", file: "register.route.tsx" },
    { path: "logout", file: "logout.route.tsx" },
    { path: "forgot-password", file: "forgot-password.route.tsx" },
    { path: "reset-password", file: "reset-password.route.tsx" },
    { path: "confirm-email", file: "confirm-email.route.tsx" },
    { path: "profile/passkeys", file: "passkeys/passkeys.route.tsx" },
    { path: "profile/consents", file: "consents.route.tsx" },
    { path: "profile", file: "profile.route.tsx" },
  ],
  screens: () => import("./office/screens.ts"),
  navigation: [
    {
      label: ({ manage }) => manage.nav.customers,
      path: "customers",
      icon: "user",
      right: "customers.see",
      group: "selling",
      position: 50,
    },
    {
      label: ({ manage }) => manage.nav.people,
      path: "people",
      icon: "shield",
      right: "people.see",
      group: "running",
      position: 100,
    },
  ],
});
