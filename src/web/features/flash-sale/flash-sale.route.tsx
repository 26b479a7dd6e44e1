import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { SaleView } from "#contract/catalogue-view.ts";
import { pageContext } from "#web/page-context.ts";
import { FlashSalePage } from "./flash-sale-page.tsx";

const mostDeals = 48;

export async function loader({ context }: LoaderFunctionArgs): Promise<SaleView> {
  return context.get(pageContext).shop.catalogue.openSale(mostDeals);
}

export default function FlashSaleRoute() {
  return <FlashSalePage sale={useLoaderData<typeof loader>()} />;
}
