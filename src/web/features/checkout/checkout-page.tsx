import type { CartView } from "#contract/cart-view.ts";
import type { CheckoutView } from "#contract/checkout-view.ts";
import type { FormProblem } from "#contract/form-problem.ts";
import type { PaymentMethod } from "#contract/order-view.ts";
import { paths } from "#contract/paths.ts";
import { BuyingStyle } from "#web/features/cart/buying-style.tsx";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { hydratedLater } from "#web/ui/hydrated-later.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { withPage } from "#web/ui/when-idle.ts";
import { useCheckoutTexts } from "./checkout-texts.ts";

const loadForm = async () => (await import("./confirm-form.tsx")).default;
const ConfirmForm = hydratedLater("form", loadForm);
await withPage(loadForm);

type CheckoutPageProps = {
  readonly view: CheckoutView;
  readonly cart: CartView;
  readonly method: PaymentMethod;
  readonly problem?: FormProblem | undefined;
};

/** The confirm dialog as a page of its own, for browsers without script. */
export function CheckoutPage({ view, cart, method, problem }: CheckoutPageProps) {
  const { checkout } = useCheckoutTexts();
  return (
    <div className="page-width checkout-page py-8 lg:py-12">
      <BuyingStyle />
      <PageHead title={checkout.title} />
      <h1 className="mb-4 text-3xl">{checkout.confirm.title}</h1>
      {view.isMock || method === "cash" || method === "qr" ? (
        <ConfirmForm
          view={view}
          cart={cart}
          method={method}
          problem={problem}
          draft={{ name: view.customer.name, ...problem?.values }}
          chosen={problem?.values?.addressId}
        />
      ) : (
        <AlertPanel kind="warning">{checkout.noScript}</AlertPanel>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        <LinkButton to={paths.cart()} look="quiet">
          {checkout.confirm.back}
        </LinkButton>
        <LinkButton to={paths.cancel()} look="bare">
          {checkout.qr.cancel}
        </LinkButton>
      </p>
    </div>
  );
}
