import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import {
  brandNames,
  brandOf,
  type CardErrors,
  type CardFields,
  checkCard,
  cvvLength,
  groupExpiry,
  groupNumber,
} from "#shop/checkout/rules/card.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useCheckoutTexts } from "./checkout-texts.ts";

type CardDialogProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What is typed stays in this window's memory, open or closed, and goes into no request. */
  readonly typed: CardFields;
  readonly onType: (typed: CardFields) => void;
  readonly onSave: (card: CardFields) => void;
};

const names = ["number", "holder", "expiry", "cvv"] as const;

export default function CardDialog({ open, onClose, ...form }: CardDialogProps) {
  const words = useCheckoutTexts().checkout.card;
  return (
    <Dialog open={open} onClose={onClose} title={words.title} startsAtField>
      <CardForm {...form} />
    </Dialog>
  );
}

function CardForm({ typed, onType, onSave }: Omit<CardDialogProps, "open" | "onClose">) {
  const words = useCheckoutTexts().checkout.card;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const errors = checkCard(typed, thisMonth());
  const brand = brandOf(typed.number);
  const wrong = names.filter((name) => errors[name]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (wrong.length === 0) return onSave(typed);
    form.current?.querySelector<HTMLInputElement>(`[data-card=${wrong[0]}]`)?.focus();
  };
  const field = (name: keyof CardFields, format: (text: string) => string) => ({
    "data-card": name,
    value: typed[name],
    required: true,
    error: sent || left.has(name) ? messageOf(errors, name, words) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onType({ ...typed, [name]: format(target.value) }),
    onBlur: () => typed[name] !== "" && setLeft(new Set([...left, name])),
  });

  return (
    <form ref={form} onSubmit={save} noValidate className="grid gap-4">
      <p className="text-muted">{words.text}</p>
      {sent && wrong.length > 1 && (
        <AlertPanel kind="error" live title={words.summary}>
          <ul className="list-disc ps-5">
            {wrong.map((name) => (
              <li key={name}>{messageOf(errors, name, words)}</li>
            ))}
          </ul>
        </AlertPanel>
      )}
      <TextField
        label={words.number}
        hint={brand ? words.brand(brandNames[brand]) : undefined}
        {...field("number", groupNumber)}
        autoComplete="cc-number"
        inputMode="numeric"
        type="text"
        maxLength={23}
      />
      <TextField
        label={words.holder}
        {...field("holder", (text) => text)}
        autoComplete="cc-name"
        maxLength={60}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={words.expiry}
          hint={words.expiryHint}
          {...field("expiry", groupExpiry)}
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/YY"
          maxLength={9}
        />
        <TextField
          label={words.cvv}
          hint={brand === "amex" ? words.cvvHintAmex : words.cvvHint}
          {...field("cvv", (text) => text.replace(/\D/g, "").slice(0, Math.max(4, cvvLength(typed.number))))}
          autoComplete="cc-csc"
          enterKeyHint="done"
          inputMode="numeric"
          type="text"
          maxLength={4}
        />
      </div>
      <Button type="submit" size="large">
        {words.save}
      </Button>
    </form>
  );
}

type Words = ReturnType<typeof useCheckoutTexts>["checkout"]["card"];

function messageOf(errors: CardErrors, name: keyof CardFields, words: Words): string | undefined {
  const error = errors[name];
  return error && words[error];
}

function thisMonth(): { year: number; month: number } {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}
