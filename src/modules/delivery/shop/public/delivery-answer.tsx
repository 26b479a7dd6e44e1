import { deliverySentences } from "#modules/delivery/rules/delivery-words.ts";
import { delivery as deliveryEnglish } from "#modules/delivery/texts.ts";
import type { DeliveryView } from "#modules/delivery/views.ts";
import { usePageFacts } from "#web/ui/page-facts.ts";
import { useWords } from "#web/ui/words.ts";

type DeliveryAnswerProps = {
  readonly view: DeliveryView;
  /** Beside the sums of a cart, which are of no place that nothing is brought to. */
  readonly besideSums?: boolean;
};

/** Whether and when, then what it costs and how it is paid. */
export function DeliveryAnswer({ view, besideSums = false }: DeliveryAnswerProps) {
  const words = useWords("delivery", deliveryEnglish);
  const lang = usePageFacts().lang;
  const [first, ...others] = deliverySentences(view, words, lang);
  if (besideSums && !view.deliverable) others.push(words.sumElsewhere);
  return (
    <>
      <strong className="block">{first}</strong>
      {others.length > 0 && <span className="muted">{others.join(" · ")}</span>}
    </>
  );
}
