import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import type { CardView, ListedView, ListingView } from "#contract/catalogue-view.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { type PageContext, pageContext } from "#web/page-context.ts";
import { categoryAddress } from "./category-address.ts";
import { ListingPage } from "./listing-page.tsx";
import { readCategory, readListingQuery } from "./read-listing-query.ts";

/** A row on a wide screen. */
const mostBeside = 4;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { shop, publicUrl, facts } = context.get(pageContext);
  const { pathname: asked, searchParams, search } = new URL(request.url);
  // The browser's own navigation asks for the data of a page, beside its address.
  const pathname = asked.replace(/\.data$/, "");
  // A form without script sends its empty fields too.
  const filled = new URLSearchParams([...searchParams].filter(([, value]) => value !== ""));
  if (filled.size < searchParams.size) throw redirect(`${pathname}${filled.size > 0 ? "?" : ""}${filled}`);
  const named = params.subcategory ?? params.category;
  const { query, problems } = readListingQuery(searchParams, named ?? searchParams.get("category"));
  const listing = await shop.catalogue.openListing(query, facts.lang);
  if (!listing.ok) throw data(null, { status: 404 });
  const { value: view } = listing;
  const isTwisted = params.subcategory !== undefined && view.parent?.id !== readCategory(params.category);
  const isUnknown = view.query.category !== null && view.category === null;
  const tree = await shop.catalogue.categories();
  if (isTwisted || (isUnknown && named !== undefined)) {
    const moved = tree.moved([params.category, params.subcategory].filter(Boolean).join("/"));
    if (moved) throw redirect(categoryAddress(moved, tree.parentOf(moved)) + search, 301);
    throw data(null, { status: 404 });
  }
  const own = view.category && categoryAddress(view.category, view.parent);
  if (named && own && pathname !== own) throw redirect(own + search, 301);
  const beside = await goodsBeside(shop.catalogue, view, facts.lang);
  const offered = tree.listed(shop.shopSettings.now().categories.filter).map(({ id }) => id);
  const shown = {
    // What the calls give beside a card would double the page.
    view: {
      ...view,
      offered,
      beside,
      ways: view.cards.length > 0 ? [] : tree.listed([]).map(({ id, picture }) => ({ id, picture })),
      cards: view.cards.map(cardOf),
    },
    problems,
    publicUrl,
  };
  return data(shown, { status: isUnknown ? 404 : 200 });
}

/** A page of nothing is no dead end, and one of a small category goes on with what stands around it. */
async function goodsBeside(
  catalogue: PageContext["shop"]["catalogue"],
  { cards, parent, query }: ListingView,
  lang: Lang,
): Promise<readonly CardView[]> {
  if (cards.length === 0) return catalogue.openLiked(mostBeside, lang);
  const isWhole =
    query.search === "" && [query.minPaise, query.maxPaise, query.rating].every((one) => one === null);
  if (!parent || !isWhole || query.page > 1 || cards.length > mostBeside) return [];
  const around = await catalogue.openListing({ ...query, category: parent.id }, lang);
  if (!around.ok) return [];
  const shown = new Set(cards.map(({ id }) => id));
  return around.value.cards
    .filter(({ id }) => !shown.has(id))
    .slice(0, mostBeside)
    .map(cardOf);
}

function cardOf({ description: _, category: __, ...card }: ListedView): CardView {
  return card;
}

export default function ListingRoute() {
  return <ListingPage {...useLoaderData<typeof loader>()} />;
}
