import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { pageAddress } from "#contract/lang-address.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { CardView, ListedView, ListingView, ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { isFiltered } from "#modules/catalogue/rules/filters/all-filters.ts";
import { readCategory } from "#modules/catalogue/rules/filters/category.ts";
import { optionIn } from "#modules/catalogue/rules/option-in.ts";
import { isSoldOut } from "#modules/catalogue/rules/variant.ts";
import { type PageContext, pageContext } from "#web/page-context.ts";
import { categoryAddress } from "../public/category-address.ts";
import { ListingPage } from "./listing-page.tsx";
import { readListingQuery } from "./read-listing-query.ts";
import { resultsIn } from "./results-in.ts";

/** A row on a wide screen. */
const mostBeside = 4;

type Around = ShownListing["around"];
type Beside = { readonly cards: readonly CardView[]; readonly categories: readonly string[] };
type Tree = Awaited<ReturnType<PageContext["shop"]["catalogue"]["categories"]>>;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { shop, publicUrl, requestContext } = context.get(pageContext);
  const { searchParams } = new URL(request.url);
  const { pathname, search } = pageAddress(request.url);
  // A form without script sends its empty fields too.
  const filled = new URLSearchParams([...searchParams].filter(([, value]) => value !== ""));
  if (filled.size < searchParams.size) throw redirect(`${pathname}${filled.size > 0 ? "?" : ""}${filled}`);
  const named = params.subcategory ?? params.category;
  const { query, problems } = readListingQuery(searchParams, named ?? searchParams.get("category"));
  const listing = await shop.catalogue.openListing(query, requestContext.lang);
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
  const around = topAround(view, tree);
  const { cards: beside, categories: popular } = await goodsBeside(
    shop.catalogue,
    view,
    around,
    requestContext.lang,
  );
  const offered = tree.listed(shop.shopSettings.now().categories.filter).map(({ id }) => id);
  const isOfOneKind = view.category !== null || view.query.search !== "";
  const shown = {
    // What the calls give beside a card would double the page.
    view: {
      ...view,
      offered,
      beside,
      popular,
      around,
      ways: view.cards.length > 0 ? [] : tree.listed([]).map(({ id, picture }) => ({ id, picture })),
      cards: view.cards.map((card) => (isOfOneKind ? withSizes(card, requestContext.lang) : cardOf(card))),
      categoryChoices: choicesOf(view),
      ratingChoices: ratingsOf(view),
    },
    problems,
    publicUrl,
  };
  return data(shown, { status: isUnknown ? 404 : 200 });
}

/** Where a page is whole and shows few: what is at the top of its category, or of the first that was found. */
function topAround({ cards, parent, query }: ListingView, tree: Tree): Around {
  const { search, category, page } = query;
  if (isFiltered(query, "category") || page > 1 || cards.length > mostBeside) return null;
  if (search === "") return parent && { id: parent.id, name: parent.name };
  const first = category === null && tree.of(cards[0]?.category ?? "");
  const top = first && (tree.parentOf(first) ?? first);
  return top && !top.isHidden ? { id: top.id, name: top.name } : null;
}

/** A page of nothing is no dead end, and a small one goes on with what stands around it. */
async function goodsBeside(
  catalogue: PageContext["shop"]["catalogue"],
  { cards, query }: ListingView,
  around: Around,
  lang: Lang,
): Promise<Beside> {
  if (cards.length === 0) return catalogue.openPopular(mostBeside, lang);
  const all = around && (await catalogue.openListing({ ...query, search: "", category: around.id }, lang));
  if (!all?.ok) return { cards: [], categories: [] };
  const shown = new Set(cards.map(({ id }) => id));
  const others = all.value.cards.filter(({ id }) => !shown.has(id));
  return { cards: others.slice(0, mostBeside).map(cardOf), categories: [] };
}

/** A category that only holds what is related is no choice beside what was found. */
function choicesOf(view: ListingView): ShownListing["categoryChoices"] {
  const isApart = resultsIn(view) < view.total;
  return view.categoryChoices.map(({ id, count, complete }) => ({ id, count: isApart ? complete : count }));
}

/** The sizes that are left, where goods of one kind stand together. */
function withSizes(card: ListedView, lang: Lang): CardView {
  const words = lang === catalogueLang ? undefined : textsOf(lang).options;
  const left = card.sizes.filter((size) => !isSoldOut(card.soldOut ?? [], { size }, card));
  return { ...cardOf(card), sizesLeft: left.map((size) => optionIn(words, size)) };
}

/** Counted as the results are, by the cards where all of them stand on this page. */
function ratingsOf(view: ListingView): ShownListing["ratingChoices"] {
  const { cards, othersFrom, query, ratingChoices } = view;
  const results = resultsIn(view);
  if (results === view.total) return ratingChoices;
  const isCounted = query.page === 1 && query.rating === null && othersFrom === results;
  const found = cards.slice(0, results);
  return ratingChoices.map(({ least }) => ({
    least,
    count: isCounted ? found.filter(({ rate }) => rate >= (least ?? 0)).length : null,
  }));
}

function cardOf({ description: _, category: __, ...card }: ListedView): CardView {
  return card;
}

export default function ListingRoute() {
  return <ListingPage {...useLoaderData<typeof loader>()} />;
}
