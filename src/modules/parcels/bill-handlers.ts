import { failure, success } from "#contract/outcome.ts";
import { csvLine } from "#modules/invoices/rules/csv-line.ts";
import { numberWords } from "#modules/orders/rules/order-id.ts";
import { streamOf } from "#platform/stream-of.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import { fileRefusal } from "#server/handlers/file-refusal.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { courierBillEndpoints } from "./bill-endpoints.ts";

type Bill = Awaited<ReturnType<ShopServices["parcels"]["bills"]["list"]>>[number];
type Lines = ReturnType<ShopServices["parcels"]["bills"]["linesOf"]>;

export const courierBillHandlers: HandlersOf<typeof courierBillEndpoints> = {
  async list(shop) {
    const { bills } = shop.parcels;
    return success({ couriers: bills.couriers, bills: await shownBills(shop, await bills.list()) });
  },

  async read({ parcels }, { userId }, { courier, table }, { lang }) {
    const read = await parcels.bills.read(userId, courier, table);
    return read.ok ? read : fileRefusal(read, lang);
  },

  async look(shop, _, { id, after }) {
    const found = await shop.parcels.bills.look(id, after ?? 0);
    const [bill] = found ? await shownBills(shop, [found.bill]) : [];
    if (!found || !bill) return failure("notFound");
    return success({
      ...{ bill, sums: found.sums, next: found.next },
      lines: found.lines.map(({ tracking_number: trackingNumber, number, ...line }) => ({
        ...{ line: line.line, trackingNumber, verdict: line.verdict, grams: line.grams, paise: line.paise },
        number: number === null ? null : numberWords(number),
        bookedGrams: line.booked_grams,
        bookedPaise: line.booked_paise,
      })),
    });
  },

  async file({ parcels }, _, { id }) {
    if (!(await parcels.bills.look(id, 0))) return failure("notFound");
    return success({ file: { name: "courier-bill.csv", body: streamOf(csvOf(parcels.bills.linesOf(id))) } });
  },
};

async function shownBills(shop: ShopServices, bills: readonly Bill[]) {
  const actor = await actorsOf(
    shop,
    bills.map((bill) => bill.actor),
  );
  const carriers = new Map(shop.parcels.bills.couriers.map(({ name, carrier }) => [name, carrier]));
  return bills.map(({ id, courier, lines, billed_paise: billedPaise, at, ...bill }) => ({
    ...{ id, lines, billedPaise, at },
    carrier: carriers.get(courier) ?? courier,
    by: actor(bill.actor),
  }));
}

async function* csvOf(parts: Lines): AsyncGenerator<string> {
  yield csvLine([
    ...["Line", "Number", "Verdict", "Order", "Booked grams", "Billed grams"],
    ...["Booked rupees", "Billed rupees", "Difference"],
  ]);
  for await (const lines of parts)
    yield lines
      .map((one) =>
        csvLine([
          ...[one.line, one.tracking_number, one.verdict],
          one.number === null ? null : numberWords(one.number),
          ...[one.booked_grams, one.grams, rupees(one.booked_paise), rupees(one.paise)],
          one.booked_paise === null ? null : rupees(one.paise - one.booked_paise),
        ]),
      )
      .join("");
}

function rupees(paise: number | null): number | null {
  return paise === null ? null : paise / 100;
}
