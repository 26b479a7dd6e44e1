import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import type { ShellView } from "#contract/shell-view.ts";

type Results = Record<string, DataStrategyResult>;
type Match = { readonly id: string; readonly loaderData: unknown };

/** So long what one comes Back to is shown as it was left, as a browser itself does it. */
const longestMs = 5 * 60_000;
const partMs = 60_000;
const most = 12;
/** By address, the data of public pages that were shown; what is somebody's own is asked for anew. */
const pages = new Map<string, { readonly at: number; readonly matches: readonly Match[] }>();
/** What a part of a page asked for by itself, such as a sale. */
const parts = new Map<string, { readonly at: number; readonly results: Results }>();
let backTo: string | undefined;

// The router hears of it afterwards: this module is there before it.
if (!import.meta.env.SSR)
  addEventListener("popstate", () => {
    backTo = location.pathname + location.search;
  });

/** Answers for the server where a page is come Back to. */
export const answerBack: MiddlewareFunction<Results> = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const isBack = address === backTo;
  backTo = undefined;
  if (request.method !== "GET") {
    forgetPages();
    return next().finally(forgetPages);
  }
  const page = isBack ? pages.get(address) : undefined;
  if (!page || Date.now() - page.at > longestMs) return partOr(address, next);
  return Object.fromEntries(
    page.matches.map(({ id, loaderData }) => [id, { type: "data", result: loaderData }]),
  );
};

/** A part is as it was while the page around it may be come Back to; who goes on to its page keeps the root's data. */
async function partOr(address: string, next: () => Promise<Results>): Promise<Results> {
  const part = parts.get(address);
  if (part && Date.now() - part.at < partMs) return { ...part.results };
  const at = Date.now();
  const results = await next();
  const isPart = !results.root && Object.values(results).every(({ type }) => type === "data");
  if (isPart) put(parts, address, { at, results: { ...results } });
  return results;
}

/** Called as a page is shown. */
export function keepForBack(matches: readonly Match[]): void {
  const root = matches[0]?.loaderData as ShellView | undefined;
  const address = location.pathname + location.search;
  pages.delete(address);
  if (!root?.forAll || matches.some(({ loaderData }) => loaderData === undefined)) return;
  put(pages, address, { at: Date.now(), matches: matches.map(({ id, loaderData }) => ({ id, loaderData })) });
}

function put<Kept>(all: Map<string, Kept>, address: string, kept: Kept): void {
  all.delete(address);
  all.set(address, kept);
  const [oldest = ""] = all.keys();
  if (all.size > most) all.delete(oldest);
}

/** What was written may show on any of them. */
export function forgetPages(): void {
  pages.clear();
  parts.clear();
}
