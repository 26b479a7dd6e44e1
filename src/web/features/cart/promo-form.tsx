import { cartCalls } from "#contract/calls/cart.ts";
import type { CartView } from "#contract/cart-view.ts";
import { formatRupees } from "#contract/money.ts";
import { CallForm } from "#web/request/call-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useShop } from "#web/ui/shop-facts.ts";
import { toast } from "#web/ui/toast-store.ts";
import { setPromo } from "./cart-changes.ts";
import { useCartWords } from "./cart-words.ts";

export function PromoForm({ promo }: Pick<CartView, "promo">) {
  const cart = useCartWords();
  const { offer } = useShop();
  return (
    <CallForm
      call={promo ? cartCalls.dropPromo : cartCalls.usePromo}
      className="mt-4"
      send={({ fields }) => setPromo(promo ? null : (fields.code ?? ""))}
      onDone={() => toast.success(promo ? cart.messages.promoDropped : cart.messages.promoUsed)}
    >
      {({ pending, errorOf, typedOf, forget }) =>
        promo ? (
          <p className="flex items-center justify-between gap-3">
            <span className="inline-flex items-center gap-2 font-semibold text-leaf">
              <Icon name="tag" />
              {cart.promo.applied(promo.code, promo.percent)}
              {promo.minimumPaise > 0 && ` ${cart.promo.from(formatRupees(promo.minimumPaise))}`}
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
          <Field
            label={cart.promo.label}
            {...(offer && { hint: cart.promo.hint(offer.off, offer.code) })}
            error={errorOf("code") ?? errorOf()}
          >
            {(aria) => (
              <span className="flex gap-2">
                <input
                  className="input uppercase"
                  name="code"
                  autoComplete="off"
                  autoCapitalize="characters"
                  maxLength={60}
                  defaultValue={typedOf("code")}
                  onChange={forget}
                  {...aria}
                />
                <Button type="submit" look="quiet" pending={pending}>
                  {cart.promo.apply}
                </Button>
              </span>
            )}
          </Field>
        )
      }
    </CallForm>
  );
}
