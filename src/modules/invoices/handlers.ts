import { type StateCode, stateNameOf } from "#contract/india/states.ts";
import { failure, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { booksEndpoints } from "./endpoints.ts";

export const booksHandlers: HandlersOf<typeof booksEndpoints> = {
  async see({ checkout, accounting }, _, { period }, { lang }) {
    const [report, needs] = await Promise.all([accounting.report(period), checkout.orderLists.needs()]);
    if (!report) return failure("notFound");
    const { stateName } = textsOf(lang).checkout.address;
    const taxes = report.taxes.map((row) => ({
      ...row,
      state: row.place === "" ? "" : stateName(stateNameOf(row.place as StateCode)),
    }));
    const open = [needs.refund, needs.payment].flatMap((one) => one ?? []);
    const toLookAt = {
      count: open.reduce((sum, { count }) => sum + count, 0),
      isMore: open.some(({ isMore }) => isMore),
    };
    return success({ ...report, taxes, toLookAt });
  },

  async table({ accounting }, _, { table, month }) {
    const body = accounting.tableOf(table, month);
    return body ? success({ file: { name: `${table}-${month}.csv`, body } }) : failure("notFound");
  },

  taxTable: (shop, _, { month }) => taxFile(shop, "table", month, `taxes-${month}.csv`),
  gstr1: (shop, _, { month }) => taxFile(shop, "gstr1", month, `gstr1-${month}.json`),
  eInvoices: (shop, _, { month }) => taxFile(shop, "eInvoices", month, `inv01-${month}.json`),
};

async function taxFile(
  { accounting }: ShopServices,
  file: Parameters<ShopServices["accounting"]["taxFile"]>[0],
  month: string,
  name: string,
) {
  const made = await accounting.taxFile(file, month);
  return made.ok ? success({ file: { name, body: made.value } }) : made;
}
