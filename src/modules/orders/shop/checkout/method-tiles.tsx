import type { CheckoutView } from "#contract/checkout-view.ts";
import type { PaymentMethod } from "#modules/orders/order-view.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { RadioTiles } from "#web/ui/radio-tiles.tsx";
import { methodWords, useCheckoutTexts } from "./checkout-texts.ts";

type MethodTilesProps = {
  readonly view: Pick<CheckoutView, "methods" | "cashNo" | "stores">;
  readonly method: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
};

const icons: Readonly<Record<PaymentMethod, IconName>> = {
  card: "card",
  qr: "qr",
  paypal: "paypal",
  "apple-pay": "apple",
  "google-pay": "google",
  cash: "wallet",
};

/** A code is known by the apps that read it. */
function labelOf(words: { readonly name: string; readonly detail?: string }) {
  return { label: words.name, ...(words.detail && { detail: words.detail }) };
}

export function MethodTiles({ view, method, onChange }: MethodTilesProps) {
  const { checkout } = useCheckoutTexts();
  const { methods, cashNo } = view;
  return (
    <>
      <RadioTiles
        legend={checkout.panelTitle}
        name="method"
        className="method-tiles"
        value={method}
        onChange={(value) => onChange(value as PaymentMethod)}
        tiles={methods.map((value) => ({
          value,
          ...labelOf(methodWords(checkout, view, value)),
          ...(value === "cash" && cashNo !== null && { disabled: true, detail: cashNo }),
          sign: <Icon name={icons[value]} />,
        }))}
      />
      <p className="method-note" aria-live="polite">
        {method === "cash" && view.stores.length > 0
          ? checkout.counter.either
          : methodWords(checkout, view, method).hint}
      </p>
    </>
  );
}
