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
      panelClass="left-0 w-[44rem] p-4"
      trigger={
        <>
          {shell.products}
          <Icon name="chevron-down" className="turns size-4" />
        </>
      }
    >
      <ul className="grid grid-cols-6 gap-2">
        <CategoryLinks className="category-tile" />
      </ul>
    </Menu>
  );
}
