import { paths } from "#contract/paths.ts";
import { CategoryPicture } from "./category-picture.tsx";
import { useShop } from "./page-facts.ts";
import { ShopLink } from "./shop-link.tsx";

type CategoryTilesProps = {
  readonly ways: readonly { readonly id: string; readonly picture: string }[];
};

/** The ways on from a page where nothing is. */
export function CategoryTiles({ ways }: CategoryTilesProps) {
  const { categoryNames } = useShop();
  return (
    <ul className="mx-auto mt-2 flex max-w-xl flex-wrap justify-center xl:max-w-4xl">
      {ways.map(({ id, picture }) => (
        <li key={id} className="w-1/3 sm:w-1/5 xl:w-1/9">
          <ShopLink to={paths.products({ category: id })} className="category-tile text-sm">
            <CategoryPicture file={picture} />
            {categoryNames[id]}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
