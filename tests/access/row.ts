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

/** How far A's order has come when an action is tried on it. */
export type OrderAt =
  | "unpaid"
  | "linked"
  | "asked"
  | "owed"
  | "paid"
  | "packed"
  | "to collect"
  | "at the counter"
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
  /** An order of A's on which the action can be done: a fresh one for each of those who may, and they must change it. */
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

/** What a module's access.ts says: how its endpoints answer, and how each is asked once with success. */
export interface AccessOfModule {
  readonly rows: Readonly<Record<string, Row>>;
  /** Not those that other things in `answers.test.ts` need. */
  readonly askAll?: (
    ask: Ask,
    given: {
      /** Tokens of an owner and of a shopper. */
      readonly owner: string;
      readonly shopper: string;
      readonly productId: string;
      readonly other: { readonly email: string };
      /** What the newest letter to somebody says in the first bracket of a pattern. */
      readonly secretIn: (pattern: RegExp, to: string) => Promise<string | undefined>;
    },
  ) => Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
export type Ask = (method: string, path: string, body?: object, as?: string) => Promise<any>;

/** Of everybody who may make it. */
export const all = (owner: number, more: Partial<Row> = {}): Row => ({ owner, ...more });
/** Nobody else's: it is as if it were not there. */
export const mine = (id: NonNullable<Row["id"]>, more: Partial<Row> = {}): Row => ({
  owner: 200,
  other: 404,
  id,
  ...more,
});

export const pune = {
  name: "Haat Kothrud",
  city: "Pune",
  address: "5 Karve Road",
  pin: "411038",
  phone: "+91 00000 041101",
  whatsapp: "+91 00000 041102",
  timings: "11:00 AM - 8:00 PM",
};

export const address = {
  name: "Meera Das",
  phone: "9812345678",
  street: "5 Hill Road",
  city: "Mumbai",
  state: "Maharashtra",
  pinCode: "400050",
};
/** Done by everybody who holds its right, to an order that has come so far. */
export const action = (at: OrderAt, body: object = {}, more: Partial<Row> = {}): Row => ({
  owner: 200,
  at,
  id: orderOf,
  body: () => body,
  ...more,
});
export const because = { reason: "x" };
/** What comes back of an order that A has of one thing. */
export const piece = { line: 0, quantity: 1 };
export const wish = { lines: [piece], wish: "refund", reason: "damaged", way: "send" };

export const addressOf = ({ addressId }: Owned) => addressId;
export const lineOf = ({ lineId }: Owned) => lineId;
export const orderOf = ({ orderId }: Owned) => orderId;
export const refundOf = ({ refundId }: Owned) => refundId;
export const returnOf = ({ returnId }: Owned) => returnId;
export const once = { key: "k" };
export const some = ({ orderId }: Owned) => ({ orders: [{ id: orderId }] });
export const productOf = ({ productId }: Owned) => productId;
export const nobody = { email: "nobody@example.com" };
