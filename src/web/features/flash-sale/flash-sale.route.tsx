import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { SaleView } from "#contract/catalogue-view.ts";
import { pageContext } from "#web/page-context.ts";
import { FlashSalePage } from "./flash-sale-page.tsx";

const mostDeals = 48;

export async function loader({ context }: LoaderFunctionArgs): Promise<SaleView & { publicUrl: string }> {
  const { shop, publicUrl } = context.get(pageContext);
  return { ...(await shop.catalogue.openSale(mostDeals)), publicUrl };
}

export default function FlashSaleRoute() {
  const { publicUrl, ...sale } = useLoaderData<typeof loader>();
  return <FlashSalePage sale={sale} publicUrl={publicUrl} />;
}
