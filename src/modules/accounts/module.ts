import { codeKeyOf } from "#platform/keys/derived-key.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { addressesEndpoints } from "./addresses/endpoints.ts";
import { addressesHandlers } from "./addresses/handlers.ts";
import { consentsEndpoints } from "./customers/consents-endpoints.ts";
import { consentsHandlers } from "./customers/consents-handlers.ts";
import type { ConsentsService } from "./customers/consents-service.ts";
import { customersEndpoints } from "./customers/endpoints.ts";
import { customersHandlers } from "./customers/handlers.ts";
import { accountsEndpoints } from "./endpoints.ts";
import { accountsHandlers } from "./handlers.ts";
import { messagesIn } from "./messages.ts";
import { passkeysEndpoints } from "./passkeys/endpoints.ts";
import { passkeysHandlers } from "./passkeys/handlers.ts";
import { createPasswordHashing } from "./passwords/password-hashing.ts";
import { factorEndpoints } from "./second-factor/endpoints.ts";
import { factorHandlers } from "./second-factor/handlers.ts";
import { type AccountsService, createAccountsService } from "./service.ts";
import { joinEndpoints, peopleEndpoints } from "./staff/endpoints.ts";
import { joinHandlers, peopleHandlers } from "./staff/handlers.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly accounts: AccountsService;
    readonly consents: ConsentsService;
  }
}

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
  services({ settings, shopSettings, linkKey, isLive, kept, ...parts }) {
    const accounts = createAccountsService({
      ...kept,
      ...parts,
      hashing: createPasswordHashing(),
      codeKey: codeKeyOf(linkKey),
      mailPerHour: settings.MAIL_PER_HOUR,
      smsPerDay: settings.SMS_PER_DAY,
      smsCountries: settings.SMS_COUNTRIES,
      asksForFactor: () => shopSettings.now().staff.secondFactor === "always" || isLive,
      guestDays: () => shopSettings.now().guests.days,
    });
    return { accounts, consents: accounts.consents };
  },
  jobs: ({ accounts }) => [{ name: "accounts", everyMs: 600_000, run: () => accounts.runJob() }],
  personalData: ({ accounts, consents }) => ({
    exportOf: async (q, person) => ({ consents: await consents.exportOf(q, person) }),
    async forget(tx, person) {
      await consents.forget(tx, person);
      await accounts.forgetCustomerFiles(tx);
    },
  }),
  smsTexts: (lang, varies) => ({
    "sign-in-code": messagesIn(lang).code(varies, varies),
    invitation: messagesIn(lang).invitationBySms(varies, varies),
  }),
});
