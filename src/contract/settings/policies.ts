import { z } from "zod";
import { pageText } from "./fields.ts";

const own = pageText(20_000);

/** The owner's own words in place of a page that is made of the shop's facts. */
export const policies = z.strictObject({
  about: own,
  contact: own,
  shipping: own,
  returns: own,
  privacy: own,
  terms: own,
  sizes: own,
});
