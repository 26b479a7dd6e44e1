import { OptionName } from "#modules/catalogue/shop/public/option-name.tsx";
import type { OrderLineView } from "#modules/orders/order-view.ts";
import { useOrderTexts } from "../public/order-texts.ts";

/** Which colour and size it is, after how many there are. */
export function LineOptions({ colour, size }: Pick<OrderLineView, "colour" | "size">) {
  const words = useOrderTexts().detail;
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
    </>
  );
}
