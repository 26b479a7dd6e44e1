import type { ReactNode } from "react";
import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { PlacesStyle } from "#modules/stores/shop/public/stores-and-delivery-style.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useWords } from "#web/ui/words.ts";
import { delivery as deliveryEnglish } from "../texts.ts";
import type { DeliveryView } from "../views.ts";
import { DeliveryRows } from "./delivery-rows.tsx";

export type DeliveryPageProps = {
  readonly typed: string;
  readonly productId: string | null;
  readonly view: DeliveryView | null;
  readonly problem: string | null;
};

/** Where it is, and what may be brought there. */
type Goods = {
  readonly map?: ReactNode;
  readonly children?: ReactNode;
  /** What is paid with online, by name. */
  readonly ways: readonly string[];
};

/** What the field beside the goods says, as a page of its own for browsers without script. */
export function DeliveryPage(props: DeliveryPageProps & Goods) {
  const { typed, productId, view, problem, ways, map, children } = props;
  const words = useWords("delivery", deliveryEnglish);
  return (
    <div className="page-width page-room">
      <PlacesStyle />
      <PageHead title={words.title} description={words.hint} />
      <h1 className="title-1">{words.title}</h1>
      <div className="card page-columns delivery-card above-xl">
        <div className="delivery-form">
          <Form method="get" action={paths.delivery()} className="delivery-place">
            {productId && <input type="hidden" name="productId" value={productId} />}
            <TextField
              label={words.label}
              name="pinCode"
              required
              defaultValue={typed}
              error={problem ?? undefined}
              inputMode="numeric"
              autoComplete="postal-code"
              autoFocus={problem !== null}
              {...(!view && { "aria-describedby": "delivery-hint" })}
              maxLength={10}
              className="delivery-field"
            />
            <Button type="submit">{words.check}</Button>
            {view && <p className="full muted small">{words.hint}</p>}
          </Form>
          {view ? (
            <DeliveryRows view={view} ways={ways} />
          ) : (
            <p id="delivery-hint" className="muted">
              {words.hint}
            </p>
          )}
        </div>
        {map}
      </div>
      {productId && (
        <p className="above-xl">
          <LinkButton to={paths.product(productId)} look="quiet">
            {words.back}
          </LinkButton>
        </p>
      )}
      {children}
    </div>
  );
}
