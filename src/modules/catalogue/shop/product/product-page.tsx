import { useState } from "react";
import { paths } from "#contract/paths.ts";
import { shell as shellEnglish } from "#contract/texts/en/shell.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { WishToggle } from "#modules/cart/shop/public/cart-actions.tsx";
import type { DetailView, RatingsView } from "#modules/catalogue/catalogue-view.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { pictureOfChoice } from "#modules/catalogue/rules/picture-of-colour.ts";
import { pricedAs } from "#modules/catalogue/rules/variant.ts";
import { product as productEnglish } from "#modules/catalogue/texts/product.ts";
import { DeliveryCheck } from "#modules/delivery/shop/public/delivery-check.tsx";
import { Breadcrumb } from "#web/ui/breadcrumb.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { wholeWords } from "#web/ui/whole-words.tsx";
import { useWords } from "#web/ui/words.ts";
import { useFollowedSearch } from "../listing/use-followed-search.ts";
import { categoryAddress } from "../public/category-address.ts";
import { useCategoryName } from "../public/category-name.ts";
import type { ChosenOptions } from "../public/option-choices.tsx";
import type { Trade } from "../public/trade-data.ts";
import { Assurances } from "./assurances.tsx";
import { BuyBox } from "./buy-box.tsx";
import { Gallery } from "./gallery.tsx";
import { InThisSet } from "./in-this-set.tsx";
import { MoreOfProduct } from "./more-of-product.tsx";
import { StickyBuy } from "./sticky-buy.tsx";
import { useDrawn } from "./use-drawn.ts";

type ProductPageProps = {
  readonly product: DetailView;
  readonly ratings: RatingsView;
  readonly mayReview: boolean;
  readonly trade: Trade;
  readonly leaves: string | null;
  /** What is taken off by itself, by name. */
  readonly promotions: readonly string[];
  readonly lang: Lang;
};

export function ProductPage({
  product,
  ratings,
  mayReview,
  trade,
  leaves,
  promotions,
  lang,
}: ProductPageProps) {
  const shell = useWords("shell", shellEnglish);
  useFollowedSearch("");
  const nameOf = useCategoryName();
  const words = useWords("product", productEnglish);
  const { title, brand, category, parent, pictures } = product;
  const [shown, setShown] = useState(0);
  const drawn = useDrawn(2, 1);
  const [chosen, setChosen] = useState<ChosenOptions>({});
  const goods = pricedAs(product, chosen);
  return (
    <div className="page-width listing-page">
      <PageHead title={title} description={product.description.slice(0, 155)} />
      <Breadcrumb
        crumbs={[
          { name: shell.home, to: paths.home() },
          ...[parent, category].flatMap((one) =>
            one
              ? [
                  {
                    name: nameOf(one.id, one.name),
                    to: categoryAddress(one, one === parent ? null : parent),
                  },
                ]
              : [],
          ),
          { name: title, lang: product.lang ?? catalogueLang },
        ]}
      />
      <div className="product-layout">
        <Gallery title={title} pictures={pictures} shown={shown} onShow={setShown}>
          <WishToggle
            productId={product.id}
            title={title}
            place="detail"
            className="floating-tool gallery-wish"
          />
          <ShareButton title={title} />
        </Gallery>
        <div className="product-goods">
          <p className="product-rating">
            {brand && words.by(brand)}
            {ratings.count > 0 && (
              <a href="#reviews" className="fit">
                <Stars rate={ratings.average} count={ratings.count} />
              </a>
            )}
          </p>
          <h1 lang={product.lang ?? catalogueLang} className="title-2">
            {wholeWords(title)}
          </h1>
          {promotions.map((name) => (
            <p key={name} className="line gap-s">
              <Icon name="tag" className="accent" /> <strong>{name}</strong>
            </p>
          ))}
          <BuyBox
            product={goods}
            trade={trade}
            leaves={leaves}
            chosen={chosen}
            onChoose={(choice) => {
              const now = { ...chosen, ...choice };
              setChosen(now);
              setShown(pictureOfChoice(product, now) ?? shown);
            }}
          />
          <InThisSet product={product} />
          <DeliveryCheck productId={product.id} />
        </div>
        <Assurances trade={trade} />
      </div>
      {drawn > 1 ? (
        <MoreOfProduct
          product={product}
          chosen={chosen}
          ratings={ratings}
          mayReview={mayReview}
          lang={lang}
        />
      ) : (
        <div className="product-more" />
      )}
      <StickyBuy product={goods} />
    </div>
  );
}

const load = () => import("#web/request/share-link.ts");

function ShareButton({ title }: { readonly title: string }) {
  const words = useWords("product", productEnglish);
  const share = async () => {
    const { shareLink } = await load();
    await shareLink(title, location.pathname);
  };
  return (
    <IconButton
      label={words.share}
      className="floating-tool gallery-share needs-script"
      onClick={() => void share()}
    >
      <Icon name="share" />
    </IconButton>
  );
}
