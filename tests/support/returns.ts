import { createReturns } from "#modules/returns/returns.ts";
import type { Database } from "#platform/database/database.ts";
import { openFulfilment } from "./fulfilment.ts";

type Piece = "pot" | "lamp";
type ReturnsForTestsInput = Parameters<typeof openFulfilment>[1] & {
  /** Else all of it goes in one. */
  readonly parcels?: readonly Piece[];
};

/** An order of two pots and a lamp that was handed over, and what becomes of what comes back of it. */
export async function openReturns(db: Database, { parcels = [], ...wanted }: ReturnsForTestsInput = {}) {
  const shop = await openFulfilment(db, wanted);
  const returns = createReturns(shop.parts);
  const { lines } = await shop.record();
  const lineOf = (piece: Piece) => lines.findIndex(({ quantity }) => quantity === (piece === "pot" ? 2 : 1));
  for (const piece of parcels) {
    const line = lineOf(piece);
    await shop.fulfilment.send(shop.by, { lines: [{ line, quantity: lines[line]?.quantity ?? 0 }] });
  }
  if (parcels.length === 0) await shop.fulfilment.send(shop.by, { trackingNumber: "T1" });
  await shop.fulfilment.handOver(shop.by);
  const order = await shop.record();
  const ask = (over: Partial<Parameters<typeof returns.ask>[0]> = {}) =>
    returns.ask({
      orderId: shop.orderId,
      lines: [{ line: lineOf("pot"), quantity: 1 }],
      wish: "refund",
      reason: "damaged",
      words: "It is cracked",
      way: "send",
      ...over,
    });
  const request = async (over: Parameters<typeof ask>[0] = {}) => {
    const done = await ask(over);
    if (!done.ok) throw new Error(done.reason);
    return done.value;
  };
  const known = async (id: string) => {
    const one = await shop.parts.returns.find(db.read, id);
    if (!one) throw new Error("The return is gone.");
    return one;
  };
  return { ...shop, returns, ask, asked: request, known, lineOf, order };
}
