import { useEffect } from "react";
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator, useRouteError } from "react-router";
import { paths } from "#contract/paths.ts";
import { listing as listingEnglish } from "#contract/texts/en/listing.ts";
import { shell as shellEnglish } from "#contract/texts/en/shell.ts";
import { RouteError } from "#web/layout/route-error.tsx";
import { pageContext } from "#web/page-context.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useWords } from "#web/ui/words.ts";
import { ListingPage } from "./listing-page.tsx";
import { readListingQuery } from "./read-listing-query.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { shop, publicUrl } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const named = params.subcategory ?? params.category;
  const { query, problems } = readListingQuery(searchParams, named ?? searchParams.get("category"));
  const listing = await shop.catalogue.openListing(query);
  if (!listing.ok) throw data(null, { status: 404 });
  const { value: view } = listing;
  const isTwisted = params.subcategory !== undefined && view.parent?.id !== params.category;
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

/** The documented words, in the page and as a message; trying again keeps filters and place. */
export function ErrorBoundary() {
  const error = useRouteError();
  const words = useWords("listing", listingEnglish);
  const { retry } = useWords("shell", shellEnglish);
  const { revalidate, state } = useRevalidator();
  const isMissing = (error as { status?: number } | null)?.status === 404;
  const text = error instanceof TypeError ? words.failed.wrong : words.failed.fetch;
  useEffect(() => {
    if (!isMissing) toast.error(text);
  }, [isMissing, text]);
  if (isMissing) return <RouteError />;
  return (
    <div className="page-width py-12">
      <h1 className="text-3xl">{words.title}</h1>
      <AlertPanel kind="error" title={text} className="mt-6">
        <Button look="quiet" className="mt-3" pending={state === "loading"} onClick={() => void revalidate()}>
          {retry}
        </Button>
      </AlertPanel>
    </div>
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
