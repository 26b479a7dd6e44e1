import type { Caller } from "../auth/caller.ts";
import type { ShopServices } from "../shop-services.ts";

/** What may go back of one order without a second factor that was shown just now; nothing of it is asked of who did. */
export function unsureUpTo({ shopSettings }: ShopServices, { hasFreshFactor }: Caller): number | undefined {
  return hasFreshFactor ? undefined : shopSettings.now().staff.sureRefundPaise;
}
