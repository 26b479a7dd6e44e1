import { z } from "zod";
import { calls } from "../call.ts";
import { done } from "./desk-answers.ts";

const category = z.object({
  id: z.string(),
  label: z.object({ en: z.string(), hi: z.string() }),
  parent: z.string().nullable(),
  tagline: z.string(),
  picture: z.string().meta({ description: "The name of a kept picture, empty where it has none" }),
  isHidden: z.boolean(),
  version: z.int().meta({ description: "Told with a change as what was seen" }),
});

/** The shelves of the shop, as its owner names and orders them. */
export const categoriesCalls = calls("categories", {
  list: {
    method: "GET",
    path: "/manage/categories",
    right: "shop.change",
    summary: "All categories, in the owner's order, hidden ones too",
    answer: done.extend({ categories: z.array(category) }),
  },
});
