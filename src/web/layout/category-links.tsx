import { paths } from "#contract/paths.ts";
import { CategoryPicture } from "#web/ui/category-picture.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { NavLink, ShopLink } from "#web/ui/shop-link.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";

/** The categories of the header, and after them the way to all that there is. */
export function CategoryLinks({ className }: { readonly className: string }) {
  const { headerCategories, categoryNames } = useShop();
  const frame = useFrameTexts();
  return (
    <>
      {headerCategories.map(({ id, picture }) => (
        <li key={id}>
          <ShopLink to={paths.products({ category: id })} className={className}>
            <CategoryPicture file={picture} />
            <span>{categoryNames[id]}</span>
          </ShopLink>
        </li>
      ))}
      <li>
        <NavLink to={paths.products()} end className={className}>
          <span className="category-picture">
            <Icon name="arrow-right" className="category-icon" />
          </span>
          <span>{frame.allProducts}</span>
        </NavLink>
      </li>
    </>
  );
}
