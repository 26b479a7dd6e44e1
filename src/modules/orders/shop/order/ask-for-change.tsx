import { useNavigate } from "react-router";
import { changeWishEndpoints } from "#modules/orders/changes/ask-endpoints.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import { ticketPath } from "#modules/tickets/rules/ticket.ts";
import { EndpointForm } from "#web/request/endpoint-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useOrderTexts } from "../public/order-texts.ts";
import { WishFields } from "../public/wish-fields.tsx";

/** Another address or size, until it is packed: a message that says which order is meant, and whose. */
export function AskForChange({ order }: { readonly order: OrderView }) {
  const { change: words } = useOrderTexts();
  const go = useNavigate();
  if (!order.canAskChange) return null;
  return (
    <details className="card padded screen-only" id="change">
      <summary className="title-3 line gap-s">
        {words.title} <Icon name="chevron-down" className="turns push" />
      </summary>
      <p className="above-s below-m muted">{words.lead}</p>
      <EndpointForm
        endpoint={changeWishEndpoints.ask}
        input={{ id: order.id }}
        className="stack gap-m"
        onDone={({ token }) => void go(ticketPath(token))}
      >
        {({ pending, errorOf, typedOf }) => (
          <>
            <WishFields
              words={words}
              typed={typedOf}
              errorOf={(name) => errorOf(name) ?? (name === "words" ? errorOf() : undefined)}
            />
            <Button type="submit" pending={pending}>
              {words.send}
            </Button>
          </>
        )}
      </EndpointForm>
    </details>
  );
}
