import { useId, useRef } from "react";
import type { Answer } from "#contract/endpoints/request-failures.ts";
import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import type { OwnOffer } from "#contract/shop-view.ts";
import { EndpointForm } from "#web/request/endpoint-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { toast } from "#web/ui/toast-store.ts";
import type { CartView } from "../cart-view.ts";
import { cartEndpoints } from "../endpoints.ts";
import { useCartWords } from "./public/cart-words.ts";

type PromoFormProps = Pick<CartView, "promo"> & {
  readonly offer: OwnOffer | null;
  /** Handed in, so that a part which loads later brings no changes of the cart with it. */
  readonly setPromo: (code: string | null) => Promise<Answer>;
};

/** Where the offered code stands in its sentence, whatever else that says. */
const codeHere = "\0";

/** Where a shopper gets what the offered code needs. */
const waysTo = { account: paths.login({ next: paths.cart() }), proof: paths.profile() };

export function PromoForm({ promo: given, offer, setPromo }: PromoFormProps) {
  // The bill names what comes without a code; here one can still be typed.
  const promo = given?.isAutomatic ? null : given;
  const cart = useCartWords();
  // Open where it says why not, and from then on the shopper's.
  const wasRefused = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [beforeOffer, afterOffer] = offer ? cart.promo.hint(offer.off, codeHere).split(codeHere) : [];
  const needs = offer?.needs && cart.promo.needs[offer.needs];
  return (
    <EndpointForm
      endpoint={promo ? cartEndpoints.dropPromo : cartEndpoints.usePromo}
      send={({ fields }) => setPromo(promo ? null : (fields.promo ?? ""))}
      onDone={() => toast.success(promo ? cart.messages.promoDropped : cart.messages.promoUsed)}
    >
      {({ pending, errorOf, typedOf, forget }) => {
        const error = errorOf("code") ?? errorOf();
        wasRefused.current ||= error !== undefined;
        return promo ? (
          <p className="promo-given line apart">
            <span className="promo-code">
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
          <details open={wasRefused.current}>
            <summary className="promo-open">
              <Icon name="tag" className="accent" /> {cart.promo.ask}
              <Icon name="chevron-down" className="turns push" />
            </summary>
            <div className="field promo-field">
              <span className="promo-line beside gap-s">
                <input
                  ref={input}
                  className="input promo-input"
                  name="promo"
                  autoComplete="off"
                  autoCapitalize="characters"
                  maxLength={60}
                  defaultValue={typedOf("promo")}
                  onChange={forget}
                  aria-label={cart.promo.label}
                  {...(error !== undefined && { "aria-invalid": true, "aria-describedby": errorId })}
                />
                <Button type="submit" look="quiet" pending={pending}>
                  {cart.promo.apply}
                </Button>
              </span>
              {error !== undefined && <FieldError id={errorId} text={error} />}
              {offer?.needs && needs && (
                <p className="field-hint promo-hint">
                  {cart.promo.hint(offer.off, offer.code)} {needs.text}
                  <ShopLink to={waysTo[offer.needs]} className="link target">
                    {needs.way}
                  </ShopLink>
                </p>
              )}
              {offer && !needs && (
                <p className="field-hint line gap-s wraps">
                  {beforeOffer}
                  {/* After the other button, which Enter in the field presses; without script it names the code itself. */}
                  <button
                    type="submit"
                    name="offered"
                    value={offer.code}
                    className="button button-quiet button-small"
                    aria-label={`${cart.promo.apply}: ${offer.code}`}
                    onClick={() => {
                      if (input.current) input.current.value = offer.code;
                    }}
                  >
                    {offer.code}
                  </button>
                  {afterOffer}
                </p>
              )}
            </div>
          </details>
        );
      }}
    </EndpointForm>
  );
}
