import { paths } from "#contract/paths.ts";
import { home as homeEnglish } from "#contract/texts/en/home.ts";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { GoodsPrice } from "#modules/catalogue/shop/public/goods-price.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";

const mostGoods = 3;

/** On the stall's counter, each with its price tag. */
export function HeroGoods({ goods }: { readonly goods: readonly CardView[] }) {
  const { onTheStall } = useWords("home", homeEnglish);
  const pictured = goods.filter(({ inStock, pictures }) => inStock && pictures.length > 0);
  if (pictured.length < mostGoods) return null;
  return (
    <ul aria-label={onTheStall} className="hero-goods">
      {pictured.slice(0, mostGoods).map(({ id, title, lang, pictures: [picture], ...priced }) => (
        <li key={id}>
          <ShopLink to={paths.product(id)} className="hero-good">
            <span lang={lang ?? catalogueLang} className="contents">
              {picture && <Picture picture={{ ...picture, alt: title }} sizes="8rem" />}
            </span>{" "}
            <GoodsPrice of={{ ...priced, oldUnitPaise: null, discount: 0 }} size="small" />
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
