import { z } from "zod";
import { defineContract } from "#contract/module-contract.ts";
import { maybeWords, words } from "#contract/settings/setting-fields.ts";

export const newsletter = defineContract({
  settings: {
    /** What the foot of each page says of the newsletter. */
    newsletter: z.strictObject({
      title: words(60).default({ en: "Letters from the market", hi: "बाज़ार की चिट्ठी" }),
      hint: maybeWords(200).default({
        en: "New things and real offers, about twice a month. Every letter has a link to leave the list.",
        hi: "नई चीज़ें और सच्चे ऑफ़र, महीने में लगभग दो बार। हर चिट्ठी में सूची से हटने का लिंक होता है।",
      }),
    }),
  },
  settingWords: {
    newsletter: {
      title: "Newsletter",
      lead: "What the end of each page says about it.",
      fields: {
        title: "Title",
        hint: "What subscribers get",
      },
    },
  },
  rights: {
    "newsletter.join": "anyone",
  },
});
