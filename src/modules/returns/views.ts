import type { Lang } from "#contract/texts/lang.ts";
import type { OrderLineView } from "#modules/orders/line-answer.ts";

export const returnStates = [
  "asked",
  "accepted",
  "onWay",
  "received",
  "inspected",
  "refunded",
  "exchanged",
  "refused",
  "withdrawn",
] as const;
export type ReturnState = (typeof returnStates)[number];

export const returnKinds = ["refund", "exchange"] as const;
export type ReturnKind = (typeof returnKinds)[number];

/** Why goods come back. For the first three the shop bears the way. */
export const returnReasons = ["damaged", "wrong", "notAsShown", "doesNotFit", "changedMind"] as const;
export type ReturnReason = (typeof returnReasons)[number];

export const dayParts = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof dayParts)[number];

/** How goods come back: fetched at a time, brought to a store, or sent by the customer. */
export type ReturnWay =
  | { readonly kind: "pickUp"; readonly day: string; readonly part: DayPart }
  | { readonly kind: "store"; readonly storeId: string; readonly name: string }
  | { readonly kind: "send" };

/** Where a return lies for the staff. */
export const returnTabs = ["waiting", "onTheWay", "toInspect", "done"] as const;
export type ReturnTab = (typeof returnTabs)[number];

/** Pictures with one return, and returns of one order. */
export const mostReturnPictures = 3;
export const mostReturns = 10;

export type Choice = Pick<OrderLineView, "colour" | "size">;

type SoldGoods = Pick<OrderLineView, "title" | "titleHi" | "partOf" | "colour" | "size" | "quantity">;

export type ReturnLineView = SoldGoods & {
  readonly accepted: number | null;
  readonly to: Choice | null;
};

/** Money that went back or is about to. */
export type RefundStep = {
  readonly paise: number;
  readonly state: "due" | "sent" | "done" | "refused";
  readonly askedAt: number;
  readonly changedAt: number;
  /** The bank's own number of it, such as an ARN or an RRN. */
  readonly bankReference: string | null;
};

/** What a customer sees of a return. */
export type ReturnView = {
  readonly id: string;
  readonly state: ReturnState;
  readonly wish: ReturnKind;
  readonly reason: ReturnReason;
  readonly way: ReturnWay;
  readonly lines: readonly ReturnLineView[];
  readonly feePaise: number;
  readonly pictures: number;
  readonly askedAt: number;
  readonly changedAt: number;
  readonly said: string | null;
  readonly newNumber: string | null;
  /** It ended, and there was nothing to pay. */
  readonly isSettled: boolean;
  readonly canWithdraw: boolean;
};

/** Behind a signed link: what can come back of an order and what does, and nothing of whose it is. */
export type ReturnPageView = {
  readonly number: string;
  readonly shortId: string;
  readonly lang: Lang;
  readonly lines: readonly (SoldGoods & {
    readonly line: number;
    readonly picture: OrderLineView["picture"];
    /** Pieces that may come back. */
    readonly most: number;
    readonly until: number | null;
    /** What it can be exchanged for. */
    readonly choices: readonly Choice[];
  })[];
  readonly returns: readonly ReturnView[];
  readonly refunds: readonly RefundStep[];
  readonly days: readonly string[];
  /** Where it goes, if the customer sends it. */
  readonly sendTo: string;
  readonly stores: readonly { readonly id: string; readonly name: string }[];
  /** What the way back costs who has changed her mind. */
  readonly feePaise: number;
};
