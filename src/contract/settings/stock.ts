import { z } from "zod";
import { count } from "./fields.ts";

/** A longer list of what is nearly gone would be one of what is there. */
export const mostScarce = 20;

export const stock = z.strictObject({
  /** With so many left of a choice, or fewer, the staff are told that it ends. */
  lowAt: count(0, mostScarce).default(2),
});
