import { useRouteLoaderData } from "react-router";
import type { DeliveryView } from "#contract/delivery-view.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { delivery as deliveryEnglish } from "#contract/texts/en/delivery.ts";
import { deliverySentences } from "#shop/delivery/rules/delivery-words.ts";
import { useWords } from "#web/ui/words.ts";

/** Whether and when, then what it costs and how it is paid. */
export function DeliveryAnswer({ view }: { readonly view: DeliveryView }) {
  const words = useWords("delivery", deliveryEnglish);
  const lang = useRouteLoaderData<ShellView>("root")?.lang ?? "en";
  const [first, ...others] = deliverySentences(view, words, lang);
  return (
    <>
      <strong className="block">{first}</strong>
      {others.length > 0 && <span className="text-muted">{others.join(" · ")}</span>}
    </>
  );
}
