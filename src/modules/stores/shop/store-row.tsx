import type { FoundStore } from "../rules/find-stores.ts";
import type { StoreCardView } from "../views.ts";
import { StoreCard } from "./store-card.tsx";

/** Three beside each other, or two; on a phone one pushes them along. */
export function StoreRow({ stores }: { readonly stores: readonly FoundStore<StoreCardView>[] }) {
  return (
    <ul className="rail store-row">
      {stores.slice(0, 3).map((store, at) => (
        <li key={store.id} className={at === 2 ? "store-row-third" : "store-row-one"}>
          <StoreCard store={store} heading="h3" />
        </li>
      ))}
    </ul>
  );
}
