import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { paths } from "#contract/paths.ts";
import { pageContext } from "#web/page-context.ts";
import { ListingPage } from "./listing-page.tsx";
import { readCategory, readListingQuery } from "./read-listing-query.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { shop, publicUrl } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const named = params.subcategory ?? params.category;
  const { query, problems } = readListingQuery(searchParams, named ?? searchParams.get("category"));
  const listing = await shop.catalogue.openListing(query);
  if (!listing.ok) throw data(null, { status: 404 });
  const { value: view } = listing;
  const isTwisted = params.subcategory !== undefined && view.parent?.id !== readCategory(params.category);
  if (isTwisted) throw data(null, { status: 404 });
  return {
    // What the calls give beside a card would double the page.
    view: {
      ...view,
      cards: view.cards.map(({ description: _, storedPrice: __, category: ___, ...card }) => card),
    },
    problems,
    canonical: publicUrl + canonicalPath(view),
  };
}

export default function ListingRoute() {
  const { view, problems, canonical } = useLoaderData<typeof loader>();
  return (
    <>
      <link rel="canonical" href={canonical} />
      {view.query.search !== "" && <meta name="robots" content="noindex" />}
      <ListingPage view={view} problems={problems} />
    </>
  );
}

function canonicalPath({
  category,
  parent,
  query,
}: {
  category: { id: string } | null;
  parent: { id: string } | null;
  query: { page: number };
}): string {
  const path = category
    ? paths.category(parent?.id ?? category.id, parent ? category.id : undefined)
    : paths.products();
  return query.page > 1 ? `${path}?page=${query.page}` : path;
}
