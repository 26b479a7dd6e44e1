import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { NewOrderLink } from "#modules/orders/office/draft/new-order-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { LanguageButtons } from "#web/ui/language-buttons.tsx";
import { useOffice } from "./office-context.ts";
import { officePath } from "./office-path.ts";

export function TopBar() {
  const { shell, words, path, search, isBare } = useOffice();
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
        <LanguageButtons now={shell.lang} className="language button button-bare button-small" />
      </form>
      {!isBare && (
        <>
          <TopLink to={officePath("told")} name={textsOf(shell.lang).notifications.title} icon="bell" />
          <TopLink to={officePath("me")} name={words.me.title} title={words.me.open} icon="user" />
        </>
      )}
      <TopLink to={paths.home()} name={words.toShop} icon="external" />
    </header>
  );
}

type TopLinkProps = {
  readonly to: string;
  readonly name: string;
  readonly title?: string;
  readonly icon: IconName;
};

/** Its name stands beside it where there is room. */
function TopLink({ to, name, title = name, icon }: TopLinkProps) {
  return (
    <a href={to} className="icon-button top-link" aria-label={title} title={title}>
      <Icon name={icon} /> <span className="bar-word">{name}</span>
    </a>
  );
}
