import { failure } from "#contract/outcome.ts";
import { readAnywhere } from "#platform/database/reading-place.ts";
import type { Edge } from "./edge.ts";
import { refuse } from "./envelope.ts";
import type { Gate } from "./gate.ts";
import type { MakeShared } from "./page-cache.ts";
import type { RenderLine } from "./render-line.ts";
import { placeOf } from "./shared-question.ts";
import { sorryPage } from "./sorry-page.ts";

/** Asks the app for all visitors at once: what makes the answer is given the address and the language, and no more. */
export function sharedAnswers({
  app,
  gate,
  line,
  publicUrl,
}: {
  app: Edge;
  gate: Gate;
  line: RenderLine;
  publicUrl: string;
}): MakeShared {
  return ({ lang, address, kind }, isKnown) => {
    const ask = async () => app.fetch(new Request(publicUrl + address), { sharedLang: lang });
    const make = () => readAnywhere(ask);
    const no = failure("unavailable", { retryAfter: 2 });
    if (kind === "call") return gate.through(make, () => refuse(no, lang));
    return line.through(make, () => sorryPage(no, lang), placeOf({ address }, isKnown));
  };
}
