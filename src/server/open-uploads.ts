import type { Call } from "#contract/call.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import { holders } from "#contract/rights.ts";

/** So many of 15 MB are held at once, whoever sends them. */
const most = 4;
let open = 0;

/** Does the work with what anybody may send, a picture, if few are being taken in; else it is to come again. */
export async function withOpenUpload<T>(work: () => Promise<T>, full: (no: Failure) => T): Promise<T> {
  if (open >= most) return full(failure("unavailable", { retryAfter: 5 }));
  open++;
  try {
    return await work();
  } finally {
    open--;
  }
}

export function isOpenUpload({ right, takesPicture }: Pick<Call, "right" | "takesPicture">): boolean {
  return takesPicture === true && holders[right] === "anyone";
}
