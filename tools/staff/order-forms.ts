import { ordersEndpoints } from "#modules/orders/endpoints.ts";
import { fulfilmentEndpoints as fulfilment } from "#modules/orders/fulfilment/endpoints.ts";
import { byEndpoint, type Form } from "./form.ts";
import * as input from "./inputs.ts";
import { orderLines, ordersOf, statuses } from "./orders.ts";
import { readable } from "./readable.ts";

const seen = "[--seen VERSION]";

/** What is done to orders. */
export const orderForms: readonly Form[] = [
  {
    words: "orders [STATUS]",
    does: `what is to be packed, the oldest first; else ${statuses.join(", ")}`,
    right: fulfilment.list.right,
    endpoint: fulfilment.list,
    run: async (at, { STATUS }) => orderLines(await ordersOf(at, STATUS), STATUS),
  },
  ...["order ORDER", "order ORDER show"].map((words) =>
    byEndpoint(
      words,
      "shows it whole; ORDER is its number (H-1042), its six characters, or the id",
      fulfilment.show,
      undefined,
      ({ order: { deeds: _, ...order } }) => readable(order),
    ),
  ),
  byEndpoint("order ORDER process", "it is being made ready", ordersEndpoints.update, input.processing),
  byEndpoint(`order ORDER pack ${seen}`, "it is packed and can be sent", fulfilment.pack),
  ...["send", "ship"].map((word) =>
    byEndpoint(
      `order ORDER ${word} [--carrier NAME] [--number NUMBER] [--goods LINE=PIECES] ${seen}`,
      "the courier has it; --goods 1=2 when only two of its first line leave",
      fulfilment.send,
      ({ goods }) => ({ lines: input.piecesOf(goods) }),
    ),
  ),
  byEndpoint(
    `order ORDER correct --number NUMBER [--carrier NAME] [--parcel N] ${seen}`,
    "the last parcel's right number; --parcel 1 for another parcel",
    fulfilment.correctNumber,
  ),
  byEndpoint(
    `order ORDER deliver [--parcel N] ${seen}`,
    "it arrived, and cash on delivery was paid; --parcel 1 for one parcel",
    fulfilment.handOver,
  ),
  byEndpoint(`order ORDER complete ${seen}`, "nothing is to be done any more", fulfilment.complete),
  byEndpoint(
    `order ORDER returning --reason TEXT [--parcel N] ${seen}`,
    "the parcel is on its way back",
    fulfilment.letComeBack,
  ),
  byEndpoint(
    `order ORDER returned --reason TEXT [--restock] [--parcel N] ${seen}`,
    "the parcel is here; --restock when its goods can be sold again",
    fulfilment.takeBack,
  ),
  byEndpoint(
    `order ORDER back --reason TEXT ${seen}`,
    "takes the last step back: it was pressed too early",
    fulfilment.stepBack,
  ),
  byEndpoint(
    `order ORDER cancel [--reason TEXT] ${seen}`,
    "ends it, packed or not, or when it came back; goods and money go back",
    fulfilment.cancel,
  ),
  byEndpoint(`order ORDER note TEXT… ${seen}`, "for the staff alone", fulfilment.note),
  byEndpoint(`order ORDER message TEXT… ${seen}`, "writes to the customer", fulfilment.message),
];
