import { paths } from "#contract/paths.ts";
import type { ShownListing } from "#modules/catalogue/catalogue-view.ts";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { SharedLink } from "#web/ui/shared-link.tsx";
import { StructuredData } from "#web/ui/structured-data.tsx";
import { categoryAddress } from "../public/category-address.ts";
import { breadcrumbJsonLd } from "./breadcrumb-json-ld.ts";

type ListingDataProps = {
  readonly view: ShownListing;
  readonly title: string;
  readonly description: string;
  readonly publicUrl: string;
};

/** The listing as search engines and shared links read it. Searches and filters are no pages of their own. */
export function ListingData({ view, title, description, publicUrl }: ListingDataProps) {
  const { query, category, parent, cards } = view;
  const path = category ? categoryAddress(category, parent) : paths.products();
  const url = publicUrl + (query.page > 1 ? `${path}?page=${query.page}` : path);
  const picture = cards[0]?.pictures[0];
  const image = picture && publicUrl + pictureUrl(picture.file, 800, "webp");
  return (
    <>
      <SharedLink url={url} title={title} description={description} image={image} />
      {query.search !== "" && <meta name="robots" content="noindex" />}
      <StructuredData about={url} facts={import.meta.env.SSR ? listingJsonLd(view, publicUrl) : undefined} />
    </>
  );
}

function listingJsonLd({ query, category, parent, cards }: ShownListing, publicUrl: string): object {
  const before = (query.page - 1) * query.limit;
  const crumbs = [
    ...(parent ? [{ name: parent.name, url: publicUrl + categoryAddress(parent, null) }] : []),
    ...(category ? [{ name: category.name, url: publicUrl + categoryAddress(category, parent) }] : []),
  ];
  return {
    "@graph": [
      ...(crumbs.length > 0 ? [breadcrumbJsonLd(crumbs)] : []),
      {
        "@type": "ItemList",
        itemListElement: cards.map(({ id }, at) => ({
          "@type": "ListItem",
          position: before + at + 1,
          url: publicUrl + paths.product(id),
        })),
      },
    ],
  };
}
