import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Endpoint } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import type { Texts } from "#contract/texts/en.ts";
import { changeWishEndpoints } from "#modules/orders/changes/ask-endpoints.ts";
import { ordersEndpoints } from "#modules/orders/endpoints.ts";
import { ticketPath } from "#modules/tickets/rules/ticket.ts";
import { requireCaller } from "#server/auth/signed-in.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { orderShown } from "#server/pages/order-shown.ts";
import { pageContext } from "#web/page-context.ts";
import { OrderPage } from "./order-page.tsx";

export async function loader({ request, params: { id = "" }, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { shop } = page;
  const caller = requireCaller(page, request, paths.order(id));
  const order = await orderShown(shop, caller.userId, id);
  if (!order) throw new Response(null, { status: 404 });
  return { order };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { message: cancelled, done: toTicket });
}

/** What somebody asked for is answered there. */
function toTicket({ name }: Endpoint, answer: object): string | undefined {
  return name === changeWishEndpoints.ask.name && "token" in answer
    ? ticketPath(String(answer.token))
    : undefined;
}

function cancelled({ name }: Endpoint, _: URLSearchParams, { orders }: Texts): string | undefined {
  return name === ordersEndpoints.cancel.name ? orders.detail.cancelled : undefined;
}

export default function OrderRoute() {
  return <OrderPage order={useLoaderData<typeof loader>().order} />;
}
