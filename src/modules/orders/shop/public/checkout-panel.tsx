import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import type { CheckoutView } from "#contract/checkout-view.ts";
import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import type { PaymentMethod } from "#modules/orders/order-view.ts";
import { type CardFields, digitsOf } from "#modules/orders/rules/card.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Price } from "#web/ui/price.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useInView } from "#web/ui/use-in-view.ts";
import { useCheckoutTexts, wayOn } from "../checkout/checkout-texts.ts";
import { MethodTiles } from "../checkout/method-tiles.tsx";
import { usePayment } from "../checkout/use-payment.ts";

// Each of these is a step that comes later.
const CardDialog = lazy(() => import("../checkout/card-dialog.tsx"));
const ConfirmForm = lazy(() => import("../checkout/confirm-form.tsx"));
const QrDialog = lazy(() => import("../checkout/qr-dialog.tsx"));

type CheckoutPanelProps = { readonly view: CheckoutView; readonly cart: CartView };
type Step = "choose" | "card" | "confirm";

const noCard: CardFields = { number: "", holder: "", expiry: "", cvv: "" };

/** Below the cart's summary: how to pay, and the way there. Without script the form leads to the checkout page. */
export function CheckoutPanel({ view, cart }: CheckoutPanelProps) {
  if (view.closed)
    return (
      <div className="above-l">
        <AlertPanel kind="warning">{view.closed}</AlertPanel>
      </div>
    );
  return <OpenPanel view={view} cart={cart} />;
}

function OpenPanel({ view, cart }: CheckoutPanelProps) {
  const { checkout } = useCheckoutTexts();
  const [method, setMethod] = useState<PaymentMethod>(view.methods[0] ?? "card");
  const form = useRef<HTMLFormElement>(null);
  // What was chosen before the script came stands.
  useEffect(() => {
    const chosen = form.current && new FormData(form.current).get("method");
    setMethod((shown) => view.methods.find((one) => one === chosen) ?? shown);
  }, [view.methods]);
  const [card, setCard] = useState(noCard);
  const [typed, setTyped] = useState(noCard);
  const [step, setStep] = useState<Step>("choose");
  const payment = usePayment(view, cart);
  const isFree = cart.quote.total === 0;
  const asksCard = view.isMock && method === "card" && !isFree;
  const cardEnding = asksCard && card.number ? digitsOf(card.number).slice(-4) : undefined;

  const proceed = (event: FormEvent) => {
    event.preventDefault();
    if (!cart.payable) return toast.error(checkout.notPayable);
    payment.begin();
    setStep(asksCard && !card.number ? "card" : "confirm");
  };
  const saveCard = (saved: CardFields) => {
    setCard(saved);
    toast.success(checkout.cardSaved);
    setStep("confirm");
  };

  const choose = () => setStep("choose");
  const cancelQr = () => {
    payment.cancelQr();
    choose();
  };
  return (
    <>
      <Form
        ref={form}
        id="pay"
        method="get"
        action={paths.checkout()}
        onSubmit={proceed}
        className="stack above-l"
      >
        {isFree ? (
          <p className="strong">
            <input type="hidden" name="method" value={method} />
            {checkout.free.hint}
          </p>
        ) : (
          <MethodTiles view={view} method={method} onChange={setMethod} />
        )}
        {cardEnding && (
          <p className="checkout-head">
            {checkout.card.ending(cardEnding)}
            <Button look="bare" size="small" onClick={() => setStep("card")}>
              {checkout.editCard}
            </Button>
          </p>
        )}
        {payment.problem && step === "choose" && (
          <AlertPanel kind="warning" title={payment.problem.message}>
            {wayOn(payment.problem, checkout)}
          </AlertPanel>
        )}
        <Button type="submit" size="large">
          {checkout.proceed}
        </Button>
        {view.isMock && <p className="centred muted small">{checkout.demo}</p>}
      </Form>
      <PayBar totalPaise={cart.quote.total} words={checkout.proceed} />
      <Dialog
        open={step === "confirm" && payment.qr === null && !payment.isAtGateway}
        onClose={() => !payment.pending && choose()}
        title={checkout.confirm.title}
      >
        <Suspense>
          <ConfirmForm
            view={view}
            cart={cart}
            method={method}
            cardEnding={cardEnding}
            chosen={payment.chosen}
            problem={payment.problem}
            pending={payment.pending}
            onPay={(form) => void payment.pay(method, form)}
            onBack={choose}
          />
        </Suspense>
      </Dialog>
      <Suspense>
        {step === "card" && (
          <CardDialog cart={cart} onClose={choose} typed={typed} onType={setTyped} onSave={saveCard} />
        )}
        {payment.qr && <QrDialog payment={payment.qr} onDone={payment.finishQr} onCancel={cancelQr} />}
      </Suspense>
    </>
  );
}

type PayBarProps = { readonly totalPaise: number; readonly words: string };

const button = "#pay button[type=submit]";

/** On a phone the sum and the way on stay in reach: it sends the form of the ways to pay, and rests beside it. */
function PayBar({ totalPaise, words }: PayBarProps) {
  const isNear = useInView(button, "");
  return (
    <div className="sticky-buy needs-script" hidden={isNear}>
      <Price now={formatRupees(totalPaise)} />
      <Button
        size="large"
        className="grow"
        onClick={() => document.querySelector<HTMLButtonElement>(button)?.form?.requestSubmit()}
      >
        {words}
      </Button>
    </div>
  );
}
