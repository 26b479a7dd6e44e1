import { wordsIn } from "#contract/format/words.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { wholeAddress } from "#modules/stores/rules/whole-address.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import type { GuestPart } from "./guest-part.ts";

/** Brought, or collected in one of the stores; nothing to choose where goods are only brought. */
export function GuestStores({ view: { stores, storeId: asked }, lang, problem }: GuestPart) {
  const { collect: words } = textsOf(lang).checkout;
  if (stores.length === 0) return null;
  const chosen = problem?.values?.storeId ?? asked;
  return (
    <fieldset>
      <legend className="field-label">{words.how}</legend>
      <Checkbox kind="radio" name="storeId" value="" label={words.delivered} defaultChecked={chosen === ""} />
      <p className="field-label">{words.inStore}</p>
      {stores.map(({ storeId, name, address, city, pinCode, timings, ready, days }) => (
        <Checkbox
          key={storeId}
          kind="radio"
          name="storeId"
          value={storeId}
          defaultChecked={chosen === storeId}
          label={
            <>
              {name}
              <span className="row-facts">{wholeAddress({ address, city, pinCode })}</span>
              <span className="row-facts">{words.open(timings)}</span>
              {ready.en && <span className="row-facts">{wordsIn(ready, lang)}</span>}
              <span className="row-facts">{words.kept(days)}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
