import type { ReactNode } from "react";
import { addressLines } from "#contract/format/address-lines.ts";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { writtenIn } from "#contract/texts/lang.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { useWords } from "#web/ui/words.ts";
import { stores as storesWords } from "../texts.ts";
import type { StoreCardView } from "../views.ts";
import { formatHours } from "./format-hours.ts";
import { telephoneLink, whatsappLink } from "./store-links.ts";

type StoreFactsProps = {
  readonly store: StoreCardView;
  /** On a phone it says only where the store is, and its hours where no script says above whether it is open. */
  readonly isBrief?: boolean;
};

export function StoreFacts({ store, isBrief = false }: StoreFactsProps) {
  const stores = useWords("stores", storesWords);
  const further = isBrief ? "not-phone" : "";
  return (
    <dl className="store-facts">
      <Fact icon="pin" name={stores.address}>
        <span lang={writtenIn(store.address)}>{addressLines(store.address)}</span>
      </Fact>
      <Fact icon="clock" className={isBrief ? "store-hours" : ""} name={stores.timings}>
        {formatHours(store.timings, stores)}
      </Fact>
      <Fact icon="phone" className={further} name={stores.phone}>
        <a className="store-link" href={telephoneLink(store.phone)}>
          {phoneShown(store.phone)}
        </a>
      </Fact>
      <Fact icon="whatsapp" className={further} name={stores.whatsapp}>
        <a className="store-link" href={whatsappLink(store.whatsapp)} rel="noreferrer">
          {phoneShown(store.whatsapp)}
        </a>
      </Fact>
      {store.tags.length > 0 && (
        <div className={further}>
          <dt className="sr-only">{stores.tags}</dt>
          <dd className="beside gap-s wraps above-xs">
            {store.tags.map((tag) => (
              <StoreTag key={tag} tag={tag} />
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}

type FactProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
};

function Fact({ icon, name, className = "", children }: FactProps) {
  return (
    <div className={`store-fact ${className}`}>
      <dt className="store-fact-icon">
        <Icon name={icon} />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="shrinks">{children}</dd>
    </div>
  );
}

const tagIcons: Readonly<Record<string, IconName>> = { Parking: "parking", Wheelchair: "wheelchair" };

function StoreTag({ tag }: { readonly tag: string }) {
  const stores = useWords("stores", storesWords);
  return (
    <span className="badge badge-plain">
      <Icon name={tagIcons[tag] ?? "tag"} className="icon-small" /> {stores.tagNames[tag] ?? tag}
    </span>
  );
}
