/** What one needs to try a call on somebody's things. */
export interface Owned {
  readonly userId: string;
  readonly email: string;
  readonly sessionId: string;
  readonly addressId: string;
  readonly lineId: string;
  readonly wishedId: string;
  /** A product that nobody has in his cart. */
  readonly productId: string;
  /** Only where the row asks for one. */
  readonly orderId: string;
  readonly gatewayOrderId: string;
  readonly refundId: string;
  readonly returnId: string;
}

/** How far A's order has come when a deed is tried on it. */
export type OrderAt =
  | "unpaid"
  | "linked"
  | "asked"
  | "owed"
  | "paid"
  | "packed"
  | "sent"
  | "returning"
  | "delivered"
  | "owing"
  | "refused"
  | "asked back"
  | "accepted back"
  | "received back"
  | "inspected back"
  | "to be exchanged";

export interface Row {
  /** What stands for {id} and the like: A's own thing. */
  readonly id?: (owned: Owned) => string;
  readonly body?: (owned: Owned) => object;
  readonly query?: string;
  /** A has ordered and not yet paid. */
  readonly ordered?: true;
  /** An order of A's on which the deed can be done: a fresh one for each of those who may, and they must change it. */
  readonly at?: OrderAt;
  /** Done, it changes nothing of A's. */
  readonly isIdle?: true;
  /** The owner's answer; with the others left out that of everybody who may make the call. */
  readonly owner: number;
  /** Of somebody else who names A's thing. */
  readonly other?: number;
  readonly staff?: number;
  /** Of a guest on what is the guest's own, where that is not the owner's answer. */
  readonly guest?: number;
}

/** Of everybody who may make it. */
const all = (owner: number, more: Partial<Row> = {}): Row => ({ owner, ...more });
/** Nobody else's: it is as if it were not there. */
const mine = (id: NonNullable<Row["id"]>, more: Partial<Row> = {}): Row => ({
  owner: 200,
  other: 404,
  id,
  ...more,
});

const pune = {
  name: "Haat Kothrud",
  city: "Pune",
  address: "5 Karve Road",
  pin: "411038",
  phone: "+91 00000 041101",
  whatsapp: "+91 00000 041102",
  timings: "11:00 AM - 8:00 PM",
};

const address = {
  name: "Meera Das",
  phone: "9812345678",
  street: "5 Hill Road",
  city: "Mumbai",
  state: "Maharashtra",
  pinCode: "400050",
};
/** Done by everybody who holds its right, to an order that has come so far. */
const deed = (at: OrderAt, body: object = {}, more: Partial<Row> = {}): Row => ({
  owner: 200,
  at,
  id: orderOf,
  body: () => body,
  ...more,
});
const because = { reason: "x" };
/** What comes back of an order that A has of one thing. */
export const piece = { line: 0, quantity: 1 };
const wish = { lines: [piece], wish: "refund", reason: "damaged", way: "send" };

const addressOf = ({ addressId }: Owned) => addressId;
const lineOf = ({ lineId }: Owned) => lineId;
const orderOf = ({ orderId }: Owned) => orderId;
const refundOf = ({ refundId }: Owned) => refundId;
const returnOf = ({ returnId }: Owned) => returnId;
const once = { key: "k" };
const some = ({ orderId }: Owned) => ({ orders: [{ id: orderId }] });
const productOf = ({ productId }: Owned) => productId;
const nobody = { email: "nobody@example.com" };

