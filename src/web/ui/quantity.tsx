import { useEffect, useState } from "react";
import { useCoreTexts } from "./core-texts.ts";
import { Icon } from "./icon.tsx";

type QuantityProps = {
  /** What is counted, for the labels: "Brass lamp". */
  readonly of: string;
  readonly value: number;
  readonly most: number;
  readonly least?: number;
  readonly name?: string;
  readonly onChange?: (quantity: number) => void;
  readonly describedBy?: string;
};

/** Buttons and typing alike; a typed number is taken when the box is left or Enter is pressed. */
export function Quantity({ of, value, most, least = 1, name, onChange, describedBy }: QuantityProps) {
  const { shell } = useCoreTexts();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);

  const take = (wanted: number) => {
    const next = Number.isInteger(wanted) ? Math.min(most, Math.max(least, wanted)) : value;
    setTyped(String(next));
    if (next !== value) onChange?.(next);
  };

  return (
    <fieldset className="quantity">
      <legend className="sr-only">{shell.quantityOf(of)}</legend>
      <button
        type="button"
        aria-label={shell.decrease(of)}
        disabled={value <= least}
        onClick={() => take(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        name={name}
        inputMode="numeric"
        min={least}
        max={most}
        aria-label={shell.quantityOf(of)}
        aria-describedby={describedBy}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => take(typed === "" ? value : Number(typed))}
        onKeyDown={(event) => event.key === "Enter" && take(Number(typed))}
      />
      <button
        type="button"
        aria-label={shell.increase(of)}
        disabled={value >= most}
        onClick={() => take(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
