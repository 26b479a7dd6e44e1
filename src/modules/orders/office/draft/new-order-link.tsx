import { roleHolds } from "#contract/rights.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";

/** For who may enter orders; the key `n` presses the first one of a page. */
export function NewOrderLink({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { role, words } = useOffice();
  const { title } = words.newOrder;
  if (!roleHolds(role, fulfilmentEndpoints.enter.right)) return null;
  const to = officePath("new-order");
  if (isSmall)
    return (
      <a href={to} data-key="new" className="top-new icon-button top-link" aria-label={title} title={title}>
        <Icon name="plus" /> <span className="bar-word">{title}</span>
      </a>
    );
  return (
    <a href={to} data-key="new" className="button button-quiet button-small new-link">
      <Icon name="plus" /> {title}
    </a>
  );
}
