import type { CheckoutView } from "#contract/checkout-view.ts";
import { failure } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { createReturns } from "#modules/returns/returns.ts";
import { newToken } from "#platform/ids.ts";
import { cashViewOf, confirmByCode, sendCodeAgain } from "./cash/confirm-cash.ts";
import { letOff, type Refuser } from "./cash/let-off.ts";
import { whyNoCashHere } from "./cash/may-pay-cash.ts";
import { createOrderChanges } from "./changes/order-changes.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { lookAtPickups } from "./collecting/look-at-pickups.ts";
import { storesToCollectIn } from "./collecting/stores-to-collect-in.ts";
import { cancelOrder } from "./fulfilment/cancel-order.ts";
import { eraseOrders } from "./fulfilment/erase-orders.ts";
import { createFulfilment } from "./fulfilment/fulfilment.ts";
import { hearOfParcel } from "./fulfilment/hear-of-parcel.ts";
import type { OrderActionBy } from "./fulfilment/on-order.ts";
import { advanceDemoOrders, orderOf, ordersOf, viewOf } from "./fulfilment/order-book.ts";
import { notifyCustomers } from "./messages/customer-notifications.ts";
import { createOrderLists } from "./order-lists/order-lists.ts";
import { buyerOfLink, payByLink, payViewOf } from "./payment/pay-link.ts";
import { runPaymentJob } from "./payment/payment-job.ts";
import { type BrowserReport, hearWebhook, verifyPayment } from "./payment/payment-updates.ts";
import { createBusinessCounts } from "./placing/business-counts.ts";
import { type EnteredOrder, enterOrder } from "./placing/enter-order.ts";
import { openAsGuest } from "./placing/open-as-guest.ts";
import { placeOrder } from "./placing/place-order.ts";
import { type OrderRequest, prepareOrder } from "./placing/prepare-order.ts";
import type { Purchase } from "./placing/purchase.ts";
import { askRefund, noteGivenByHand, type RefundRequest, retryRefund } from "./refunds/give-back.ts";
import { createTracking } from "./tracking/tracking.ts";

export type Checkout = ReturnType<typeof createCheckout>;

