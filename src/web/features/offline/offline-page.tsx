import { useEffect, useState } from "react";
import { paths, sameSitePath } from "#contract/paths.ts";
import { offline as offlineWords } from "#contract/texts/en/offline.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useWords } from "#web/ui/words.ts";

/** What stands for a page that was never seen while there is no network; it goes on by itself when there is. */
export function OfflinePage() {
  const words = useWords("offline", offlineWords);
  const [from, setFrom] = useState(paths.home());
  useEffect(() => {
    const wanted = sameSitePath(new URLSearchParams(location.search).get("from"));
    setFrom(wanted);
    const goOn = () => location.replace(wanted);
    addEventListener("online", goOn);
    return () => removeEventListener("online", goOn);
  }, []);
  return (
    <div className="page-width py-10">
      <PageHead title={words.title} />
      <EmptyState icon="globe" heading="h1" title={words.title} text={words.text}>
        {/* Whole documents: a page of the shop could not be fetched in parts now. */}
        <a href={from} className={buttonClass()}>
          {words.retry}
        </a>
        <a href={paths.home()} className={buttonClass("quiet")}>
          {words.home}
        </a>
      </EmptyState>
    </div>
  );
}
