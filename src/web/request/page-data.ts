import {
  type DataRouter,
  type DataStrategyFunctionArgs,
  type DataStrategyResult,
  matchRoutes,
} from "react-router";
import { completed, isForAll, nobody } from "./known-person.ts";
import { loadPage, type Modules, type Named, nameNextPages } from "./next-pages.ts";
import { fetchPage, forgetAskedAhead, holdAhead, type PageData, takeAskedAhead } from "./page-data-ahead.ts";
import { askForAimed, stopAiming } from "./page-data-aimed.ts";
import { askForWhatIsInView } from "./page-data-in-view.ts";
import { leavePage, putRight } from "./page-data-put-right.ts";

type Results = Record<string, DataStrategyResult>;
type Strategy = (asked: DataStrategyFunctionArgs) => Promise<Results>;

/** So long what one comes Back to is as it was left, as if it had stood; after it the page is asked for anew once it shows. */
const freshMs = 60_000;
const longestMs = 300_000;
const mostPages = 12;
const mostParts = 4;
/** Other ones after each write: what was asked for before it is put into the former, which nobody reads. */
let left = new Map<string, PageData>();
let parts: typeof left = new Map();
let due: (() => void) | undefined;
let opened: Strategy | undefined;

/** The data of a navigation: of a page one comes Back to, or asked for ahead, or fetched now. */
export function openPages(
  router: DataRouter,
  fetchData: Strategy,
  routes: Named,
  modules: Modules,
  data: PageData["data"] = {},
): Strategy {
  if (opened) return opened;
  const { pathname, search } = router.state.location;
  if (isForAll(data.root)) {
    const bare = { ...data, root: { ...data.root, ...nobody } };
    left.set(pathname + search, { at: performance.timeOrigin, data: bare });
    nameNextPages(routes, modules);
  }
  const isPageForAll = () => isForAll(router.state.loaderData.root);
  const loadPageAt = (path: string) => {
    for (const { route } of matchRoutes(router.routes, path, router.basename) ?? [])
      void loadPage(routes[route.id], modules);
  };
  askForAimed(isPageForAll, loadPageAt);
  askForWhatIsInView(router, isPageForAll, loadPageAt);
  opened = async (asked) => {
    const { request, fetcherKey } = asked;
    const isRead = request.method === "GET";
    if (!isRead) forgetPageData();
    const begunIn = left;
    if (!isRead) return completed(await fetchData(asked).finally(forgetPageData));
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const at = Date.now();
    if (fetcherKey) return partOf(asked, address, fetchData);
    const known = leadsBack(address, router)
      ? comeBack(address, router)
      : await goOn(request, address, router);
    const isRight = known && begunIn === left;
    const results = (isRight && (await resultsOf(asked, known))) || (await fetchData(asked));
    keep(begunIn, address, results, (isRight && known.at) || at);
    return completed(results);
  };
  return opened;
}

/** What a part of a page asks for is as fresh as the page that one comes Back to. */
async function partOf(
  asked: DataStrategyFunctionArgs,
  address: string,
  fetchData: Strategy,
): Promise<Results> {
  const begunIn = parts;
  const known = begunIn.get(address);
  const at = Date.now();
  const results = known && at - known.at < freshMs && (await resultsOf(asked, known));
  if (results) return results;
  const fetched = withoutFailures(await fetchData(asked));
  const data = Object.entries(fetched).map(([id, { result }]) => [id, result]);
  if (data.every(([, result]) => result !== undefined && !(result instanceof Response)))
    put(begunIn, address, { at, data: Object.fromEntries(data) }, mostParts);
  return fetched;
}

/** What a part of a page asked for and was not given: the page is there without it. */
function withoutFailures(results: Results): Results {
  for (const one of Object.values(results))
    if (one.type === "error" && !(one.result instanceof Response))
      Object.assign(one, { type: "data", result: undefined });
  return results;
}

