import { z } from "zod";
import type { PictureView } from "../picture-view.ts";

/** Its fields are for the shop's own pages. */
export const picture = z.unknown() as z.ZodType<PictureView | null>;
