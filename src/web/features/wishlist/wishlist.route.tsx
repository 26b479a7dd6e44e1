import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useLoaderData } from "react-router";
import type { Call } from "#contract/call.ts";
import { wishlistCalls } from "#contract/calls/wishlist.ts";
import type { Texts } from "#contract/texts/en.ts";
import { actByForm } from "#server/act-by-form.ts";
import { buyerOf } from "#server/caller.ts";
import { pageContext } from "#web/page-context.ts";
import { WishlistPage } from "./wishlist-page.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const buyer = buyerOf(page);
  const wishlist = buyer && (await page.shop.wishlist.wishlist(buyer.userId));
  const hasNone = !wishlist || wishlist.wishes.length === 0;
  return { wishlist, beside: hasNone ? await page.shop.catalogue.openLiked(4, page.facts.lang) : [] };
}

export function action({ request, context }: ActionFunctionArgs) {
  return actByForm(request, context.get(pageContext), { said: saidHere });
}

/** The page's own form says it in other words than a card's. */
function saidHere({ name }: Call, form: URLSearchParams, { wishlist }: Texts): string | undefined {
  const isOwn = !form.has("next") && name === wishlistCalls.remove.name;
  return isOwn ? wishlist.messages.removedFromPage : undefined;
}

export default function WishlistRoute() {
  return <WishlistPage {...useLoaderData<typeof loader>()} />;
}
