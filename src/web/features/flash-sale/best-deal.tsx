import { catalogueLang } from "#contract/catalogue-lang.ts";
import type { CardView } from "#contract/catalogue-view.ts";
import { paths } from "#contract/paths.ts";
import { AddToCart, WishToggle } from "#web/features/cart/cart-actions.tsx";
import { GoodsPrice } from "#web/ui/goods-price.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { wholeWords } from "#web/ui/whole-words.tsx";

/** What the band promises the most of. */
export function BestDeal({ deal }: { readonly deal: CardView }) {
  const { id, title, lang = catalogueLang, pictures, rate, ratings } = deal;
  const [picture] = pictures;
  return (
    <article className="card relative flex w-full items-center overflow-hidden text-ink sm:w-1/2">
      <div className="relative w-2/5 self-stretch">
        {picture ? (
          <Picture
            picture={{ ...picture, alt: "" }}
            sizes="(min-width: 40rem) 20vw, 40vw"
            eager
            className="h-full min-h-36 object-cover"
          />
        ) : (
          <PicturePlaceholder className="aspect-square" />
        )}
        <WishToggle productId={id} title={title} place="card" className="product-card-wish" />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="text-lg leading-snug font-semibold">
          <ShopLink lang={lang} to={paths.product(id)} className="product-card-link">
            {wholeWords(title)}
          </ShopLink>
        </h2>
        {ratings > 0 && <Stars rate={rate} count={ratings} />}
        <GoodsPrice of={deal} />
        <AddToCart product={deal} place="card" size="small" className="relative z-2" />
      </div>
    </article>
  );
}
