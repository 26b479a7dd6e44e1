import { paths } from "#contract/paths.ts";
import type { ShownSale } from "#modules/catalogue/rules/shown-sale.ts";
import { sale as saleWords } from "#modules/catalogue/texts/sale.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { SharedLink } from "#web/ui/shared-link.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";
import { ProductGrid } from "../public/product-grid.tsx";
import { BestDeal } from "./best-deal.tsx";
import { CountdownClock } from "./countdown-clock.tsx";

/** Everything on sale: where the button of the home page leads before the script arrives. */
type FlashSalePageProps = { readonly sale: ShownSale; readonly publicUrl: string };

export function FlashSalePage({ sale, publicUrl }: FlashSalePageProps) {
  const words = useWords("sale", saleWords);
  const { look } = useShop();
  const [best, ...others] = sale.cards;
  if (!best)
    return (
      <EmptyState scene="bolt" heading="h1" title={words.nothing} text={words.nothingText}>
        <PageHead title={sale.says.title} />
        <LinkButton to={paths.products()}>{words.all}</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <PageHead title={sale.says.title} description={words.description} />
      <SharedLink
        url={publicUrl + paths.flashSale()}
        title={sale.says.title}
        description={words.description}
        image={publicUrl + look.card}
      />
      <div className="sale-band">
        <div className="page-width flash-head-page">
          <div>
            <h1 className="flash-title title-1">{sale.says.title}</h1>
            <p className="flash-line">{words.upTo(sale.largestDiscount)}</p>
            {sale.says.untilMidnight && <CountdownClock />}
          </div>
          <BestDeal deal={best} />
        </div>
      </div>
      <div className="awning" aria-hidden="true" />
      <div className="page-width flash-page">
        <ProductGrid products={others} eager={2} heading="h2" />
      </div>
    </>
  );
}
