import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { ShellView } from "#contract/shell-view.ts";
import type { Texts } from "#contract/texts/en.ts";
import { hi } from "#contract/texts/hi.ts";
import { TranslationContext } from "#web/ui/words.ts";
import { NonceContext } from "./nonce.ts";
import { type PageContext, pageContext } from "./page-context.ts";

// The server's own bundle has its own copy of the key, so the server takes it from here.
export { pageContext };

const patience = 10_000;

/** The whole page at once: it is compressed and may be kept, and its loaders have already answered. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(pageContext);
  headers.set("content-type", "text/html; charset=utf-8");
  if (page.base) putUnder(page.base, routerContext.staticHandlerContext);
  const html = await render(request.url, routerContext, page);
  return new Response(html, { status, headers });
}

/** What a visitor can cause, such as a page that is not there, is no error of ours. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(pageContext).report(error);
}

type HandleErrorArgs = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

/** The shop itself knows one address of each page; what a page in Hindi links to stands below its own. */
function putUnder(base: string, context: EntryContext["staticHandlerContext"]): void {
  if (context.basename === base) return;
  const { pathname } = context.location;
  context.basename = base;
  context.location = { ...context.location, pathname: base + pathname };
}

function render(
  url: string,
  routerContext: EntryContext,
  { nonce, report }: PageContext,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(new Uint8Array(Buffer.concat(chunks)));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <TranslationContext value={translationOf(routerContext)}>
          <ServerRouter context={routerContext} url={url} nonce={nonce} />
        </TranslationContext>
      </NonceContext>,
      {
        nonce,
        // Else React sets large parts aside, and only a script would put them in their place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError: report,
      },
    );
    const timer = setTimeout(() => abort(new Error("The page took too long.")), patience);
  });
}

function translationOf(routerContext: EntryContext): Texts | null {
  const shell = routerContext.staticHandlerContext.loaderData.root as ShellView | undefined;
  return shell?.lang === "hi" ? hi : null;
}
