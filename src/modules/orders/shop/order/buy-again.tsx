import { useNavigate } from "react-router";
import { paths } from "#contract/paths.ts";
import { ordersEndpoints } from "#modules/orders/endpoints.ts";
import { EndpointForm } from "#web/request/endpoint-form.tsx";
import { Button, type ButtonLook } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useOrderTexts } from "../public/order-texts.ts";

type BuyAgainProps = { readonly orderId: string; readonly look: ButtonLook };

export function BuyAgain({ orderId, look }: BuyAgainProps) {
  const words = useOrderTexts();
  const navigate = useNavigate();
  return (
    <EndpointForm
      endpoint={ordersEndpoints.buyAgain}
      input={{ id: orderId }}
      action={paths.orders()}
      next={paths.cart()}
      onDone={({ message, data: { missed } }) => {
        if (missed === 0) toast.success(message);
        else toast.info(message);
        void navigate(paths.cart());
      }}
    >
      {({ pending }) => (
        <Button
          type="submit"
          look={look}
          size={look === "primary" ? "usual" : "small"}
          className="full"
          pending={pending}
        >
          {words.buyAgain}
        </Button>
      )}
    </EndpointForm>
  );
}
