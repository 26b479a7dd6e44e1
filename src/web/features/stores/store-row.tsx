import type { StoreCardView } from "#contract/store-view.ts";
import type { FoundStore } from "#shop/stores/rules/find-stores.ts";
import { StoreCard } from "./store-card.tsx";

/** Three beside each other, or two; on a phone one pushes them along. */
export function StoreRow({ stores }: { readonly stores: readonly FoundStore<StoreCardView>[] }) {
  return (
    <ul className="rail grid gap-6 max-sm:[&_dl]:hidden sm:grid-cols-2 lg:grid-cols-3">
      {stores.slice(0, 3).map((store, at) => (
        <li key={store.id} className={at === 2 ? "grid sm:max-lg:hidden" : "grid"}>
          <StoreCard store={store} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
