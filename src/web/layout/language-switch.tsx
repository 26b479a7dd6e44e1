import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";

const languages: readonly { readonly lang: Lang; readonly name: string }[] = [
  { lang: "en", name: "English" },
  { lang: "hi", name: "हिन्दी" },
];

/** A plain form: the answer is a whole new document in the other language. */
export function LanguageSwitch({ lang }: { readonly lang: Lang }) {
  const { footer } = useFrameTexts();
  const { pathname, search } = useLocation();
  return (
    <form
      method="post"
      action={paths.language()}
      aria-label={footer.language}
      className="flex items-center gap-1"
    >
      <Icon name="globe" className="me-1" />
      <input type="hidden" name="next" value={pathname + search} />
      {languages.map((one) => (
        <button
          key={one.lang}
          type="submit"
          name="lang"
          value={one.lang}
          lang={one.lang}
          aria-pressed={one.lang === lang}
          className="language min-h-11 rounded-md px-3 underline-offset-4 hover:underline aria-pressed:bg-on-night/15 aria-pressed:text-on-night"
        >
          {one.name}
        </button>
      ))}
    </form>
  );
}
