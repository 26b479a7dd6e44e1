import { type ReactNode, useEffect, useId, useState } from "react";
import { paths } from "#contract/paths.ts";
import { AddToCart, WishToggle } from "#modules/cart/shop/public/cart-actions.tsx";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { catalogue as catalogueEnglish } from "#modules/catalogue/texts/catalogue.ts";
import { Picture, PicturePlaceholder, type PictureProps } from "#web/ui/picture.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { whenIdle } from "#web/ui/when-idle.ts";
import { wholeWords } from "#web/ui/whole-words.tsx";
import { useWords } from "#web/ui/words.ts";
import { GoodsPrice } from "./goods-price.tsx";

type ProductCardProps = {
  readonly product: CardView | null | undefined;
  readonly sizes: string;
  /** For the cards that the page is waited for. */
  readonly eager?: boolean;
  readonly heading?: "h2" | "h3";
  readonly children?: ReactNode;
};

/** One link over the whole card, and above it the buttons that do something else. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes, eager = false, heading: Heading = "h3", children } = props;
  const catalogue = useWords("catalogue", catalogueEnglish);
  const titleId = useId();
  if (!product?.id) {
    console.error("A product without an id cannot be shown.", product);
    return null;
  }
  const { id, title, brand, pictures, rate, ratings, inStock } = product;
  const [first, second] = pictures;
  const add = (
    <AddToCart product={product} place="card" look="quiet" signAlone={inStock} className="product-card-add" />
  );
  return (
    <article aria-labelledby={titleId} className="product-card" data-sold-out={inStock ? undefined : ""}>
      <div className="product-card-pictures">
        {first ? (
          <Picture picture={{ ...first, alt: "" }} sizes={sizes} eager={eager} />
        ) : (
          <PicturePlaceholder />
        )}
        {second && <SecondPicture picture={{ ...second, alt: "" }} sizes={sizes} />}
        <ShopLink
          to={paths.product(id)}
          className="quick-view"
          aria-label={catalogue.card.quickViewOf(title)}
          tabIndex={-1}
        >
          {catalogue.card.quickView}
        </ShopLink>
      </div>
      <WishToggle productId={id} title={title} place="card" className="product-card-wish" />
      <div className="product-card-words">
        <p className="product-card-brand">{brand}</p>
        <Heading id={titleId} className="product-card-title">
          <ShopLink lang={product.lang ?? catalogueLang} to={paths.product(id)} className="product-card-link">
            {wholeWords(title)}
          </ShopLink>
        </Heading>
        {ratings > 0 ? (
          <Stars rate={rate} count={ratings} className="small" />
        ) : (
          <p className="small muted">{catalogue.card.noRatings}</p>
        )}
        {children}
        {inStock ? (
          <GoodsPrice of={product} className="card-price" />
        ) : (
          <div className="card-price">
            {add}
            <div className="card-foot">
              <GoodsPrice of={product} />
              {/* Over the link of the whole card. Opened anew: what is related stands far down, and is there only on the page as the server writes it. */}
              <ShopLink to={`${paths.product(id)}#related`} className="link card-other" reloadDocument>
                {catalogue.card.similar}
                <span className="sr-only">: {title}</span>
              </ShopLink>
            </div>
          </div>
        )}
      </div>
      {inStock && add}
    </article>
  );
}

/** For whoever hovers, once the page is at rest: a phone is spared as many pictures as it shows. */
function SecondPicture(props: PictureProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (matchMedia("(hover: hover)").matches) return whenIdle(() => setWanted(true));
  }, []);
  const second = <Picture {...props} className="product-card-second" />;
  return isWanted ? second : <noscript>{second}</noscript>;
}
