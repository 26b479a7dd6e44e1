import type { Endpoint } from "#contract/endpoint.ts";
import type { Notice } from "#contract/notice.ts";
import type { Failure } from "#contract/outcome.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";
import type { Caller, RequestContext } from "../auth/caller.ts";
import type { ShopServices } from "../shop-services.ts";
import type { formProblem } from "./form-answer.ts";

export interface Page {
  readonly shop: ShopServices;
  readonly requestContext: RequestContext;
  readonly caller: Caller | null;
}

/** Beside the fields of a form, called as its file was; of a form that had to wait it is known only that there were some. */
export type SentPicture = { readonly name: string; readonly bytes: Uint8Array } | "unsent";

/** Where a page differs from what every form does. */
export interface FormOptions {
  /** The only call of the page, whose forms need not name it. */
  readonly only?: Endpoint;
  /** City and state that were left empty follow the PIN code; the form is shown once more to look at them. */
  readonly fillsCityAndState?: true;
  /** What is told to the call, where the form has other fields than it. */
  readonly input?: (endpoint: Endpoint, fields: Record<string, string>) => object;
  /** How it differs where pictures came along with a call that takes none. */
  readonly withPictures?: (pictures: readonly SentPicture[]) => Pick<FormOptions, "input" | "after">;
  /** What is done besides, once the call is done; what went wrong with that is said in place of the call's words. */
  readonly after?: (value: object, form: URLSearchParams, page: Page) => Promise<Notice | undefined>;
  /** What is said when it is done, instead of the call's own words; null where the next page tells it itself. */
  readonly message?: (
    endpoint: Endpoint,
    form: URLSearchParams,
    words: ServerTexts,
    value: object,
  ) => string | Notice | null | undefined;
  /** Where it leads when it is done, instead of to where the form stands. */
  readonly done?: (endpoint: Endpoint, answer: object) => string | undefined;
  /** The call whose refused form is shown again although it names a `next`. */
  readonly shownAgain?: Endpoint;
  /** What a refusal is answered with that is no matter of this form. */
  readonly instead?: (no: Failure, form: URLSearchParams) => Promise<Response> | undefined;
  /** Where a refusal leads, instead of back to where the form stands. */
  readonly refused?: (no: Failure, form: URLSearchParams) => string | undefined;
}

/** It leads on, or is shown again with what was wrong. */
export type FormAnswer = Response | ReturnType<typeof formProblem>;
