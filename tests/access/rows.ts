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
}

export interface Row {
  /** What stands for {id} and the like: A's own thing. */
  readonly id?: (owned: Owned) => string;
  readonly body?: (owned: Owned) => object;
  /** A has ordered and not yet paid. */
  readonly ordered?: true;
  /** The owner's answer; with `other` left out it is also everybody's who is signed in. */
  readonly owner: number;
  /** Of somebody else who names A's thing. */
  readonly other?: number;
  /** Of a visitor and, for a call that anyone may make, of everybody. */
  readonly visitor: number;
  readonly staff?: number;
}

const none = { visitor: 401, owner: 200 } as const;
const anyone = (status: number, more: Partial<Row> = {}): Row => ({
  visitor: status,
  owner: status,
  ...more,
});
/** Nobody else's: it is as if it were not there. */
const mine = (id: NonNullable<Row["id"]>, more: Partial<Row> = {}): Row => ({
  visitor: 401,
  owner: 200,
  other: 404,
  id,
  ...more,
});
const staffOnly = (status: number, more: Partial<Row> = {}): Row => ({
  visitor: 401,
  owner: 403,
  staff: status,
  ...more,
});

const address = {
  name: "Meera Das",
  phone: "9812345678",
  street: "5 Hill Road",
  city: "Mumbai",
  state: "Maharashtra",
  pinCode: "400050",
};
const addressOf = ({ addressId }: Owned) => addressId;
const lineOf = ({ lineId }: Owned) => lineId;
const orderOf = ({ orderId }: Owned) => orderId;
const productOf = ({ productId }: Owned) => productId;
const nobody = { email: "nobody@example.com" };

/** Every documented call: who may, and what the others are told. */
export const rows: Readonly<Record<string, Row>> = {
  "POST /auth/login": anyone(401, { body: () => ({ ...nobody, password: "not-a-password" }) }),
  "POST /auth/register": anyone(422, { body: () => ({ ...nobody, name: "Nobody", password: "123" }) }),
  "GET /auth/user": none,
  "POST /auth/token": none,
  "GET /auth/logout": anyone(200),
  "POST /auth/logout": anyone(200),
  "POST /auth/otp/request": anyone(422, { body: () => ({ phone: "12" }) }),
  "POST /auth/otp/verify": anyone(401, { body: () => ({ phone: "9812345678", code: "000000" }) }),
  "POST /auth/forgot-password": anyone(422, { body: () => ({ email: "nobody" }) }),
  "POST /auth/reset-password": anyone(400, { body: () => ({ token: "x", password: "a-long-password" }) }),
  "PUT /auth/profile": { ...none, owner: 422, body: () => ({ name: "" }) },
  "PUT /auth/password": { ...none, owner: 422, body: () => ({ password: "123" }) },
  "POST /auth/confirm-email": { ...none, owner: 400, body: () => ({ token: "x" }) },
  "GET /auth/sessions": none,
  "DELETE /auth/sessions/{id}": mine(({ sessionId }) => sessionId),
  "DELETE /auth/sessions": none,
  "GET /auth/export": none,
  "DELETE /auth/user": { ...none, body: () => ({}) },
  "GET /addresses": none,
  "POST /addresses": { ...none, body: () => address },
  "PUT /addresses/{id}": mine(addressOf, { body: () => address }),
  "DELETE /addresses/{id}": mine(addressOf),
  "GET /products": anyone(200),
  "GET /products/search": anyone(200),
  "POST /products/search": anyone(200, {
    body: () => ({ search: "kurta", productId: "00000000-0000-7000-8000-000000000000", deed: "opened" }),
  }),
  "GET /products/{id}": anyone(200, { id: productOf }),
  "GET /ratings/product/{id}/average": anyone(200, { id: productOf }),
  "GET /ratings/product/{id}": anyone(200, { id: productOf }),
  "POST /ratings/product/{id}": {
    ...none,
    owner: 403,
    id: productOf,
    body: () => ({ stars: 5, rating: 5, rate: 5, title: "Good", text: "Good." }),
  },
  "POST /products": staffOnly(422, { body: () => ({ title: "" }) }),
  "PUT /products/{id}": staffOnly(422, { id: () => "none", body: () => ({ title: "Lamp" }) }),
  "DELETE /products/{id}": staffOnly(404, { id: () => "none" }),
  "GET /stores": anyone(200),
  "GET /stores/{id}": anyone(404, { id: () => "none" }),
  "GET /cart": none,
  "POST /cart/add": { ...none, body: ({ productId }) => ({ productId, quantity: 1 }) },
  "PUT /cart/update": mine(lineOf, { body: ({ lineId }) => ({ productId: lineId, lineId, quantity: 2 }) }),
  "DELETE /cart/clear": none,
  "POST /cart/increment/{id}": mine(lineOf),
  "POST /cart/decrement/{id}": mine(lineOf, { owner: 409 }),
  "DELETE /cart/remove/{id}": mine(lineOf),
  "POST /cart/promo": { ...none, owner: 422, body: () => ({ code: "NOSUCHCODE" }) },
  "DELETE /cart/promo": none,
  "GET /wishlist": none,
  "GET /wishlist/check/{id}": { ...none, id: ({ wishedId }) => wishedId },
  "POST /wishlist/add": { ...none, body: ({ productId }) => ({ productId }) },
  "DELETE /wishlist/remove/{id}": { ...none, id: ({ wishedId }) => wishedId },
  "POST /cart/checkout": { ...none, other: 409, body: () => ({ paymentMethod: "card" }) },
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
  "POST /webhooks/razorpay": anyone(404, { body: () => ({ event: "payment.captured" }) }),
  "GET /orders": none,
  "GET /orders/track/{orderId}": mine(orderOf, { ordered: true }),
  "GET /orders/{id}": mine(orderOf, { ordered: true, staff: 200 }),
  "POST /orders/{id}/cancel": mine(orderOf, { ordered: true, body: () => ({}) }),
  "POST /orders": staffOnly(404, {
    body: ({ productId }) => ({ userId: "nobody", items: [{ productId, quantity: 1 }] }),
  }),
  "PUT /orders/{id}": staffOnly(404, { id: () => "none", body: () => ({ status: "processing" }) }),
  "POST /newsletter/subscribe": anyone(422, { body: () => ({ email: "nobody" }) }),
  "POST /newsletter/confirm": anyone(400, { body: () => ({ token: "x" }) }),
  "POST /newsletter/unsubscribe": anyone(400, { body: () => ({ token: "x" }) }),
};
