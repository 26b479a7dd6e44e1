import { renderToString } from "react-dom/server";
import { textsOf } from "#contract/texts/texts.ts";
import { closedPage } from "#links/link-document.tsx";
import { browserModules } from "#modules-browser";
import type { LinkDraws } from "#server/links/link-page.ts";
import type { OfficePages } from "#server/office/back-office.ts";
import { translationIn } from "#web/ui/translation-in.ts";
import { TranslationContext } from "#web/ui/words.ts";
import { nextStep } from "./frame/next-step.ts";
import { OfficeContext } from "./frame/office-context.ts";
import { OfficeDocument } from "./frame/office-document.tsx";
import { screensFor } from "./screens.ts";

export { file } from "./files.ts";

/** Pages behind signed links, which are documents of the same make. */
export const links = {
  closedPage,
  ...Object.assign({}, ...(await Promise.all(browserModules.map(({ linkDraws }) => linkDraws?.())))),
} as LinkDraws;

/** What the server asks the back office: whether somebody has such a page, and the page. */
export const find: OfficePages["find"] = (path, role) => {
  const [found] = screensFor(role)
    .flatMap((screen) => {
      const params = match(screen.path, path);
      return params ? [{ screen, params }] : [];
    })
    // shop/stores is itself before it is a shop/:group, whichever stands first in the list.
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  if (!found) return undefined;
  const { screen, params } = found;
  return {
    ...(screen.act && { act: screen.act }),
    ...(screen.takesDrafts && { takesDrafts: true }),
    async show(request) {
      const shown = await screen.show({ ...request, params });
      if (!shown) return undefined;
      const { lang } = request.page.requestContext;
      const shell = await request.page.shell();
      const isSaved = shell.notice?.kind === "success" && request.problem === undefined;
      const { manage: words, refusals } = textsOf(lang);
      const page = renderToString(
        <TranslationContext value={translationIn(lang)}>
          <OfficeContext
            value={{
              shell,
              words,
              refusals,
              role,
              visit: request.page.caller?.sessionId.slice(-12) ?? "",
              isBare: shown.isBare ?? false,
              needsPasskeys: shown.needsPasskeys ?? false,
              needsPictures: shown.needsPictures ?? false,
              scans: shown.scans ?? false,
              picksColours: shown.picksColours ?? false,
              path,
              search: request.query,
              problem: request.problem,
              undo: shown.undo,
              nextStep: isSaved ? await nextStep(path, { ...request, params }) : undefined,
            }}
          >
            <OfficeDocument title={shown.title} nonce={request.page.nonce}>
              {shown.body}
            </OfficeDocument>
          </OfficeContext>
        </TranslationContext>,
      );
      return { html: `<!doctype html>${page}`, scans: shown.scans ?? false };
    },
  };
};

/** A path such as orders/:id, and what stands in its place. */
function match(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split("/");
  const there = path.split("/");
  if (wanted.length !== there.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const given = there[at] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(given);
    else if (part !== given) return undefined;
  }
  return params;
}
