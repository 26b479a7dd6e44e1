import { paths } from "#contract/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Amount } from "#web/ui/price.tsx";
import { useShell } from "#web/ui/shell-context.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { deliverySentences } from "../rules/delivery-words.ts";
import { delivery as deliveryEnglish } from "../texts.ts";
import type { DeliveryView } from "../views.ts";

type DeliveryRowsProps = {
  readonly view: DeliveryView;
  /** What is taken online, by name. */
  readonly ways: readonly string[];
};

/** The whole answer, where it has the room: by which day, for how much, how it is paid, and who is near. */
export function DeliveryRows({ view, ways }: DeliveryRowsProps) {
  const words = useWords("delivery", deliveryEnglish);
  const lang = useShell().lang;
  const icons = view.deliverable ? (["truck", "tag", "wallet"] as const) : (["info", "search"] as const);
  return (
    <div className="stack">
      <div role="status">
        <ul className="stack">
          {deliverySentences(view, words, lang).map((sentence, at) => (
            <li
              key={sentence}
              className={at === 0 ? "alert-panel delivery-row" : "delivery-row beside"}
              data-kind={view.deliverable ? "success" : undefined}
            >
              <Icon name={icons[at] ?? "info"} className="alert-icon accent" />
              <span className={at === 0 ? "delivery-days" : undefined}>
                <Amount of={sentence} />
                {sentence === words.noCash && <PayChips ways={ways} />}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className="delivery-row beside">
        <Icon name="pin" className="alert-icon accent" />
        <ShopLink to={paths.stores({ search: view.pinCode })} className="link">
          {words.stores(view.pinCode)}
        </ShopLink>
      </p>
    </div>
  );
}

function PayChips({ ways }: Pick<DeliveryRowsProps, "ways">) {
  return (
    <span className="beside gap-s wraps above-s">
      {ways.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </span>
  );
}
