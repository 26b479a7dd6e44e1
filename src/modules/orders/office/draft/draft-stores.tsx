import { wordsIn } from "#contract/format/words.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { wholeAddress } from "#modules/stores/rules/whole-address.ts";
import { RadioTiles } from "#web/ui/radio-tiles.tsx";
import type { OrderDraft } from "./order-draft.ts";

type DraftStoresProps = {
  readonly draft: OrderDraft;
  readonly typed: Readonly<Record<string, string>>;
};

/** Brought, or collected in one of the stores; nothing to choose where goods are only brought. */
export function DraftStores({ draft: { stores }, typed }: DraftStoresProps) {
  const { shell, words, problem } = useOffice();
  const { collect } = words.newOrder;
  const { open } = textsOf(shell.lang).checkout.collect;
  if (stores.length === 0) return null;
  const chosen = stores.find(({ storeId }) => storeId === typed.storeId)?.storeId ?? "";
  return (
    <>
      <RadioTiles
        legend={collect.how}
        name="storeId"
        defaultValue={chosen}
        error={problem?.field === "storeId" ? problem.message : undefined}
        className="draft-stores"
        tiles={[
          { value: "", label: collect.delivered },
          ...stores.map(({ storeId, name, address, city, pinCode, timings, ready }) => ({
            value: storeId,
            label: collect.inStore(name),
            detail: [
              wholeAddress({ address, city, pinCode }),
              open(timings),
              ready.en && wordsIn(ready, shell.lang),
            ]
              .filter(Boolean)
              .join(" · "),
          })),
        ]}
      />
      <p className="when-collected muted">{collect.address}</p>
    </>
  );
}
