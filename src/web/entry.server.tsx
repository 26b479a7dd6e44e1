import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { ShellView } from "#contract/shell-view.ts";
import { translationIn } from "#web/ui/translation-in.ts";
import { type Translation, TranslationContext } from "#web/ui/words.ts";
import { NonceContext } from "./nonce.ts";
import { type PageContext, pageContext } from "./page-context.ts";
import { renderWhole } from "./render-whole.ts";

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
  page.write(await render(request.url, routerContext, page));
  return new Response(null, { status, headers });
}

/** What a visitor can cause, such as a page that is not there, is no error of ours. */
export function handleError(error: unknown, { request, context }: HandleErrorArgs): void {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) context.get(pageContext).report(error);
}

type HandleErrorArgs = { readonly request: Request; readonly context: Readonly<RouterContextProvider> };

function render(url: string, context: EntryContext, page: PageContext): Promise<Buffer> {
  const elements = (
    <NonceContext value={page.nonce}>
      <TranslationContext value={translationOf(context)}>
        <ServerRouter context={context} url={url} nonce={page.nonce} />
      </TranslationContext>
    </NonceContext>
  );
  return renderWhole(elements, page);
}

function translationOf(routerContext: EntryContext): Translation | null {
  const shell = routerContext.staticHandlerContext.loaderData.root as ShellView | undefined;
  return translationIn(shell?.lang ?? "en");
}
