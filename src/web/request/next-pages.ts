import { whenIdle } from "#web/ui/when-idle.ts";
import { savesData } from "./page-data-ahead.ts";

type Route = { readonly module: string; readonly imports?: readonly string[] };
export type Named = Readonly<Record<string, Route | undefined>>;

/** Where most go from a public page; how such a page is drawn is there before it is asked for. */
const next = ["features/home/home.route", "products", "features/catalogue/product.route"];
const calmMs = 500;

export function nameNextPages(routes: Named): void {
  if (!import.meta.env.PROD || savesData()) return;
  const left = [...next];
  const load = () => {
    const id = left.shift();
    if (id) void loadPage(routes[id])?.then(() => whenIdle(load));
  };
  setTimeout(() => whenIdle(load), calmMs);
}

/** With what it imports, of which the browser would only hear once it has read it. */
export function loadPage(route: Route | undefined): Promise<unknown> | undefined {
  if (!import.meta.env.PROD || !route) return undefined;
  return Promise.allSettled(
    [route.module, ...(route.imports ?? [])].map((file) => import(/* @vite-ignore */ file)),
  );
}
