import { ordersEndpoints } from "#modules/orders/endpoints.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useOrderTexts } from "../public/order-texts.ts";

/** What one keeps of an order on paper. */
export function OrderDocuments({ order }: { readonly order: OrderView }) {
  const { detail } = useOrderTexts();
  if (order.status === "pending") return null;
  return (
    <div className="order-ways above-m screen-only">
      {isSold(order) && (
        <a
          href={`/api${ordersEndpoints.invoice.path.replace("{id}", order.id)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass("bare", "small")}
        >
          <Icon name="download" /> {detail.invoice}
        </a>
      )}
      <Button look="bare" size="small" onClick={() => window.print()}>
        <Icon name="print" /> {detail.print}
      </Button>
    </div>
  );
}

/** Paid, or to be paid to the courier: what was called off before has no invoice. */
function isSold({ paidAt, method, status }: OrderView): boolean {
  return paidAt !== null || (method === "cash" && status !== "pending");
}
