import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { CategoryLinks } from "./category-links.tsx";

export function ProductsMenu() {
  const { shell } = useCoreTexts();
  return (
    <Menu
      opensOnHover
      label={shell.products}
      panelClass="products-panel"
      trigger={
        <>
          {shell.products}
          <Icon name="chevron-down" className="turns icon-small" />
        </>
      }
    >
      <ul className="products-list stack gap-s">
        <CategoryLinks className="category-tile" />
      </ul>
    </Menu>
  );
}