/** Every documented call, as whoever holds its right is answered; the rights say who does. */
export const rows: Readonly<Record<string, Row>> = {
  "POST /auth/login": all(401, { body: () => ({ ...nobody, password: "not-a-password" }) }),
  "POST /auth/register": all(422, { body: () => ({ ...nobody, name: "Nobody", password: "123" }) }),
  "GET /auth/user": all(200),
  "POST /auth/token": all(200),
  "GET /auth/logout": all(200),
  "POST /auth/logout": all(200),
  "POST /auth/otp/request": all(422, { body: () => ({ phone: "12" }) }),
  "POST /auth/otp/verify": all(401, { body: () => ({ phone: "9812345678", code: "000000" }) }),
  "POST /auth/forgot-password": all(422, { body: () => ({ email: "nobody" }) }),
  "POST /auth/reset-password": all(400, { body: () => ({ token: "x", password: "a-long-password" }) }),
  "PUT /auth/profile": all(422, { body: () => ({ name: "" }) }),
  "PUT /auth/password": all(422, { body: () => ({ password: "123" }) }),
  "POST /auth/confirm-email": all(400, { body: () => ({ token: "x" }) }),
  "POST /auth/confirm-email/send": all(404),
  "GET /auth/sessions": all(200),
  "DELETE /auth/sessions/{id}": mine(({ sessionId }) => sessionId),
  "DELETE /auth/sessions": all(200),
  "GET /auth/export": all(200),
  "POST /auth/passkeys/challenge": all(200),
  "POST /auth/passkeys/login": all(401, { body: () => ({ answer: { id: "none" } }) }),
  "GET /auth/passkeys": all(200),
  "POST /auth/passkeys/offer": all(200, { body: () => ({}) }),
  "POST /auth/passkeys": all(401, { body: () => ({ answer: { id: "none" } }) }),
  "DELETE /auth/passkeys/{id}": all(404, { id: () => "none", body: () => ({}) }),
  "DELETE /auth/user": all(200, { body: () => ({}) }),
  "GET /addresses": all(200),
  "POST /addresses": all(200, { body: () => address }),
  "PUT /addresses/{id}": mine(addressOf, { body: () => address }),
  "DELETE /addresses/{id}": mine(addressOf),
  "GET /products": all(200),
  "GET /products/search": all(200),
  "POST /products/search": all(200, {
    body: () => ({ search: "kurta", productId: "00000000-0000-7000-8000-000000000000", deed: "opened" }),
  }),
  "GET /products/{id}": all(200, { id: productOf }),
  "GET /ratings/product/{id}/average": all(200, { id: productOf }),
  "GET /ratings/product/{id}": all(200, { id: productOf }),
  "POST /ratings/product/{id}": all(403, {
    id: productOf,
    body: () => ({ stars: 5, rating: 5, rate: 5, title: "Good", text: "Good." }),
  }),
  "POST /products": all(422, { body: () => ({ title: "" }) }),
  "PUT /products/{id}": all(422, { id: () => "none", body: () => ({ title: "Lamp" }) }),
  "DELETE /products/{id}": all(404, { id: () => "none" }),
  "GET /goods/{id}": all(200, { id: productOf }),
  "POST /goods": all(422, { body: () => ({ product: { title: "" } }) }),
  "PUT /goods/{id}": all(422, { id: productOf, body: () => ({ seen: -1 }) }),
  "POST /goods/{id}/choices": all(422, { id: productOf, body: () => ({ size: "" }) }),
  "DELETE /goods/{id}/choices": all(422, { id: productOf, body: () => ({ size: "" }) }),
  "GET /manage/goods": all(200),
  "GET /manage/shelves": all(200),
  "GET /manage/tables/goods": all(200),
  "POST /manage/tables": all(415, { body: () => ({ table: "no bytes" }) }),
  "PUT /manage/tables/{id}": all(404, {
    id: () => "none",
    body: () => ({ seen: 1, newState: "live", pieces: 0 }),
  }),
  "GET /manage/tables/{id}": all(404, { id: () => "none" }),
  "POST /manage/bulk": all(422, { body: () => ({ deed: "price", amount: "10" }) }),
  "GET /manage/bulk": all(200),
  "GET /manage/bulk/{id}": all(404, { id: () => "none" }),
  "POST /manage/bulk/{id}/do": all(404, { id: () => "none", body: () => ({ seen: 1 }) }),
  "POST /manage/bulk/{id}/stop": all(404, { id: () => "none", body: () => ({ seen: 1 }) }),
  "POST /manage/bulk/{id}/undo": all(404, { id: () => "none", body: () => ({ seen: 1 }) }),
  "POST /manage/goods": all(422, { body: () => ({ title: "Lamp", category: "sports", rupees: "much" }) }),
  "GET /manage/goods/{id}/changes": all(200, { id: productOf }),
  "POST /manage/goods/{id}/changes/{deed}/back": all(409, { id: productOf, body: () => ({ seen: 99 }) }),
  "PUT /manage/goods/{id}": all(409, { id: productOf, body: () => ({ seen: 99, title: "Lamp" }) }),
  "PUT /manage/goods/{id}/variants": all(409, {
    id: productOf,
    body: () => ({ seen: 99, variants: [{ sku: "L-1" }] }),
  }),
  "PUT /manage/goods/{id}/stock": all(409, {
    id: productOf,
    body: () => ({ counts: [{ pieces: 7_777, seen: 99 }] }),
  }),
  "POST /manage/goods/{id}/copy": all(404, { id: () => "none", body: () => ({}) }),
  "POST /manage/goods/{id}/pictures": all(415, { id: productOf, body: () => ({ picture: "no bytes" }) }),
  "POST /manage/goods/{id}/pictures/{file}/place": all(404, {
    id: () => "none",
    body: () => ({ step: "sooner", seen: 1 }),
  }),
  "PUT /manage/goods/{id}/pictures/{file}": all(404, {
    id: () => "none",
    body: () => ({ alt: "A lamp", seen: 1 }),
  }),
  "DELETE /manage/goods/{id}/pictures/{file}": all(404, { id: () => "none", body: () => ({ seen: 1 }) }),
  "POST /manage/goods/{id}/state": all(409, {
    id: productOf,
    body: () => ({ state: "hidden", seen: 99 }),
  }),
  "GET /products/{id}/stock": all(200, { id: productOf }),
  "GET /products/{id}/stock/moves": all(200, { id: productOf }),
  "PUT /products/{id}/stock": all(409, { id: productOf, body: () => ({ pieces: 5, seen: 99 }) }),
  "POST /products/{id}/stock": all(409, {
    id: productOf,
    body: () => ({ change: 5, reason: "received", seen: 99 }),
  }),
  "PUT /products/{id}/prices": all(422, { id: () => "none", body: () => ({ unitPaise: 100 }) }),
  "GET /sales": all(200),
  "POST /sales": all(422, { body: () => ({ percent: 10 }) }),
  "DELETE /sales/{id}": all(404, { id: () => "none" }),
  "GET /manage/money": all(200),
  "GET /manage/money/files/{table}": all(200, { id: () => "orders", query: "month=2026-11" }),
  "GET /manage/money/taxes": all(200, { query: "month=2026-11" }),
  "GET /manage/money/gstr1": all(409, { query: "month=2026-11" }),
  "GET /manage/money/e-invoices": all(409, { query: "month=2026-11" }),
  "GET /manage/reviews": all(200),
  "PUT /manage/reviews": all(409, { body: () => ({ wait: true, seen: 99 }) }),
  "POST /manage/reviews/{id}/state": all(404, {
    id: () => "none",
    body: () => ({ state: "hidden", reason: "Not about the goods", seen: 1 }),
  }),
  "PUT /manage/reviews/{id}/reply": all(404, {
    id: () => "none",
    body: () => ({ reply: "Thank you", seen: 1 }),
  }),
  "GET /manage/sales": all(200),
  "GET /manage/sales/plan": all(200, { query: "category=clothing&percent=10" }),
  "POST /manage/sales/{id}/resume": all(404, { id: () => "none" }),
  "GET /manage/codes": all(200),
  "GET /manage/codes/{name}": all(200, { id: () => "WELCOME10" }),
  "POST /manage/codes": all(422, { body: () => ({ name: "NOTHING" }) }),
  "PUT /manage/codes/{name}": all(409, { id: () => "WELCOME10", body: () => ({ seen: 99, percent: "10" }) }),
  "POST /manage/codes/{name}/turn": all(409, { id: () => "WELCOME10", body: () => ({ seen: 99 }) }),
  "DELETE /manage/codes/{name}": all(409, { id: () => "WELCOME10", body: () => ({ seen: 99 }) }),
  "GET /manage/taxes": all(200),
  "PUT /manage/taxes": all(409, { body: () => ({ seen: 99, hsn: "61", from: "2099-01-01", percent: "5" }) }),
  "DELETE /manage/taxes": all(409, { body: () => ({ seen: 99, hsn: "61", from: "2099-01-01" }) }),
  "POST /manage/tax-changes/{id}/back": all(404, { id: () => "none" }),
  "GET /manage/tax-asked": all(200, { query: "of=6109&rupees=999" }),
  "GET /manage/delivery": all(200),
  "GET /manage/delivery/{prefix}": all(404, { id: () => "560001" }),
  "PUT /manage/delivery": all(409, { body: () => ({ seen: 99, prefix: "56" }) }),
  "DELETE /manage/delivery": all(409, { body: () => ({ seen: 99, prefix: "56" }) }),
  "POST /manage/delivery-changes/{id}/back": all(404, { id: () => "none" }),
  "GET /manage/delivery-asked": all(200, { query: "pinCode=560001&rupees=999" }),
  "GET /manage/delivery-file": all(200),
  "POST /manage/delivery-file": all(415, { body: () => ({ table: "no bytes" }) }),
  "POST /manage/delivery-lines": all(422, { body: () => ({ lines: " " }) }),
  "GET /manage/delivery-files/{id}": all(404, { id: () => "none" }),
  "POST /manage/delivery-files/{id}/put": all(404, { id: () => "none", body: () => ({ seen: 1 }) }),
  "GET /stores": all(200),
  "GET /pin-codes/{pinCode}": all(200, { id: () => "560034" }),
  "GET /delivery/{pinCode}": all(200, { id: () => "560034" }),
  "GET /stores/{id}": all(404, { id: () => "none" }),
  "GET /cart": all(200),
  "POST /cart/add": all(200, { body: ({ productId }) => ({ productId, quantity: 1 }) }),
  "PUT /cart/update": mine(lineOf, { body: ({ lineId }) => ({ productId: lineId, lineId, quantity: 2 }) }),
  "DELETE /cart/clear": all(200),
  "POST /cart/increment/{id}": mine(lineOf),
  "POST /cart/decrement/{id}": mine(lineOf, { owner: 409 }),
  "DELETE /cart/remove/{id}": mine(lineOf),
  "GET /cart/counts": all(200),
  "POST /cart/part": all(409),
  "POST /cart/promo": all(422, { body: () => ({ code: "NOSUCHCODE" }) }),
  "DELETE /cart/promo": all(200),
  "PUT /cart/extras/{extra}": all(200, { id: () => "ribbon", body: () => ({ chosen: false }) }),
  "GET /wishlist": all(200),
  "GET /wishlist/check/{id}": all(200, { id: ({ wishedId }) => wishedId }),
  "POST /wishlist/add": all(200, { body: ({ productId }) => ({ productId }) }),
  "DELETE /wishlist/remove/{id}": all(200, { id: ({ wishedId }) => wishedId }),
  "POST /cart/checkout": all(200, { other: 409, guest: 422, body: () => ({ paymentMethod: "card" }) }),
  "POST /cart/verify-payment": mine(() => "", {
    ordered: true,
    owner: 400,
    body: ({ gatewayOrderId }) => ({
      razorpay_order_id: gatewayOrderId,
      razorpay_payment_id: "pay_forged",
      razorpay_signature: "0".repeat(64),
      is_mock: true,
    }),
  }),
  "GET /pay/{token}": all(404, { id: () => "none" }),
  "POST /pay/{token}": all(404, { id: () => "none", body: () => ({}) }),
  "GET /tracking/{token}": all(404, { id: () => "none" }),
  "GET /tracking/{token}/invoice": all(404, { id: () => "none" }),
  "POST /tracking/codes": all(422, { body: () => ({ number: "H-1001", phone: "12" }) }),
  "POST /tracking/{token}/codes": all(404, { id: () => "none", body: () => ({}) }),
  "POST /tracking/{token}/keep": all(404, { id: () => "none", body: () => ({ code: "000000" }) }),
  "POST /tracking/open": all(401, { body: () => ({ code: "000000" }) }),
  "GET /manage/cash": all(200),
  "POST /manage/cash": deed("owed", {}, { body: ({ orderId }) => ({ orders: orderId, reference: "UTR 1" }) }),
  "POST /manage/cash/{id}/back": all(404, { id: () => "none" }),
  "GET /manage/cash/file": all(200),
  "POST /manage/customers/{id}/let-off": all(200, { id: ({ userId }) => userId }),
  "GET /cash/{token}": all(404, { id: () => "none" }),
  "POST /cash/{token}": all(404, { id: () => "none", body: () => ({ code: "123456" }) }),
  "POST /cash/{token}/code": all(404, { id: () => "none", body: () => ({}) }),
  "GET /returns/{token}": all(404, { id: () => "none" }),
  "POST /returns/{token}": all(404, { id: () => "none", body: () => wish }),
  "POST /returns/{token}/withdraw": all(404, { id: () => "none", body: () => ({ id: "none" }) }),
  "POST /returns/{token}/{id}/pictures": all(404, {
    id: () => "none",
    body: () => ({ picture: "no bytes" }),
  }),
  "POST /webhooks/parcels": all(404, { body: () => ({ awb: "1", current_status: "Delivered" }) }),
  "POST /webhooks/razorpay": all(404, { body: () => ({ event: "payment.captured" }) }),
  "GET /orders": all(200),
  "GET /orders/track/{orderId}": mine(orderOf, { ordered: true }),
  "GET /orders/{id}": mine(orderOf, { ordered: true, staff: 200 }),
  "GET /orders/{id}/invoice": mine(orderOf, { ordered: true, owner: 404 }),
  "POST /orders/{id}/cancel": mine(orderOf, { ordered: true, body: () => ({}) }),
  "POST /orders/{id}/again": mine(orderOf, { ordered: true }),
  "POST /orders": all(200, {
    at: "paid",
    staff: 200,
    body: ({ userId, productId }) => ({ userId, items: [{ productId, quantity: 1 }] }),
  }),
  "PUT /orders/{id}": deed("paid", { status: "processing" }, { staff: 200 }),
  "POST /newsletter/subscribe": all(422, { body: () => ({ email: "nobody" }) }),
  "POST /newsletter/confirm": all(400, { body: () => ({ token: "x" }) }),
  "POST /newsletter/unsubscribe": all(400, { body: () => ({ token: "x" }) }),
  "POST /tickets": all(422, {
    body: () => ({ name: "x", reach: "nobody", words: "x" }),
  }),
  "GET /tickets": all(200),
  "GET /tickets/{token}": all(404, { id: () => "none" }),
  "POST /tickets/{token}/messages": all(404, { id: () => "none", body: () => ({ words: "x" }) }),
  "GET /consents": all(200),
  "PUT /consents/{purpose}": all(404, { id: () => "none", body: () => ({ given: true }) }),
  "GET /manage/messages": all(200),
  "GET /manage/messages/{id}": all(404, { id: () => "none" }),
  "POST /manage/messages/{id}/answer": all(404, { id: () => "none", body: () => ({ words: "x" }) }),
  "POST /manage/messages/{id}/acknowledge": all(404, { id: () => "none", body: () => ({}) }),
  "POST /manage/messages/{id}/notes": all(404, { id: () => "none", body: () => ({ words: "x" }) }),
  "POST /manage/messages/{id}/close": all(404, { id: () => "none", body: () => ({}) }),
  "POST /manage/messages/{id}/reopen": all(404, { id: () => "none", body: () => ({}) }),
  "GET /manage/today": all(200),
  "GET /manage/orders": all(200),
  "GET /manage/orders/{id}": all(200, { ordered: true, id: orderOf }),
  "POST /manage/order-draft": all(200, { body: () => ({ phone: address.phone }) }),
  "POST /manage/orders": deed(
    "paid",
    {},
    {
      body: ({ userId, productId }) => ({
        customerId: userId,
        address,
        items: [{ productId, quantity: 1 }],
        payment: "paid",
      }),
    },
  ),
  "POST /manage/orders/{id}/pack": deed("paid"),
  "POST /manage/orders/{id}/send": deed("packed"),
  "POST /manage/orders/{id}/number": deed("sent", { trackingNumber: "X1" }),
  "POST /manage/orders/{id}/delivered": deed("sent"),
  "POST /manage/orders/{id}/complete": deed("delivered"),
  "POST /manage/orders/{id}/returning": deed("sent", because),
  "POST /manage/orders/{id}/returned": deed("returning", because),
  "POST /manage/orders/{id}/step-back": deed("sent", because),
  "POST /manage/orders/{id}/undo": deed("packed"),
  "POST /manage/orders/{id}/cancel": deed("paid"),
  "POST /manage/orders/{id}/link": deed("linked"),
  "POST /manage/orders/{id}/confirm": deed("asked"),
  "POST /manage/orders/{id}/notes": deed("paid", { words: "x" }),
  "POST /manage/orders/{id}/messages": deed("paid", { words: "x" }),
  "POST /manage/orders/{id}/refunds": deed("paid", { sum: "all", key: "k", ...because }),
  "POST /manage/orders/{id}/ask": deed("unpaid", {}, { isIdle: true }),
  "POST /manage/refunds/{id}/retry": deed("refused", {}, { id: refundOf }),
  "POST /manage/refunds/{id}/by-hand": deed("owing", { reference: "x" }, { id: refundOf }),
  "POST /manage/many/pack": deed("paid", {}, { body: some }),
  "POST /manage/many/undo": deed("packed", {}, { body: some }),
  "POST /manage/many/send": deed("packed", {}, { body: some }),
  "POST /manage/many/next": deed("packed", {}, { body: some }),
  "GET /manage/payments": all(200),
  "GET /manage/returns": all(200),
  "GET /manage/returns/{id}": all(200, { id: returnOf, at: "asked back", isIdle: true }),
  "GET /manage/returns/{id}/pictures/{nth}": all(404, { id: () => "none" }),
  "POST /manage/returns/{id}/accept": deed("asked back", {}, { id: returnOf }),
  "POST /manage/returns/{id}/refuse": deed("asked back", because, { id: returnOf }),
  "POST /manage/returns/{id}/on-way": deed("accepted back", {}, { id: returnOf }),
  "POST /manage/returns/{id}/receive": deed("accepted back", {}, { id: returnOf }),
  "POST /manage/returns/{id}/inspect": deed("received back", { shelve: [piece] }, { id: returnOf }),
  "POST /manage/returns/{id}/pay-back": deed("inspected back", once, { id: returnOf }),
  "POST /manage/returns/{id}/exchange": deed("to be exchanged", once, { id: returnOf }),
  "POST /manage/returns/{id}/step-back": deed("accepted back", because, { id: returnOf }),
  "GET /manage/papers/labels": all(404, { query: "orders=H-0" }),
  "GET /manage/papers/slips": all(404, { query: "orders=H-0" }),
  "GET /manage/papers/pick": all(404, { query: "orders=H-0" }),
  "GET /manage/orders/{id}/invoice": all(404, { ordered: true, id: orderOf }),
  "GET /manage/pick": all(200, { query: "orders=H-0" }),
  "GET /manage/customers": all(200),
  "GET /manage/customers/{id}": all(200, { id: ({ userId }) => userId }),
  "POST /manage/customers/{id}/notes": all(404, { id: () => "none", body: () => ({ words: "x" }) }),
  "GET /manage/log": all(200),
  "GET /manage/told": all(200),
  "PUT /manage/told": all(200, { body: () => ({ orders: "each" }) }),
  "POST /manage/told/devices": all(422, { body: () => ({ endpoint: "https://127.0.0.1/push" }) }),
  "DELETE /manage/told/devices/{id}": all(404, { id: () => "none" }),
  "POST /manage/told/try": all(200),
  "GET /manage/scarce": all(200),
  "PUT /manage/scarce": all(409, { body: () => ({ lowAt: 2, seen: 99 }) }),
  "GET /manage/unsent": all(200),
  "POST /manage/unsent/retry": all(200),
  "POST /manage/unsent/{id}/retry": all(404, { id: () => "none" }),
  "GET /manage/factor": all(200),
  "POST /manage/factor/code": all(422, { body: () => ({ way: "sms" }) }),
  "POST /manage/factor/code/show": all(401, { body: () => ({ code: "000000" }) }),
  "POST /manage/factor/passkey/challenge": all(401),
  "POST /manage/factor/passkey": all(401, { body: () => ({ answer: { id: "none" } }) }),
  "POST /manage/factor/passkeys/offer": all(200),
  "POST /manage/factor/passkeys": all(401, { body: () => ({ answer: { id: "none" }, name: "Phone" }) }),
  "PUT /manage/factor/passkeys/{id}": all(404, { id: () => "none", body: () => ({ name: "Phone" }) }),
  "DELETE /manage/factor/passkeys/{id}": all(404, { id: () => "none" }),
  "GET /manage/set-up": all(200),
  "POST /manage/set-up/mail": all(200),
  "POST /manage/set-up/payments": all(200),
  "POST /manage/set-up/rupee": all(200),
  "POST /manage/set-up/rupee/look": all(200),
  "POST /manage/set-up/empty-demo": all(422, { body: () => ({}) }),
  "GET /manage/shop/{group}": all(200, { id: () => "contact" }),
  "PUT /manage/shop/{group}": all(409, { id: () => "contact", body: () => ({ seen: 99, fields: {} }) }),
  "POST /manage/shop-pictures/{place}": all(415, { id: () => "logo", body: () => ({ picture: "no bytes" }) }),
  "GET /manage/shop-changes": all(200),
  "POST /manage/shop-changes/{id}/back": all(404, { id: () => "none", body: () => ({}) }),
  "GET /manage/shop-pages/{page}": all(200, { id: () => "terms" }),
  "GET /manage/categories": all(200),
  "POST /manage/categories": all(422, { body: () => ({ en: "" }) }),
  "PUT /manage/categories/{id}": all(409, { id: () => "sports", body: () => ({ seen: 99, en: "Games" }) }),
  "POST /manage/categories/{id}/place": all(409, {
    id: () => "sports",
    body: () => ({ seen: 99, step: "sooner" }),
  }),
  "POST /manage/categories/{id}/state": all(409, {
    id: () => "sports",
    body: () => ({ seen: 99, hidden: true }),
  }),
  "POST /manage/categories/{id}/picture": all(415, { id: () => "sports", body: () => ({ picture: "none" }) }),
  "DELETE /manage/categories/{id}": all(409, { id: () => "sports", body: () => ({ seen: 99 }) }),
  "GET /manage/categories/{id}/changes": all(200, { id: () => "sports" }),
  "POST /manage/categories/{id}/changes/{deed}/back": all(409, { id: () => "none", body: () => ({}) }),
  "GET /manage/stores": all(200),
  "POST /manage/stores": all(422, { body: () => ({ name: "Pune" }) }),
  "PUT /manage/stores/{id}": all(404, { id: () => "none", body: () => ({ ...pune, seen: "x" }) }),
  "POST /manage/stores/{id}/picture": all(415, { id: () => "delhi", body: () => ({ picture: "no bytes" }) }),
  "GET /manage/stores/{id}/changes": all(200, { id: () => "none" }),
  "POST /manage/stores/{id}/changes/{deed}/back": all(409, { id: () => "none", body: () => ({}) }),
  "DELETE /manage/stores/{id}": all(404, { id: () => "none", body: () => ({ seen: "x" }) }),
  "GET /manage/people": all(200),
  "POST /manage/people/invitations": all(422, { body: () => ({ to: "nobody", role: "packer" }) }),
  "POST /manage/people/invitations/{id}/resend": all(404, { id: () => "none" }),
  "DELETE /manage/people/invitations/{id}": all(404, { id: () => "none" }),
  "PUT /manage/people/{id}": all(404, { id: ({ userId }) => userId, body: () => ({ role: "owner" }) }),
  "DELETE /manage/people/{id}": all(404, { id: ({ userId }) => userId }),
  "DELETE /manage/people/{id}/sessions": all(404, { id: ({ userId }) => userId }),
  "GET /auth/join": all(400),
  "POST /auth/join": all(400, { body: () => ({ token: "x", name: "Nobody", password: "a-long-password" }) }),
};
