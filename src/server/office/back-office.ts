import type { AnswerOf } from "#contract/endpoint.ts";
import { failureStatus } from "#contract/failures.ts";
import type { FormProblem } from "#contract/form-problem.ts";
import { failure } from "#contract/outcome.ts";
import { sameSitePath } from "#contract/paths.ts";
import type { Role } from "#contract/rights.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { factorEndpoints } from "#modules/accounts/second-factor/endpoints.ts";
import { callEndpoint } from "../api/call-endpoint.ts";
import { worksHere } from "../api/run-handler.ts";
import type { Caller, RequestContext } from "../auth/caller.ts";
import { door, secondFactorPath } from "../auth/second-factor-prompt.ts";
import { actByForm } from "../forms/act-by-form.ts";
import { carriedFields, carriedIn, postedOn } from "../forms/carried-form.ts";
import { fillFromPin } from "../forms/fill-from-pin.ts";
import { fieldsOf, formProblem, goOn, redirectOf } from "../forms/form-answer.ts";
import type { FormOptions, Page, SentPicture } from "../forms/form-options.ts";
import { readAnyForm, withEachPicture, withoutPictures } from "../forms/picture-form.ts";
import { readForm } from "../forms/read-form.ts";
import { sorryPage } from "../http/sorry-page.ts";
import type { LinkDraws } from "../links/link-page.ts";
import { pageHeaders, pageNonce, plainPage } from "../pages/page-answer.ts";
import type { PageRequest } from "../pages/pages.ts";
import type { ShopServices } from "../shop-services.ts";
import { draftName } from "./draft-name.ts";

/** The staff's pages. Where it has no answer, the shop's own pages have: an unknown address like any other. */
export interface BackOffice {
  answer(request: PageRequest): Promise<Response | undefined>;
}

export type OfficeFormOptions = FormOptions;
export type OfficePosted = Page;
export type { SentPicture };

export interface OfficePage extends Page {
  readonly nonce: string;
  readonly shell: () => Promise<ShellView>;
}

export interface OfficeRequest {
  readonly page: OfficePage;
  readonly query: URLSearchParams;
  /** Why the form that was sent is shown again. */
  readonly problem: FormProblem | undefined;
  /** What waits until the second factor is shown. */
  readonly carried?: Readonly<Record<string, string>> | undefined;
  /** Where a code has just been sent. */
  readonly sentTo?: string | undefined;
  /** What stands in a form that is not to be done yet. */
  readonly typed?: Readonly<Record<string, string>>;
}

export interface OfficeShown {
  readonly html: string;
  /** The camera may read codes on it. */
  readonly scans: boolean;
}

