import { useContext } from "react";
import { OptionName } from "#modules/catalogue/shop/public/option-name.tsx";
import type { OrderLineView } from "#modules/orders/line-answer.ts";
import { TranslationContext } from "#web/ui/words.ts";
import { useOrderTexts } from "../public/order-texts.ts";

/** Which colour and size it is, after how many there are, and of which set. */
export function LineOptions({ colour, size, partOf }: Pick<OrderLineView, "colour" | "size" | "partOf">) {
  const words = useOrderTexts().detail;
  const lang = useContext(TranslationContext)?.lang;
  return (
    <>
      {colour && (
        <>
          {" · "}
          {words.colour}: <OptionName name={colour} />
        </>
      )}
      {size && (
        <>
          {" · "}
          {words.size}: <OptionName name={size} />
        </>
      )}
      {partOf && (
        <span className="block">{words.partOf((lang === "hi" && partOf.titleHi) || partOf.title)}</span>
      )}
    </>
  );
}
