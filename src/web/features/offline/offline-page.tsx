import { useEffect } from "react";
import { paths } from "#contract/paths.ts";
import { offline as offlineWords } from "#contract/texts/en/offline.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";
import { useCachedPages } from "./use-cached-pages.ts";

const pause = 4_000;

/** What stands for a page that was never seen while there is no network; it goes on by itself when there is. */
export function OfflinePage() {
  const words = useWords("offline", offlineWords);
  useEffect(() => {
    // The worker says what was wanted; who asked for this very page has nothing to be led on to.
    if (!new URLSearchParams(location.search).has("from")) return;
    const goOn = async () => {
      const isBack = await fetch("/healthz", { method: "HEAD" }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isBack) location.reload();
    };
    // A browser calls itself online before anything can be reached, and says nothing of a shop that restarts.
    const timer = setInterval(goOn, pause);
    addEventListener("online", goOn);
    return () => {
      clearInterval(timer);
      removeEventListener("online", goOn);
    };
  }, []);
  return (
    <div className="page-width offline-page">
      <PageHead title={words.title} />
      <EmptyState scene="globe" heading="h1" title={words.title} text={words.text}>
        {/* biome-ignore lint/a11y/useValidAnchor: this address again; the shop, once reached, leads on to the wanted page */}
        <a href="" className={buttonClass()}>
          {words.retry}
        </a>
        {/* A whole document: a page of the shop could not be fetched in parts now. */}
        <PlainLink href={paths.home()} className={buttonClass("quiet")}>
          {words.home}
        </PlainLink>
      </EmptyState>
      <KeptPages />
    </div>
  );
}

function KeptPages() {
  const words = useWords("offline", offlineWords);
  const { shell } = useCoreTexts();
  const ending = shell.pageTitle("", useShop().name);
  const pages = useCachedPages();
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="kept-pages" className="offline-ways stack above-xl">
      <h2 id="kept-pages" className="large">
        {words.kept}
      </h2>
      <ul className="offline-list beside gap-s wraps">
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a href={address} className="chip">
              {title.replace(ending, "")}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
