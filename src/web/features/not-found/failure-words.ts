import { listing as listingEnglish } from "#modules/catalogue/texts/listing.ts";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { orders as ordersEnglish } from "#modules/orders/texts/orders.ts";
import { wishlist as wishlistEnglish } from "#modules/wishlist/texts.ts";
import { useWords } from "#web/ui/words.ts";

export type FailureWords = { readonly title: string; readonly text: string; readonly hint?: string };

/** The documented words of the pages that have their own; `isUnanswered` when nothing came back at all. */
export function useFailureWords(pathname: string, isUnanswered: boolean): FailureWords | undefined {
  const listing = useWords("listing", listingEnglish);
  const orders = useWords("orders", ordersEnglish);
  const product = useWords("product", productEnglish);
  const wishlist = useWords("wishlist", wishlistEnglish);
  const { tracking } = orders;
  switch (pathname.split("/")[1]) {
    case "products":
    case "category":
      return { title: listing.title, text: isUnanswered ? listing.failed.wrong : listing.failed.fetch };
    case "product":
      return { title: listing.title, text: product.failed };
    case "wishlist":
      return { title: wishlist.title, text: wishlist.messages.failedToFetch };
    case "orders":
      return { title: orders.title, text: isUnanswered ? orders.fetchBroke : orders.fetchFailed };
    case "track-order":
      return {
        title: tracking.title,
        text: isUnanswered ? tracking.broke : tracking.failed,
        hint: tracking.hint,
      };
  }
}
