import { paths } from "#contract/paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";

/** What people come here for, each with a row of its own. */
export function MeRows() {
  const { shell, words } = useOffice();
  const { me } = words;
  const other = shell.lang === "hi" ? "en" : "hi";
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
            <span className="row-facts">{names[shell.lang]}</span>
          </span>
          <button
            type="submit"
            name="lang"
            value={other}
            lang={other}
            className="button button-quiet button-small push"
          >
            {names[other]}
          </button>
        </form>
      </li>
    </ul>
  );
}

const names = { en: "English", hi: "हिन्दी" } as const;

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
