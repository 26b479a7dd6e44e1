import { z } from "zod";
import { maybeWords, shown, words } from "./fields.ts";

/** The sale behind the floating button of the home page; what is on it are the products on sale. */
export const sale = z.strictObject({
  shown,
  button: words(24).default({ en: "Flash sale", hi: "फ़्लैश सेल" }),
  title: words(40).default({ en: "Flash Sale", hi: "फ़्लैश सेल" }),
  lead: maybeWords(120).default({
    en: "Today's picks. They change at midnight.",
    hi: "आज की चुनी हुई चीज़ें। आधी रात को बदल जाती हैं।",
  }),
  /** A clock runs to midnight beside it. */
  untilMidnight: shown,
});
