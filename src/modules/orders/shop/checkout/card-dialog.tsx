import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formatRupees } from "#contract/format/money.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import {
  brandNames,
  brandOf,
  type CardBrand,
  type CardErrors,
  type CardFields,
  checkCard,
  cvvLength,
  groupExpiry,
  groupNumber,
} from "#modules/orders/rules/card.ts";
import { orders as ordersEnglish } from "#modules/orders/texts/orders.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Price } from "#web/ui/price.tsx";
import { useWords } from "#web/ui/words.ts";
import { CardLogo } from "./card-logo.tsx";
import { useCheckoutTexts } from "./checkout-texts.ts";

type CardDialogProps = {
  readonly cart: Pick<CartView, "quote">;
  readonly onClose: () => void;
  /** What is typed stays in this window's memory, open or closed, and goes into no request. */
  readonly typed: CardFields;
  readonly onType: (typed: CardFields) => void;
  readonly onSave: (card: CardFields) => void;
};

const names = ["number", "expiry", "cvv", "holder"] as const;
const accepted: readonly CardBrand[] = ["visa", "mastercard", "rupay", "amex"];

export default function CardDialog({ onClose, ...form }: CardDialogProps) {
  const words = useCheckoutTexts().checkout.card;
  return (
    <Dialog open onClose={onClose} title={words.title} startsAtField>
      <CardForm {...form} />
    </Dialog>
  );
}

/** What is wrong is said once, at its field; the first one is told aloud when it takes the focus, or has it. */
function CardForm({ cart, typed, onType, onSave }: Omit<CardDialogProps, "onClose">) {
  const words = useCheckoutTexts().checkout.card;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState(false);
  const [told, setTold] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const errors = checkCard(typed, thisMonth());
  const brand = brandOf(typed.number);
  const wrong = names.filter((name) => errors[name]);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const [first] = wrong;
    if (!first) return onSave(typed);
    // What describes a field has to stand there before its focus is told.
    flushSync(() => {
      setSent(true);
      setTold(undefined);
    });
    const field = form.current?.querySelector<HTMLInputElement>(`[data-card=${first}]`);
    if (field === document.activeElement) setTold(messageOf(errors, first, words));
    else field?.focus();
  };
  const field = (name: keyof CardFields, format: (text: string) => string, hint?: string) => {
    const error = sent || left.has(name) ? messageOf(errors, name, words) : undefined;
    return {
      "data-card": name,
      value: typed[name],
      required: true,
      error,
      hint: error ? undefined : hint,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        onType({ ...typed, [name]: format(target.value) }),
      onBlur: () => typed[name] !== "" && setLeft(new Set([...left, name])),
    };
  };

  return (
    <form ref={form} onSubmit={save} noValidate className="stack">
      <p role="alert" className="sr-only">
        {told}
      </p>
      <CardHead totalPaise={cart.quote.total} brand={brand} />
      <div className="card-fields">
        <TextField
          label={words.number}
          {...field("number", groupNumber)}
          after={
            <span className="card-logo" role="status">
              {brand ? (
                <>
                  <span>{brandNames[brand]}</span>
                  <CardLogo brand={brand} />
                </>
              ) : (
                <Icon name="card" />
              )}
            </span>
          }
          className="card-number"
          autoComplete="cc-number"
          inputMode="numeric"
          placeholder="1234 5678 9012 3456"
          type="text"
          maxLength={23}
        />
        <TextField
          label={words.expiry}
          {...field("expiry", groupExpiry, words.expiryHint)}
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/YY"
          maxLength={9}
        />
        <TextField
          label={words.cvv}
          {...field(
            "cvv",
            (text) => text.replace(/\D/g, "").slice(0, Math.max(4, cvvLength(typed.number))),
            cvvHint(brand, words),
          )}
          autoComplete="cc-csc"
          inputMode="numeric"
          type="text"
          maxLength={4}
        />
        <TextField
          label={words.holder}
          {...field("holder", (text) => text)}
          className="card-holder"
          autoComplete="cc-name"
          enterKeyHint="done"
          maxLength={60}
        />
      </div>
      <p className="card-safe">
        <Icon name="lock" /> {words.text}
      </p>
      <div className="confirm-pay">
        <Button type="submit" size="large" className="full">
          {words.save}
        </Button>
      </div>
    </form>
  );
}

/** How much, and which cards: the one that is typed stands out. */
function CardHead({
  totalPaise,
  brand,
}: {
  readonly totalPaise: number;
  readonly brand: CardBrand | undefined;
}) {
  const { total } = useWords("orders", ordersEnglish).bill;
  return (
    <div className="card-head">
      <p className="card-sum">
        <span className="muted">{total}</span>
        <Price now={formatRupees(totalPaise)} size="large" />
      </p>
      <ul>
        {[...new Set([...accepted, ...(brand ? [brand] : [])])].map((one) => (
          <li key={one} data-other={(brand && one !== brand) || undefined}>
            <CardLogo brand={one} />
            <span className="sr-only">{brandNames[one]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Words = ReturnType<typeof useCheckoutTexts>["checkout"]["card"];

/** How many there are is known once the card is. */
function cvvHint(brand: CardBrand | undefined, words: Words): string {
  if (!brand) return words.cvvHintAny;
  return brand === "amex" ? words.cvvHintAmex : words.cvvHint;
}

function messageOf(errors: CardErrors, name: keyof CardFields, words: Words): string | undefined {
  const error = errors[name];
  return error && words[error];
}

function thisMonth(): { year: number; month: number } {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}
