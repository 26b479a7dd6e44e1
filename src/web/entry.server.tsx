import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { ShellView } from "#contract/shell-view.ts";
import type { Texts } from "#contract/texts/en.ts";
import { hi } from "#contract/texts/hi.ts";
import type { ShellFacts } from "#web/layout/shell-facts.ts";
import { DrawPartContext } from "#web/ui/draw-part.ts";
import { TranslationContext } from "#web/ui/words.ts";
import { createKeptFrames, type FrameOfPage } from "./kept-frames.ts";
import { NonceContext } from "./nonce.ts";
import { type PageContext, pageContext } from "./page-context.ts";
import { renderWhole } from "./render-whole.ts";
import { withData } from "./with-data.ts";

// The server's own bundle has its own copy of the key, so the server takes it from here.
export { pageContext };

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
  page.write(await render(request.url, routerContext, page));
  return new Response(null, { status, headers });
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

/** The data follow the page as one text: sent in parts, they would be drawn with it, turn by turn. */
async function render(url: string, context: EntryContext, page: PageContext): Promise<string> {
  const { serverHandoffStream, ...rest } = context;
  const frame = frameOf(context);
  const elements = (
    <NonceContext value={page.nonce}>
      <TranslationContext value={translationOf(context)}>
        <DrawPartContext value={frame?.draw ?? null}>
          <ServerRouter context={rest} url={url} nonce={page.nonce} />
        </DrawPartContext>
      </TranslationContext>
    </NonceContext>
  );
  const data = serverHandoffStream && (await new Response(serverHandoffStream).text());
  const drawn = await renderWhole(elements, page);
  const html = frame?.complete(drawn) ?? drawn;
  return data ? withData(html, data, page.nonce) : html;
}

/** While developing, what is written changes with its source; a page that failed is put together in another way. */
const frames = import.meta.env.PROD ? createKeptFrames() : undefined;

/** Longer ones are no page's of ours. */
const longestPath = 200;

function frameOf({ staticHandlerContext }: EntryContext): FrameOfPage | undefined {
  const { errors, location, basename, loaderData } = staticHandlerContext;
  const facts = loaderData.root as ShellFacts | undefined;
  const { pathname, search } = location;
  if (!facts || errors || search || pathname.length > longestPath) return undefined;
  return frames?.of(facts, `${basename} ${pathname}`);
}

function translationOf(routerContext: EntryContext): Texts | null {
  const shell = routerContext.staticHandlerContext.loaderData.root as ShellView | undefined;
  return shell?.lang === "hi" ? hi : null;
}
