import type { FormProblem } from "#contract/form-problem.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { type Lang, langCookie } from "#contract/texts/lang.ts";
import { actByForm, type Page, type Ways } from "./act-by-form.ts";
import type { OfficePages } from "./back-office.ts";
import type { Caller, RequestFacts } from "./caller.ts";
import { redirectOf } from "./form-answer.ts";
import { withOpenUpload } from "./open-uploads.ts";
import { pageHeaders, pageNonce, plainPage } from "./page-answer.ts";
import type { PageRequest } from "./pages.ts";
import { isPictureForm, readAnyForm, withEachPicture } from "./picture-form.ts";
import type { Shop } from "./shop.ts";
import { sorryPage } from "./sorry-page.ts";

/** What is drawn for whoever came by a link. */
export interface LinkPageAsked<View> {
  readonly view: View;
  readonly shell: ShellView;
  readonly nonce: string;
  readonly path: string;
  /** Why the form that was sent is shown again. */
  readonly problem: FormProblem | undefined;
}

export type DrawLinkPage<View> = (asked: LinkPageAsked<View>) => string;

/** A page that needs no sign-in, made as those of the back office are. */
export interface LinkPage {
  /** The token of its link is the first group, where it has one. */
  readonly address: RegExp;
  /** What is there now; nothing where the address is as good as none. */
  open(token: string, page: Page, query: URLSearchParams): Promise<OpenedLink | Response | undefined>;
  /** What its forms may do. */
  readonly ways: (token: string) => Ways;
  /** With each form of it. */
  readonly mostPictures?: number;
}

export interface OpenedLink {
  /** What a phone that was never here reads it in. */
  readonly lang?: Lang;
  readonly draw: (pages: OfficePages, asked: Omit<LinkPageAsked<never>, "view">) => string;
}

/** The one door to such pages. What is no such link is an unknown address like any other. */
export interface LinkDoor {
  answer(asked: PageRequest): Promise<Response | undefined>;
}

export function createLinkDoor({
  pages,
  load,
  shop,
  shell,
  publicUrl,
  withPolicy = true,
}: {
  pages: readonly LinkPage[];
  load: () => Promise<OfficePages>;
  shop: Shop;
  shell: (facts: RequestFacts, caller: Caller | null) => Promise<ShellView>;
  publicUrl: string;
  withPolicy?: boolean;
}): LinkDoor {
  const https = publicUrl.startsWith("https:");
  return {
    async answer({ request, facts: asked, caller, isShared }) {
      const { pathname: path, searchParams } = new URL(request.url);
      const page = isShared ? undefined : pages.find(({ address }) => address.test(path));
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (!page || !(isRead || request.method === "POST")) return undefined;
      const token = page.address.exec(path)?.[1] ?? "";
      const opened = await page.open(token, { shop, caller, facts: asked }, searchParams);
      if (!opened || opened instanceof Response) return opened && sent(opened);
      const lang = asked.cookies[langCookie] === undefined ? (opened.lang ?? asked.lang) : asked.lang;
      const facts = { ...asked, lang };
      const nonce = pageNonce();
      const show = async (problem?: FormProblem, init: ResponseInit = {}) => {
        const given = { shell: await shell(facts, caller), nonce, path, problem };
        const html = opened.draw(await load(), given);
        const headers = withoutTraces(new Headers(init.headers));
        return plainPage(request, html, { ...init, headers, nonce, https, withPolicy });
      };
      if (isRead) return show();
      const act = async () => {
        const form = await readAnyForm(request, page.mostPictures ?? 0);
        if (!form.ok) return sorryPage(form, lang);
        const acted = await withEachPicture(form.value, page.ways(token), (one, ways) =>
          actByForm(one, { shop, caller, facts }, ways).catch(redirectOf),
        );
        return acted instanceof Response ? sent(acted) : show(acted.data, acted.init ?? {});
      };
      return page.mostPictures && isPictureForm(request)
        ? withOpenUpload(act, (full) => sorryPage(full, lang))
        : act();
    },
  };

  function sent({ status, headers }: Response): Response {
    return new Response(null, { status, headers: withoutTraces(pageHeaders(headers, https)) });
  }
}

/** The address is the key: no other site and no search is to learn it. */
function withoutTraces(headers: Headers): Headers {
  headers.set("referrer-policy", "same-origin");
  headers.set("x-robots-tag", "noindex");
  return headers;
}
