import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { goOn } from "#server/form-answer.ts";
import { readForm } from "#server/read-form.ts";
import { requireCaller } from "#server/signed-in.ts";
import { pageContext } from "#web/page-context.ts";
import { OrdersPage } from "./orders-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const caller = requireCaller(page, request);
  const asked = Number(new URL(request.url).searchParams.get("page") ?? 1);
  const number = Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
  return { view: await page.shop.checkout.ordersOf(caller.userId, number) };
}

/** Buy again: what can still be had goes into the cart. */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext);
  const { shop, facts } = page;
  const caller = requireCaller(page, request);
  const form = await readForm(request);
  const order = await shop.checkout.orderOf(caller.userId, form.get("order") ?? "");
  if (!order) throw new Response(null, { status: 404 });
  let missed = 0;
  for (const { productId, colour, size, quantity } of order.lines) {
    const added = await shop.cart.addToCart(caller.userId, { productId, colour, size, quantity });
    if (!added.ok) missed++;
  }
  const words = textsOf(facts.lang).orders;
  if (missed === 0) return goOn(paths.cart(), { kind: "success", text: words.boughtAgain });
  return goOn(paths.cart(), { kind: "info", text: words.boughtSome(missed) });
}

export default function OrdersRoute() {
  return <OrdersPage view={useLoaderData<typeof loader>().view} />;
}
