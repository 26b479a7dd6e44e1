import type { ReactNode } from "react";
import { Form } from "react-router";
import type { DeliveryView } from "#contract/delivery-view.ts";
import { paths } from "#contract/paths.ts";
import { delivery as deliveryEnglish } from "#contract/texts/en/delivery.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useWords } from "#web/ui/words.ts";
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
    <div className="page-width py-8 lg:py-12">
      <PageHead title={words.title} description={words.hint} />
      <h1 className="text-3xl">{words.title}</h1>
      <div className="card page-columns mt-6 p-5 sm:p-8">
        <div className="grid gap-5">
          <Form method="get" action={paths.delivery()} className="flex flex-wrap items-end gap-3">
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
              className="min-w-0 flex-1 basis-40"
            />
            <Button type="submit">{words.check}</Button>
            {view && <p className="w-full text-muted text-sm">{words.hint}</p>}
          </Form>
          {view ? (
            <DeliveryRows view={view} ways={ways} />
          ) : (
            <p id="delivery-hint" className="text-muted">
              {words.hint}
            </p>
          )}
        </div>
        {map}
      </div>
      {productId && (
        <p className="mt-6">
          <LinkButton to={paths.product(productId)} look="quiet">
            {words.back}
          </LinkButton>
        </p>
      )}
      {children}
    </div>
  );
}
