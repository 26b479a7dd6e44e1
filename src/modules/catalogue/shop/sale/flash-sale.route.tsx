import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { localise } from "#contract/format/words.ts";
import type { SaleView } from "#modules/catalogue/catalogue-view.ts";
import type { ShownSale } from "#modules/catalogue/rules/shown-sale.ts";
import { pageContext } from "#web/page-context.ts";
import { FlashSalePage } from "./flash-sale-page.tsx";

const mostDeals = 48;
const nothingOnSale: SaleView = { cards: [], largestDiscount: 0 };

export async function loader({ context }: LoaderFunctionArgs): Promise<ShownSale & { publicUrl: string }> {
  const { shop, requestContext, publicUrl } = context.get(pageContext);
  const { sale } = shop.shopSettings.now();
  const view = sale.shown ? await shop.catalogue.openSale(mostDeals, requestContext.lang) : nothingOnSale;
  return { ...view, says: localise(sale, requestContext.lang), publicUrl };
}

export default function FlashSaleRoute() {
  const { publicUrl, ...sale } = useLoaderData<typeof loader>();
  return <FlashSalePage sale={sale} publicUrl={publicUrl} />;
}
