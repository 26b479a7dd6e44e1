import { formatRupees, parseRupees } from "#contract/format/money.ts";
import { failure, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { csvLine } from "#modules/invoices/rules/csv-line.ts";
import { streamOf } from "#platform/stream-of.ts";
import { actorsOf } from "#server/handlers/actors.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { owedCashEndpoints } from "./office-endpoints.ts";

export const owedCashHandlers: HandlersOf<typeof owedCashEndpoints> = {
  async see(shop, _caller, { carrier, cursor }) {
    const { owedCash } = shop.checkout;
    const lateDays = shop.shopSettings.now().payments.cashDueDays;
    const [couriers, settled] = await Promise.all([owedCash.couriers(lateDays), owedCash.settled()]);
    const named = carrier === "-" ? null : carrier;
    const shown = named === undefined ? couriers[0]?.carrier : named;
    const page = shown === undefined ? { parcels: [], next: null } : await owedCash.parcels(shown, cursor);
    const actor = await actorsOf(
      shop,
      settled.flatMap(({ by, back }) => (back ? [by, back.by] : [by])),
    );
    return success({
      lateDays,
      couriers,
      shown: shown ?? null,
      ...page,
      settled: settled.map(({ by, back, ...one }) => ({
        ...one,
        by: actor(by),
        back: back && { ...back, by: actor(back.by) },
      })),
    });
  },

  async settle({ checkout }, { userId: actor }, { orders, reference, rupees, note }, { lang }) {
    const { owedCash } = textsOf(lang);
    if (!orders) return { ...failure("fieldRequired", { field: "orders" }), message: owedCash.nothingTicked };
    const gotPaise = rupees ? parseRupees(rupees) : undefined;
    if (rupees && gotPaise === undefined) return failure("amountUnusable", { field: "rupees" });
    const done = await checkout.owedCash.settle({ orderIds: orders, reference, gotPaise, note, actor });
    if (!done.ok) return done;
    const { parcels, duePaise, gotPaise: got } = done.value;
    const text = owedCash.done(parcels, formatRupees(got));
    const rest = duePaise - got;
    const message = rest > 0 ? `${text} ${owedCash.short(formatRupees(rest))}` : text;
    return success({ message, settled: done.value });
  },

  async takeBack({ checkout }, { userId }, { id }) {
    const done = await checkout.owedCash.takeBack(id, userId);
    return done.ok ? success({}) : done;
  },

  async file({ checkout }) {
    return success({ file: { name: "cash-due.csv", body: streamOf(cashLines(checkout.owedCash.all())) } });
  },
};

async function* cashLines(
  parts: ReturnType<ShopServices["checkout"]["owedCash"]["all"]>,
): AsyncGenerator<string> {
  yield csvLine(["Order", "Courier", "Delivered", "Rupees"]);
  for await (const parcels of parts)
    yield parcels
      .map(({ number, carrier, since, paise }) =>
        csvLine([number, carrier, new Date(since).toISOString().slice(0, 10), paise / 100]),
      )
      .join("");
}
