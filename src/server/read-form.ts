import { failureStatus } from "#contract/failures.ts";
import { readText } from "./api/read-input.ts";

/** A form as pages send it, never more of it than a call may bring. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const text = await readText(request);
  if (!text.ok) throw new Response(null, { status: failureStatus[text.reason] });
  return new URLSearchParams(text.value.replaceAll("%00", ""));
}
