import type { EntryContext, LoaderFunctionArgs, RouterContextProvider, ServerBuild } from "react-router";

export type Loader = (args: LoaderFunctionArgs) => unknown;
export type Loaders = Readonly<Record<"root" | "list", Loader>>;

interface Entry {
  /** Called where a page is drawn. */
  readonly draw?: (context: Readonly<RouterContextProvider>) => void;
  readonly [more: string]: unknown;
}

/** The pages of a shop of one list within a frame, at /list. */
export function smallShopPages(loaders: Loaders, { draw = () => {}, ...entry }: Entry = {}): ServerBuild {
  const route = (id: keyof Loaders, path: string, parentId?: string) => ({
    id,
    path,
    ...(parentId && { parentId }),
    module: { default: () => null, loader: loaders[id] },
  });
  return {
    entry: {
      module: {
        ...entry,
        default(
          _request: Request,
          status: number,
          headers: Headers,
          _context: EntryContext,
          context: RouterContextProvider,
        ) {
          draw(context);
          return new Response("page", { status, headers });
        },
      },
    },
    routes: { root: route("root", ""), list: route("list", "list", "root") },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  } as unknown as ServerBuild;
}
