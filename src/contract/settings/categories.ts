import { z } from "zod";
import { isDistinct, maybeWords } from "./fields.ts";

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
