import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import { nestedFields } from "#manage/parts/nested-fields.ts";
import type { Screen } from "#manage/screen.ts";
import { lookUp } from "#modules/settings/office/public/looked.ts";
import { placeEndpoints } from "../places-endpoints.ts";
import { taxEndpoints } from "../taxes-endpoints.ts";
import { beforeGstState } from "./before-gst.tsx";
import { PlacePage } from "./place-page.tsx";
import { DeliveryFilePage, DeliveryFilesPage } from "./places-file-page.tsx";
import { DeliveryPage } from "./places-page.tsx";
import { RatePage } from "./rate-page.tsx";
import { TaxesPage } from "./taxes-page.tsx";

const taxesScreen: Screen = {
  path: "shop/taxes",
  right: taxEndpoints.list.right,
  async show(request) {
    const [table, question] = await Promise.all([
      askEndpoint(taxEndpoints.list, {}, request),
      lookUp(taxEndpoints.ask, ["rupees", "of", "day"], request),
    ]);
    const { title } = textsOf(request.page.requestContext.lang).taxes;
    return (
      table && { title, body: <TaxesPage table={table} lookup={question} before={beforeGstState(request)} /> }
    );
  },
};

const rateScreen: Screen = {
  path: "shop/taxes/rate",
  right: taxEndpoints.set.right,
  act: {
    // A class stands where a code would; who gives both means the code.
    done: () => officePath("shop/taxes"),
    input: (_, { class: of, ...fields }) => ({ ...fields, ...(of && !fields.hsn?.trim() && { hsn: of }) }),
  },
  async show(request) {
    const table = await askEndpoint(taxEndpoints.list, {}, request);
    if (!table) return undefined;
    const of = request.query.get("of") ?? undefined;
    const from = request.query.get("from");
    const own = table.rates.filter(({ hsn }) => hsn === of);
    const coming = own.find((rate) => rate.state === "coming" && rate.from === from);
    const now = own.find(({ state }) => state === "now");
    const isNew = of !== undefined && own.length === 0;
    if (isNew && !/^\d{2,8}$/.test(of)) return undefined;
    const proposed = { ...filterOf(request.query, "percent", "upTo", "above"), ...(isNew && { hsn: of }) };
    const { taxes } = textsOf(request.page.requestContext.lang);
    const { version, today } = table;
    const shown = { version, today, of: isNew ? undefined : of, coming, now, proposed };
    return { title: taxes.make, body: <RatePage {...shown} /> };
  },
};

const home = officePath("shop/places");

const deliveryScreen: Screen = {
  path: "shop/places",
  right: placeEndpoints.list.right,
  async show(request) {
    const filter = filterOf(request.query, "search", "cursor");
    const [table, question] = await Promise.all([
      askEndpoint(placeEndpoints.list, filter, request),
      lookUp(placeEndpoints.ask, ["pinCode", "rupees", "grams"], request),
    ]);
    // Letters begin no PIN code: the whole table instead.
    const shown = table ?? (await askEndpoint(placeEndpoints.list, {}, request));
    const { title } = textsOf(request.page.requestContext.lang).places;
    return (
      shown && {
        title,
        body: (
          <DeliveryPage table={shown} lookup={question} filter={filter} before={beforeGstState(request)} />
        ),
      }
    );
  },
};

const placeScreen: Screen = {
  path: "shop/places/place",
  right: placeEndpoints.set.right,
  act: { input: (_, fields) => nestedFields(fields), done: () => home },
  async show(request) {
    const prefix = request.query.get("prefix");
    const { title, make } = textsOf(request.page.requestContext.lang).places;
    if (prefix === null) {
      const table = await askEndpoint(placeEndpoints.list, {}, request);
      return table && { title: make, body: <PlacePage version={table.version} place={undefined} /> };
    }
    const found = await askEndpoint(placeEndpoints.show, { prefix: prefix || "*" }, request);
    return found && { title, body: <PlacePage version={found.version} place={found.place} /> };
  },
};

const deliveryFilesScreen: Screen = {
  path: "shop/places/file",
  right: placeEndpoints.take.right,
  act: {
    done: (_, answer) =>
      officePath(`shop/places/file/${(answer as AnswerOf<typeof placeEndpoints.read>).file.id}`),
  },
  async show({ page }) {
    const { file } = textsOf(page.requestContext.lang).places;
    return { title: file.title, body: <DeliveryFilesPage /> };
  },
};

const deliveryFileScreen: Screen = {
  path: "shop/places/file/:id",
  right: placeEndpoints.look.right,
  act: { done: () => home },
  async show(request) {
    const answer = await askEndpoint(placeEndpoints.look, { id: request.params.id }, request);
    const { file } = textsOf(request.page.requestContext.lang).places;
    return answer && { title: file.look, body: <DeliveryFilePage file={answer.file} /> };
  },
};

export const screens: readonly Screen[] = [
  taxesScreen,
  rateScreen,
  deliveryScreen,
  placeScreen,
  deliveryFilesScreen,
  deliveryFileScreen,
];
