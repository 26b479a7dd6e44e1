import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { tick } from "#contract/endpoints/fields.ts";
import { done } from "#modules/orders/office-answers.ts";
import { signedIn, sureRefusals } from "../endpoints.ts";
import { answer, options } from "../second-factor/endpoints.ts";

const time = z.int();
const password = z
  .string()
  .max(2_000)
  .default("")
  .meta({ description: "Needed of whoever has one; who has none needs a sign-in of the last ten minutes" });

/** A shopper signs in by what a phone or computer keeps, beside password, code and Google. */
export const passkeysEndpoints = defineEndpoints("passkeys", {
  challenge: {
    method: "POST",
    path: "/auth/passkeys/challenge",
    right: "account.enter",
    summary: "What a passkey is to sign; good once, for five minutes, in the browser that asked",
    answer: done.extend({ options }),
    refusals: ["tooMany"],
  },
  login: {
    method: "POST",
    path: "/auth/passkeys/login",
    right: "account.enter",
    summary: "Sign in with what a passkey signed",
    input: z.object({ answer, remember: tick }),
    ...signedIn,
    message: ({ answers }) => answers.accounts.loggedIn,
    refusals: ["passkeyRefused", "tooMany"],
  },
  list: {
    method: "GET",
    path: "/auth/passkeys",
    right: "account.own",
    summary: "One's passkeys",
    answer: done.extend({
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          addedAt: time,
          usedAt: time.nullable(),
          isOfStaff: z.boolean().meta({ description: "Also the second factor of somebody who works here" }),
        }),
      ),
    }),
  },
  offer: {
    method: "POST",
    path: "/auth/passkeys/offer",
    right: "account.own",
    summary: "What a browser needs to make a passkey",
    input: z.object({ password }),
    answer: done.extend({ options }),
    refusals: ["passkeysFull", "notSignedIn", ...sureRefusals],
  },
  add: {
    method: "POST",
    path: "/auth/passkeys",
    right: "account.own",
    summary: "Add the passkey that the browser made",
    input: z.object({ answer }),
    answer: done,
    message: ({ passkeys }) => passkeys.said.added,
    refusals: ["passkeyRefused", "passkeysFull", "notSignedIn"],
  },
  remove: {
    method: "DELETE",
    path: "/auth/passkeys/{id}",
    right: "account.own",
    summary: "Take one of one's passkeys away",
    input: z.object({ password }),
    answer: done,
    message: ({ passkeys }) => passkeys.said.removed,
    refusals: ["notFound", "lastPasskey", "notSignedIn", ...sureRefusals],
  },
});
