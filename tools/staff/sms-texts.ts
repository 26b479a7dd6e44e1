import { smsTextsCsv } from "#building/sms-texts.ts";
import type { Command } from "./command.ts";

export const smsTexts: Command = {
  right: () => "shop.change",
  forms: { "sms-texts": "all texts that go by SMS, to be registered with the operators (DLT), as CSV" },
  async run(_shop, words) {
    if (words.length > 0) return "unclear";
    console.log(smsTextsCsv());
    return "done";
  },
};
