import type { Endpoint } from "#contract/endpoint.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import { holders } from "#contract/rights.ts";

/** So many of 15 MB are held at once, whoever sends them. */
const most = 4;
/** Of them by one link: one on its way, and one that is sent again since the network of a phone let go of it. */
const mostOfOne = 2;
const open = new Map<string, number>();

interface Upload<T> {
  /** By which link it comes. */
  readonly by: string;
  readonly work: () => Promise<T>;
  readonly full: (no: Failure) => T;
}

/** Does the work with what anybody may send, a picture, if few are being taken in; else it is to come again. */
export async function inUploadSlot<T>({ by, work, full }: Upload<T>): Promise<T> {
  const all = [...open.values()].reduce((sum, one) => sum + one, 0);
  const own = open.get(by) ?? 0;
  if (all >= most || own >= mostOfOne) return full(failure("unavailable", { retryAfter: 5 }));
  open.set(by, own + 1);
  try {
    return await work();
  } finally {
    const left = (open.get(by) ?? 1) - 1;
    if (left === 0) open.delete(by);
    else open.set(by, left);
  }
}

export function isOpenUpload({ right, takesPicture }: Pick<Endpoint, "right" | "takesPicture">): boolean {
  return takesPicture === true && holders[right] === "anyone";
}
