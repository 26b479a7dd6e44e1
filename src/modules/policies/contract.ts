import { z } from "zod";
import { defineContract } from "#contract/module-contract.ts";
import { line, pageText } from "#contract/settings/setting-fields.ts";
import { policyPages } from "#modules/policies/rules/policy-pages.ts";

const own = pageText(20_000);

export const policies = defineContract({
  settings: {
    /** The owner's own words in place of a page that is made of the shop's facts. */
    policies: z.strictObject({
      about: own,
      contact: own,
      shipping: own,
      returns: own,
      privacy: own,
      terms: own,
      sizes: own,
      /** Which pages the shop writes of its facts, where the owner has not. */
      made: z
        .array(line(20))
        .max(20)
        .default([...policyPages]),
    }),
  },
  settingWords: {
    policies: {
      title: "Pages about the shop",
      lead: "Delivery, returns, privacy, terms: written with your details.",
      fields: {
        about: "About us",
        contact: "Contact",
        shipping: "Delivery",
        returns: "Returns",
        privacy: "Privacy",
        terms: "Terms",
        sizes: "Size guide",
        made: "Pages that the shop writes",
      },
    },
  },
});
