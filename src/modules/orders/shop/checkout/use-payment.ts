import { useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { CheckoutView, OnlineMethod } from "#contract/checkout-view.ts";
import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import { fieldsOfReport, playedReport } from "#contract/payment-report.ts";
import { addressesEndpoints } from "#modules/accounts/addresses/endpoints.ts";
import { newAddress } from "#modules/accounts/rules/new-address.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import { ordersEndpoints } from "#modules/orders/endpoints.ts";
import type { PaymentMethod } from "#modules/orders/order-view.ts";
import { checkoutEndpoints } from "#modules/orders/placing/endpoints.ts";
import { gatewayInBrowser } from "#ports/payment-gateways/gateways-in-browser.ts";
import { call, isBroken } from "#web/request/call.ts";
import { useShop } from "#web/ui/shell-context.ts";
import { toast } from "#web/ui/toast-store.ts";
import { useCheckoutTexts } from "./checkout-texts.ts";
import type { PayProblem } from "./confirm-form.tsx";
import type { QrPayment } from "./qr-dialog.tsx";

type Start = AnswerOf<typeof checkoutEndpoints.place>;

const addressFields = ["name", "phone", "street", "city", "state", "pinCode", "country"];

/** One purchase from the button to the success page, in the documented words. */
export function usePayment(view: CheckoutView, cart: CartView) {
  const { checkout: words } = useCheckoutTexts();
  const shopName = useShop().name;
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [pending, setPending] = useState(false);
  // A modal dialog would lie above the gateway's window and keep it from being used.
  const [isAtGateway, setAtGateway] = useState(false);
  const [problem, setProblem] = useState<PayProblem>();
  const [qr, setQr] = useState<{ payment: QrPayment; start: Start } | null>(null);
  // Kept once, however often its purchase is tried.
  const [added, setAdded] = useState<{ readonly typed: string; readonly id: string }>();
  const key = useRef("");

  /** The key of this purchase: the same until the shop has said no to it. */
  const begin = () => {
    key.current = crypto.randomUUID();
    setProblem(undefined);
  };

  const refuse = (message: string, field?: string) => {
    say(message, field);
    void revalidator.revalidate();
  };

  function say(message: string, field?: string): void {
    toast.error(message);
    setProblem({ message, ...(field !== undefined && { field }) });
    setPending(false);
  }

  async function pay(method: PaymentMethod, form: FormData): Promise<void> {
    setPending(true);
    setProblem(undefined);
    const addressId = await addressOf(form);
    if (addressId === undefined) return;
    const storeId = String(form.get("storeId") ?? "");
    const items = cart.lines.map(({ productId, quantity, colour, size }) => ({
      productId,
      quantity,
      colour,
      size,
    }));
    const answer = await call(
      checkoutEndpoints.place,
      {
        paymentMethod: method,
        addressId,
        storeId,
        shownPaise: Number(form.get("shownPaise")),
        items,
        ...businessIn(form),
      },
      { headers: { "idempotency-key": key.current } },
    );
    if (!answer.success) {
      // Else nobody knows whether it was done; the same key may ask again.
      if (!isBroken(answer)) key.current = crypto.randomUUID();
      const field = answer.field as string | undefined;
      const fresh = answer.error === "CART_CHANGED" ? (answer.data as { cart: CartView }).cart : undefined;
      if (fresh?.payable) {
        // The button takes the next press only with the sum that is told here.
        await revalidator.revalidate();
        const { newSum } = storeId ? words.collect : words.confirm;
        return say(newSum(formatRupees(fresh.quote.total)));
      }
      return refuse(answer.said ? words.orderFailed(answer.said) : words.createFailed, field);
    }
    const start = answer;
    // A page of the server alone, as behind every link.
    const elsewhere = start.confirm_path ?? start.pay_path;
    if (elsewhere) return window.location.assign(elsewhere);
    if (start.is_paid) return arrive(start.orderId, words.free.placed);
    if (start.is_cash || method === "cash")
      return arrive(start.orderId, storeId ? words.counter.placed : words.cashPlaced);
    if (!start.order_id || !start.amount || !start.key_id) return refuse(words.missingGateway);
    if (!start.is_mock) return payAtGateway(start, method);
    if (method === "qr" && start.upi_code && start.upi_link) {
      const payment = { link: start.upi_link, code: start.upi_code, amountPaise: start.amount };
      return setQr({ payment, start });
    }
    await verifyMock(start, words.mockSuccess);
  }

  async function addressOf(form: FormData): Promise<string | undefined> {
    const chosen = String(form.get("addressId") ?? "");
    if (chosen !== newAddress && chosen !== "") return chosen;
    const typed = Object.fromEntries(addressFields.map((name) => [name, String(form.get(name) ?? "")]));
    const text = JSON.stringify(typed);
    if (added?.typed === text) return added.id;
    const answer = await call(addressesEndpoints.add, typed);
    if (answer.success) {
      setAdded({ typed: text, id: answer.address.id });
      return answer.address.id;
    }
    refuse(answer.said ?? words.address.needed, answer.field as string | undefined);
    return undefined;
  }

  async function verifyMock(start: Start, done: string): Promise<void> {
    const report = playedReport(start);
    if (!report) return refuse(words.mockFailed);
    const answer = await call(checkoutEndpoints.verify, report);
    if (!answer.success) return refuse(words.mockVerificationFailed);
    await arrive(start.orderId, done);
  }

  async function payAtGateway(start: Start, method: OnlineMethod): Promise<void> {
    const gateway = gatewayInBrowser(view.gateway);
    if (!gateway || (view.scriptUrl && !(await gateway.load(view.scriptUrl))))
      return refuse(words.gatewayNotLoaded);
    setAtGateway(true);
    const end = await gateway.open(start, { shopName, method, customer: view.customer });
    setAtGateway(false);
    if (end.kind === "closed") {
      // The window may have closed after the money had moved: the order knows.
      if (await isPaid(start.orderId)) return arrive(start.orderId, words.success);
      return refuse(end.failure === undefined ? words.cancelled : words.paymentFailed(end.failure));
    }
    if (!end.report) return refuse(words.invalidResponse);
    const answer = await call(checkoutEndpoints.verify, fieldsOfReport(end.report));
    if (!answer.success && !isBroken(answer)) return refuse(words.verificationFailed(answer.said ?? ""));
    await arrive(start.orderId, answer.success && answer.state === "paid" ? words.success : undefined);
  }

  async function arrive(orderId: string, done: string | undefined): Promise<void> {
    if (done) toast.success(done);
    setQr(null);
    await navigate(paths.success(orderId));
    await revalidator.revalidate();
  }

  return {
    pending,
    isAtGateway,
    problem,
    /** The address that was typed here, once the page knows it. */
    chosen: view.addresses.find(({ id }) => id === added?.id)?.id,
    begin,
    pay: (method: PaymentMethod, form: FormData) => pay(method, form).catch(() => refuse(words.initFailed)),
    qr: qr?.payment ?? null,
    finishQr: () => void (qr && verifyMock(qr.start, words.qrSuccess)),
    cancelQr: () => {
      setQr(null);
      refuse(words.cancelled);
    },
  };
}

function businessIn(form: FormData) {
  const gstin = String(form.get("gstin") ?? "");
  return gstin === "" ? {} : { gstin, businessName: String(form.get("businessName") ?? "") };
}

async function isPaid(orderId: string): Promise<boolean> {
  const answer = await call(ordersEndpoints.show, { id: orderId });
  return answer.success && answer.order.paidAt !== null;
}
