import { type FormEvent, useRef } from "react";
import { Form } from "react-router";
import type { CheckoutView } from "#contract/checkout-view.ts";
import { formatFreeAbove, formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import type { PaymentMethod } from "#modules/orders/order-view.ts";
import { orders as ordersEnglish } from "#modules/orders/texts/orders.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { Amount } from "#web/ui/price.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";
import { ByWay } from "../public/by-way.tsx";
import { AddressChoice } from "./address-choice.tsx";
import type { AddressDraft } from "./address-fields.tsx";
import { BusinessFields } from "./business-fields.tsx";
import { methodWords, useCheckoutTexts, wayOn } from "./checkout-texts.ts";
import { ConfirmItems } from "./confirm-items.tsx";
import { QuoteLines } from "./quote-lines.tsx";
import { StoreChoice } from "./store-choice.tsx";
import { useQuote } from "./use-quote.ts";

export type PayProblem = { readonly field?: string | undefined; readonly message: string };

type ConfirmFormProps = {
  readonly view: CheckoutView;
  readonly cart: CartView;
  readonly method: PaymentMethod;
  readonly cardEnding?: string | undefined;
  readonly draft?: AddressDraft;
  readonly chosen?: string | undefined;
  readonly problem?: PayProblem | undefined;
  readonly pending?: boolean;
  readonly onPay?: (form: FormData) => void;
  readonly onBack?: () => void;
};

/** What is bought, where it goes, what it costs, and the button that says so. A plain form until the script is here. */
export default function ConfirmForm(props: ConfirmFormProps) {
  const {
    view,
    cart,
    method,
    cardEnding,
    draft = { name: props.view.customer.name },
    chosen,
    problem,
    pending = false,
    onPay,
    onBack,
  } = props;
  const { checkout } = useCheckoutTexts();
  const orders = useWords("orders", ordersEnglish);
  const form = useRef<HTMLFormElement>(null);
  const words = checkout.confirm;
  const isCash = method === "cash";
  const { quote, follow } = useQuote(props);
  const { stores } = view;
  const { links } = useShop().policies;
  const total = formatRupees(quote.total);
  const freeAbove = formatFreeAbove(quote.freeShippingFrom);
  const online = view.isMock ? checkout.demo : `${words.text} ${checkout.secure}`;
  const isFree = quote.total === 0;
  const { counter, methods } = checkout;
  const charged = isCash ? <ByWay brought={methods.cash.hint} collected={counter.hint} /> : online;
  const pay = isCash ? (
    <ByWay brought={checkout.order(total)} collected={counter.order(total)} />
  ) : (
    checkout.pay(total)
  );
  const way = methodWords(checkout, view, method).name;

  const isOfPlace = problem?.field === "address";
  const isOfCount = problem?.field === "quantity";

  const press = (event: FormEvent<HTMLFormElement>) => {
    if (!onPay) return;
    event.preventDefault();
    if (!pending) onPay(new FormData(event.currentTarget));
  };

  return (
    <Form
      ref={form}
      method="post"
      action={paths.checkout()}
      onSubmit={press}
      onChange={follow}
      className="confirm-form"
      noValidate
    >
      <input type="hidden" name="key" value={view.key} />
      <input type="hidden" name="paymentMethod" value={method} />
      <input type="hidden" name="shownPaise" value={quote.total} />
      {problem && (
        <AlertPanel kind="error" live title={named(problem, checkout.address)}>
          <p>{wayOn(problem, checkout)}</p>
          {onBack && !isOfPlace && (
            <Button look="quiet" size="small" className="above-m" onClick={onBack}>
              {isOfCount ? words.back : checkout.otherWay}
            </Button>
          )}
          {!onBack && isOfCount && (
            <PlainLink className="text-link" href={paths.cart()}>
              {words.back}
            </PlainLink>
          )}
        </AlertPanel>
      )}
      <div className="confirm-what">
        <StoreChoice stores={stores} chosen={draft.storeId} />
        <AddressChoice
          addresses={view.addresses}
          draft={draft}
          chosen={chosen}
          problem={problem}
          mayCollect={stores.length > 0}
        />
        {view.asksGstin && <BusinessFields values={draft} problem={problem} />}
        <ConfirmItems cart={cart} isOpen={!onBack} />
      </div>
      <div className="confirm-sum page-aside">
        <section aria-label={orders.bill.title} className="confirm-sums">
          <p className="sides below-m">
            <span className="muted">{words.method}</span>
            <span>
              {cardEnding && checkout.card.ending(cardEnding)}
              {!cardEnding && (isCash ? <ByWay brought={way} collected={counter.name} /> : way)}
              {!onBack && (
                <>
                  {" · "}
                  <PlainLink className="link" href={paths.cart()}>
                    {words.change}
                    <span className="sr-only">: {words.method}</span>
                  </PlainLink>
                </>
              )}
            </span>
          </p>
          <QuoteLines quote={quote} />
          {!onBack && freeAbove !== null && (
            <p className="confirm-note">
              <Amount of={words.freeOver(freeAbove)} />
            </p>
          )}
        </section>
        <div className="confirm-end">
          <div className="stack gap-xs muted small">
            <p>{isFree ? checkout.free.hint : charged}</p>
            <p>
              {words.rules}{" "}
              {links.map(({ href, name }, at) => (
                <span key={href}>
                  {at > 0 && ", "}
                  <PlainLink className="text-link" href={href} target="_blank" rel="noreferrer">
                    {name}
                  </PlainLink>
                </span>
              ))}
            </p>
          </div>
          <div className="confirm-pay">
            <Button
              type="submit"
              size="large"
              className="full"
              pending={pending}
              pendingLabel={isCash || isFree ? checkout.ordering : checkout.paying}
            >
              {isFree ? checkout.free.order : pay}
            </Button>
          </div>
        </div>
      </div>
    </Form>
  );
}

/** Read out of its place, a field is said by its name. */
function named({ field = "", message }: PayProblem, labels: object): string {
  const label = (labels as Readonly<Record<string, unknown>>)[field];
  return typeof label === "string" ? `${label}: ${message}` : message;
}
