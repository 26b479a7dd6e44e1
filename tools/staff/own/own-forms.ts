import { text } from "node:stream/consumers";
import type { FileOfAnswer } from "#contract/endpoints/file-answer.ts";
import { csvLine } from "#modules/invoices/rules/csv-line.ts";
import { setUpEndpoints } from "#modules/set-up/endpoints.ts";
import { piecesOf } from "../files.ts";
import type { Form } from "../form.ts";
import { booksForms } from "./books.ts";
import { peopleForms } from "./people.ts";
import { picturesForms } from "./pictures.ts";
import { ratesForms } from "./rates.ts";
import { setUpForms } from "./set-up.ts";

/** With code of their own: what HTTP must never do, what no call does, and what writes several files. */
export const ownForms: readonly Form[] = [
  ...peopleForms,
  ...ratesForms,
  ...setUpForms,
  ...picturesForms,
  ...booksForms,
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
    right: setUpEndpoints.smsTexts.right,
    endpoint: setUpEndpoints.smsTexts,
    async run(at) {
      const { file } = await at.ask(setUpEndpoints.smsTexts, {});
      return text(piecesOf((file as FileOfAnswer).body));
    },
  },
];
