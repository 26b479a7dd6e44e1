import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import type { Endpoint } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import type { Texts } from "#contract/texts/en.ts";
import { buyerOf } from "#server/auth/caller.ts";
import { actByForm } from "#server/forms/act-by-form.ts";
import { goodsBeside } from "#server/pages/goods-beside.ts";
import { type PageContext, pageContext } from "#web/page-context.ts";
import { wishlistEndpoints } from "../endpoints.ts";
import type { ShownWish, WishView } from "../views.ts";
import { wishNotes } from "../wish-notes.ts";
import { WishlistPage } from "./wishlist-page.tsx";

const aRow = 4;

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const buyer = buyerOf(page);
  const [wishes, waiting] = await Promise.all([
    buyer && page.shop.wishlist.wishlist(buyer.userId).then((list) => list.wishes),
    buyer ? page.shop.stockAlerts.waiting(buyer.userId) : [],
  ]);
  const [shown, beside] = await Promise.all([wishes && ratedIn(page, wishes), besideOf(page, wishes ?? [])]);
  return { wishes: shown, waiting, beside };
}

async function ratedIn(
  { shop, requestContext }: PageContext,
  wishes: readonly WishView[],
): Promise<readonly ShownWish[]> {
  const rated = await shop.catalogue.rated(wishes.map(({ productId }) => productId));
  return wishes.map((wish) => ({
    rate: 0,
    ratings: 0,
    ...wish,
    ...rated.get(wish.productId),
    notes: wishes.length < aRow ? wishNotes({ shop, requestContext }, wish) : [],
  }));
}

/** Of a short list the page has room for more. */
function besideOf({ shop, requestContext }: PageContext, wishes: readonly WishView[]) {
  return wishes.length < aRow ? goodsBeside(shop.catalogue, wishes, requestContext.lang) : [];
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { message: saidHere });
}

/** From this page it is said in other words than from others. */
function saidHere({ name }: Endpoint, form: URLSearchParams, { wishlist }: Texts): string | undefined {
  const isOwn = form.get("next") === paths.wishlist() && name === wishlistEndpoints.remove.name;
  return isOwn ? wishlist.messages.removedFromPage : undefined;
}

export default function WishlistRoute() {
  return <WishlistPage {...useLoaderData<typeof loader>()} />;
}
