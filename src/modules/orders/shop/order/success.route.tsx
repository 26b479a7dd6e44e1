import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { requireCaller } from "#server/auth/signed-in.ts";
import { pageContext } from "#web/page-context.ts";
import { SuccessPage } from "./success-page.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const asked = new URL(request.url).searchParams.get("order")?.slice(0, 100) ?? "";
  const caller = requireCaller(page, request);
  const order = asked === "" ? undefined : await page.shop.checkout.orderOf(caller.userId, asked);
  return data({ order: order ?? null }, { status: asked !== "" && !order ? 404 : 200 });
}

export default function SuccessRoute() {
  return <SuccessPage order={useLoaderData<typeof loader>().order} />;
}
