import { z } from "zod";
import { coloursOf } from "./colours.ts";

const expected = "expected the name of a kept picture, such as hero.39de9434";
const picture = z.string({ error: expected }).regex(/^[a-z0-9][a-z0-9.-]{0,80}$/, expected);

/** Colours by day and by night, and the pictures of the shop itself; `npm run staff -- picture keep` makes these. */
export const look = z.strictObject({
  light: coloursOf("light"),
  dark: coloursOf("dark"),
  /** Beside the shop's name and in the browser's tab; the shop's own mark where it is empty. */
  logo: picture.or(z.literal("")).default(""),
  /** Behind the first words of the home page. */
  hero: picture.default("hero"),
});
