import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { pageContext } from "#web/page-context.ts";
import { SuccessPage } from "./success-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { shop, caller } = context.get(pageContext);
  const asked = new URL(request.url).searchParams.get("order")?.slice(0, 100) ?? "";
  if (!caller) throw redirect(paths.login({ next: paths.success(asked || undefined) }), 303);
  const order = asked === "" ? undefined : await shop.checkout.orderOf(caller.userId, asked);
  return data({ order: order ?? null }, { status: asked !== "" && !order ? 404 : 200 });
}

export default function SuccessRoute() {
  return <SuccessPage order={useLoaderData<typeof loader>().order} />;
}
