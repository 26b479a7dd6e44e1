import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { goOn } from "#server/form-answer.ts";
import { pageContext } from "#web/page-context.ts";
import { OrderPage } from "./order-page.tsx";

export async function loader({ params: { id = "" }, context }: LoaderFunctionArgs) {
  const { shop, caller } = context.get(pageContext);
  if (!caller) throw redirect(paths.login({ next: paths.order(id) }), 303);
  const order = await shop.checkout.orderOf(caller.userId, id);
  if (!order) throw new Response(null, { status: 404 });
  return { order };
}

/** The form's one wish: to cancel. */
export async function action({ params: { id = "" }, context }: ActionFunctionArgs) {
  const { shop, caller, facts } = context.get(pageContext);
  if (!caller) return redirect(paths.login({ next: paths.order(id) }), 303);
  const cancelled = await shop.checkout.cancelMine(caller.userId, id);
  if (cancelled.ok)
    return goOn(paths.order(id), { kind: "success", text: textsOf(facts.lang).orders.detail.cancelled });
  return goOn(paths.order(id), { kind: "error", text: textsOf(facts.lang).refusals[cancelled.reason] });
}

export default function OrderRoute() {
  return <OrderPage order={useLoaderData<typeof loader>().order} />;
}