/** Buying and what follows, over the services of the shop; owns no table. */
export function createCheckout(
  given: Omit<CheckoutParts, "at"> & {
    at?: CheckoutParts["at"];
    /** What the gateway's window loads. */
    scriptUrl: string | null;
    /** Whether the shop may take money yet. */
    takesMoney?: () => Promise<boolean>;
  },
) {
  const parts: CheckoutParts = { at: () => {}, ...given };
  const { db, orders, accounts, payments } = parts;
  notifyCustomers(db.events, parts);
  const { takesMoney = async () => true } = given;
  const isMock = payments.gateway.name === "mock";
  const counts = createBusinessCounts(parts);

  return {
    /** Rupees for one unit of the catalogue: documented prices are told in units. */
    rate: parts.rate,
    async open(userId: string, lang: Lang): Promise<CheckoutView> {
      const [addresses, stores, customer] = await Promise.all([
        accounts.addresses(userId),
        storesToCollectIn(parts),
        accounts.customer(db.read, userId),
      ]);
      const { name = "", email = null, phone = null } = customer ?? {};
      await parts.hearCourier(addresses.map(({ pinCode }) => pinCode));
      return {
        ...(!(await takesMoney()) && { closed: textsOf(lang).refusals.paymentsClosed }),
        isMock,
        gateway: payments.gateway.name,
        methods: payments.offered.of(parts.methods()),
        addresses: addresses.map((address) => {
          const terms = parts.pricing.termsTo(address) ?? null;
          return { ...address, terms, by: terms && parts.arrivesBy(address) };
        }),
        stores,
        cashNo: parts.methods().includes("cash") ? await whyNoCashHere(parts, userId, lang) : null,
        asksGstin: parts.sellsToBusinesses(),
        scriptUrl: given.scriptUrl,
        customer: { name, email, phone },
        key: newToken(),
      };
    },
    /** For somebody without an account. */
    async openAsGuest(userId: string, input: Parameters<typeof openAsGuest>[2]) {
      const view = await openAsGuest(parts, userId, input);
      return view && { ...view, ...(!(await takesMoney()) && { isClosed: true as const }) };
    },
    place: async (purchase: Purchase) =>
      (await takesMoney()) ? placeOrder(parts, purchase) : failure("paymentsClosed"),
    verify: (report: BrowserReport) => verifyPayment(parts, report),
    /** Of the gateway that the shop uses; another one's messages are about nothing of ours. */
    hearWebhook: async (gateway: string, raw: string, headers: Headers) =>
      gateway === payments.gateway.name ? hearWebhook(parts, raw, headers) : failure("notFound"),
    ordersOf: (userId: string, page = 1) => ordersOf(parts, userId, page),
    orderOf: (userId: string, typed: string) => orderOf(parts, userId, typed),
    /** The owner asks for it; a pending order's stock is free again at once. */
    async cancelMine(userId: string, orderId: string, limits: { onlyPending?: boolean } = {}) {
      const order = await orders.findOf(userId, orderId);
      if (!order) return failure("notFound");
      return cancelOrder(parts, order.id, "customer", userId, limits);
    },
    async orderForStaff(id: string) {
      const order = await orders.find(db.read, id);
      return order && viewOf(parts, order);
    },
    prepare: (order: OrderRequest) => prepareOrder(parts, order),
    oftenBought: orders.oftenBought,
    newestPlaced: orders.newestPlaced,
    newestUnderWay: orders.newestUnderWay,
    /** Where the customer's last order went to. */
    async lastAddressOf(userId: string) {
      const [order] = (await orders.ofUser(userId, { size: 1 })).orders;
      if (!order || order.isErased) return null;
      const { name, street, city, state, pinCode } = order.address;
      return { name, street, city, state, pinCode };
    },
    /** By hand, whatever the gateway may do; a link asks it. */
    enter: async (order: EnteredOrder) =>
      order.payment !== "link" || (await takesMoney())
        ? enterOrder(parts, order)
        : failure("paymentsClosed", { field: "payment" }),
    /** By whoever holds the link of a payment. */
    payView: (token: string) => payViewOf(parts, token),
    payByLink: (token: string) => payByLink(parts, token),
    buyerOfLink: (token: string) => buyerOfLink(parts, token),
    /** By whoever holds the link of a cash order's page. */
    cashView: (token: string) => cashViewOf(parts, token),
    confirmCash: (given: Parameters<typeof confirmByCode>[1]) => confirmByCode(parts, given),
    sendCashCode: (asked: Parameters<typeof sendCodeAgain>[1]) => sendCodeAgain(parts, asked),
    owedCash: parts.cash.owed,
    letOff: (wish: Parameters<typeof letOff>[1]) => letOff(parts, wish),
    cashRefusedBy: (whom: Refuser) => parts.cash.refusedBy(db.read, whom),
    /** What the staff do to orders. */
    fulfilment: createFulfilment(parts),
    hearOfParcel: (updates: Parameters<typeof hearOfParcel>[1]) => hearOfParcel(parts, updates),
    /** And change of them until they leave. */
    changes: createOrderChanges(parts),
    returns: createReturns(parts),
    tracking: createTracking(parts),
    /** What they look at. */
    orderLists: createOrderLists(parts),
    refund: (request: RefundRequest) => askRefund(parts, request),
    retryRefund: (id: string, by: Pick<OrderActionBy, "actor" | "once">) => retryRefund(parts, id, by),
    noteGivenByHand: (id: string, reference: string, actor: string) =>
      noteGivenByHand(parts, id, reference, actor),
    countBusiness: counts.count,
    readBusiness: counts.read,
    lookAtPickups: () => lookAtPickups(parts),
    runJob: () => runPaymentJob(parts),
    eraseOrders: () => eraseOrders(parts),
    advanceDemoOrders: () => advanceDemoOrders(parts),
  };
}
