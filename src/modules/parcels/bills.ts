import { createHash } from "node:crypto";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { readLines } from "#platform/csv/read-lines.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import { type BillLine, readBill } from "#ports/couriers/read-bill.ts";
import * as rows from "./bills-repository.ts";
import { courierBillRead } from "./events.ts";
import type { ParcelParts } from "./parcel-parts.ts";
import { judgeLine } from "./rules/judge-line.ts";

/** Values of one statement stay below what SQLite takes. */
const atOnce = 500;
const shownLines = 200;
const shownBills = 30;

/** What couriers bill, as files: each line held against what was booked. */
export function createCourierBills({ db, clock, couriers }: Pick<ParcelParts, "db" | "clock" | "couriers">) {
  return {
    couriers: couriers.map(({ name, booking: { carrier } }) => ({ name, carrier })),

    /** The same file, sent again, is the bill that was read. */
    async read(by: string, name: string, bytes: Uint8Array): Promise<Outcome<{ id: string }>> {
      const courier = couriers.find((one) => one.name === name);
      if (!courier) return failure("notFound");
      const file = await readLines(bytes);
      if ("fault" in file) return failure(file.fault, { field: "table", data: file });
      const lines = readBill(file, courier.booking.bill);
      if ("fault" in lines) return failure(lines.fault, { field: "table", data: lines });
      if (lines.length === 0) return failure("tableEmpty", { field: "table" });
      const hash = createHash("sha256").update(bytes).digest("hex");
      const now = clock.now();
      const bill = {
        id: newId(now),
        courier: name,
        file_hash: hash,
        lines: lines.length,
        billed_paise: lines.reduce((sum, { paise }) => sum + paise, 0),
        actor: by,
        at: now,
      };
      return db.write(async (tx) => {
        if (!(await rows.insertBill(tx, bill))) {
          const known = await rows.billOfFile(tx, name, hash);
          return known ? success({ id: known.id }) : failure("notFound");
        }
        for (let from = 0; from < lines.length; from += atOnce)
          await rows.insertLines(tx, await judged(tx, bill, lines.slice(from, from + atOnce)));
        const after = { carrier: courier.booking.carrier, lines: lines.length, paise: bill.billed_paise };
        const said = { by, action: "read courier bill", subject: bill.id, before: {}, after, at: now };
        await emit(tx, courierBillRead, said);
        return success({ id: bill.id });
      });
    },

    list: () => rows.lastBills(db.read, shownBills),

    async look(id: string, after: number) {
      const bill = await rows.findBill(db.read, id);
      if (!bill) return undefined;
      const [sums, lines] = await Promise.all([
        rows.sumsOfBill(db.read, id),
        rows.linesOfBill(db.read, id, { after, limit: shownLines + 1, all: false }),
      ]);
      const shown = lines.slice(0, shownLines);
      return {
        bill,
        sums,
        lines: shown,
        next: lines.length > shownLines ? (shown.at(-1)?.line ?? null) : null,
      };
    },

    /** All lines, some at a time. */
    async *linesOf(id: string) {
      for (let after = 0; ; ) {
        const some = await rows.linesOfBill(db.read, id, { after, limit: atOnce, all: true });
        if (some.length === 0) return;
        yield some;
        after = some.at(-1)?.line ?? after;
      }
    },
  };

  /** Lines before these, of this bill or another, are written already. */
  async function judged(
    tx: Tx,
    { id, courier }: rows.BillRow,
    lines: readonly BillLine[],
  ): Promise<rows.BillLineRow[]> {
    const numbers = lines.map(({ trackingNumber }) => trackingNumber);
    const found = await rows.bookingsNumbered(tx, courier, numbers);
    const bookings = new Map(found.map((one) => [one.tracking_number, one]));
    const billed = new Set(await rows.billedBefore(tx, courier, numbers));
    return lines.map(({ line, trackingNumber, grams, paise }) => {
      const booking = bookings.get(trackingNumber);
      const known = booking && { ...booking, quotedPaise: booking.quoted_paise };
      const verdict = judgeLine({ grams, paise }, known, billed.has(trackingNumber));
      billed.add(trackingNumber);
      return {
        ...{ bill_id: id, line, courier, tracking_number: trackingNumber, grams, paise, verdict },
        order_id: booking?.order_id ?? null,
        booked_grams: booking?.grams ?? null,
        booked_paise: booking?.quoted_paise ?? null,
      };
    });
  }
}
