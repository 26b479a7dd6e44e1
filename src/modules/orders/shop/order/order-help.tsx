import { useState } from "react";
import { useRevalidator } from "react-router";
import { paths } from "#contract/paths.ts";
import { ordersEndpoints } from "#modules/orders/endpoints.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import { call } from "#web/request/call.ts";
import { EndpointForm } from "#web/request/endpoint-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useOrderTexts } from "../public/order-texts.ts";
import { AskAboutOrder } from "./ask-about-order.tsx";
import { MoneyBack } from "./money-back.tsx";

/** What is seldom wanted of an order, below what it holds. */
export function OrderHelp({ order }: { readonly order: OrderView }) {
  const { detail, track } = useOrderTexts();
  const [asking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <div className="order-ways screen-only">
      {(order.status === "delivered" || order.status === "completed") && (
        <LinkButton to={paths.trackOrder(order.id)} look="bare" size="small">
          {track}
        </LinkButton>
      )}
      <AskAboutOrder number={order.number} />
      {order.canCancel && (
        <EndpointForm
          endpoint={ordersEndpoints.cancel}
          input={{ id: order.id }}
          next={paths.order(order.id)}
          send={() => setAsking(true)}
          className="push"
        >
          <Button type="submit" look="bare" size="small" className="danger">
            {detail.cancel}
          </Button>
        </EndpointForm>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={detail.cancelSure(order.number)}
        footer={
          <EndpointForm
            endpoint={ordersEndpoints.cancel}
            input={{ id: order.id }}
            className="contents"
            next={paths.order(order.id)}
            send={async () => {
              const answer = await call(ordersEndpoints.cancel, { id: order.id });
              setAsking(false);
              if (answer.success) toast.success(detail.cancelled);
              else toast.error(answer.said ?? answer.message ?? "");
              await revalidate();
              return answer;
            }}
          >
            {({ pending }) => (
              <>
                <Button type="submit" look="danger" pending={pending}>
                  {detail.cancel}
                </Button>
                <Button onClick={() => setAsking(false)}>{detail.cancelKeep}</Button>
              </>
            )}
          </EndpointForm>
        }
      >
        <MoneyBack order={order} />
      </Dialog>
    </div>
  );
}
