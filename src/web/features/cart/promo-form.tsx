import { type FormEvent, useState } from "react";
import type { CartView } from "#contract/cart-view.ts";
import { paths } from "#contract/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { setPromo } from "./cart-changes.ts";
import { useCartWords } from "./cart-words.ts";

export function PromoForm({ promo }: Pick<CartView, "promo">) {
  const cart = useCartWords();
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  const press = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const code = promo ? null : String(new FormData(event.currentTarget).get("code") ?? "");
    const answer = await setPromo(code);
    setPending(false);
    setError(answer.success ? undefined : answer.message);
    if (answer.success) toast.success(promo ? cart.messages.promoDropped : cart.messages.promoUsed);
  };

  return (
    <form method="post" action={paths.cart()} className="mt-4" onSubmit={press}>
      <input type="hidden" name="intent" value={promo ? "dropPromo" : "usePromo"} />
      {promo ? (
        <p className="flex items-center justify-between gap-3">
          <span className="inline-flex items-center gap-2 font-semibold text-leaf">
            <Icon name="tag" />
            {cart.promo.applied(promo.code, promo.percent)}
          </span>
          <Button
            type="submit"
            look="bare"
            size="small"
            pending={pending}
            aria-label={cart.promo.drop(promo.code)}
          >
            {cart.remove}
          </Button>
        </p>
      ) : (
        <Field label={cart.promo.label} hint={cart.promo.hint} error={error}>
          {(aria) => (
            <span className="flex gap-2">
              <input
                className="input uppercase"
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={60}
                onChange={() => setError(undefined)}
                {...aria}
              />
              <Button type="submit" look="quiet" pending={pending}>
                {cart.promo.apply}
              </Button>
            </span>
          )}
        </Field>
      )}
    </form>
  );
}
