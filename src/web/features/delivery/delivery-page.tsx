import type { ReactNode } from "react";
import { Form } from "react-router";
import type { DeliveryView } from "#contract/delivery-view.ts";
import { paths } from "#contract/paths.ts";
import { delivery as deliveryEnglish } from "#contract/texts/en/delivery.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PageScene } from "#web/ui/page-scene.tsx";
import { useWords } from "#web/ui/words.ts";
import { DeliveryAnswer } from "./delivery-answer.tsx";

export type DeliveryPageProps = {
  readonly typed: string;
  readonly productId: string | null;
  readonly view: DeliveryView | null;
  readonly problem: string | null;
};

/** What may be brought there. */
type Goods = { readonly children?: ReactNode };

/** What the field beside the goods says, as a page of its own for browsers without script. */
export function DeliveryPage({ typed, productId, view, problem, children }: DeliveryPageProps & Goods) {
  const words = useWords("delivery", deliveryEnglish);
  return (
    <>
      <div className={`page-width page-narrow pt-8 lg:pt-12 ${children ? "md:min-h-72" : "pb-8"}`}>
        <PageHead title={words.title} description={words.hint} />
        <h1 className="text-3xl">{words.title}</h1>
        {!view && (
          <p id="delivery-hint" className="mt-2 text-muted">
            {words.hint}
          </p>
        )}
        <Form
          method="get"
          action={paths.delivery()}
          className="card mt-6 flex flex-wrap items-end gap-3 p-5 sm:p-8"
        >
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
            className="min-w-0 flex-1 basis-48"
          />
          <Button type="submit">{words.check}</Button>
          {view && (
            <p role="status" className="w-full border-line border-t pt-4">
              <DeliveryAnswer view={view} />
            </p>
          )}
        </Form>
        {productId && (
          <p className="mt-6">
            <LinkButton to={paths.product(productId)} look="quiet">
              {words.back}
            </LinkButton>
          </p>
        )}
        <PageScene name="package" />
      </div>
      {children && <div className="page-width pb-8 lg:pb-12">{children}</div>}
    </>
  );
}
