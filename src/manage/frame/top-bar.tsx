import { paths } from "#contract/paths.ts";
import { Icon } from "#web/ui/icon.tsx";
import { NewOrderLink } from "../parts/new-order-link.tsx";
import { useOffice } from "./office-context.ts";
import { officePath } from "./places.ts";

export function TopBar() {
  const { shell, words, path, search, isBare } = useOffice();
  const other = shell.lang === "hi" ? "en" : "hi";
  const here = `${officePath(path)}${search.size > 0 ? `?${search}` : ""}`;
  return (
    <header className="top-bar">
      <a href={isBare ? paths.home() : officePath()} className="top-name">
        <span className="truncate">{shell.shop.name}</span>
        <span className="top-office">{words.name}</span>
      </a>
      {!isBare && <NewOrderLink isSmall />}
      <form method="post" action={paths.language()} className="top-language">
        <input type="hidden" name="next" value={here} />
        <button
          type="submit"
          name="lang"
          value={other}
          lang={other}
          className="language button button-bare button-small"
        >
          {other === "en" ? "English" : "हिन्दी"}
        </button>
      </form>
      {!isBare && (
        <>
          <a
            href={officePath("told")}
            className="icon-button"
            aria-label={words.told.title}
            title={words.told.title}
          >
            <Icon name="bell" />
          </a>
          <a href={officePath("me")} className="icon-button" aria-label={words.me.open} title={words.me.open}>
            <Icon name="user" />
          </a>
        </>
      )}
      <a href={paths.home()} className="icon-button" aria-label={words.toShop} title={words.toShop}>
        <Icon name="store" />
      </a>
    </header>
  );
}
