import { z } from "zod";
import { maybeWords } from "./fields.ts";

/** A line over every page, such as that parcels leave a day later; none where it is empty. */
export const announcement = z.strictObject({
  text: maybeWords(200).default({ en: "", hi: "" }),
});
