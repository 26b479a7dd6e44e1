import { useEffect, useId, useState } from "react";
import { mostOfOne } from "#contract/limits.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { CartLineView } from "../cart-view.ts";
import { cartEndpoints } from "../endpoints.ts";
import { LineForm } from "./line-form.tsx";
import { useCartWords } from "./public/cart-words.ts";

type CartQuantityProps = {
  readonly line: CartLineView;
  readonly onQuantity: (quantity: number) => void;
};

/** Saved by itself with each press, or when a typed number is left. A button at its end stays focusable. */
export function CartQuantity({ line, onQuantity }: CartQuantityProps) {
  const cart = useCartWords();
  const { shell } = useCoreTexts();
  const { id, title, quantity, most } = line;
  const [typed, setTyped] = useState(String(quantity));
  const hint = useId();
  useEffect(() => setTyped(String(quantity)), [quantity]);

  const take = (wanted: number) => {
    const next = Number.isInteger(wanted)
      ? Math.max(1, Math.min(wanted, Math.max(most, quantity)))
      : quantity;
    setTyped(String(next));
    if (next !== quantity) onQuantity(next);
  };
  const submit = (name: string) => {
    if (name === cartEndpoints.increment.name) take(quantity + 1);
    else if (name === cartEndpoints.decrement.name) take(quantity - 1);
    else take(Number(typed));
  };

  return (
    <LineForm endpoint={cartEndpoints.update} lineId={id} onSubmit={submit}>
      {/* Enter in the box presses the first button of a form. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <fieldset className="quantity">
        <legend className="sr-only">{shell.quantityOf(title)}</legend>
        <button
          type="submit"
          name="call"
          value={cartEndpoints.decrement.name}
          aria-label={shell.decrease(title)}
          aria-disabled={quantity <= 1}
        >
          <Icon name="minus" />
        </button>
        <input
          type="number"
          name="quantity"
          inputMode="numeric"
          min={1}
          max={mostOfOne}
          aria-label={shell.quantityOf(title)}
          aria-describedby={hint}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => take(typed === "" ? quantity : Number(typed))}
        />
        <button
          type="submit"
          name="call"
          value={cartEndpoints.increment.name}
          aria-label={shell.increase(title)}
          aria-disabled={quantity >= most}
        >
          <Icon name="plus" />
        </button>
      </fieldset>
      <p id={hint} className={quantity >= most && most > 0 ? "quantity-note" : "sr-only"}>
        {cart.most(most)}
      </p>
    </LineForm>
  );
}
