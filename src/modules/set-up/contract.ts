import { z } from "zod";
import { defineContract } from "#contract/module-contract.ts";
import { line } from "#contract/settings/setting-fields.ts";

export const setUp = defineContract({
  settings: {
    /** Which words and facts of the demo the owner has looked at and keeps as her own. */
    promises: z.strictObject({
      kept: z.array(line(40)).max(60).default([]),
    }),
  },
  settingWords: {
    promises: {
      title: "What the shop promises",
      lead: "All of it in one list: keep it, change it, or take it away.",
      fields: {
        kept: "Promises that you keep",
      },
    },
  },
});
