import { useNavigate } from "react-router";
import { changeWishEndpoints } from "#modules/orders/changes/ask-endpoints.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import { changeWishes } from "#modules/orders/rules/can-be-changed.ts";
import { ticketPath } from "#modules/tickets/rules/ticket.ts";
import { EndpointForm } from "#web/request/endpoint-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextAreaField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useOrderTexts } from "../public/order-texts.ts";

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
            <SelectField
              label={words.about}
              name="about"
              required
              defaultValue={typedOf("about") ?? "address"}
            >
              {changeWishes.map((about) => (
                <option key={about} value={about}>
                  {words.abouts[about]}
                </option>
              ))}
            </SelectField>
            <TextAreaField
              label={words.words}
              name="words"
              rows={3}
              required
              maxLength={1_000}
              error={errorOf("words") ?? errorOf()}
              defaultValue={typedOf("words")}
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
