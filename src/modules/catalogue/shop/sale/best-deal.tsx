import { paths } from "#contract/paths.ts";
import { AddToCart, WishToggle } from "#modules/cart/shop/public/cart-actions.tsx";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { wholeWords } from "#web/ui/whole-words.tsx";
import { GoodsPrice } from "../public/goods-price.tsx";

/** What the band promises the most of. */
export function BestDeal({ deal }: { readonly deal: CardView }) {
  const { id, title, lang = catalogueLang, pictures, rate, ratings } = deal;
  const [picture] = pictures;
  return (
    <article className="card best-deal">
      <div className="best-deal-picture">
        {picture ? (
          <Picture
            picture={{ ...picture, alt: "" }}
            sizes="(min-width: 40rem) 20vw, 40vw"
            eager
            className="best-deal-image"
          />
        ) : (
          <PicturePlaceholder className="square" />
        )}
        <WishToggle productId={id} title={title} place="card" className="product-card-wish" />
      </div>
      <div className="best-deal-words">
        <h2 className="best-deal-title">
          <ShopLink lang={lang} to={paths.product(id)} className="product-card-link">
            {wholeWords(title)}
          </ShopLink>
        </h2>
        {ratings > 0 && <Stars rate={rate} count={ratings} />}
        <GoodsPrice of={deal} />
        <AddToCart product={deal} place="card" size="small" className="above-link" />
      </div>
    </article>
  );
}
