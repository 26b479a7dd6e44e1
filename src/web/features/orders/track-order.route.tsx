import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { pageContext } from "#web/page-context.ts";
import { TrackingPage } from "./tracking-page.tsx";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { shop, caller } = context.get(pageContext);
  const typed = new URL(request.url).searchParams.get("id")?.trim().slice(0, 100);
  const asked = (params.orderId ?? "").trim().slice(0, 100);
  if (!caller) throw redirect(paths.login({ next: paths.trackOrder(asked || typed || undefined) }), 303);
  if (typed) throw redirect(paths.trackOrder(typed), 303);
  const order = asked === "" ? undefined : await shop.checkout.orderOf(caller.userId, asked);
  const status = asked !== "" && !order ? 404 : 200;
  return data({ asked, order: order ?? null }, { status });
}

export default function TrackOrderRoute() {
  const { asked, order } = useLoaderData<typeof loader>();
  return <TrackingPage asked={asked} order={order} />;
}
