import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import type { Texts } from "#contract/texts/en.ts";
import { langOf } from "#contract/texts/lang.ts";
import { setPageTranslation } from "#web/request/page-words.ts";
import { startSession } from "#web/request/start-session.ts";
import { arriveAnew, hadSession } from "#web/request/stored-session.ts";
import { TranslationContext } from "#web/ui/words.ts";

arriveAnew();
const translation = await translationOfPage();
setPageTranslation(translation);
// A visitor has no session to start.
if (hadSession()) void startSession();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslationContext value={translation}>
        <HydratedRouter />
      </TranslationContext>
    </StrictMode>,
  );
});

async function translationOfPage(): Promise<Texts | null> {
  if (langOf(document.documentElement.lang) === "en") return null;
  return (await import("#contract/texts/hi.ts")).hi;
}
