import { paths } from "#contract/paths.ts";
import { home as homeEnglish } from "#contract/texts/en/home.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useWords } from "#web/ui/words.ts";

/** In the place of goods, before the first one is on the shelf. */
export function NothingYet() {
  const { nothingYet } = useWords("home", homeEnglish);
  return (
    <div className="page-width">
      <EmptyState scene="store" title={nothingYet.title} text={nothingYet.text}>
        <LinkButton look="quiet" to={paths.newsletter()}>
          {nothingYet.action}
        </LinkButton>
      </EmptyState>
    </div>
  );
}
