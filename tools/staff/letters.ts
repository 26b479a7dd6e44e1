import { text } from "node:stream/consumers";
import type { FileOfAnswer } from "#contract/calls/file-answer.ts";
import { setUpCalls } from "#contract/calls/set-up.ts";
import { unsentCalls } from "#contract/calls/unsent.ts";
import { csvLine } from "#shop/invoices/rules/csv-line.ts";
import { piecesOf } from "./files.ts";
import { byCall, type Form } from "./form.ts";
import { timeWords } from "./readable.ts";

export const lettersForms: readonly Form[] = [
  byCall(
    ["messages", "mails and text messages not sent yet: waiting or given up, to whom, and why"],
    unsentCalls.list,
    () => ({}),
    ({ messages, isMore }) => {
      if (messages.length === 0) return "No message waits, and none was given up.";
      const lines = messages.map(({ id, kind, to, since, tries, why, nextTryAt }) => {
        const state = nextTryAt === null ? "given up" : `waiting, next try ${timeWords(nextTryAt)}`;
        return `${id}  ${kind}  ${to ?? "-"}  since ${timeWords(since)}  ${state} after ${tries} tries${why === null ? "" : `: ${why}`}`;
      });
      return isMore ? [...lines, `… and more; these are the ${messages.length} oldest.`] : lines;
    },
  ),
  byCall(
    ["messages retry all", "sends all that were given up again"],
    unsentCalls.retryAll,
    () => ({}),
    ({ messages }) =>
      messages === 0 ? "No message was given up." : `The running shop sends ${messages} of them again now.`,
  ),
  byCall(
    ["messages retry MESSAGE", "sends one of them again"],
    unsentCalls.retry,
    ({ MESSAGE = "" }) => ({ id: MESSAGE }),
    ({ message }) => message,
  ),
  {
    words: "newsletter list",
    does: "who has confirmed, as CSV, each with the link that every letter must carry",
    right: "customers.export",
    async run({ shop }) {
      const people = await shop.newsletter.readList();
      const rows = people.map(({ email, lang, leaveUrl }) => [email, lang, leaveUrl]);
      return [["email", "language", "leave"], ...rows].map((cells) => csvLine(cells).trimEnd());
    },
  },
  {
    words: "sms-texts",
    does: "all texts that go by SMS, to be registered with the operators (DLT), as CSV",
    right: setUpCalls.smsTexts.right,
    call: setUpCalls.smsTexts,
    async run(at) {
      const { file } = await at.ask(setUpCalls.smsTexts, {});
      return text(piecesOf((file as FileOfAnswer).body));
    },
  },
];
