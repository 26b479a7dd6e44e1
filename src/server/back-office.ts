import type { FormProblem } from "#contract/form-problem.ts";
import type { Role } from "#contract/rights.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { actByForm, type Page, type Ways } from "./act-by-form.ts";
import type { Caller, RequestFacts } from "./caller.ts";
import { forgetNotice } from "./notice.ts";
import { packedPage, pageHeaders, pageNonce, wholeOf } from "./page-answer.ts";
import type { PageRequest } from "./pages.ts";
import { framePolicy, nonceSource, pagePolicy } from "./security-headers.ts";
import type { Shop } from "./shop.ts";
import { sorryPage } from "./sorry-page.ts";

/** The staff's pages. Where it has no answer, the shop's own pages have: an unknown address like any other. */
export interface BackOffice {
  answer(asked: PageRequest): Promise<Response | undefined>;
}

export type OfficeWays = Ways;

export interface OfficePage extends Page {
  readonly caller: Caller;
  readonly nonce: string;
  readonly shell: () => Promise<ShellView>;
}

export interface OfficeAsked {
  readonly page: OfficePage;
  readonly query: URLSearchParams;
  /** Why the form that was sent is shown again. */
  readonly problem: FormProblem | undefined;
}

/** Built apart from the shop's pages, which so have not a byte of it. */
export interface OfficePages {
  find(
    path: string,
    role: Role,
  ):
    | {
        readonly act?: OfficeWays;
        readonly show: (asked: OfficeAsked) => Promise<string | undefined>;
      }
    | undefined;
  /** What is no page: the worker and the description of an installed back office. */
  file(path: string): ((shell: ShellView) => Promise<OfficeFile>) | undefined;
}

export interface OfficeFile {
  readonly text: string;
  readonly type: string;
  /** Of a worker: the addresses that it may look after. */
  readonly scope?: string;
}

export function createBackOffice({
  load,
  shop,
  shell,
  publicUrl,
  withPolicy = true,
}: {
  /** At the first page that is asked for: a shop where nobody does spends nothing on them. */
  load: () => Promise<OfficePages>;
  shop: Shop;
  shell: (facts: RequestFacts, caller: Caller | null) => Promise<ShellView>;
  publicUrl: string;
  withPolicy?: boolean;
}): BackOffice {
  const https = publicUrl.startsWith("https:");
  return {
    async answer({ request, facts, caller }) {
      const { pathname, searchParams } = new URL(request.url);
      if (!caller?.role || !/^\/manage(?:\/|$)/.test(pathname)) return undefined;
      const path = pathname.replace(/^\/manage\/?|\/$/g, "");
      const pages = await load();
      const screen = pages.find(path, caller.role);
      const file = pages.file(path);
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (file && request.method === "GET") return sendFile(await file(await shell(facts, caller)));
      if (!screen || !(isRead || request.method === "POST")) return undefined;
      const nonce = pageNonce();
      const page = { shop, facts, caller, nonce, shell: () => shell(facts, caller) };
      const asked = { page, query: searchParams, problem: undefined };
      if (isRead) {
        const html = await screen.show(asked);
        return html === undefined ? undefined : send(request, html, nonce);
      }
      const whole = await wholeOf(request);
      if (!whole.ok) return sorryPage(whole, facts.lang);
      const acted = await actByForm(whole.value, page, screen.act).catch(redirectOf);
      if (acted instanceof Response)
        return new Response(null, { status: acted.status, headers: pageHeaders(acted.headers, https) });
      const html = await screen.show({ ...asked, problem: acted.data });
      return html === undefined ? undefined : send(request, html, nonce, acted.init ?? {});
    },
  };

  function send(
    request: Request,
    html: string,
    nonce: string,
    { status = 200, headers: own }: ResponseInit = {},
  ) {
    const headers = pageHeaders(new Headers(own), https);
    headers.set("content-type", "text/html; charset=utf-8");
    const policy = withPolicy ? pagePolicy({ scripts: [nonceSource(nonce)], https }) : framePolicy;
    headers.set("content-security-policy", policy);
    // What a page asks for by itself shows nobody a notice.
    if (request.headers.get("sec-fetch-dest") !== "empty") headers.append("set-cookie", forgetNotice);
    return packedPage(request, Buffer.from(html), status, headers);
  }
}

function sendFile({ text, type, scope }: OfficeFile): Response {
  const headers = new Headers({ "content-type": type, "cache-control": "no-store" });
  if (scope) headers.set("service-worker-allowed", scope);
  if (scope) headers.set("content-security-policy", "default-src 'none'; connect-src 'self'");
  return new Response(text, { headers });
}

function redirectOf(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown;
  throw thrown;
}
