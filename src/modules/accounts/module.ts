import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { addressesEndpoints } from "./addresses/endpoints.ts";
import { addressesHandlers } from "./addresses/handlers.ts";
import { consentsEndpoints } from "./customers/consents-endpoints.ts";
import { consentsHandlers } from "./customers/consents-handlers.ts";
import { customersEndpoints } from "./customers/endpoints.ts";
import { customersHandlers } from "./customers/handlers.ts";
import { accountsEndpoints } from "./endpoints.ts";
import { accountsHandlers } from "./handlers.ts";
import { passkeysEndpoints } from "./passkeys/endpoints.ts";
import { passkeysHandlers } from "./passkeys/handlers.ts";
import { factorEndpoints } from "./second-factor/endpoints.ts";
import { factorHandlers } from "./second-factor/handlers.ts";
import { joinEndpoints, peopleEndpoints } from "./staff/endpoints.ts";
import { joinHandlers, peopleHandlers } from "./staff/handlers.ts";

/** Who somebody is: accounts, sign-in, second factor, guests, addresses, customers and staff. */
export const accounts = defineModule({
  name: "accounts",
  handlers: [
    ...bindHandlers(accountsEndpoints, accountsHandlers),
    ...bindHandlers(passkeysEndpoints, passkeysHandlers),
    ...bindHandlers(addressesEndpoints, addressesHandlers),
    ...bindHandlers(consentsEndpoints, consentsHandlers),
    ...bindHandlers(customersEndpoints, customersHandlers),
    ...bindHandlers(factorEndpoints, factorHandlers),
    ...bindHandlers(peopleEndpoints, peopleHandlers),
    ...bindHandlers(joinEndpoints, joinHandlers),
  ],
});
