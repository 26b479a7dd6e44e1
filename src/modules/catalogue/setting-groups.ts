import { z } from "zod";
import { count, isDistinct, maybeWords, shown, words } from "#contract/settings/setting-fields.ts";
import { mostScarce } from "./rules/most-scarce.ts";

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected the id of a category, such as silk-sarees");
const once = "expected each category once at most";
const ids = z.array(id).max(60).refine(isDistinct, once);

const tile = z.strictObject({
  id,
  /** In place of the category's own name. */
  name: maybeWords(40).default({ en: "", hi: "" }),
});

/** Where which categories stand, in this order; where none of a list is left, the top ones stand. */
export const categories = z.strictObject({
  header: ids.default(["electronics", "clothing", "jewelry", "stationery", "grocery"]),
  home: z
    .array(tile)
    .max(24)
    .refine((tiles) => isDistinct(tiles.map((one) => one.id)), once)
    .default([
      { id: "electronics", name: { en: "", hi: "" } },
      { id: "clothing", name: { en: "Fashion", hi: "फ़ैशन" } },
      { id: "home-living", name: { en: "", hi: "" } },
      { id: "sports", name: { en: "", hi: "" } },
      { id: "beauty", name: { en: "", hi: "" } },
      { id: "books", name: { en: "", hi: "" } },
    ]),
  filter: ids.default([
    "electronics",
    "jewelry",
    "mens-clothing",
    "womens-clothing",
    "stationery",
    "grocery",
    "home-living",
    "sports",
    "beauty",
    "books",
  ]),
});

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

export const stock = z.strictObject({
  /** With so many left of a choice, or fewer, the staff are told that it ends. */
  lowAt: count(0, mostScarce).default(2),
});
