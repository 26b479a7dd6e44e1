import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { langOf } from "#contract/texts/lang.ts";
import { setPageTranslation } from "#web/request/page-words.ts";
import { startSession } from "#web/request/start-session.ts";
import { arriveAnew, hadSession } from "#web/request/stored-session.ts";
import { type Translation, TranslationContext } from "#web/ui/words.ts";

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

async function translationOfPage(): Promise<Translation | null> {
  const lang = langOf(document.documentElement.lang);
  if (lang === "en") return null;
  // By this pattern the build makes a file of each language's texts.
  return { lang, texts: (await import(`../languages/${lang}/texts.ts`)).texts };
}
