import { readAnywhere } from "#platform/database/replica-scope.ts";
import { type Admission, overloaded, priorityOf } from "../admission/admission.ts";
import type { Edge } from "../http/edge.ts";
import { refuse } from "../http/envelope.ts";
import { sorryPage } from "../http/sorry-page.ts";
import type { MakeResponse } from "./page-cache.ts";

/** Asks the app for all visitors at once: what makes the answer is given the address and the language, and no more. */
export function renderForAll({
  app,
  admission: { calls, pages },
  publicUrl,
}: {
  app: Edge;
  admission: Pick<Admission, "calls" | "pages">;
  publicUrl: string;
}): MakeResponse {
  return ({ lang, address, kind }, isKnown) => {
    const ask = async () => app.fetch(new Request(publicUrl + address), { sharedLang: lang });
    const make = () => readAnywhere(ask);
    if (kind === "call") return calls.run(make, () => refuse(overloaded, lang));
    return pages.run(make, () => sorryPage(overloaded, lang), priorityOf({ address, wasCached: isKnown }));
  };
}
