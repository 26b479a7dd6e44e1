import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { readJson } from "#contract/endpoints/read-json.ts";
import { done } from "#modules/orders/office-answers.ts";

const time = z.int();
export const options = z
  .record(z.string(), z.unknown())
  .meta({ description: "For navigator.credentials, in JSON; good for five minutes and one answer" });
/** A form has text alone. */
export const answer = z
  .preprocess(
    (value) => (typeof value === "string" ? readJson(value) : value),
    z.looseObject({ id: z.string() }),
  )
  .meta({ description: "What the browser gave, in JSON" }) as unknown as z.ZodType<
  { readonly id: string },
  object | string
>;
const name = text(100);
const refusals = ["passkeyRefused", "tooMany"] as const;
const codeWay = z.object({ way: z.enum(["mail", "sms"]), to: z.string() });

/** The second factor of the staff. Until it is shown a session holds no role, so these calls ask for none. */
export const factorEndpoints = defineEndpoints("factor", {
  show: {
    method: "GET",
    path: "/manage/factor",
    right: "office.enter",
    summary: "By what one can show that it is oneself, and whether one has to",
    answer: done.extend({
      isShown: z.boolean(),
      isSure: z.boolean().meta({ description: "Shown within the last ten minutes" }),
      reach: z.array(codeWay).meta({ description: "Where codes could be sent" }),
      codeWays: z
        .array(codeWay)
        .meta({ description: "Of these what shows it now: not by what one signed in, nor beside a passkey" }),
      canRecover: z.boolean().meta({ description: "What shows it is lost, or is what one signed in with" }),
      recoveryAt: time
        .nullable()
        .meta({ description: "When codes show it again, after a recovery was begun" }),
      passkeys: z.array(
        z.object({ id: z.string(), name: z.string(), addedAt: time, usedAt: time.nullable() }),
      ),
    }),
  },
  sendCode: {
    method: "POST",
    path: "/manage/factor/code",
    right: "office.enter",
    summary: "Have a six-digit code sent, good for five minutes in this session",
    input: z.object({ way: z.enum(["mail", "sms"]) }),
    answer: done.extend({ to: z.string(), expiresIn: z.int() }),
    message: ({ manage }) => manage.factor.sent,
    refusals: ["codeWayUnknown", "codeWayClosed", "tooMany", "messageNotSent"],
  },
  recover: {
    method: "POST",
    path: "/manage/factor/recovery",
    right: "office.enter",
    summary: "Have codes back after a day, where what shows the second factor is lost; all owners are told",
    answer: done.extend({ readyAt: time }),
    message: ({ manage }) => manage.factor.recoveryStarted,
    refusals: ["codeWayUnknown", "notSignedIn", "tooMany"],
  },
  showCode: {
    method: "POST",
    path: "/manage/factor/code/show",
    right: "office.enter",
    summary: "Show the code that was sent",
    input: z.object({ code: text(20) }),
    answer: done,
    message: ({ manage }) => manage.factor.shown,
    refusals: ["codeWrong", "tooMany", "notSignedIn"],
  },
  challenge: {
    method: "POST",
    path: "/manage/factor/passkey/challenge",
    right: "office.enter",
    summary: "What a passkey is to sign",
    answer: done.extend({ options }),
    refusals: ["passkeyRefused"],
  },
  showPasskey: {
    method: "POST",
    path: "/manage/factor/passkey",
    right: "office.enter",
    summary: "Show what a passkey signed",
    input: z.object({ answer }),
    answer: done,
    message: ({ manage }) => manage.factor.shown,
    refusals,
  },
  offer: {
    method: "POST",
    path: "/manage/factor/passkeys/offer",
    right: "office.enter",
    summary: "What a browser needs to make a passkey",
    answer: done.extend({ options }),
    refusals: ["passkeysFull", "notSignedIn"],
  },
  add: {
    method: "POST",
    path: "/manage/factor/passkeys",
    right: "office.enter",
    summary: "Add the passkey that the browser made",
    input: z.object({ answer, name }),
    answer: done,
    message: ({ manage }) => manage.factor.added,
    refusals: ["passkeyRefused", "passkeysFull", "nameUnusable"],
  },
  rename: {
    method: "PUT",
    path: "/manage/factor/passkeys/{id}",
    right: "office.enter",
    summary: "Give one of one's passkeys another name",
    input: z.object({ name }),
    answer: done,
    message: ({ manage }) => manage.factor.renamed,
    refusals: ["notFound", "nameUnusable"],
  },
  remove: {
    method: "DELETE",
    path: "/manage/factor/passkeys/{id}",
    right: "office.enter",
    summary: "Take one of one's passkeys away",
    answer: done,
    message: ({ manage }) => manage.factor.removed,
    refusals: ["notFound", "lastPasskey"],
  },
});
