import { broughtBy } from "#modules-contract";
import type { Refusals } from "./module-contract.ts";

/** Reasons to say no that are no module's own, each with its HTTP status and its words. */
const general = {
  notFound: [404, "Resource not found"],
  methodNotAllowed: [405, "This address does not accept that kind of request"],
  tooLarge: [413, "That is more than the shop accepts at once"],
  wrongMediaType: [415, "Send JSON"],
  unreadable: [400, "The request could not be read"],
  invalidInput: [422, "Something in the form is not right"],
  tooMany: [429, "Too many tries. Please wait a little and try again."],
  crossSite: [403, "This request came from another site and was not carried out"],
  broken: [500, "Something went wrong"],
  unavailable: [503, "The shop cannot be reached just now. Please try again in a moment."],
  shopClosed: [503, "The shop is closed for a short while. Please come back soon."],
  notSignedIn: [401, "Unauthorized."],
  sessionExpired: [401, "Session expired. Please log in again."],
  notAllowed: [403, "You are not allowed to do that"],
  factorNeeded: [403, "First show that it is you, with a passkey or a code"],
  fieldRequired: [422, "This field is required"],
  fieldTooLong: [422, "That is too long for this field"],
  emailUnusable: [422, "Please enter an email address such as name@example.com"],
  phoneUnusable: [422, "Please enter a phone number such as 98123 45678"],
  phoneNotServed: [
    422,
    "We cannot send a code to this number: please use an Indian mobile number, or log in with email",
  ],
  pinCodeUnusable: [422, "A PIN code has six digits and does not begin with 0"],
  pictureUnusable: [
    422,
    "The shop cannot read this picture. Send a whole JPEG, PNG, WebP or AVIF of up to 64 megapixels",
  ],
  pictureSmall: [422, "This picture is less than 320 pixels wide; 1200 is best"],
  pictureHeic: [
    422,
    "This is an iPhone photo (HEIC), which the shop cannot read. Share it as JPEG and choose it again; for new photos choose Settings, Camera, Formats, Most Compatible",
  ],
  picturesAway: [
    503,
    "The store for pictures is not answering just now. Nothing was changed; please send the picture again in a minute.",
  ],
  changedSince: [409, "This was changed again later. Undo that change first."],
  takenBackLate: [409, "This can no longer be undone"],
  amountUnusable: [422, "Please enter an amount such as 999 or 1,299.50"],
  noPieces: [422, "Choose at least one piece"],
  tableUnreadable: [
    422,
    "The letters in this file cannot be read. Save it as “CSV UTF-8” and send it again.",
  ],
  tableBroken: [422, "The file is broken here"],
  tableTooLong: [422, "The file has more than 20,000 lines. Split it and send the parts."],
  tableEmpty: [422, "There is nothing in this file that the shop can use"],
  percentUnusable: [422, "Enter a number from 0 to 100, with up to two decimals"],
  keyReused: [409, "This Idempotency-Key belongs to another request"],
} as const satisfies Refusals;

const all = { ...general, ...broughtBy("refusals") };

/** Every reason for which the shop can say no: its error codes. */
export type Reason = keyof typeof all;

export const failureStatus = each(([status]) => status);

/** What the shop says when it refuses, in English. */
export const refusals = each(([, words]) => words);

/** The code of a reason in the envelope: notFound is NOT_FOUND. */
export function failureCode(reason: Reason): string {
  return reason.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function each<Value>(of: (one: Refusals[string]) => Value): Readonly<Record<Reason, Value>> {
  const entries = Object.entries(all as Refusals).map(([reason, one]) => [reason, of(one)]);
  return Object.fromEntries(entries) as Record<Reason, Value>;
}
