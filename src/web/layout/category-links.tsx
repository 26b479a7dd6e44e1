import { Link } from "react-router";
import { headerCategories } from "#contract/header-categories.ts";
import { paths } from "#contract/paths.ts";
import { CategoryPicture } from "#web/ui/category-picture.tsx";
import { useCoreTexts } from "#web/ui/core-texts.ts";

export function CategoryLinks({ className }: { readonly className: string }) {
  const { shell } = useCoreTexts();
  return headerCategories.map(({ id, picture }) => (
    <li key={id}>
      <Link to={paths.products({ category: id })} className={className}>
        <CategoryPicture file={picture} />
        <span>{shell.categories[id]}</span>
      </Link>
    </li>
  ));
}
