import type { Endpoint } from "#contract/endpoint.ts";
import { pageAddress } from "#contract/lang-address.ts";
import type { Notice } from "#contract/notice.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import { sameSitePath } from "#contract/paths.ts";
import { type ServerTexts, textsOf } from "#contract/texts/texts.ts";
import { isHiddenFrom, refusedAttempt, runHandler } from "../api/run-handler.ts";
import type { Caller, RequestFacts } from "../auth/caller.ts";
import { keepForLogin } from "../auth/pending-action.ts";
import { requireCaller } from "../auth/signed-in.ts";
import { boundEndpointNamed } from "../handlers/bound-endpoints.ts";
import type { Shop } from "../shop.ts";
import { fillPlace } from "./fill-place.ts";
import { fieldsOf, formProblem, goOn } from "./form-answer.ts";
import { readForm } from "./read-form.ts";
import { splitFields } from "./split-fields.ts";

export interface Page {
  readonly shop: Shop;
  readonly facts: RequestFacts;
  readonly caller: Caller | null;
}

/** Beside the fields of a form, called as its file was; of a form that had to wait it is known only that there were some. */
export type SentPicture = { readonly name: string; readonly bytes: Uint8Array } | "unsent";

/** Where a page differs from what every form does. */
export interface Ways {
  /** The only call of the page, whose forms need not name it. */
  readonly only?: Endpoint;
  /** City and state that were left empty follow the PIN code; the form is shown once more to look at them. */
  readonly fillsPlace?: true;
  /** What is told to the call, where the form has other fields than it. */
  readonly given?: (endpoint: Endpoint, fields: Record<string, string>) => object;
  /** How it differs where pictures came along with a call that takes none. */
  readonly withPictures?: (pictures: readonly SentPicture[]) => Pick<Ways, "given" | "after">;
  /** What is done besides, once the call is done; what went wrong with that is said in place of the call's words. */
  readonly after?: (value: object, form: URLSearchParams, page: Page) => Promise<Notice | undefined>;
  /** What is said when it is done, instead of the call's own words; null where the next page tells it itself. */
  readonly said?: (
    endpoint: Endpoint,
    form: URLSearchParams,
    words: ServerTexts,
    value: object,
  ) => string | Notice | null | undefined;
  /** Where it leads when it is done, instead of to where the form stands. */
  readonly done?: (endpoint: Endpoint, answer: object) => string | undefined;
  /** What a refusal is answered with that is no matter of this form. */
  readonly instead?: (no: Failure, form: URLSearchParams) => Promise<Response> | undefined;
  /** Where a refusal leads, instead of back to where the form stands. */
  readonly refused?: (no: Failure, form: URLSearchParams) => string | undefined;
}

/**
 * A form that a page posts: the same call that the script would make, named by the field `call`. Done, it leads on to
 * `next`. Refused, a form that names no `next` is shown again on its own page with what was wrong; another page hears it in a message.
 */
export async function actByForm(request: Request, page: Page, ways: Ways = {}) {
  const { shop, facts, caller } = page;
  const form = await readForm(request);
  const bound = boundEndpointNamed(form.getAll("call").at(-1) ?? ways.only?.name ?? "");
  if (!bound || bound.endpoint.method === "GET" || isHiddenFrom(bound.endpoint, caller))
    return formProblem(failure("invalidInput"), form, facts);
  const { endpoint } = bound;
  const own = pageAddress(request.url).pathname;
  const next = sameSitePath(form.get("next"), own);
  const words = textsOf(facts.lang);
  const no = refusedAttempt(endpoint, page);
  if (no && !caller) {
    if (endpoint.keptForLogin) return keepForLogin(endpoint, form, next, endpoint.keptForLogin(words));
    requireCaller(page, request, next);
  }
  const filled = ways.fillsPlace && !no && fillPlace(form, page);
  if (filled) return formProblem(filled, form, facts);
  const fields = fieldsOf(form);
  const { params, given } = splitFields(endpoint, ways.given?.(endpoint, fields) ?? fields);
  const done = no ?? (await runHandler(bound, { shop, caller, facts, given, params }));
  if (done.ok) {
    const wrong = await ways.after?.(done.value, form, page);
    const said = wrong ?? ways.said?.(endpoint, form, words, done.value);
    const told = said === undefined ? done.value.message : said;
    const notice = typeof told === "string" ? ({ kind: "success", text: told } as const) : told;
    return goOn(ways.done?.(endpoint, done.value) ?? next, notice ?? undefined, done.headers);
  }
  const instead = await ways.instead?.(done, form);
  if (instead) return instead;
  const elsewhere = ways.refused?.(done, form);
  if (elsewhere === undefined && !form.has("next")) return formProblem(done, form, facts);
  return goOn(elsewhere ?? next, { kind: "error", text: done.message ?? words.refusals[done.reason] });
}
