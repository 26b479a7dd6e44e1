import { countedTo } from "#contract/counted.ts";
import { modules } from "#modules";
import type { ModuleServices, Shop } from "#server/shop.ts";

/** The first page of the office says no more. */
const mostWaiting = 250;

type Parts = Pick<Shop, "shopSettings" | "unsent"> & {
  readonly services: ModuleServices;
};

/** What waits for the staff, each counted by who keeps it. */
export function officeNeeds({ shopSettings, services, unsent }: Parts): Shop["needs"] {
  return [
    async () => ({ closed: { count: shopSettings.now().pause.isClosed ? 1 : 0, isMore: false } }),
    ...modules.flatMap(({ needs }) => needs?.(services, shopSettings) ?? []),
    async () => ({ unsent: countedTo(mostWaiting, await unsent.countGivenUp(mostWaiting + 1)) }),
  ];
}
