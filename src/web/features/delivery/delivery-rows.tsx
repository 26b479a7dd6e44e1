import { useRouteLoaderData } from "react-router";
import type { DeliveryView } from "#contract/delivery-view.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { delivery as deliveryEnglish } from "#contract/texts/en/delivery.ts";
import { deliverySentences } from "#shop/delivery/rules/delivery-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Amount } from "#web/ui/price.tsx";
import { useWords } from "#web/ui/words.ts";

/** The whole answer, where it has the room: by which day, for how much, how it is paid. */
export function DeliveryRows({ view }: { readonly view: DeliveryView }) {
  const words = useWords("delivery", deliveryEnglish);
  const lang = useRouteLoaderData<ShellView>("root")?.lang ?? "en";
  const icons = view.deliverable ? (["truck", "tag", "wallet"] as const) : (["info", "search"] as const);
  return (
    <div role="status">
      <ul className="grid gap-3">
        {deliverySentences(view, words, lang).map((sentence, at) => (
          <li key={sentence} className={`flex gap-3 ${at === 0 ? "font-bold text-lg" : ""}`}>
            <Icon name={icons[at] ?? "info"} className="mt-0.5 text-accent" />
            <span>
              <Amount of={sentence} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
