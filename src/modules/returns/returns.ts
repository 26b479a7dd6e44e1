import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import { orderOfToken } from "#modules/orders/messages/order-links.ts";
import type { ParcelLine } from "#modules/orders/rules/pieces-left.ts";
import { addReturnPicture, takesPicture } from "./add-picture.ts";
import { askReturn, type ReturnRequest, withdrawReturn } from "./ask-return.ts";
import {
  acceptReturn,
  type Inspected,
  inspectReturn,
  noteOnWay,
  receiveReturn,
  refuseReturn,
  stepReturnBack,
} from "./decide.ts";
import { exchangeReturn } from "./exchange.ts";
import type { ReturnActionBy } from "./on-return.ts";
import { type PaidBack, payBack } from "./pay-back.ts";
import { returnForOffice, returnsForOffice } from "./return-for-office.ts";
import { returnPageOf } from "./return-views.ts";
import type { ReturnTab } from "./views.ts";

/** What becomes of goods that somebody sends back. */
export function createReturns(parts: CheckoutParts) {
  return {
    /** By whoever holds the order's link. */
    orderOf: (token: string) => orderOfToken(parts, "return", token),
    page: (token: string) => returnPageOf(parts, token),
    ask: (request: ReturnRequest) => askReturn(parts, request),
    withdraw: (orderId: string, returnId: string) => withdrawReturn(parts, orderId, returnId),
    takesPicture: (orderId: string, returnId: string) => takesPicture(parts, orderId, returnId),
    addPicture: (orderId: string, picture: { readonly returnId: string; readonly file: string }) =>
      addReturnPicture(parts, orderId, picture),
    /** By the staff. */
    list: (tab: ReturnTab, cursor?: string | undefined) => returnsForOffice(parts, tab, cursor),
    show: (id: string) => returnForOffice(parts, id),
    pictureOf: async (id: string, nth: number) =>
      (await parts.returns.find(parts.db.read, id))?.pictures[nth - 1],
    accept: (
      by: ReturnActionBy,
      what: { pieces?: readonly ParcelLine[] | undefined; note?: string | undefined },
    ) => acceptReturn(parts, by, what),
    refuse: (by: ReturnActionBy, reason: string) => refuseReturn(parts, by, reason),
    onWay: (by: ReturnActionBy, trackingNumber?: string | undefined) => noteOnWay(parts, by, trackingNumber),
    receive: (by: ReturnActionBy) => receiveReturn(parts, by),
    inspect: (by: ReturnActionBy, seen: Inspected) => inspectReturn(parts, by, seen),
    payBack: (paid: PaidBack) => payBack(parts, paid),
    exchange: (by: ReturnActionBy) => exchangeReturn(parts, by),
    stepBack: (by: ReturnActionBy, reason: string) => stepReturnBack(parts, by, reason),
  };
}
