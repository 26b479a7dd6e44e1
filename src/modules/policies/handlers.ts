import { failure, success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { policyEndpoints } from "./endpoints.ts";
import { isPolicyPage } from "./rules/policy-pages.ts";
import { policyText } from "./rules/policy-view.ts";

export const policyHandlers: HandlersOf<typeof policyEndpoints> = {
  async policy({ shopSettings, pricing }, _caller, { page }) {
    if (!isPolicyPage(page)) return failure("notFound");
    const known = { settings: shopSettings.now(), terms: pricing.terms() };
    const [en, hi] = (["en", "hi"] as const).map((lang) => policyText(page, { ...known, lang }));
    return success({ page, own: { en: en ?? "", hi: hi ?? "" } });
  },
};
