import { paths } from "#contract/paths.ts";
import type { ShopView } from "#contract/shop-view.ts";
import type { DetailView, RatingsView } from "#modules/catalogue/catalogue-view.ts";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { SharedLink } from "#web/ui/shared-link.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { StructuredData } from "#web/ui/structured-data.tsx";
import { breadcrumbJsonLd } from "../listing/breadcrumb-json-ld.ts";
import { categoryAddress } from "../public/category-address.ts";
import { priceDetails, returnData, shippingData, type Trade } from "../public/trade-data.ts";
import { goodsData, offersOf } from "./goods-data.ts";

type ProductDataProps = {
  readonly product: DetailView;
  readonly ratings: RatingsView;
  readonly publicUrl: string;
  readonly trade: Trade;
};

/** The product as search engines and shared links read it; price and stock are those of the page. */
export function ProductData({ product, ratings, publicUrl, trade }: ProductDataProps) {
  const { support } = useShop();
  const { id, title, description, pictures, unitPaise } = product;
  const url = publicUrl + paths.product(id);
  const [picture] = pictures;
  const price = (unitPaise / 100).toFixed(2);
  return (
    <>
      <SharedLink
        type="product"
        url={url}
        title={title}
        description={description.slice(0, 200)}
        image={picture && publicUrl + pictureUrl(picture.file, 800, "webp")}
      />
      <meta property="product:price:amount" content={price} />
      <meta property="product:price:currency" content="INR" />
      <StructuredData
        about={url}
        facts={
          import.meta.env.SSR
            ? {
                "@graph": [
                  productJsonLd(product, { ratings, publicUrl, trade, support }),
                  crumbJsonLd(product, publicUrl),
                ],
              }
            : undefined
        }
      />
    </>
  );
}

function productJsonLd(
  product: DetailView,
  { ratings, publicUrl, trade, support }: Omit<ProductDataProps, "product"> & Pick<ShopView, "support">,
): object {
  const { id, title, brand, description, pictures, free, priceUntil } = product;
  return {
    "@type": "Product",
    name: title,
    description,
    image: pictures.map(({ file }) => publicUrl + pictureUrl(file, 800, "webp")),
    ...(brand !== "" && { brand: { "@type": "Brand", name: brand } }),
    ...goodsData(product),
    offers: offersOf(product, {
      url: publicUrl + paths.product(id),
      priceCurrency: "INR",
      ...(product.priceVaries ? {} : priceDetails(product)),
      shippingDetails: shippingData(product.unitPaise, trade, support),
      hasMerchantReturnPolicy: returnData(trade),
      ...(priceUntil !== undefined && { priceValidUntil: new Date(priceUntil).toISOString() }),
      availability: `https://schema.org/${free > 0 ? "InStock" : "OutOfStock"}`,
    }),
    ...(ratings.count > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: ratings.average.toFixed(1),
        reviewCount: ratings.count,
      },
    }),
  };
}

function crumbJsonLd({ id, title, category, parent }: DetailView, publicUrl: string): object {
  return breadcrumbJsonLd([
    ...(parent ? [{ name: parent.name, url: publicUrl + categoryAddress(parent, null) }] : []),
    { name: category.name, url: publicUrl + categoryAddress(category, parent) },
    { name: title, url: publicUrl + paths.product(id) },
  ]);
}
