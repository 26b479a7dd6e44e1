import type { CheckoutView } from "#contract/checkout-view.ts";
import type { FormProblem } from "#contract/form-problem.ts";
import { paths } from "#contract/paths.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import type { PaymentMethod } from "#modules/orders/order-view.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useCheckoutTexts } from "./checkout-texts.ts";
import ConfirmForm from "./confirm-form.tsx";

type CheckoutPageProps = {
  readonly view: CheckoutView;
  readonly cart: CartView;
  readonly method: PaymentMethod;
  readonly style: string;
  readonly problem?: FormProblem | undefined;
};

/** The confirm dialog as a page of its own, for browsers without script. */
export function CheckoutPage({ view, cart, method, style, problem }: CheckoutPageProps) {
  const { checkout } = useCheckoutTexts();
  return (
    <div className="page-width checkout-page page-room">
      <link rel="stylesheet" href={style} precedence="buying" />
      <PageHead title={checkout.title} />
      <Steps />
      <h1 className="below-l title-1">{checkout.confirm.title}</h1>
      {view.closed ? (
        <AlertPanel kind="warning">{view.closed}</AlertPanel>
      ) : view.isMock || method === "cash" || method === "qr" || cart.quote.total === 0 ? (
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
      <p className="above-l">
        <LinkButton to={paths.cart()} look="quiet">
          {checkout.confirm.back}
        </LinkButton>
      </p>
    </div>
  );
}

const here = 1;

/** How far one is: goods were chosen, now all is looked at once more, and then it is ordered. */
function Steps() {
  const { checkout } = useCheckoutTexts();
  const { name, all } = checkout.confirm.steps;
  return (
    <ol className="checkout-steps" aria-label={name}>
      {all.map((step, place) => (
        <li key={step} className="checkout-step" aria-current={place === here ? "step" : undefined}>
          {place > 0 && <Icon name="chevron-right" />}
          <span className={place === here ? "checkout-here" : ""}>{step}</span>
        </li>
      ))}
    </ol>
  );
}