/** Built apart from the shop's pages, which so have not a byte of it. */
export interface OfficePages {
  readonly links: LinkDraws;
  /** Without a role, what somebody who is invited may see. */
  find(
    path: string,
    role: Role | null,
  ):
    | {
        readonly act?: OfficeFormOptions;
        readonly takesDrafts?: boolean;
        readonly show: (request: OfficeRequest) => Promise<OfficeShown | undefined>;
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

type Asking = Pick<PageRequest, "request" | "requestContext" | "caller">;

const atTheDoor = [
  factorEndpoints.sendCode,
  factorEndpoints.showCode,
  factorEndpoints.showPasskey,
  factorEndpoints.recover,
];

export function createBackOffice({
  load,
  shop,
  shell,
  publicUrl,
  withPolicy = true,
}: {
  /** At the first page that is asked for: a shop where nobody does spends nothing on them. */
  load: () => Promise<OfficePages>;
  shop: ShopServices;
  shell: (requestContext: RequestContext, caller: Caller | null) => Promise<ShellView>;
  publicUrl: string;
  withPolicy?: boolean;
}): BackOffice {
  const https = publicUrl.startsWith("https:");
  return { answer };

  async function answer({ request, requestContext, caller }: Asking): Promise<Response | undefined> {
    const { pathname, search, searchParams } = new URL(request.url);
    // What the shop's own script asks for it shall ask for whole: the pages know nothing of the office, and send it here.
    if (!/^\/manage(?:\/|$)/.test(pathname) || pathname.endsWith(".data")) return undefined;
    const path = pathname.replace(/^\/manage\/?|\/$/g, "");
    const role = worksHere(caller);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!(isRead || request.method === "POST")) return undefined;
    if (!role && !(path === "join" && (await isInvited(searchParams)))) return undefined;
    const { find, file: fileAt } = await load();
    const screen = find(path, role);
    const file = caller?.role ? fileAt(path) : undefined;
    if (file && request.method === "GET") return sendFile(await file(await shell(requestContext, caller)));
    const nonce = pageNonce();
    const page = { shop, requestContext, caller, nonce, shell: () => shell(requestContext, caller) };
    const asked: OfficeRequest = { page, query: searchParams, problem: undefined };
    const waits = role !== null && caller?.role == null;
    if (isRead) {
      if (waits && path !== door && path !== "join")
        return redirect(goOn(secondFactorPath(pathname + search)));
      const shown = await screen?.show(asked);
      return shown && send(request, shown, nonce);
    }
    if (!screen) return undefined;
    const sent = await readAnyForm(request);
    if (!sent.ok) return sorryPage(sent, requestContext.lang);
    const whole = sent.value.request;
    const ask = (form: URLSearchParams) =>
      showSecondFactor(
        request,
        {
          ...asked,
          carried: carriedFields({
            to: pathname + search,
            form: String(withoutPictures(form, sent.value)),
          }),
        },
        role,
      );
    if (path === door) return enter(whole, asked, role);
    if (waits && path !== "join") return ask(await readForm(whole));
    const draft = screen.takesDrafts ? await readForm(whole.clone()) : undefined;
    if (draft?.has(draftName)) {
      if (screen.act?.fillsCityAndState) fillFromPin(draft, page);
      const shown = await screen.show({ ...asked, typed: fieldsOf(draft) });
      return shown && send(request, shown, nonce);
    }
    const acted = await withEachPicture(
      sent.value,
      { lang: requestContext.lang, options: screen.act },
      (form, options) =>
        actByForm(form, page, {
          ...options,
          instead: ({ reason }, fields) => (reason === "factorNeeded" ? ask(fields) : undefined),
        }).catch(redirectOf),
    );
    if (acted instanceof Response) return acted.status < 400 ? redirect(acted) : acted;
    const shown = await screen.show({ ...asked, problem: acted.data });
    return shown && send(request, shown, nonce, acted.init ?? {});
  }

  /** What the forms of the second factor do: a code is sent, or something is shown and the form that waited is posted on. */
  async function enter(request: Request, asked: OfficeRequest, role: Role | null): Promise<Response> {
    const { requestContext, caller } = asked.page;
    const form = await readForm(request);
    const carried = carriedIn(form);
    const here = { ...asked, ...(carried && { carried: carriedFields(carried) }), query: form };
    const endpoint = atTheDoor.find(({ name }) => name === form.get("call"));
    const done = endpoint
      ? await callEndpoint(endpoint, fieldsOf(form), asked.page)
      : failure("invalidInput");
    if (!done.ok) {
      const { data: problem, init } = formProblem(done, form, requestContext);
      return showSecondFactor(request, { ...here, problem }, role, init ?? {});
    }
    if (endpoint === factorEndpoints.sendCode) {
      const { to: sentTo } = done.value as AnswerOf<typeof factorEndpoints.sendCode>;
      return showSecondFactor(request, { ...here, sentTo }, role, { status: 200 });
    }
    if (endpoint === factorEndpoints.recover) return showSecondFactor(request, here, role, { status: 200 });
    if (!carried) return redirect(goOn(sameSitePath(form.get("next"), "/manage")));
    const entered = caller && { ...caller, role, pendingRole: null, hasFreshFactor: true };
    const onward = await answer({ request: postedOn(request, carried), requestContext, caller: entered });
    return onward ?? redirect(goOn("/manage"));
  }

  async function showSecondFactor(
    request: Request,
    asked: OfficeRequest,
    role: Role | null,
    init: ResponseInit = { status: failureStatus.factorNeeded },
  ): Promise<Response> {
    const shown = await (await load()).find(door, role)?.show(asked);
    return send(request, shown ?? { html: "", scans: false }, asked.page.nonce, init);
  }

  async function isInvited(query: URLSearchParams): Promise<boolean> {
    const token = query.get("token");
    return token !== null && (await shop.accounts.invitation(token)) !== undefined;
  }

  function redirect({ status, headers }: Response): Response {
    return new Response(null, { status, headers: pageHeaders(headers, https) });
  }

  function send(request: Request, { html, scans }: OfficeShown, nonce: string, init: ResponseInit = {}) {
    return plainPage(request, html, { ...init, nonce, https, withPolicy, camera: scans });
  }
}

function sendFile({ text, type, scope }: OfficeFile): Response {
  const headers = new Headers({ "content-type": type, "cache-control": "no-store" });
  if (scope) headers.set("service-worker-allowed", scope);
  if (scope) headers.set("content-security-policy", "default-src 'none'; connect-src 'self'");
  return new Response(text, { headers });
}
