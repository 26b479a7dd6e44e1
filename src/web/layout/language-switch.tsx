import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { languages } from "#languages/languages.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";

type LanguageSwitchProps = { readonly lang: Lang; readonly className?: string };

/** A plain form: the answer is a whole new document in the other language. */
export function LanguageSwitch({ lang, className = "" }: LanguageSwitchProps) {
  const { footer } = useFrameTexts();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={paths.language()} className={`line gap-xs ${className}`}>
      <Icon name="globe" className="language-icon" />
      {/* No name of the form itself: it would be a landmark, and it stands in more than one place. */}
      <span className="sr-only">{footer.language}</span>
      <input type="hidden" name="next" value={pathname + search} />
      {languages.map(({ code, name }) => (
        <button
          key={code}
          type="submit"
          name="lang"
          value={code}
          lang={code}
          aria-pressed={code === lang}
          className="language"
        >
          {name}
        </button>
      ))}
    </form>
  );
}
