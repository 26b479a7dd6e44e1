import { z } from "zod";

const shape = z.object({
  error: z.object({
    message: z.string().default(""),
    code: z.int(),
    is_transient: z.boolean().optional(),
    error_data: z.object({ details: z.string() }).optional().catch(undefined),
  }),
});

/**
 * What a later try may mend: too many calls (4, 80007, 130429), too many messages to one person (131056), and what is
 * wrong on WhatsApp's side (1, 2, 131000, 131016, 131057). All else says no to this very message, among it that the number
 * has no WhatsApp (131026), that a day has passed since the person wrote (131047), and whatever is wrong with a
 * template (132000 to 132016) or the account (10, 190, 131031, 131042, 131048).
 */
const passing = [1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_056, 131_057];

export function isForLater(body: unknown, status: number): boolean {
  const { code = 0, is_transient = false } = shape.safeParse(body).data?.error ?? {};
  return status === 429 || status >= 500 || is_transient || passing.includes(code);
}

/** In its own words, by which its documentation is searched. */
export function shownError(body: unknown, status: number): string {
  const error = shape.safeParse(body).data?.error;
  if (!error) return `WhatsApp answered ${status}.`;
  return errorWords(error.code, [error.message, error.error_data?.details]);
}

export function errorWords(code: number, said: readonly (string | undefined)[]): string {
  return `${code}: ${[...new Set(said.filter(Boolean))].join(". ")}`.slice(0, 300);
}
