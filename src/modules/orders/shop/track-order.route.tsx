import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { GoodsBeside } from "#modules/catalogue/shop/public/goods-beside.tsx";
import { requireCaller } from "#server/auth/signed-in.ts";
import { orderShown } from "#server/pages/order-shown.ts";
import { pageContext } from "#web/page-context.ts";
import { TrackingPage } from "./tracking-page.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const typed = new URL(request.url).searchParams.get("id")?.trim().slice(0, 100);
  const asked = (params.orderId ?? "").trim().slice(0, 100);
  const caller = requireCaller(page, request, paths.trackOrder(asked || typed || undefined));
  if (typed) throw redirect(paths.trackOrder(typed), 303);
  const order = asked === "" ? undefined : await orderShown(page.shop, caller.userId, asked);
  const status = asked !== "" && !order ? 404 : 200;
  const latest = order ? [] : (await page.shop.checkout.ordersOf(caller.userId)).orders.slice(0, 3);
  const beside =
    order || latest.length > 0 ? [] : await page.shop.catalogue.openLiked(4, page.requestContext.lang);
  return data({ asked, order: order ?? null, latest, beside }, { status });
}

export default function TrackOrderRoute() {
  const { beside, ...shown } = useLoaderData<typeof loader>();
  return <TrackingPage {...shown} beside={beside.length > 0 && <GoodsBeside goods={beside} />} />;
}
