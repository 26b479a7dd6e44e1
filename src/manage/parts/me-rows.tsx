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
    <ul className="rows mt-3">
      <li className="row">
        <a href={paths.profile()} className="row-link need">
          <b className="setting-name">{me.account}</b>
          <Icon name="chevron-right" className="ms-auto" />
        </a>
      </li>
      <li className="row">
        <form method="post" action={paths.language()} className="row-link">
          <input type="hidden" name="next" value={officePath("me")} />
          <button type="submit" name="lang" value={other} className="row-button need">
            <b className="setting-name">{me.language}</b>
            <span className="ms-auto" lang={other}>
              {other === "en" ? "English" : "हिन्दी"}
            </span>
          </button>
        </form>
      </li>
      <li className="row">
        <form method="post" action={paths.logout()} className="row-link">
          <button type="submit" className="row-button need">
            <b className="setting-name">{me.logout}</b>
            <Icon name="logout" className="ms-auto" />
          </button>
        </form>
      </li>
    </ul>
  );
}
