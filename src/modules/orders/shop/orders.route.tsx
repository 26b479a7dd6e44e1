import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import type { Notice } from "#contract/notice.ts";
import type { Texts } from "#contract/texts/en.ts";
import { GoodsBeside } from "#modules/catalogue/shop/public/goods-beside.tsx";
import { requireCaller } from "#server/auth/signed-in.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { goodsBeside } from "#server/pages/goods-beside.ts";
import { pageContext } from "#web/page-context.ts";
import { ordersEndpoints } from "../endpoints.ts";
import { OrdersPage } from "./orders-page.tsx";

/** Fewer leave the page to its footer. */
const few = 3;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const caller = requireCaller(page, request);
  const asked = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const number = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
  const [view, before] = await Promise.all([
    page.shop.checkout.ordersOf(caller.userId, number),
    page.shop.pastOrders.ofShopper(caller.userId),
  ]);
  const { catalogue } = page.shop;
  const bought = view.orders.flatMap(({ lines }) => lines);
  return {
    view,
    before,
    beside: view.total < few ? await goodsBeside(catalogue, bought, page.requestContext.lang) : [],
  };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { message: bought });
}

/** What could not be had again is no success. */
function bought({ name }: Endpoint, _: URLSearchParams, __: Texts, value: object): Notice | undefined {
  if (name !== ordersEndpoints.buyAgain.name) return undefined;
  const { message, data } = value as AnswerOf<typeof ordersEndpoints.buyAgain>;
  return { kind: data.missed === 0 ? "success" : "info", text: message };
}

export default function OrdersRoute() {
  const { view, before, beside } = useLoaderData<typeof loader>();
  return (
    <OrdersPage
      view={view}
      before={before}
      beside={beside.length > 0 && <GoodsBeside goods={beside} why={view.total > 0 ? "order" : "liked"} />}
    />
  );
}
