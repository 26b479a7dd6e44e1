import type { Call } from "#contract/call.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import { sameSitePath } from "#contract/paths.ts";
import type { Texts } from "#contract/texts/en.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Caller, RequestFacts } from "./caller.ts";
import { doorNamed } from "./calls/all-verbs.ts";
import { fieldsOf, formProblem, goOn } from "./form-answer.ts";
import { keepForLogin } from "./pending-action.ts";
import { readForm } from "./read-form.ts";
import { refusalFor, runCall } from "./run-call.ts";
import type { Shop } from "./shop.ts";
import { requireCaller } from "./signed-in.ts";

interface Page {
  readonly shop: Shop;
  readonly facts: RequestFacts;
  readonly caller: Caller | null;
}

/** Where a page differs from what every form does. */
interface Ways {
  /** What is said when it is done, instead of the call's own words. */
  readonly said?: (call: Call, form: URLSearchParams, words: Texts) => string | undefined;
  /** Where a refusal leads, instead of back to where the form stands. */
  readonly refused?: (no: Failure, form: URLSearchParams) => string | undefined;
}

/**
 * A form that a page posts: the same call that the script would make, named by the field `call`. Done, it leads on to
 * `next`. Refused, a form that names no `next` is shown again on its own page with what was wrong; another page hears it in a message.
 */
export async function actByForm(request: Request, page: Page, { said, refused }: Ways = {}) {
  const { shop, facts, caller } = page;
  const form = await readForm(request);
  const door = doorNamed(form.getAll("call").at(-1) ?? "");
  if (!door || door.call.method === "GET") return formProblem(failure("invalidInput"), form, facts);
  const { call } = door;
  const own = new URL(request.url).pathname;
  const next = sameSitePath(form.get("next"), own);
  const words = textsOf(facts.lang);
  if (!caller && refusalFor(call, caller, false)) {
    if (call.keptForLogin) return keepForLogin(call, form, next, call.keptForLogin(words));
    requireCaller(page, request, next);
  }
  const given = fieldsOf(form);
  const params = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, given[name] ?? ""]),
  );
  const no = refusalFor(call, caller, false);
  const done = no ?? (await runCall(door, { shop, caller, facts, given, params }));
  if (done.ok) {
    const text = said?.(call, form, words) ?? done.value.message;
    return goOn(next, text === undefined ? undefined : { kind: "success", text }, done.headers);
  }
  const elsewhere = refused?.(done, form);
  if (elsewhere === undefined && !form.has("next")) return formProblem(done, form, facts);
  return goOn(elsewhere ?? next, { kind: "error", text: done.message ?? words.refusals[done.reason] });
}
