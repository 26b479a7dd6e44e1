import type { CheckoutStore } from "#contract/checkout-view.ts";
import { wordsIn } from "#contract/format/words.ts";
import { wholeAddress } from "#modules/stores/rules/whole-address.ts";
import { useShell } from "#web/ui/shell-context.ts";
import { useCheckoutTexts } from "./checkout-texts.ts";

type StoreChoiceProps = {
  readonly stores: readonly CheckoutStore[];
  readonly chosen?: string | undefined;
};

/** Brought, or collected in one of the stores; nothing to choose where goods are only brought. */
export function StoreChoice({ stores, chosen = "" }: StoreChoiceProps) {
  const { collect: words } = useCheckoutTexts().checkout;
  const { lang } = useShell();
  if (stores.length === 0) return null;
  const first = stores.some(({ storeId }) => storeId === chosen) ? chosen : "";
  return (
    <fieldset>
      <legend className="field-label">{words.how}</legend>
      <label className="tile address-tile">
        <input type="radio" name="storeId" value="" defaultChecked={first === ""} />
        <span className="tile-label">{words.delivered}</span>
      </label>
      <p className="field-label above-m">{words.inStore}</p>
      <div className="address-ways store-ways">
        {stores.map(({ storeId, name, address, city, pinCode, timings, ready, days }) => (
          <label key={storeId} className="tile address-tile">
            <input
              type="radio"
              name="storeId"
              value={storeId}
              defaultChecked={first === storeId}
              className="collects"
            />
            <span className="shrinks">
              <span className="tile-label">{name}</span>
              <span className="tile-detail">{wholeAddress({ address, city, pinCode })}</span>
              <span className="tile-detail">{words.open(timings)}</span>
              {ready.en && <span className="tile-detail strong">{wordsIn(ready, lang)}</span>}
              <span className="tile-detail">{words.kept(days)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
