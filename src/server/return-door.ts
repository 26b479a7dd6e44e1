import { returnsCalls } from "#contract/calls/returns.ts";
import type { FormProblem } from "#contract/form-problem.ts";
import type { ReturnPageView } from "#contract/return-view.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { langCookie } from "#contract/texts/lang.ts";
import { actByForm } from "./act-by-form.ts";
import type { Caller, RequestFacts } from "./caller.ts";
import { redirectOf } from "./form-answer.ts";
import { makeCall } from "./make-call.ts";
import { withOpenUpload } from "./open-uploads.ts";
import { pageHeaders, pageNonce, plainPage } from "./page-answer.ts";
import type { PayDoor } from "./pay-door.ts";
import { isPictureForm, readAnyForm, withEachPicture } from "./picture-form.ts";
import { readReturnForm } from "./read-return-form.ts";
import type { Shop } from "./shop.ts";
import { sorryPage } from "./sorry-page.ts";

export interface ReturnPageAsked {
  readonly view: ReturnPageView;
  readonly shell: ShellView;
  readonly nonce: string;
  readonly path: string;
  /** Why the form that was sent is shown again. */
  readonly problem: FormProblem | undefined;
}

export type ReturnPage = (asked: ReturnPageAsked) => string;

/** Its forms have one each. */
const mostPictures = 1;
const address = /^\/return\/([\w-]{42})$/;

/** The page where goods are sent back by a link. What is no such link, or is over, is an unknown address. */
export function createReturnDoor({
  load,
  shop,
  shell,
  publicUrl,
  withPolicy = true,
}: {
  load: () => Promise<{ readonly returnPage: ReturnPage }>;
  shop: Shop;
  shell: (facts: RequestFacts, caller: Caller | null) => Promise<ShellView>;
  publicUrl: string;
  withPolicy?: boolean;
}): PayDoor {
  const https = publicUrl.startsWith("https:");
  return {
    async answer({ request, facts: asked, caller }) {
      const { pathname: path } = new URL(request.url);
      const token = address.exec(path)?.[1];
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (token === undefined || !(isRead || request.method === "POST")) return undefined;
      const shown = await makeCall(returnsCalls.show, { token }, { shop, caller, facts: asked });
      if (!shown.ok) return undefined;
      // A phone that was never here reads it in the language of the order.
      const lang = asked.cookies[langCookie] === undefined ? shown.value.page.lang : asked.lang;
      const facts = { ...asked, lang };
      const nonce = pageNonce();
      const show = async (problem?: FormProblem, init: ResponseInit = {}) => {
        const { returnPage } = await load();
        const view = shown.value.page as ReturnPageView;
        const html = returnPage({ view, shell: await shell(facts, caller), nonce, path, problem });
        return plainPage(request, html, { ...init, nonce, https, withPolicy });
      };
      if (isRead) return show();
      const page = { shop, caller, facts };
      const ways = {
        given: (_: unknown, fields: Record<string, string>) => ({ ...readReturnForm(fields), token }),
        said: () => null,
      };
      const act = async () => {
        const sent = await readAnyForm(request, mostPictures);
        if (!sent.ok) return sorryPage(sent, lang);
        const acted = await withEachPicture(sent.value, ways, (form, each) =>
          actByForm(form, page, each).catch(redirectOf),
        );
        if (acted instanceof Response)
          return new Response(null, { status: acted.status, headers: pageHeaders(acted.headers, https) });
        return show(acted.data, acted.init ?? {});
      };
      return isPictureForm(request) ? withOpenUpload(act, (full) => sorryPage(full, lang)) : act();
    },
  };
}
