import { paths } from "#contract/paths.ts";
import { shell as shellWords } from "#contract/texts/en/shell.ts";
import type { CardView } from "#modules/catalogue/catalogue-view.ts";
import { catalogueLang } from "#modules/catalogue/rules/catalogue-lang.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { wholeWords } from "#web/ui/whole-words.tsx";
import { useWords } from "#web/ui/words.ts";
import { GoodsPrice } from "../public/goods-price.tsx";

type DealListProps = {
  readonly deals: readonly CardView[];
  readonly className: string;
  readonly onFollow?: () => void;
};

export function DealList({ deals, className, onFollow }: DealListProps) {
  const { percentOff } = useWords("shell", shellWords);
  return (
    <ul className={className}>
      {deals.map(({ id, title, pictures: [picture], ...deal }) => (
        <li key={id} className="card deal">
          {picture ? (
            <Picture
              picture={{ ...picture, alt: "" }}
              sizes="(min-width: 48rem) 14rem, 44vw"
              className="square"
            />
          ) : (
            <PicturePlaceholder className="square" />
          )}
          <Badge look="accent" className="deal-badge">
            {percentOff(deal.discount)}
          </Badge>
          <div className="deal-words">
            <ShopLink
              lang={deal.lang ?? catalogueLang}
              to={paths.product(id)}
              className="product-card-link deal-title"
              {...(onFollow && { onClick: onFollow })}
            >
              {wholeWords(title)}
            </ShopLink>
            <GoodsPrice of={deal} discount={0} size="small" className="card-price" />
          </div>
        </li>
      ))}
    </ul>
  );
}
