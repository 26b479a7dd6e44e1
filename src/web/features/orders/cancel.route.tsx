import { paths } from "#contract/paths.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useOrderTexts } from "./order-texts.ts";

export default function CancelRoute() {
  const words = useOrderTexts().cancel;
  return (
    <div className="page-width py-12">
      <PageHead title={words.title} />
      <EmptyState scene="cart" heading="h1" title={words.title} text={words.text}>
        <LinkButton to={paths.cart()}>{words.back}</LinkButton>
      </EmptyState>
    </div>
  );
}
