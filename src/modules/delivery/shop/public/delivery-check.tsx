import { type FormEvent, useEffect, useRef, useState } from "react";
import { useHref, useRevalidator } from "react-router";
import { paths } from "#contract/paths.ts";
import { deliveryEndpoints } from "#modules/delivery/endpoints.ts";
import { deliverySentences } from "#modules/delivery/rules/delivery-words.ts";
import { delivery as deliveryEnglish } from "#modules/delivery/texts.ts";
import type { DeliveryView } from "#modules/delivery/views.ts";
import { call } from "#web/request/call.ts";
import { rememberedPin, rememberPin } from "#web/request/remembered-pin.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useShell } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";

export type DeliveryCheckProps = {
  /** Of a product; without it what lies in the cart is meant. */
  readonly productId?: string;
  readonly known?: DeliveryView | null;
  /** What the goods cost, so that the answer follows the cart. */
  readonly paise?: number;
};

type Shown = { readonly view?: DeliveryView | undefined; readonly problem?: string | undefined };

/** A PIN code and what is so there. Without script the form leads to a page that says the same. */
export function DeliveryCheck({ productId, known, paise }: DeliveryCheckProps) {
  const words = useWords("delivery", deliveryEnglish);
  const [shown, setShown] = useState<Shown>({ view: known ?? undefined });
  const [pending, setPending] = useState(false);
  const { revalidate } = useRevalidator();
  const pin = useRef<HTMLInputElement>(null);

  const ask = async (pinCode: string, isTyped: boolean) => {
    setPending(isTyped);
    const answer = await call(deliveryEndpoints.answer, { pinCode, ...(productId && { productId }) });
    setPending(false);
    if (answer.success) {
      rememberPin(answer.pinCode);
      setShown({ view: answer });
      // The cart costs what it costs there.
      if (isTyped && !productId) void revalidate();
    } else if (isTyped) {
      setShown({ problem: answer.said ?? answer.message });
      pin.current?.focus();
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again where the goods are others
  useEffect(() => {
    const remembered = rememberedPin();
    if (!remembered) return;
    if (pin.current && pin.current.value === "") pin.current.value = remembered;
    void ask(remembered, false);
  }, [productId, paise]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) void ask(pin.current?.value ?? "", true);
  };
  return (
    <form
      method="get"
      action={useHref(paths.delivery())}
      onSubmit={submit}
      className="stack gap-s above-l"
      noValidate
    >
      {productId && <input type="hidden" name="productId" value={productId} />}
      <div className="pin-line">
        <TextField
          ref={pin}
          label={words.label}
          name="pinCode"
          required
          defaultValue={known?.pinCode}
          error={shown.problem}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          className="grow"
        />
        <Button type="submit" look="quiet" pending={pending}>
          {words.check}
        </Button>
      </div>
      <p role="status" className="pin-answer">
        {shown.view ? (
          <DeliveryAnswer view={shown.view} besideSums={!productId} />
        ) : (
          <span className="muted">{words.hint}</span>
        )}
      </p>
    </form>
  );
}

type DeliveryAnswerProps = {
  readonly view: DeliveryView;
  /** Beside the sums of a cart, which are of no place that nothing is brought to. */
  readonly besideSums?: boolean;
};

/** Whether and when, then what it costs and how it is paid. */
function DeliveryAnswer({ view, besideSums = false }: DeliveryAnswerProps) {
  const words = useWords("delivery", deliveryEnglish);
  const lang = useShell().lang;
  const [first, ...others] = deliverySentences(view, words, lang);
  if (besideSums && !view.deliverable) others.push(words.sumElsewhere);
  return (
    <>
      <strong className="block">{first}</strong>
      {others.length > 0 && <span className="muted">{others.join(" · ")}</span>}
    </>
  );
}

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
