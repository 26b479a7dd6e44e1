import { paths } from "#contract/paths.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useWords } from "#web/ui/words.ts";
import { stores as storesWords } from "../texts.ts";

/** A shop without a shop to walk into. */
export function NoStoresYet() {
  const stores = useWords("stores", storesWords);
  const { title, text, action } = stores.noneYet;
  return (
    <div className="page-width page-room">
      <PageHead title={stores.title} description={text} />
      <EmptyState scene="store" heading="h1" title={title} text={text}>
        <LinkButton to={paths.products()}>{action}</LinkButton>
      </EmptyState>
    </div>
  );
}
