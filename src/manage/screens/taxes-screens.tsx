import { taxesEndpoints } from "#contract/endpoints/taxes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "../frame/places.ts";
import { RatePage } from "../pages/rate-page.tsx";
import { TaxesPage } from "../pages/taxes-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import { beforeGstFacts } from "../parts/before-gst.tsx";
import { lookUp } from "../parts/looked.ts";
import type { Screen } from "../screen.ts";

export const taxesScreen: Screen = {
  path: "shop/taxes",
  right: taxesEndpoints.list.right,
  async show(wanted) {
    const [table, question] = await Promise.all([
      asked(taxesEndpoints.list, {}, wanted),
      lookUp(taxesEndpoints.ask, ["rupees", "of", "day"], wanted),
    ]);
    const { title } = textsOf(wanted.page.facts.lang).taxes;
    return (
      table && { title, body: <TaxesPage table={table} asked={question} before={beforeGstFacts(wanted)} /> }
    );
  },
};

export const rateScreen: Screen = {
  path: "shop/taxes/rate",
  right: taxesEndpoints.set.right,
  act: {
    // A class stands where a code would; who gives both means the code.
    done: () => officePath("shop/taxes"),
    given: (_, { class: of, ...fields }) => ({ ...fields, ...(of && !fields.hsn?.trim() && { hsn: of }) }),
  },
  async show(wanted) {
    const table = await asked(taxesEndpoints.list, {}, wanted);
    if (!table) return undefined;
    const of = wanted.query.get("of") ?? undefined;
    const from = wanted.query.get("from");
    const own = table.rates.filter(({ hsn }) => hsn === of);
    const coming = own.find((rate) => rate.state === "coming" && rate.from === from);
    const now = own.find(({ state }) => state === "now");
    if (of !== undefined && own.length === 0) return undefined;
    const { taxes } = textsOf(wanted.page.facts.lang);
    const { version, today } = table;
    return { title: taxes.make, body: <RatePage {...{ version, today, of, coming, now }} /> };
  },
};
