import { paths } from "#contract/paths.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";

export function ProductsMenu() {
  const { shell } = useCoreTexts();
  const frame = useFrameTexts();
  return (
    <Menu
      opensOnHover
      label={shell.products}
      panelClass="left-0 w-[44rem] p-5"
      trigger={
        <>
          {shell.products}
          <Icon name="chevron-down" className="size-4" />
        </>
      }
    >
      <ul className="grid grid-cols-5 gap-3">
        <CategoryLinks className="category-tile" />
      </ul>
      <ShopLink to={paths.products()} className="nav-link mt-3 text-accent">
        {frame.allProducts}
        <Icon name="arrow-right" className="size-4" />
      </ShopLink>
    </Menu>
  );
}
