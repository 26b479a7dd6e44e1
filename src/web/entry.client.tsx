import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Texts } from "#contract/texts/en.ts";
import { langOf } from "#contract/texts/lang.ts";
import { setPageTranslation } from "#web/request/page-words.ts";
import { arriveAnew, hadSession } from "#web/request/stored-session.ts";
import { TranslationContext } from "#web/ui/words.ts";
import { startRouter } from "./start-router.tsx";

arriveAnew();
// What was read until here took a while: a press in between is heard. A hidden page would wait for a second.
if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
const [translation, router] = await Promise.all([translationOfPage(), startRouter()]);
setPageTranslation(translation);
// A visitor has no session to start.
if (hadSession())
  import("#web/request/start-session.ts").then(
    (session) => session.startSession(),
    () => undefined,
  );

startTransition(() => {
  const shop = <TranslationContext value={translation}>{router}</TranslationContext>;
  // Its checks are those of development: what is built leaves it out.
  hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{shop}</StrictMode> : shop);
});

async function translationOfPage(): Promise<Texts | null> {
  if (langOf(document.documentElement.lang) === "en") return null;
  return (await import("#contract/texts/hi.ts")).hi;
}
