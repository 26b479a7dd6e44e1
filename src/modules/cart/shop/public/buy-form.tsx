import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { cartEndpoints } from "#modules/cart/endpoints.ts";
import type { BuyableView } from "#modules/catalogue/buyable-view.ts";
import { EndpointForm, type Sent } from "#web/request/endpoint-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type Refusal, useAdding } from "./use-adding.ts";
import { useVisitorRefusal } from "./visitor.ts";

export type { Refusal };

type BuyFormProps = {
  readonly product: BuyableView;
  /** Fields named quantity, colour and size. */
  readonly children: ReactNode;
  /** Says a refusal beside the field at fault. */
  readonly onRefused: (refusal: Refusal) => void;
};

/** Adds what is chosen in it; a plain form until the script arrives, and for a visitor on the way to the login. */
export function BuyForm({ product, children, onRefused }: BuyFormProps) {
  const { words, pending, add } = useAdding("detail", product.title);
  const { pathname, search } = useLocation();
  const refusedAsVisitor = useVisitorRefusal(paths.cart());

  const press = ({ form, fields }: Sent) => {
    const unchosen = missingChoice(fields, product);
    if (unchosen) {
      const { colourMissing, sizeMissing } = words;
      onRefused({ field: unchosen, message: unchosen === "colour" ? colourMissing : sizeMissing });
    } else if (!refusedAsVisitor(form)) {
      const { productId, quantity, colour, size } = fields;
      return add({ productId, quantity: quantity || undefined, colour, size }, onRefused);
    }
  };

  return (
    <EndpointForm
      endpoint={cartEndpoints.add}
      input={{ productId: product.id }}
      action={paths.cart()}
      next={pathname + search}
      className="buy-form"
      send={press}
    >
      {children}
      <Button
        type="submit"
        size="large"
        className="full"
        pending={pending}
        pendingLabel={words.adding}
        disabled={!product.inStock}
      >
        {product.inStock && <Icon name="cart" />}
        {product.inStock ? words.add : words.outOfStock}
      </Button>
    </EndpointForm>
  );
}

/** Said before anything else, so that what a visitor wants is whole when he has signed in. */
function missingChoice(
  chosen: Sent["fields"],
  { colours, sizes }: BuyableView,
): "colour" | "size" | undefined {
  if (colours.length > 0 && !chosen.colour) return "colour";
  return sizes.length > 0 && !chosen.size ? "size" : undefined;
}
