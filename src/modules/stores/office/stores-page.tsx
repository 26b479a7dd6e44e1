import type { AnswerOf } from "#contract/endpoint.ts";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ChangesFold, type ChangesShown } from "#manage/log/changes-fold.tsx";
import { TakenAway } from "#manage/log/taken-away.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { NothingHere } from "#manage/parts/nothing-here.tsx";
import { OwnPicture } from "#manage/parts/own-picture.tsx";
import { SaveBar } from "#manage/parts/save-bar.tsx";
import { Section } from "#manage/parts/section.tsx";
import { hoursOpen } from "#modules/settings/office/public/hours-open.ts";
import { BackToShop } from "#modules/settings/office/public/setting-page.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { storeOfficeEndpoints } from "../office-endpoints.ts";
import { type KeptStore, StoreFields } from "./store-fields.tsx";

type StoresPageProps = {
  readonly stores: readonly KeptStore[];
  readonly closed: AnswerOf<typeof storeOfficeEndpoints.list>["closed"];
};

export function StoresPage({ stores, closed }: StoresPageProps) {
  const { lang } = useOffice().shell;
  const { stores: words } = textsOf(lang).shopPages;
  return (
    <>
      <BackToShop />
      <div className="goods-head">
        <h1>{words.title}</h1>
        <a href={officePath("shop/stores/new")} className="button button-primary button-small">
          <Icon name="plus" /> {words.open}
        </a>
      </div>
      <p className="setting-lead">{words.lead}</p>
      {stores.length === 0 && <NothingHere scene="store" title={words.none} text={words.noneHint} />}
      <ul className="rows">
        {stores.map(({ id, name, city, address, phone, timings }) => (
          <li key={id} className="row">
            <a href={officePath(`shop/stores/${id}`)} className="row-link need" data-row>
              <span>
                <b className="setting-name">
                  <AsWritten text={name} />
                </b>
                <span className="row-facts">
                  <AsWritten text={whereOf(address, city)} />
                </span>
                <span className="row-facts">
                  {phone && <span className="number">{phoneShown(phone)} · </span>}
                  <AsWritten text={hoursOpen(timings, lang)} />
                </span>
              </span>
              <Icon name="chevron-right" className="push" />
            </a>
          </li>
        ))}
      </ul>
      <TakenAway takeBack={storeOfficeEndpoints.takeBack} gone={closed} />
    </>
  );
}

/** Most write the city into the address. */
function whereOf(address: string | undefined, city: string): string {
  if (!address) return city;
  return address.includes(city) ? address : `${address}, ${city}`;
}

type StorePageProps = {
  /** None, where one is to be opened. */
  readonly store: KeptStore | undefined;
  readonly changes: ChangesShown;
};

export function StorePage({ store, changes }: StorePageProps) {
  const { shopPages } = textsOf(useOffice().shell.lang);
  const { stores: words } = shopPages;
  const endpoint = store ? storeOfficeEndpoints.change : storeOfficeEndpoints.open;
  return (
    <>
      <BackTo to="shop/stores" name={words.title} />
      <h1>
        <AsWritten text={store?.name ?? words.open} />
      </h1>
      <ActionForm
        endpoint={endpoint}
        input={store ? { id: store.id, seen: store.seen } : {}}
        className="setting-form"
      >
        {(state) => (
          <>
            {state.isChanged && <p className="changed">{shopPages.changed}</p>}
            <StoreFields state={state} store={store} />
            <SaveBar label={shopPages.save} />
          </>
        )}
      </ActionForm>
      {store && <StoreMore store={store} />}
      {store && (
        <ChangesFold
          takeBack={storeOfficeEndpoints.takeBack}
          input={{ id: store.id, seen: store.seen }}
          changes={changes}
        />
      )}
    </>
  );
}

function StoreMore({ store }: { readonly store: KeptStore }) {
  const { shopPages } = textsOf(useOffice().shell.lang);
  const { stores: words } = shopPages;
  const { id, seen, picture, lat, lng } = store;
  const map = `https://www.openstreetmap.org/?${new URLSearchParams({ mlat: String(lat), mlon: String(lng) })}#map=17/${lat}/${lng}`;
  return (
    <>
      <p>
        <a href={map} className="out-link" rel="noreferrer">
          {words.map} <Icon name="external" />
        </a>
      </p>
      <Section title={words.picture}>
        <OwnPicture
          endpoint={storeOfficeEndpoints.setPicture}
          input={{ id }}
          of="store"
          now={picture ? { src: pictureUrl(picture, 800, "webp"), wide: 240, high: 160 } : undefined}
        />
      </Section>
      <ActionFold
        title={words.close}
        endpoint={storeOfficeEndpoints.close}
        input={{ id, seen }}
        look="danger"
      >
        {() => <p>{words.closeHint}</p>}
      </ActionFold>
    </>
  );
}
