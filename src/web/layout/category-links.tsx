import { Link } from "react-router";
import { paths } from "#contract/paths.ts";
import { CategoryPicture } from "#web/ui/category-picture.tsx";
import { useShop } from "#web/ui/shop-facts.ts";

export function CategoryLinks({ className }: { readonly className: string }) {
  const { headerCategories, categoryNames } = useShop();
  return headerCategories.map(({ id, picture }) => (
    <li key={id}>
      <Link to={paths.products({ category: id })} className={className}>
        <CategoryPicture file={picture} />
        <span>{categoryNames[id]}</span>
      </Link>
    </li>
  ));
}
