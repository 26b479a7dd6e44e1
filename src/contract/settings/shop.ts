import { z } from "zod";
import { maybeWords, words } from "./fields.ts";

/** What the shop is called, and what it is; `{shop}` in a description is its name. */
export const shop = z.strictObject({
  name: words(40).default({ en: "Haat", hi: "" }),
  tagline: maybeWords(80).default({
    en: "Made by many hands, brought to your door",
    hi: "हुनरमंद हाथों से बना, आपके दरवाज़े तक",
  }),
  description: maybeWords(300).default({
    en: "{shop} is a market of good, useful things from makers all over India, at honest prices, with every cost shown before you pay.",
    hi: "{shop} पूरे भारत के कारीगरों की अच्छी और काम की चीज़ों का बाज़ार है: सही दाम, और भुगतान से पहले हर ख़र्च साफ़।",
  }),
});
