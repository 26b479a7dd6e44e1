import { useState } from "react";
import { useLocation, useSubmit } from "react-router";
import { paths } from "#contract/paths.ts";
import { stockAlertEndpoints } from "#modules/stock-alerts/endpoints.ts";
import { stockAlerts as english } from "#modules/stock-alerts/texts.ts";
import { call } from "#web/request/call.ts";
import { EndpointForm, type Sent } from "#web/request/endpoint-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useShell } from "#web/ui/shell-context.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";

type StockAlertFormProps = {
  readonly productId: string;
  readonly colour: string | null | undefined;
  readonly size: string | null | undefined;
};

/** For goods that are sold out: to be told once when they are back. Who has no account is led to the login first. */
export function StockAlertForm({ productId, colour, size }: StockAlertFormProps) {
  const words = useWords("stockAlerts", english);
  const { pathname, search } = useLocation();
  const { user } = useShell();
  const submit = useSubmit();
  const [isAsked, setAsked] = useState(false);
  const action = paths.wishlist();
  const ask = ({ form, fields }: Sent) => {
    if (user) return call(stockAlertEndpoints.ask, fields);
    void submit(form, { method: "post", action });
  };
  return (
    <EndpointForm
      endpoint={stockAlertEndpoints.ask}
      input={{ productId, ...(colour && { colour }), ...(size && { size }) }}
      action={action}
      next={pathname + search}
      send={ask}
      onDone={() => setAsked(true)}
    >
      {({ pending, errorOf }) => (
        <>
          <p role="status" className="small">
            {isAsked ? words.asked : errorOf()}
            {!isAsked && errorOf("email") && (
              <>
                {errorOf("email")}. <ShopLink to={paths.profile()}>{words.confirm}</ShopLink>
              </>
            )}
          </p>
          {!isAsked && (
            <Button type="submit" look="quiet" className="full" pending={pending}>
              <Icon name="bell" />
              {words.ask}
            </Button>
          )}
        </>
      )}
    </EndpointForm>
  );
}
