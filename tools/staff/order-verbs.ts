import type { Outcome } from "#contract/outcome.ts";
import type { Right } from "#contract/rights.ts";
import type { OrderRecord } from "#shop/orders/order-record.ts";
import type { checkoutOver } from "./checkout-over.ts";
import { type Options, textOf } from "./command.ts";
import { goodsOf } from "./goods-of.ts";

type Desk = ReturnType<typeof checkoutOver>["desk"];
type By = Parameters<Desk["pack"]>[0];

/** Nothing when what was typed is not clear. */
type Deed = (
  desk: Desk,
  by: By,
  options: Options,
  words: string,
) => Promise<Outcome<OrderRecord>> | undefined;

export interface Verb {
  readonly right: Right;
  readonly form: string;
  readonly meaning: string;
  readonly deed: Deed;
}

const labelOf = (options: Options) => ({
  carrier: textOf(options, "carrier"),
  trackingNumber: textOf(options, "number"),
});

/** The first parcel is 1. */
function parcelOf(options: Options): number | undefined {
  const typed = textOf(options, "parcel");
  return typed === undefined ? undefined : Number(typed);
}

const send: Deed = (desk, by, options) => {
  const lines = goodsOf(textOf(options, "goods"));
  return lines === null
    ? undefined
    : desk.send(by, { ...labelOf(options), ...(lines.length > 0 && { lines }) });
};

/** What is done to an order, by the word that is typed for it. */
export const verbs: Readonly<Record<string, Verb>> = {
  process: {
    right: "orders.pack",
    form: "process",
    meaning: "it is being made ready",
    deed: (desk, by) => desk.move(by, "processing"),
  },
  pack: {
    right: "orders.pack",
    form: "pack",
    meaning: "it is packed and can be sent",
    deed: (desk, by) => desk.pack(by),
  },
  send: {
    right: "orders.send",
    form: "send --carrier NAME --number NUMBER",
    meaning: "the courier has it; --goods 1=2 when only two of its first line leave",
    deed: send,
  },
  ship: {
    right: "orders.send",
    form: "ship",
    meaning: "the same as send",
    deed: send,
  },
  correct: {
    right: "orders.send",
    form: "correct --number NUMBER",
    meaning: "the last parcel's right number; --carrier NAME, --parcel 1 for another parcel",
    deed: (desk, by, options) => {
      const { carrier, trackingNumber } = labelOf(options);
      return trackingNumber
        ? desk.correctNumber(by, { carrier, trackingNumber, parcel: parcelOf(options) })
        : undefined;
    },
  },
  deliver: {
    right: "orders.send",
    form: "deliver",
    meaning: "it arrived, and cash on delivery was paid; --parcel 1 for one parcel",
    deed: (desk, by, options) => desk.handOver(by, { parcel: parcelOf(options) }),
  },
  complete: {
    right: "orders.send",
    form: "complete",
    meaning: "nothing is to be done any more",
    deed: (desk, by) => desk.move(by, "completed"),
  },
  returning: {
    right: "orders.send",
    form: "returning --reason TEXT",
    meaning: "the parcel is on its way back",
    deed: (desk, by, options) => {
      const reason = textOf(options, "reason");
      return reason ? desk.letComeBack(by, { reason, parcel: parcelOf(options) }) : undefined;
    },
  },
  returned: {
    right: "orders.send",
    form: "returned --reason TEXT",
    meaning: "the parcel is here; --restock when its goods can be sold again",
    deed: (desk, by, options) => {
      const reason = textOf(options, "reason");
      const restock = options.restock === true;
      return reason ? desk.takeBack(by, { reason, restock, parcel: parcelOf(options) }) : undefined;
    },
  },
  back: {
    right: "orders.send",
    form: "back --reason TEXT",
    meaning: "takes the last step back: it was pressed too early",
    deed: (desk, by, options) => {
      const reason = textOf(options, "reason");
      return reason ? desk.stepBack(by, reason) : undefined;
    },
  },
  cancel: {
    right: "orders.cancel",
    form: "cancel",
    meaning: "ends it, packed or not, or when it came back; goods and money go back",
    deed: (desk, by, options) => desk.callOff(by, textOf(options, "reason")),
  },
  note: {
    right: "orders.write",
    form: "note TEXT",
    meaning: "for the staff alone",
    deed: (desk, by, _, words) => (words ? desk.note(by, words) : undefined),
  },
  message: {
    right: "orders.write",
    form: "message TEXT",
    meaning: "writes to the customer",
    deed: (desk, by, _, words) => (words ? desk.write(by, words) : undefined),
  },
};
