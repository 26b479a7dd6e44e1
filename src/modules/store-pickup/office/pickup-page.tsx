import type { AnswerOf } from "#contract/endpoint.ts";
import { stateCodeOf, stateNames } from "#contract/india/states.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm, type ActionState, useAction } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { BackToShop } from "#modules/settings/office/public/setting-page.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { pickupOfficeEndpoints } from "../office-endpoints.ts";

type KeptStore = AnswerOf<typeof pickupOfficeEndpoints.list>["stores"][number];

/** Store by store: whether orders can be collected there, how soon, and how long they are kept. */
export function PickupPage({ stores }: { readonly stores: readonly KeptStore[] }) {
  const { storePickup: words } = textsOf(useOffice().shell.lang);
  return (
    <>
      <BackToShop />
      <h1>{words.title}</h1>
      <p className="setting-lead">{words.lead}</p>
      {stores.length === 0 && <NothingHere scene="store" title={words.none} text={words.noneHint} />}
      {stores.map((store) => (
        <StoreFold key={store.id} store={store} />
      ))}
    </>
  );
}

function StoreFold({ store }: { readonly store: KeptStore }) {
  const { storePickup: words, shopPages } = textsOf(useOffice().shell.lang);
  const input = { id: store.id };
  const { isRefused } = useAction(pickupOfficeEndpoints.set, input);
  return (
    <details className="fold" open={isRefused}>
      <summary>
        <span>
          <b>
            <AsWritten text={`${store.name}, ${store.city}`} />
          </b>
          <span className="row-facts">{store.isOpen ? words.open : words.closed}</span>
        </span>
        <Icon name="chevron-down" className="turns push" />
      </summary>
      <ActionForm endpoint={pickupOfficeEndpoints.set} input={input} className="fold-form">
        {(state) => (
          <>
            <TermsFields state={state} store={store} />
            <button type="submit" className="button button-primary">
              {shopPages.save}
            </button>
          </>
        )}
      </ActionForm>
    </details>
  );
}

function TermsFields({ state, store }: { readonly state: ActionState; readonly store: KeptStore }) {
  const { storePickup: words, checkout } = textsOf(useOffice().shell.lang);
  const isOpen = state.isRefused ? state.typedOf("isOpen") !== undefined : store.isOpen;
  return (
    <>
      <Checkbox name="isOpen" value="1" label={words.isOpen} defaultChecked={isOpen} />
      <ActionField
        state={state}
        name="ready"
        label={words.ready}
        hint={words.readyHint}
        maxLength={80}
        defaultValue={store.ready}
        autoComplete="off"
      />
      <ActionField
        state={state}
        name="readyHi"
        label={words.readyHi}
        hint={words.readyHiHint}
        maxLength={80}
        lang="hi"
        defaultValue={store.readyHi}
        autoComplete="off"
      />
      <ActionField
        state={state}
        name="days"
        label={words.days}
        hint={words.daysHint}
        required
        inputMode="numeric"
        maxLength={2}
        defaultValue={String(store.days)}
        autoComplete="off"
      />
      <SelectField
        label={words.state}
        hint={words.stateHint}
        name="state"
        required
        error={state.errorOf("state")}
        defaultValue={state.typedOf("state") ?? store.state}
      >
        <option value="">{words.chooseState}</option>
        {stateNames.map((name) => (
          <option key={name} value={stateCodeOf(name)}>
            {checkout.address.stateName(name)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
