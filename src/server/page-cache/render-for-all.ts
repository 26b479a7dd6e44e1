import { readAnywhere } from "#platform/database/replica-scope.ts";
import { collectDependencies, type Dependencies } from "#platform/invalidation/dependencies.ts";
import { type Admission, overloaded, priorityOf } from "../admission/admission.ts";
import { refuse } from "../http/envelope.ts";
import type { HttpApp } from "../http/http-app.ts";
import { sorryPage } from "../http/sorry-page.ts";
import type { MakeResponse } from "./page-cache.ts";

/** What is refused is not kept. */
const ofNothing: Dependencies = { keys: new Set(), until: 0 };

/** Asks the app for all visitors at once: what makes the answer is given the address and the language, and no more. */
export function renderForAll({
  app,
  admission: { calls, pages },
  publicUrl,
}: {
  app: HttpApp;
  admission: Pick<Admission, "calls" | "pages">;
  publicUrl: string;
}): MakeResponse {
  return async ({ lang, address, kind }, isKnown) => {
    let dependencies = ofNothing;
    const ask = async () => app.fetch(new Request(publicUrl + address), { sharedLang: lang });
    // Begun by whoever leaves the queue, so what is read is collected within.
    const make = async () => {
      const { made, ...read } = await collectDependencies(() => readAnywhere(ask));
      dependencies = read.dependencies;
      return made;
    };
    const priority = priorityOf({ address, wasCached: isKnown });
    const response = await (kind === "call"
      ? calls.run(make, () => refuse(overloaded, lang))
      : pages.run(make, () => sorryPage(overloaded, lang), priority));
    return { response, dependencies };
  };
}
