import { useEffect, useState } from "react";
import { langAddress } from "#contract/lang-address.ts";
import { paths } from "#contract/paths.ts";

export type CachedPage = { readonly address: string; readonly title: string };

const mostShown = 6;

/** What can be opened without a network, the latest first; in the language of this page, and but for home. */
export function useCachedPages(): readonly CachedPage[] {
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useEffect(() => {
    let isGone = false;
    readCachedPages().then(
      (kept) => isGone || setPages(kept),
      // Nothing is kept where a browser does not let it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return pages;
}

async function readCachedPages(): Promise<CachedPage[]> {
  const name = (await caches.keys()).find((one) => one.startsWith("haat-pages"));
  if (!name) return [];
  const cache = await caches.open(name);
  const kept = (await cache.keys()).map(({ url }) => new URL(url)).filter(isToRead);
  return Promise.all(
    kept
      .reverse()
      .slice(0, mostShown)
      .map(async ({ pathname, search }) => ({
        address: pathname + search,
        title: titleOf((await (await cache.match(pathname + search, { ignoreVary: true }))?.text()) ?? ""),
      })),
  );
}

function isToRead({ pathname }: URL): boolean {
  const kept = langAddress(pathname);
  if (kept?.lang !== langAddress(location.pathname)?.lang) return false;
  const path = kept?.plain ?? pathname;
  return path !== paths.home() && path !== paths.offline() && !pathname.endsWith(".data");
}

function titleOf(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").title;
}
