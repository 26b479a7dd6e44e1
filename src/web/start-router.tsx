import { type ContextType, Fragment } from "react";
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createClientRoutes as createClientRoutes,
  UNSAFE_createRouter as createRouter,
  UNSAFE_createClientRoutesWithHMRRevalidationOptOut as createRoutesForHMR,
  UNSAFE_decodeViaTurboStream as decode,
  UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
  UNSAFE_getHydrationData as getHydrationData,
  type HydrationState,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  RouterProvider,
} from "react-router";
import type { ShellView } from "#contract/shell-view.ts";
import { toldLate } from "#web/request/told-late.ts";
import { fetchedAtRest } from "#web/ui/when-idle.ts";
import { goWithoutScript } from "./without-script.ts";

type Framework = NonNullable<ContextType<typeof FrameworkContext>>;

/** What `start-script` writes into each page. */
type Written = {
  readonly __reactRouterContext: Framework & { readonly stream: ReadableStream<Uint8Array> };
  readonly __reactRouterManifest: Framework["manifest"];
  readonly __reactRouterRouteModules: Framework["routeModules"];
  /** What a page made for all was completed with before it was painted, by the browser or by the shop. */
  readonly haatKnown?: Partial<ShellView>;
};

/**
 * The router's own parts put together as its `HydratedRouter` does it, without those for what this shop has
 * not: routes that are looked for page by page, pages without a server, a way to be watched.
 */
export async function startRouter() {
  const page = window as unknown as Written;
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: routeModules } = page;
  const { stream, future, ssr, isSpaMode, routeDiscovery } = page.__reactRouterContext;
  const state = (await decode(stream, window)).value as HydrationState;
  Object.assign(state.loaderData?.root ?? {}, page.haatKnown);
  const fetchData = getDataStrategy(() => router, manifest, routeModules, ssr);
  const routes = createClientRoutes(manifest.routes, routeModules, state, ssr, isSpaMode);
  const wentWithoutScript = goWithoutScript(routes, manifest.routes, routeModules, () => {
    const { state: moving, location: to } = router.state.navigation;
    return moving === "loading" ? router.createHref(to) : undefined;
  });
  // Of a page in Hindi the first part of its address, of any other its slash: every byte is loaded by everybody.
  const [basename] = /^\/hi(?![^/])|./.exec(location.pathname) as RegExpExecArray;
  let pages: typeof fetchData | undefined;
  const loadPages = fetchedAtRest(async () => {
    const { openPages } = await import("#web/request/page-data.ts");
    pages = openPages(router, fetchData, manifest.routes, routeModules, state.loaderData);
    return pages;
  });
  const router = createRouter({
    basename,
    routes,
    history: createBrowserHistory(),
    hydrationData: getHydrationData({
      state,
      routes,
      getRouteInfo: (id) => ({
        clientLoader: routeModules[id]?.clientLoader,
        hasLoader: manifest.routes[id]?.hasLoader === true,
        hasHydrateFallback: routeModules[id]?.HydrateFallback !== undefined,
      }),
      location: window.location,
      basename,
      future,
      isSpaMode,
    }),
    mapRouteProperties: defaultMapRouteProperties,
    hydrationRouteProperties,
    // What is there is taken within the press: an import that was made long ago waits for a turn all the same.
    dataStrategy: async (asked) => {
      const fetchPage = pages ?? (await loadPages().catch(() => undefined));
      // A page that is only asked for anew stays: opened again each time, it might never come to rest.
      const isMoving = router.state.navigation.state !== "idle";
      if (await wentWithoutScript(asked, !fetchPage && isMoving)) await new Promise(() => undefined);
      return (fetchPage ?? fetchData)(asked);
    },
  });
  router.initialize();
  // The development server puts changed routes in here.
  if (import.meta.env.DEV)
    Object.assign(window, { __reactRouterDataRouter: Object.assign(router, { createRoutesForHMR }) });
  // The second child is empty, and has to be: the ids of a page count what the server had beside the first.
  return (
    <>
      <FrameworkContext value={{ manifest, routeModules, future, ssr, isSpaMode, routeDiscovery }}>
        {/* Outside of a press an update is drawn in one piece by itself, without React's `flushSync`. */}
        <RouterProvider router={toldLate(router)} flushSync={(draw) => draw()} />
      </FrameworkContext>
      <Fragment />
    </>
  );
}
