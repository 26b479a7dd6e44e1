import { inEachLang } from "#contract/format/in-each-lang.ts";
import { minuteParts } from "#contract/format/time-parts.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { ConsentsView } from "#modules/accounts/consents-view.ts";
import { consentsOf } from "#modules/accounts/customers/consents-handlers.ts";
import type { Caller, RequestContext } from "../auth/caller.ts";
import type { ShopServices } from "../shop-services.ts";

/** Written out by the server: the page carries no words of its own. */
export async function consentsView(
  shop: ShopServices,
  { userId }: Caller,
  { lang }: RequestContext,
): Promise<ConsentsView> {
  const { consents: words } = textsOf(lang).privacy;
  const { consents, history } = await consentsOf(shop, userId);
  const format = minuteFormat(lang);
  return {
    title: words.title,
    lead: words.lead,
    back: words.back,
    consents: consents.map(({ purpose, isGiven, canGive }) => {
      const { name, words: text, needs } = words.purposes[purpose];
      const button = isGiven ? words.withdraw : canGive ? words.allow : null;
      const state = isGiven ? words.given : words.notGiven;
      return { purpose, name, words: text, isGiven, state, button, needs };
    }),
    history: {
      title: words.history,
      none: words.noHistory,
      lines: history.map(({ purpose, deed: action, page, at }) =>
        [words.purposes[purpose].name, words.actions[action], format.format(at), words.on(page)].join(" · "),
      ),
    },
  };
}

const minuteFormat = inEachLang(
  (locale) => new Intl.DateTimeFormat(locale, { ...minuteParts(locale), year: "numeric" }),
);
