import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { wordsIn } from "#contract/format/words.ts";
import { paths } from "#contract/paths.ts";
import { pageContext } from "#web/page-context.ts";
import { StructuredData } from "#web/ui/structured-data.tsx";
import { storeJsonLd } from "./store-data.ts";
import { StorePage } from "./store-page.tsx";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { shop, requestContext, publicUrl } = context.get(pageContext);
  const found = await shop.stores.openStore(params.id ?? "", requestContext.lang);
  if (!found.ok) throw data(null, { status: 404 });
  const [all, collecting] = await Promise.all([
    shop.stores.readStores(requestContext.lang),
    shop.storePickup.openStores(),
  ]);
  const pickup = collecting.find(({ storeId }) => storeId === found.value.id);
  const collect = pickup && { days: pickup.days, ready: wordsIn(pickup.ready, requestContext.lang) };
  return { store: found.value, all, publicUrl, collect };
}

export default function StoreRoute() {
  const { store, all, publicUrl, collect } = useLoaderData<typeof loader>();
  return (
    <>
      <StructuredData
        about={publicUrl + paths.store(store.id)}
        facts={import.meta.env.SSR ? storeJsonLd([store], publicUrl) : undefined}
      />
      <StorePage store={store} all={all} publicUrl={publicUrl} collect={collect} />
    </>
  );
}
