import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from "@simplewebauthn/browser";
import { passkeysEndpoints } from "#modules/accounts/passkeys/endpoints.ts";
import { call } from "#web/request/call.ts";

/** A little shorter than the server keeps the question. */
const goodFor = 4 * 60_000;
const field = "input[autocomplete$='webauthn']";

type Take = (answer: object) => void;

/** By the browser's own window. Nothing when nobody wanted. */
export async function askForPasskey(): Promise<object | undefined> {
  return answerTo({});
}

/** The browser offers passkeys where the e-mail address is typed; the answer takes that back. */
export function offerInField(take: Take): () => void {
  let isOver = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async () => {
    if (Date.now() - askedAt < goodFor || !document.querySelector(field)) return;
    askedAt = Date.now();
    if (!(await browserSupportsWebAuthnAutofill()) || isOver) return;
    const answer = await answerTo({ useBrowserAutofill: true });
    if (answer && !isOver) take(answer);
  };
  // Whoever comes back to the page late is asked anew.
  const look = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(field)) void ask();
  };
  addEventListener("focusin", look);
  void ask();
  return () => {
    isOver = true;
    removeEventListener("focusin", look);
    WebAuthnAbortService.cancelCeremony();
  };
}

async function answerTo(how: { readonly useBrowserAutofill?: true }): Promise<object | undefined> {
  const asked = await call(passkeysEndpoints.challenge);
  if (!asked.success) return undefined;
  const optionsJSON = asked.options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, ...how }).catch(() => undefined);
}
