import { z } from "zod";
import { words } from "./fields.ts";

/** What the shop is called. */
export const shop = z.strictObject({
  name: words(40).default({ en: "Haat", hi: "" }),
});
