import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { goOn } from "#server/form-answer.ts";
import { requireCaller } from "#server/signed-in.ts";
import { pageContext } from "#web/page-context.ts";
import { OrderPage } from "./order-page.tsx";

export async function loader({ request, params: { id = "" }, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const { shop } = page;
  const caller = requireCaller(page, request, paths.order(id));
  const order = await shop.checkout.orderOf(caller.userId, id);
  if (!order) throw new Response(null, { status: 404 });
  return { order };
}

/** The form's one wish: to cancel. */
export async function action({ request, params: { id = "" }, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const { shop, facts } = page;
  const caller = requireCaller(page, request, paths.order(id));
  const cancelled = await shop.checkout.cancelMine(caller.userId, id);
  if (cancelled.ok)
    return goOn(paths.order(id), { kind: "success", text: textsOf(facts.lang).orders.detail.cancelled });
  return goOn(paths.order(id), { kind: "error", text: textsOf(facts.lang).refusals[cancelled.reason] });
}

export default function OrderRoute() {
  return <OrderPage order={useLoaderData<typeof loader>().order} />;
}
