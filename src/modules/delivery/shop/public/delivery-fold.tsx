import { delivery as deliveryEnglish } from "#modules/delivery/texts.ts";
import type { DeliveryView } from "#modules/delivery/views.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";
import { DeliveryCheck } from "./delivery-check.tsx";

type DeliveryFoldProps = {
  readonly known: DeliveryView | null;
  readonly paise: number;
};

/** In one line until it is asked; open where the PIN code is known, for then it is an answer. */
export function DeliveryFold({ known, paise }: DeliveryFoldProps) {
  const words = useWords("delivery", deliveryEnglish);
  return (
    <details open={known !== null}>
      <summary className="delivery-open">
        <Icon name="truck" className="accent" /> {words.dayAndCost}
        <Icon name="chevron-down" className="turns push" />
      </summary>
      <DeliveryCheck known={known} paise={paise} />
    </details>
  );
}
