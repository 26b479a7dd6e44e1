import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { pageContext } from "#web/page-context.ts";
import { StoreJsonLd } from "./store-json-ld.tsx";
import { StorePage } from "./store-page.tsx";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { shop, publicUrl } = context.get(pageContext);
  const found = await shop.stores.openStore(params.id ?? "");
  if (!found.ok) throw data(null, { status: 404 });
  return { store: found.value, publicUrl };
}

export default function StoreRoute() {
  const { store, publicUrl } = useLoaderData<typeof loader>();
  return (
    <>
      <StoreJsonLd stores={[store]} publicUrl={publicUrl} />
      <StorePage store={store} />
    </>
  );
}
