import type { Caller } from "../auth/caller.ts";
import type { Shop } from "../shop.ts";

/** What may go back of one order without a second factor that was shown just now; nothing of it is asked of who did. */
export function unsureUpTo({ shopSettings }: Shop, { isSure }: Caller): number | undefined {
  return isSure ? undefined : shopSettings.now().staff.sureRefundPaise;
}
