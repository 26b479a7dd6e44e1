import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { placeNamed } from "#shop/stores/rules/places.ts";
import { pageContext } from "#web/page-context.ts";
import { StoreJsonLd } from "./store-json-ld.tsx";
import { StoresPage } from "./stores-page.tsx";

const longestSearch = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { shop, publicUrl } = context.get(pageContext);
  const search = (new URL(request.url).searchParams.get("search") ?? "").slice(0, longestSearch);
  return { all: await shop.stores.openStores(), search, place: placeNamed(search), publicUrl };
}

export default function StoresRoute() {
  const { publicUrl, ...found } = useLoaderData<typeof loader>();
  return (
    <>
      <StoreJsonLd stores={found.all} publicUrl={publicUrl} />
      <StoresPage {...found} />
    </>
  );
}
