import { failure, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { setUpEndpoints } from "./endpoints.ts";

export const setUpHandlers: HandlersOf<typeof setUpEndpoints> = {
  async show({ setUp }) {
    const { steps, ...view } = await setUp.view();
    return success({ ...view, steps: [...steps] });
  },

  // Spreadsheets take a file without a byte order mark for one of the letters of their own country.
  smsTexts: async ({ smsTexts }) =>
    success({ file: { name: "sms-texts.csv", body: new TextEncoder().encode(`\ufeff${smsTexts()}`) } }),

  async promises({ setUp }) {
    const [promises, { machine }] = await Promise.all([setUp.promises.list(), setUp.view()]);
    const shown = promises.map(({ en, hi, ...one }) => ({ ...one, en: [...en], hi: [...hi] }));
    return success({ promises: shown, isReal: machine.payments === "live" });
  },

  async decide({ setUp }, { userId }, { id, as }, { lang }) {
    const { kept, removed } = textsOf(lang).promises;
    const decided = await setUp.promises.decide(id, as, userId);
    return decided.ok ? success({ message: as === "keep" ? kept : removed }) : failure(decided.reason);
  },

  async tryMail({ setUp, accounts }, { userId }, _input, { lang }) {
    const user = await accounts.profile(userId);
    return setUp.tryMail(userId, user?.email ?? null, lang);
  },

  tryPayments: ({ setUp }, { userId }, _input, { lang }) => setUp.tryPayments(userId, lang),

  async payRupee({ setUp, accounts }, { userId }, _input, { lang }) {
    const user = await accounts.profile(userId);
    return setUp.payRupee(userId, user?.name ?? "", lang);
  },

  lookForRupee: ({ setUp }, { userId }, _input, { lang }) => setUp.lookForRupee(userId, lang),

  async emptyDemo({ setUp }, { userId }, _input, { lang }) {
    const emptied = await setUp.emptyDemo(userId);
    return success({ ...emptied, message: textsOf(lang).setUp.emptied(emptied) });
  },
};
