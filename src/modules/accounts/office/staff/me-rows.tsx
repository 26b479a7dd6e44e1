import { paths } from "#contract/paths.ts";
import { languages } from "#languages/languages.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { Icon } from "#web/ui/icon.tsx";
import { LanguageButtons } from "#web/ui/language-buttons.tsx";

/** What people come here for, each with a row of its own. */
export function MeRows() {
  const { shell, words } = useOffice();
  const { me } = words;
  return (
    <ul className="rows above-m">
      <li className="row">
        <a href={paths.profile()} className="row-link need">
          <b className="setting-name">{me.account}</b>
          <Icon name="chevron-right" className="push" />
        </a>
      </li>
      <li className="row">
        <form method="post" action={paths.language()} className="row-link need">
          <input type="hidden" name="next" value={officePath("me")} />
          <span>
            <b className="setting-name">{me.language}</b>
            <span className="row-facts">{languages.find(({ code }) => code === shell.lang)?.name}</span>
          </span>
          <LanguageButtons now={shell.lang} className="button button-quiet button-small push" />
        </form>
      </li>
    </ul>
  );
}

/** The last of its page. */
export function LogOut() {
  const { me } = useOffice().words;
  return (
    <form method="post" action={paths.logout()} className="above-xl">
      <button type="submit" className="button button-quiet">
        <Icon name="logout" /> {me.logout}
      </button>
    </form>
  );
}
