import { expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import { bookableCouriers } from "#ports/couriers/couriers.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { createCourierBills } from "./bills.ts";
import type { BookingRow } from "./repository.ts";

const env = {
  SHIPROCKET_EMAIL: "api@shop.example",
  SHIPROCKET_PASSWORD: "p",
  SHIPROCKET_PICKUP: "Primary",
  SHIPROCKET_API_URL: "http://127.0.0.1:1",
};
const header = "AWB Number,Charged Weight,Freight Forward Amount,Freight COD Charges\n";
const bytes = (...lines: string[]) => new TextEncoder().encode(header + lines.join("\n"));

async function openBills(db: Database) {
  const { orderId, parts } = await openFulfilment(db);
  const bills = createCourierBills({ ...parts, couriers: bookableCouriers(env, parts.clock) });
  return {
    bills,
    /** Booked for 60.00 each, of half a kilogram. */
    async book(numbers: readonly string[], more: Partial<BookingRow> = {}) {
      for (let from = 0; from < numbers.length; from += 500) {
        const rows = numbers.slice(from, from + 500).map((number) => ({
          id: newId(1),
          order_id: orderId,
          reference: number,
          courier: "shiprocket",
          service: "10",
          service_name: "Surface",
          state: "sent" as const,
          tracking_number: number,
          courier_key: "",
          why: null,
          grams: 500,
          quoted_paise: 60_00,
          cash_paise: 0,
          order_version: 1,
          actor: "meera",
          asked_at: 1,
          changed_at: 1,
          pickup_at: null,
          look_at: null,
          ...more,
        }));
        await db.write((tx) => tx.insertInto("parcel_bookings").values(rows).execute());
      }
    },
    async read(...lines: string[]) {
      const read = await bills.read("meera", "shiprocket", bytes(...lines));
      if (!read.ok) throw new Error(read.reason);
      return read.value.id;
    },
    async verdicts(id: string) {
      const found = await bills.look(id, 0);
      return Object.fromEntries((found?.sums ?? []).map(({ verdict, lines }) => [verdict, lines]));
    },
  };
}

describeOnBothEngines("a courier's bill", (openFresh) => {
  it("is held against what was booked, line by line", async () => {
    const { bills, book, read } = await openBills(await openFresh());
    await book(["5001", "5002", "5003", "5004"]);
    await book(["5005"], { state: "cancelled" });
    const id = await read(
      "5001,0.5,58.50,1.5",
      "5002,1,60,",
      "5003,0.5,60.01,",
      "5004,0.5,60,",
      "5004,0.5,60,",
      "5005,0.5,60,",
      "9999,0.5,60,",
    );
    const found = await bills.look(id, 0);
    expect(found?.lines.map(({ line, verdict }) => [line, verdict])).toEqual([
      [3, "weight"],
      [4, "price"],
      [6, "twice"],
      [7, "cancelled"],
      [8, "unknown"],
    ]);
    expect(found?.bill.billed_paise).toBe(420_01);
    expect(found?.sums.reduce((sum, { billedPaise }) => sum + billedPaise, 0)).toBe(420_01);
    const all = [];
    for await (const some of bills.linesOf(id)) all.push(...some);
    expect(all).toHaveLength(7);
    expect(all[6]).toMatchObject({ verdict: "unknown", booked_paise: null, number: null });
  });

  it("of 10,000 parcels comes to the paisa, and says of each whether it agrees", async () => {
    const { bills, book, read, verdicts } = await openBills(await openFresh());
    const numbers = Array.from({ length: 10_000 }, (_, at) => String(5_000_000 + at));
    await book(numbers);
    // Every tenth is a third of a rupee dearer in two columns, every hundredth heavier.
    const id = await read(
      ...numbers.map((number, at) => {
        if (at % 100 === 0) return `${number},1.5,60,`;
        return at % 10 === 0 ? `${number},0.5,60.11,0.22` : `${number},0.5,59.99,0.01`;
      }),
    );
    expect(await verdicts(id)).toEqual({ agreed: 9_000, price: 900, weight: 100 });
    const found = await bills.look(id, 0);
    expect(found?.bill.billed_paise).toBe(10_000 * 60_00 + 900 * 33);
    expect(found?.sums.reduce((sum, { bookedPaise }) => sum + bookedPaise, 0)).toBe(10_000 * 60_00);
    expect([found?.lines.length, found?.next]).toEqual([200, found?.lines.at(-1)?.line]);
  });

  it("is read once, and of two bills that name a parcel one bills it twice", async () => {
    const { book, read, verdicts } = await openBills(await openFresh());
    await book(["5001", "5002"]);
    const id = await read("5001,0.5,60,");
    expect(await read("5001,0.5,60,")).toBe(id);
    expect(await verdicts(id)).toEqual({ agreed: 1 });
    const both = await Promise.all([read("5002,0.5,60,", "a,1,1,"), read("5002,0.5,60,", "b,1,1,")]);
    const said = await Promise.all(both.map(verdicts));
    expect(said.map(({ twice = 0, agreed = 0 }) => [agreed, twice]).sort()).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(await verdicts(await read("5001,0.5,60,", "c,1,1,"))).toEqual({ twice: 1, unknown: 1 });
  });

  it("is refused where its columns are others, a line is broken, or nobody knows the courier", async () => {
    const { bills } = await openBills(await openFresh());
    const text = (csv: string) => bills.read("meera", "shiprocket", new TextEncoder().encode(csv));
    expect(await text("Parcel,Kilos,Price\n1,2,3\n")).toMatchObject({ reason: "billUnknown" });
    expect(await text(`${header}5001,heavy,60,\n`)).toMatchObject({
      reason: "tableBroken",
      data: { line: 2 },
    });
    expect(await text(header)).toMatchObject({ reason: "tableEmpty" });
    expect(await bills.read("meera", "nobody", bytes("5001,0.5,60,"))).toMatchObject({ reason: "notFound" });
    expect(await bills.list()).toEqual([]);
  });
});
