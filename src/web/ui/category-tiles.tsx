import { paths } from "#contract/paths.ts";
import { CategoryPicture } from "./category-picture.tsx";
import { useShop } from "./shell-context.ts";
import { ShopLink } from "./shop-link.tsx";

type CategoryTilesProps = {
  readonly ways: readonly { readonly id: string; readonly picture: string }[];
};

/** The ways on from a page where nothing is. */
export function CategoryTiles({ ways }: CategoryTilesProps) {
  const { categoryNames } = useShop();
  return (
    <ul className="category-tiles">
      {ways.map(({ id, picture }) => (
        <li key={id} className="category-place">
          <ShopLink to={paths.products({ category: id })} className="category-tile small">
            <CategoryPicture file={picture} />
            {categoryNames[id]}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
