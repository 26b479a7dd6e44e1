import { expect, it } from "vitest";
import { discountEndpoints } from "#modules/automatic-discounts/endpoints.ts";
import { cartEndpoints } from "#modules/cart/endpoints.ts";
import { cashCodeEndpoints } from "#modules/cash/endpoints.ts";
import { owedCashEndpoints } from "#modules/cash/office-endpoints.ts";
import { orderChangesEndpoints } from "#modules/orders/changes/endpoints.ts";
import { ordersEndpoints } from "#modules/orders/endpoints.ts";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { manyOrdersEndpoints } from "#modules/orders/fulfilment/many-endpoints.ts";
import { payLinksEndpoints } from "#modules/orders/payment/endpoints.ts";
import { checkoutEndpoints } from "#modules/orders/placing/endpoints.ts";
import { trackingEndpoints } from "#modules/orders/tracking/endpoints.ts";
import { parcelsEndpoints } from "#modules/orders/tracking/parcel-endpoints.ts";
import { courierBillEndpoints } from "#modules/parcels/bill-endpoints.ts";
import { bookingEndpoints } from "#modules/parcels/endpoints.ts";
import { paymentOfficeEndpoints } from "#modules/payments/office-endpoints.ts";
import { promoCodeEndpoints } from "#modules/promo-codes/endpoints.ts";
import { returnEndpoints, returnOfficeEndpoints } from "#modules/returns/endpoints.ts";
import { pickupOfficeEndpoints } from "#modules/store-pickup/office-endpoints.ts";
import { type ActName, acts } from "./acts.ts";

const endpoints = [
  ...[cartEndpoints, checkoutEndpoints, ordersEndpoints, payLinksEndpoints, cashCodeEndpoints],
  ...[fulfilmentEndpoints, manyOrdersEndpoints, trackingEndpoints, parcelsEndpoints],
  ...[bookingEndpoints, courierBillEndpoints],
  ...[paymentOfficeEndpoints, owedCashEndpoints, promoCodeEndpoints, discountEndpoints],
  ...[orderChangesEndpoints, returnEndpoints, returnOfficeEndpoints, pickupOfficeEndpoints],
].flatMap((of): { method: string; path: string }[] => Object.values(of));

