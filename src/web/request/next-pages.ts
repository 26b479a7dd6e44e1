import { whenIdle } from "#web/ui/when-idle.ts";
import { savesData } from "./page-data-ahead.ts";

type Route = { readonly id: string; readonly module: string; readonly imports?: readonly string[] };
export type Named = Readonly<Record<string, Route | undefined>>;
/** Where the router looks first for how a page is drawn. */
export type Modules = Record<string, unknown>;

/** Where most go from a public page; how such a page is drawn is there before it is asked for. */
const next = ["features/home/home.route", "products", "features/catalogue/product.route"];
const calmMs = 500;

export function nameNextPages(routes: Named, modules: Modules): void {
  if (!import.meta.env.PROD || savesData()) return;
  const left = [...next];
  const load = () => {
    const id = left.shift();
    if (id) void loadPage(routes[id], modules)?.then(() => whenIdle(load));
  };
  setTimeout(() => whenIdle(load), calmMs);
}

/** With what it imports, of which the browser would only hear once it has read it. */
export function loadPage(route: Route | undefined, modules: Modules): Promise<unknown> | undefined {
  if (!import.meta.env.PROD || !route) return undefined;
  const { id, module, imports = [] } = route;
  const load = (file: string) => import(/* @vite-ignore */ file);
  const page = load(module).then((loaded) => {
    modules[id] ??= loaded;
  });
  return Promise.allSettled([page, ...imports.map(load)]);
}
