import type { DetailView, RatingsView } from "#contract/catalogue-view.ts";
import { paths } from "#contract/paths.ts";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { StructuredData } from "./structured-data.tsx";

type ProductDataProps = {
  readonly product: DetailView;
  readonly ratings: RatingsView;
  readonly publicUrl: string;
};

/** The product as search engines and shared links read it; price and stock are those of the page. */
export function ProductData({ product, ratings, publicUrl }: ProductDataProps) {
  const { id, title, brand, description, pictures, unitPaise, free, category, parent } = product;
  const url = publicUrl + paths.product(id);
  const images = pictures.map(({ file }) => publicUrl + pictureUrl(file, 800, "webp"));
  const price = (unitPaise / 100).toFixed(2);
  const crumbs = [parent, category].flatMap((one) =>
    one ? [{ name: one.name, item: publicUrl + paths.category(one.id) }] : [],
  );
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description.slice(0, 200)} />
      <meta property="og:url" content={url} />
      {images[0] && <meta property="og:image" content={images[0]} />}
      <meta property="product:price:amount" content={price} />
      <meta property="product:price:currency" content="INR" />
      <StructuredData
        facts={{
          "@type": "Product",
          name: title,
          description,
          sku: id,
          image: images,
          brand: { "@type": "Brand", name: brand },
          offers: {
            "@type": "Offer",
            url,
            price,
            priceCurrency: "INR",
            availability: `https://schema.org/${free > 0 ? "InStock" : "OutOfStock"}`,
          },
          ...(ratings.count > 0 && {
            aggregateRating: {
              "@type": "AggregateRating",
              ratingValue: ratings.average.toFixed(1),
              reviewCount: ratings.count,
            },
          }),
        }}
      />
      <StructuredData
        facts={{
          "@type": "BreadcrumbList",
          itemListElement: [...crumbs, { name: title, item: url }].map((crumb, at) => ({
            "@type": "ListItem",
            position: at + 1,
            ...crumb,
          })),
        }}
      />
    </>
  );
}