/** By which acts each is done that may change something; by none where it only draws up a wish or sends a code. */
const doneBy: Record<string, readonly ActName[]> = {
  "POST /cart/add": ["fill", "fillAll"],
  "PUT /cart/update": ["setQuantity"],
  "DELETE /cart/clear": ["clear"],
  "POST /cart/increment/{id}": ["increment"],
  "POST /cart/decrement/{id}": ["decrement"],
  "DELETE /cart/remove/{id}": ["takeOut"],
  "POST /cart/promo": ["useCode"],
  "DELETE /cart/promo": ["dropCode"],
  "POST /cart/part": ["mergeCart", "partCart"],
  "PUT /cart/extras/{extra}": ["chooseExtra"],
  "POST /cart/checkout": ["order", "orderAgain", "orderAsShown", "orderToCollect"],
  "POST /cart/verify-payment": ["reportPaid", "reportAnothers"],
  "POST /orders/{id}/cancel": ["cancel"],
  "POST /orders/{id}/again": ["buyAgain"],
  "POST /orders": ["enter"],
  "PUT /orders/{id}": ["move", "complete", "callOff"],
  "POST /pay/{token}": ["openPayLink", "pay", "payByCode"],
  "POST /cash/{token}": ["confirmByCode"],
  "POST /cash/{token}/code": ["codeAgain"],
  "POST /manage/order-draft": [],
  "POST /manage/orders": ["enter", "enterAgain", "addGoods"],
  "POST /manage/orders/{id}/pack": ["pack"],
  "POST /manage/orders/{id}/send": ["sendAll", "sendSome"],
  "POST /manage/orders/{id}/number": ["correctNumber"],
  "POST /manage/orders/{id}/address": ["changeAddress"],
  "POST /manage/orders/{id}/fewer": ["takeOutOfOrder"],
  "POST /manage/orders/{id}/choice": ["changeChoice"],
  "POST /manage/orders/{id}/discount": ["giveDiscount"],
  "POST /manage/orders/{id}/delivered": ["handOver", "handOverOne"],
  "POST /manage/orders/{id}/complete": ["complete"],
  "POST /manage/orders/{id}/returning": ["comeBack"],
  "POST /manage/orders/{id}/returned": ["takeBack"],
  "POST /manage/orders/{id}/step-back": ["stepBack"],
  "POST /manage/orders/{id}/undo": ["undo"],
  "POST /manage/orders/{id}/cancel": ["callOff"],
  "POST /manage/orders/{id}/link": ["sendLink"],
  "POST /manage/orders/{id}/confirm": ["confirmCash"],
  "POST /manage/orders/{id}/notes": ["note", "noteOnce", "noteUnseen"],
  "POST /manage/orders/{id}/messages": ["write"],
  "POST /manage/orders/{id}/ready": ["makeReady"],
  "POST /manage/orders/{id}/collected": ["handOut"],
  "PUT /manage/pickup/{id}": [],
  "POST /manage/many/pack": ["pack"],
  "POST /manage/many/undo": ["undo"],
  "POST /manage/many/send": ["sendAll"],
  "POST /manage/many/next": ["next"],
  "POST /webhooks/parcels": ["courierTells"],
  "POST /manage/orders/{id}/bookings": ["bookParcel"],
  "POST /manage/bookings/{id}/pickup": [],
  "POST /manage/bookings/{id}/cancel": ["cancelParcel"],
  "POST /manage/couriers/{courier}/bills": ["readBill"],
  "POST /tracking/codes": [],
  "POST /tracking/open": [],
  "POST /tracking/{token}/codes": [],
  "POST /tracking/{token}/keep": ["adopt"],
  "POST /manage/orders/{id}/refunds": [
    "refundGoods",
    "refundSum",
    "refundDelivery",
    "refundAll",
    "refundAgain",
    "refundEach",
  ],
  "POST /manage/refunds/{id}/retry": ["retryRefunds"],
  "POST /manage/refunds/{id}/by-hand": ["refundByHand"],
  "POST /manage/orders/{id}/ask": ["askNow"],
  "POST /manage/cash": ["settleCash"],
  "POST /manage/cash/{id}/back": ["unsettleCash"],
  "POST /manage/codes": ["removeCode"],
  "PUT /manage/codes/{name}": ["changeCode"],
  "POST /manage/codes/{name}/turn": ["switchCode"],
  "DELETE /manage/codes/{name}": ["removeCode"],
  "POST /manage/discounts": ["removeDiscount"],
  "PUT /manage/discounts/{id}": ["changeDiscount"],
  "POST /manage/discounts/{id}/turn": ["switchDiscount"],
  "DELETE /manage/discounts/{id}": ["removeDiscount"],
  "POST /returns/{token}": ["askReturn"],
  "POST /returns/{token}/withdraw": ["withdrawReturn", "withdrawAnothers"],
  "POST /returns/{token}/{id}/pictures": ["addPicture"],
  "POST /manage/returns/{id}/accept": ["acceptReturn"],
  "POST /manage/returns/{id}/refuse": ["refuseReturn"],
  "POST /manage/returns/{id}/on-way": ["returnOnWay"],
  "POST /manage/returns/{id}/receive": ["receiveReturn"],
  "POST /manage/returns/{id}/inspect": ["inspectReturn"],
  "POST /manage/returns/{id}/pay-back": ["payBackReturn"],
  "POST /manage/returns/{id}/exchange": ["exchangeReturn"],
  "POST /manage/returns/{id}/step-back": ["stepReturnBack"],
};

it("trades through every endpoint of cart, orders, payments, cash, codes, parcels and returns", () => {
  const changing = endpoints
    .filter(({ method }) => method !== "GET")
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(doneBy).sort()).toEqual(changing.sort());
  expect(Object.values(doneBy).flatMap((some) => some.filter((name) => !(name in acts)))).toEqual([]);
});
