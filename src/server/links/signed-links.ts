import type { FormProblem } from "#contract/form-problem.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { langCookie } from "#contract/texts/lang.ts";
import { inUploadSlot } from "../admission/upload-slots.ts";
import { callEndpoint } from "../api/call-endpoint.ts";
import type { Caller, RequestContext } from "../auth/caller.ts";
import { actByForm } from "../forms/act-by-form.ts";
import { redirectOf } from "../forms/form-answer.ts";
import type { Page } from "../forms/form-options.ts";
import { isPictureForm, readAnyForm, withEachPicture } from "../forms/picture-form.ts";
import { sorryPage } from "../http/sorry-page.ts";
import { pageHeaders, pageNonce, plainPage } from "../pages/page-answer.ts";
import type { PageRequest } from "../pages/pages.ts";
import type { ShopServices } from "../shop-services.ts";
import type { AskingPage, LinkDraws, LinkPage, OpenedLink } from "./link-page.ts";

/** The one way to such pages. What is no such link is an unknown address like any other. */
export interface SignedLinks {
  answer(request: PageRequest): Promise<Response | undefined>;
}

export function createSignedLinks({
  pages,
  load,
  shop,
  shell,
  publicUrl,
  withPolicy = true,
}: {
  pages: readonly LinkPage[];
  load: () => Promise<{ readonly links: LinkDraws }>;
  shop: ShopServices;
  shell: (requestContext: RequestContext, caller: Caller | null) => Promise<ShellView>;
  publicUrl: string;
  withPolicy?: boolean;
}): SignedLinks {
  const https = publicUrl.startsWith("https:");
  return {
    async answer({ request, requestContext: asked, caller, isForCache }) {
      const { pathname: path, searchParams } = new URL(request.url);
      const page = isForCache ? undefined : pages.find(({ address }) => address.test(path));
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (!page || !(isRead || request.method === "POST")) return undefined;
      const token = page.address.exec(path)?.[1] ?? "";
      const opened = await page.open(token, asking({ shop, caller, requestContext: asked }), searchParams);
      if (!opened || opened instanceof Response) return opened && sent(opened);
      const isAsked = asked.base !== undefined || asked.cookies[langCookie] !== undefined;
      const lang = isAsked ? asked.lang : (opened.lang ?? asked.lang);
      const requestContext = { ...asked, lang };
      const nonce = pageNonce();
      const show = async (shown: OpenedLink, problem?: FormProblem, init: ResponseInit = {}) => {
        const given = {
          shell: await shell(requestContext, caller),
          nonce,
          path,
          now: shop.clock.now(),
          problem,
        };
        const html = shown.draw((await load()).links, given);
        const headers = withoutTraces(new Headers(init.headers));
        return plainPage(request, html, { ...init, headers, nonce, https, withPolicy });
      };
      if (isRead) return show(opened);
      const act = async () => {
        const form = await readAnyForm(request, page.mostPictures ?? 0);
        if (!form.ok) return sorryPage(form, lang);
        const by = { shop, caller, requestContext };
        const acted = await withEachPicture(
          form.value,
          { lang, options: page.options(token) },
          (one, options) =>
            (page.act ? page.act(one, asking(by)) : actByForm(one, by, options)).catch(redirectOf),
        );
        if (acted instanceof Response) return sent(acted);
        // It shows what is so by now, with what was typed.
        const again = await page.open(token, asking(by), new URLSearchParams(acted.data.values));
        if (again instanceof Response) return sent(again);
        return show(again ?? opened, acted.data, acted.init ?? {});
      };
      return page.mostPictures && isPictureForm(request)
        ? inUploadSlot({ by: token, work: act, full: (full) => sorryPage(full, lang) })
        : act();
    },
  };

  function sent({ status, headers }: Response): Response {
    return new Response(null, { status, headers: withoutTraces(pageHeaders(headers, https)) });
  }
}

function asking(page: Page): AskingPage {
  return {
    ...page,
    ask: (endpoint, input, requestContext = page.requestContext) =>
      callEndpoint(endpoint, input, { ...page, requestContext }),
  };
}

/** The address is the key: no other site and no search is to learn it. */
function withoutTraces(headers: Headers): Headers {
  headers.set("referrer-policy", "same-origin");
  headers.set("x-robots-tag", "noindex");
  return headers;
}
