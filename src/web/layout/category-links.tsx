import { paths } from "#contract/paths.ts";
import { CategoryPicture } from "#web/ui/category-picture.tsx";
import { useShop } from "#web/ui/shop-facts.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";

export function CategoryLinks({ className }: { readonly className: string }) {
  const { headerCategories, categoryNames } = useShop();
  return headerCategories.map(({ id, picture }) => (
    <li key={id}>
      <ShopLink to={paths.products({ category: id })} className={className}>
        <CategoryPicture file={picture} />
        <span>{categoryNames[id]}</span>
      </ShopLink>
    </li>
  ));
}
