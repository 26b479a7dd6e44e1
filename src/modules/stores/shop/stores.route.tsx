import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { pageContext } from "#web/page-context.ts";
import { StructuredData } from "#web/ui/structured-data.tsx";
import { placeNamed } from "../rules/places.ts";
import { storeJsonLd } from "./store-data.ts";
import { StoresPage } from "./stores-page.tsx";

const longestSearch = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { shop, requestContext, publicUrl } = context.get(pageContext);
  const search = (new URL(request.url).searchParams.get("search") ?? "").slice(0, longestSearch);
  return {
    all: await shop.stores.readStores(requestContext.lang),
    search,
    place: placeNamed(search),
    publicUrl,
  };
}

export default function StoresRoute() {
  const found = useLoaderData<typeof loader>();
  const { all, publicUrl } = found;
  return (
    <>
      <StructuredData
        about={publicUrl + paths.stores()}
        facts={import.meta.env.SSR ? storeJsonLd(all, publicUrl) : undefined}
      />
      <StoresPage {...found} />
    </>
  );
}