/** What was written may show on pages that one has left; while it is under way, they are as before or as after it. */
export function forgetPageData(): void {
  left = new Map();
  parts = new Map();
  forgetAskedAhead();
}

/** Called once a page is shown: a transition's older state, shown after what came anew, would stay. */
export function renewShown(): void {
  due?.();
  due = undefined;
}

/** Only then is the browser at the address before the router is. */
function leadsBack(address: string, { state }: DataRouter): boolean {
  const isThere = address === location.pathname + location.search;
  return isThere && keyHere() !== state.location.key;
}

function keyHere(): string {
  return history.state?.key ?? "default";
}

function comeBack(address: string, router: DataRouter): PageData | undefined {
  const page = left.get(address);
  const age = page ? Date.now() - page.at : longestMs;
  leave();
  if (age >= longestMs) return undefined;
  if (age >= freshMs) renewOnceShown(address, router, left);
  return page;
}

/** A page that was asked for ahead shows at once; what has become of it since is on its way by then. */
async function goOn({ signal }: Request, address: string, router: DataRouter): Promise<PageData | undefined> {
  const begunIn = left;
  leave();
  stopAiming();
  const { page, newer } = await takeAskedAhead(address);
  // Another press may have come meanwhile, whose page is due then.
  if (newer && !signal.aborted) renewOnceShown(address, router, begunIn, newer, page);
  return page;
}

function leave(): void {
  due = undefined;
  leavePage();
}

function renewOnceShown(
  address: string,
  router: DataRouter,
  begunIn: typeof left,
  newer?: ReturnType<typeof fetchPage>,
  page?: PageData,
): void {
  let asked = newer;
  const ask = () => {
    const now = asked;
    asked = undefined;
    return renew(address, router, begunIn, now, page);
  };
  due = () => void putRight(ask);
}

/** Without an answer the page stays as it was left; and where nothing has changed, it is not drawn anew. */
async function renew(
  address: string,
  router: DataRouter,
  begunIn: typeof left,
  asked = fetchPage(address),
  page?: PageData,
): Promise<void> {
  const now = await asked;
  const isRight = begunIn === left;
  if (isRight && page && now && JSON.stringify(now.data) === JSON.stringify(page.data)) return;
  const { location: shown, navigation } = router.state;
  const isShown = address === location.pathname + location.search && shown.key === keyHere();
  if (!isShown || navigation.state !== "idle") return;
  // What was asked for before a write is not what the page is now.
  if (now && isRight) holdAhead(address, Promise.resolve(now));
  await router.revalidate();
}

/** Nothing, where the page needs what is not there. */
async function resultsOf(
  { matches }: DataStrategyFunctionArgs,
  { data }: PageData,
): Promise<Results | undefined> {
  // As the router's own fetching does it: else what all pages have would be left out, and the page not be kept again.
  const wanted = matches.filter((match) => match.shouldCallHandler(true));
  if (!wanted.every(({ route }) => route.id in data)) return undefined;
  // What is the shopper's is added to a copy.
  const own: PageData["data"] = { ...data, root: { ...(data.root as object) } };
  return Object.fromEntries(
    await Promise.all(
      wanted.map(async (match) => [match.route.id, await match.resolve(async () => own[match.route.id])]),
    ),
  );
}

function keep(pages: Map<string, PageData>, address: string, results: Results, at: number): void {
  pages.delete(address);
  const entries = Object.entries(results);
  const root = results.root?.result;
  if (!isForAll(root) || entries.some(([, { type }]) => type !== "data")) return;
  const data = Object.fromEntries(entries.map(([id, { result }]) => [id, result]));
  put(pages, address, { at, data: { ...data, root: { ...root } } });
}

function put(pages: typeof left, address: string, page: PageData, most = mostPages): void {
  // One that is renewed is the newest.
  pages.delete(address);
  pages.set(address, page);
  const [oldest] = pages.keys();
  if (oldest !== undefined && pages.size > most) pages.delete(oldest);
}
