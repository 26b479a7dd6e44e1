import { pageAddress } from "#contract/lang-address.ts";
import { failure } from "#contract/outcome.ts";
import { sameSitePath } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { isHiddenFrom, refusedAttempt, runHandler } from "../api/run-handler.ts";
import { keepForLogin } from "../auth/pending-action.ts";
import { requireCaller } from "../auth/signed-in.ts";
import { boundEndpointNamed } from "../handlers/bound-endpoints.ts";
import { fillFromPin } from "./fill-from-pin.ts";
import { fieldsOf, formProblem, goOn } from "./form-answer.ts";
import type { FormAnswer, FormOptions, Page } from "./form-options.ts";
import { readForm } from "./read-form.ts";
import { splitFields } from "./split-fields.ts";

/**
 * A form that a page posts: the same call that the script would make, named by the field `call`. Done, it leads on to
 * `next`. Refused, a form that names no `next` is shown again on its own page with what was wrong; another page hears it in a message.
 */
export async function actByForm(
  request: Request,
  page: Page,
  options: FormOptions = {},
): Promise<FormAnswer> {
  const { shop, requestContext, caller } = page;
  const form = await readForm(request);
  const bound = boundEndpointNamed(form.getAll("call").at(-1) ?? options.only?.name ?? "");
  if (!bound || bound.endpoint.method === "GET" || isHiddenFrom(bound.endpoint, caller))
    return formProblem(failure("invalidInput"), form, requestContext);
  const { endpoint } = bound;
  const own = pageAddress(request.url).pathname;
  const next = sameSitePath(form.get("next"), own);
  const words = textsOf(requestContext.lang);
  const no = refusedAttempt(endpoint, page);
  if (no && !caller) {
    if (endpoint.keptForLogin) return keepForLogin(endpoint, form, next, endpoint.keptForLogin(words));
    requireCaller(page, request, next);
  }
  const filled = options.fillsCityAndState && !no && fillFromPin(form, page);
  if (filled) return formProblem(filled, form, requestContext);
  const fields = fieldsOf(form);
  const { params, given } = splitFields(endpoint, options.input?.(endpoint, fields) ?? fields);
  const done = no ?? (await runHandler(bound, { shop, caller, requestContext, given, params }));
  if (done.ok) {
    const wrong = await options.after?.(done.value, form, page);
    const said = wrong ?? options.message?.(endpoint, form, words, done.value);
    const told = said === undefined ? done.value.message : said;
    const notice = typeof told === "string" ? ({ kind: "success", text: told } as const) : told;
    return goOn(options.done?.(endpoint, done.value) ?? next, notice ?? undefined, done.headers);
  }
  const instead = await options.instead?.(done, form);
  if (instead) return instead;
  const elsewhere = options.refused?.(done, form);
  if (elsewhere === undefined && (!form.has("next") || endpoint === options.shownAgain))
    return formProblem(done, form, requestContext);
  return goOn(elsewhere ?? next, { kind: "error", text: done.message ?? words.refusals[done.reason] });
}
