import type { AnswerOf } from "#contract/endpoint.ts";
import { roleHolds } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import { nestedFields } from "#manage/parts/nested-fields.ts";
import { tickName } from "#manage/parts/ticked.ts";
import type { Screen } from "#manage/screen.ts";
import { bulkEndpoints } from "#modules/catalogue/bulk/endpoints.ts";
import type { BulkChange } from "#modules/catalogue/bulk-view.ts";
import { tablesEndpoints } from "#modules/catalogue/import/endpoints.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import type { Places } from "../categories/category-options.tsx";
import { FileOptions } from "../import/file-options.tsx";
import { FilesPage } from "../import/files-page.tsx";
import { goodsScreen } from "../products/goods-screen.tsx";
import { BulkListPage } from "./bulk-list-page.tsx";
import { BulkPage } from "./bulk-page.tsx";
import { formatBulk } from "./format-bulk.ts";
import { ManyPage } from "./many-page.tsx";

const filters = ["state", "search", "category", "hsn"] as const;

/** What shall be done to the goods that were ticked in the list, or to all that fit. */
export const manyScreen: Screen = {
  path: "goods/many",
  right: bulkEndpoints.plan.right,
  act: {
    done: (_, answer) => officePath(`goods/bulk/${(answer as AnswerOf<typeof bulkEndpoints.plan>).bulk.id}`),
  },
  async show(request) {
    const { query, page } = request;
    const isAll = query.get("all") === "on";
    const ids = [...query.keys()].flatMap((name) =>
      name.startsWith(tickName) ? [name.slice(tickName.length)] : [],
    );
    // There is nothing to change before something is chosen.
    const list = new URLSearchParams({ ...filterOf(query, ...filters), many: "1" });
    if (!isAll && ids.length === 0) return goodsScreen.show({ ...request, query: list });
    const answer = await askEndpoint(goodsOfficeEndpoints.places, {}, request);
    if (!answer) return undefined;
    const chosen = isAll ? { all: "on", ...filterOf(query, ...filters) } : { goods: ids.join(",") };
    return {
      title: textsOf(page.requestContext.lang).bulk.title,
      body: <ManyPage count={isAll ? undefined : ids.length} chosen={chosen} places={answer.categories} />,
    };
  },
};

export const bulkListScreen: Screen = {
  path: "goods/bulk",
  right: bulkEndpoints.list.right,
  async show(request) {
    const [answer, places] = await Promise.all([
      askEndpoint(bulkEndpoints.list, {}, request),
      askEndpoint(goodsOfficeEndpoints.places, {}, request),
    ]);
    if (!answer || !places) return undefined;
    const { recent } = textsOf(request.page.requestContext.lang).bulk;
    return { title: recent, body: <BulkListPage bulks={answer.bulks} nameOf={namesIn(places.categories)} /> };
  },
};

/** Before, meanwhile and after: the same page. */
export const bulkScreen: Screen = {
  path: "goods/bulk/:id",
  right: bulkEndpoints.show.right,
  act: { input: (_, fields) => nestedFields(fields) },
  async show(request) {
    const { params, query, page } = request;
    const filter = filterOf(query, "show", "cursor");
    const [answer, places] = await Promise.all([
      askEndpoint(bulkEndpoints.show, { id: params.id, ...filter }, request),
      askEndpoint(goodsOfficeEndpoints.places, {}, request),
    ]);
    if (!answer || !places) return undefined;
    const nameOf = namesIn(places.categories);
    const title = formatBulk(answer.bulk.wish as BulkChange, textsOf(page.requestContext.lang), nameOf);
    const { bulk } = answer;
    const file =
      bulk.kind === "import" ? await askEndpoint(tablesEndpoints.ask, { id: bulk.id }, request) : undefined;
    const mayChoose = roleHolds(page.caller?.role ?? null, tablesEndpoints.choose.right);
    const options = file && mayChoose && <FileOptions bulk={bulk} asked={file} places={places.categories} />;
    return { title, body: <BulkPage {...answer} filter={filter} nameOf={nameOf} options={options} /> };
  },
};

export const filesScreen: Screen = {
  path: "goods/files",
  right: tablesEndpoints.take.right,
  act: {
    done: (_, answer) =>
      officePath(`goods/bulk/${(answer as AnswerOf<typeof tablesEndpoints.read>).bulk.id}`),
  },
  async show(request) {
    const answer = await askEndpoint(bulkEndpoints.list, {}, request);
    if (!answer) return undefined;
    const { title } = textsOf(request.page.requestContext.lang).table;
    return { title, body: <FilesPage files={answer.bulks.filter(({ kind }) => kind === "import")} /> };
  },
};

function namesIn(places: Places) {
  const names = new Map(places.map(({ id, name }) => [id, name]));
  return (category: string) => names.get(category) ?? category;
}
