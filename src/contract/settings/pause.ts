import { z } from "zod";
import { maybeWords } from "./fields.ts";

/** While the owner works on the shop, shoppers read this in the place of every page. */
export const pause = z.strictObject({
  isClosed: z.boolean({ error: "expected true or false" }).default(false),
  text: maybeWords(300).default({ en: "", hi: "" }),
});
