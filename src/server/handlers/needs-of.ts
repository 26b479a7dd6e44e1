import { type NeedKind, type Needs, needKinds, needs } from "#contract/needs.ts";
import { holds } from "#contract/rights.ts";
import type { Caller } from "../auth/caller.ts";
import type { ShopServices } from "../shop-services.ts";

/** What waits, of all that the caller may look at. */
export async function needsOf({ needs: sources }: ShopServices, caller: Caller | null) {
  const found: Needs = Object.assign({}, ...(await Promise.all(sources.map((ask) => ask()))));
  const isShown = (kind: NeedKind) => (found[kind]?.count ?? 0) > 0 && holds(caller, needs[kind].right);
  return needKinds.filter(isShown).map((kind) => ({ kind, count: 0, isMore: false, ...found[kind] }));
}
