import { setTimeout as wait } from "node:timers/promises";
import type { EntryContext, RouterContextProvider, ServerBuild } from "react-router";
import { sharedPages } from "#contract/shared-pages.ts";
import type { RunningShop } from "#main";
import { versionKey as settingsVersion } from "#modules/settings/service.ts";
import type { Database } from "#platform/database/database.ts";
import { readValue } from "#platform/database/key-values.ts";
import { areConcerned, type Dependencies } from "#platform/invalidation/dependencies.ts";
import { allEndpoints } from "#server/handlers/all-endpoints.ts";
import { pageContext } from "#web/page-context.ts";
import routes from "#web/routes.ts";
import { hearInvalidations } from "./hear-invalidations.ts";

type Route = { readonly loader?: (args: never) => unknown };
const files = import.meta.glob<Route>(["../../src/web/root.tsx", "../../src/**/*.route.tsx"]);

/** The pages of the shop that are kept for all, each as what its loaders give, in JSON. */
export async function keptPages(): Promise<ServerBuild> {
  const shared = new Set<string>(sharedPages.map(({ path }) => path));
  const kept = routes.filter(({ path = "" }) => shared.has(`/${path.replace(/:(\w+)\??/g, "{$1}")}`));
  const all = [{ id: "root", path: "", file: "root.tsx" }, ...kept.map((one) => ({ id: one.file, ...one }))];
  const built = all.map(async ({ id, path, file, ...more }) => {
    const { loader } = (await files[`../../src/web/${file}`.replace("web/../", "")]?.()) ?? {};
    const isIndex = "index" in more && more.index;
    const place = id === "root" ? {} : { parentId: "root", ...(isIndex && { index: true }) };
    return [id, { id, path, ...place, module: { default: () => null, loader } }];
  });
  return {
    entry: { module: { pageContext, default: sayLoaded, handleError: report } },
    routes: Object.fromEntries(await Promise.all(built)),
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  } as unknown as ServerBuild;
}

/** That a page is made for all is said by the frame; it is all in which such a page differs from a visitor's own. */
async function sayLoaded(
  _request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext: { loaderData } }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { root, ...page } = loaderData as Record<string, object>;
  const { forAll: _, ...frame } = root as { forAll?: true };
  context.get(pageContext).write(Buffer.from(JSON.stringify({ frame, page })));
  return new Response(null, { status, headers });
}

function report(error: unknown, { context }: { context: RouterContextProvider }): void {
  context.get(pageContext).report(error);
}

/** Addresses of all that is kept for all, made of the two lists that say so. */
export function keptAddresses(things: Readonly<Record<"product" | "store" | "category" | "leaf", string>>) {
  const leaf = things.leaf.split("/");
  const at = (path: string) =>
    path
      .replace("{category}/{subcategory}", leaf.join("/"))
      .replace("{category}", things.category)
      .replace("{page}", "shipping")
      .replace("{id}", path.includes("store") ? things.store : things.product);
  const calls = allEndpoints.filter(({ isShared }) => isShared).map(({ path }) => at(`/api${path}`));
  return [...sharedPages.map(({ path }) => at(path)), ...calls];
}

/** Which of these are still given as they were before the last change, once every process has had time to hear of it. */
export async function outdatedPages(
  url: string,
  addresses: readonly string[],
  patienceMs = 20_000,
): Promise<string[]> {
  const until = performance.now() + patienceMs;
  for (let left = addresses; ; await wait(30)) {
    const seen = await Promise.all(left.map((address) => isOutdated(url, address)));
    left = left.filter((_, at) => seen[at]);
    if (left.length === 0 || performance.now() > until) return [...left];
  }
}

async function isOutdated(url: string, address: string): Promise<boolean> {
  // With a cookie that nobody knows an answer is made for that one alone.
  const [kept, fresh] = await Promise.all([said(url + address, ""), said(url + address, "made=now")]);
  return kept !== fresh;
}

async function said(address: string, cookie: string): Promise<string> {
  const answer = await fetch(address, { headers: { cookie }, redirect: "manual" });
  return `${answer.status} ${await answer.text()}`;
}

interface MadePage {
  readonly said: string;
  readonly dependencies: Dependencies;
}

/** A shop that is busy with others is asked again; one that is closed stays so. */
async function madeNow(make: RunningShop["make"], address: string): Promise<MadePage> {
  const kind = address.startsWith("/api/") ? "call" : "page";
  for (let tries = 1; ; tries++) {
    const { response, dependencies } = await make({ lang: "en", address, kind }, false);
    const text = await response.text();
    if (response.status !== 503 || tries > 40) return { said: `${response.status} ${text}`, dependencies };
    await wait(50);
  }
}

/**
 * From now on: what is kept of these as it was before something changed it, though nothing has told so. It is asked
 * after every write.
 */
export async function watchKeptPages(shop: Pick<RunningShop, "make" | "catchUp">, db: Database) {
  const known = new Map<string, MadePage>();
  const heard = await hearInvalidations(db);
  let settings = await readValue(db.read, settingsVersion);
  let late: readonly string[] = [];
  return async (addresses: readonly string[]): Promise<string[]> => {
    await shop.catchUp();
    const changed = new Set([...late, ...(await heard())]);
    const now = await readValue(db.read, settingsVersion);
    const isCleared = now !== settings;
    settings = now;
    const seen: (Dependencies | undefined)[] = [];
    for (const address of addresses) {
      const made = await madeNow(shop.make, address);
      const before = known.get(address);
      known.set(address, made);
      seen.push(before && made.said !== before.said && !isCleared ? before.dependencies : undefined);
    }
    // A job may have written since.
    late = await heard();
    for (const key of late) changed.add(key);
    return addresses.filter((_, at) => {
      const dependencies = seen[at];
      return dependencies && !areConcerned(dependencies, changed);
    });
  };
}
