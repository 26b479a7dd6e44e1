import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { pageContext } from "#web/page-context.ts";
import { StructuredData } from "#web/ui/structured-data.tsx";
import { storeJsonLd } from "./store-data.ts";
import { StorePage } from "./store-page.tsx";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { shop, requestContext, publicUrl } = context.get(pageContext);
  const found = await shop.stores.openStore(params.id ?? "", requestContext.lang);
  if (!found.ok) throw data(null, { status: 404 });
  const all = await shop.stores.readStores(requestContext.lang);
  return { store: found.value, all, publicUrl };
}

export default function StoreRoute() {
  const { store, all, publicUrl } = useLoaderData<typeof loader>();
  return (
    <>
      <StructuredData
        about={publicUrl + paths.store(store.id)}
        facts={import.meta.env.SSR ? storeJsonLd([store], publicUrl) : undefined}
      />
      <StorePage store={store} all={all} publicUrl={publicUrl} />
    </>
  );
}
