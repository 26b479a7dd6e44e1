import { textsOf } from "#contract/texts/texts.ts";
import type { FactorFirst } from "#modules/accounts/rules/factor-first.ts";
import { worksHere } from "../api/run-handler.ts";
import type { Caller, RequestContext } from "./caller.ts";
import { secondFactorPath } from "./second-factor-prompt.ts";

/** Said before something is typed that would be refused without it (modules/accounts/rules/assurance.ts). */
export function factorFirst(caller: Caller, { url }: Request, { lang }: RequestContext): FactorFirst | null {
  if (!worksHere(caller) || caller.hasFreshFactor) return null;
  const { pathname, search } = new URL(url);
  const { first, showNow } = textsOf(lang).manage.factor;
  return { to: secondFactorPath(pathname + search), text: first, link: showNow };
}
