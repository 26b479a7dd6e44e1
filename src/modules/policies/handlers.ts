import { wordsIn } from "#contract/format/words.ts";
import { failure, success } from "#contract/outcome.ts";
import { langs } from "#contract/texts/lang.ts";
import { csvLine } from "#modules/invoices/rules/csv-line.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { policyEndpoints } from "./endpoints.ts";
import { isPolicyPage, policyPages } from "./rules/policy-pages.ts";
import { policyText } from "./rules/policy-view.ts";

export const policyHandlers: HandlersOf<typeof policyEndpoints> = {
  async policyFile({ shopSettings, pricing }) {
    const known = { settings: shopSettings.now(), terms: pricing.terms() };
    const lines = policyPages.flatMap((page) =>
      langs.map((lang) =>
        csvLine([
          page,
          lang,
          wordsIn(known.settings.policies[page], lang) || policyText(page, { ...known, lang }),
        ]),
      ),
    );
    const body = Buffer.from(["\ufeff", csvLine(["Page", "Language", "Text"]), ...lines].join(""));
    return success({ file: { name: "pages.csv", body } });
  },

  async policy({ shopSettings, pricing }, _caller, { page }) {
    if (!isPolicyPage(page)) return failure("notFound");
    const known = { settings: shopSettings.now(), terms: pricing.terms() };
    const [en, hi] = (["en", "hi"] as const).map((lang) => policyText(page, { ...known, lang }));
    return success({ page, own: { en: en ?? "", hi: hi ?? "" } });
  },
};
