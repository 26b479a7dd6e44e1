import { paths } from "#contract/paths.ts";
import type { ShopView } from "#contract/shop-view.ts";
import { useCartSync } from "#modules/cart/shop/public/use-cart-sync.ts";
import { usePersonalAtOnce } from "#web/person/current-person.ts";
import { useCurrentPerson } from "#web/person/use-current-person.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import type { ShellData } from "#web/ui/shell-context.ts";
import { NavLink, ShopLink } from "#web/ui/shop-link.tsx";
import { ShopLogo } from "#web/ui/shop-logo.tsx";
import { Icon } from "../ui/icon.tsx";
import { Menu } from "../ui/menu.tsx";
import { CartLink } from "./cart-link.tsx";
import { CategoryLinks } from "./category-links.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchForm } from "./search-form.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";
import { UserMenu } from "./user-menu.tsx";
import { WishlistLink } from "./wishlist-link.tsx";

export function Header({ shellData }: { readonly shellData: ShellData }) {
  const { shell } = useCoreTexts();
  const frame = useFrameTexts();
  const own = usePersonalAtOnce(shellData);
  useCartSync(own);
  useCurrentPerson(own, shellData.sessionTag);
  return (
    <header className="site-header">
      <div className="page-width header-line">
        {/* The spaces are for browsers without style, where words would run together. */}
        <Brand shop={shellData.shop} />{" "}
        <nav aria-label={frame.mainNavigation} className="header-nav">
          <NavLink to={paths.home()} end className="nav-link">
            {shell.home}
          </NavLink>{" "}
          <ProductsMenu />{" "}
          <NavLink to={paths.stores()} className="nav-link">
            {shell.stores}
          </NavLink>
        </nav>
        <div className="header-search">
          <SearchForm />
        </div>
        <div className="header-tools">
          <ThemeToggle />
          <WishlistLink className="icon-button header-wishes" /> <CartLink className="icon-button" />{" "}
          <UserMenu user={shellData.user} lang={shellData.lang} />
        </div>
        <MobileMenu user={shellData.user} lang={shellData.lang} />
      </div>
    </header>
  );
}

function Brand({ shop }: { readonly shop: ShopView }) {
  return (
    <ShopLink to={paths.home()} className="brand">
      <ShopLogo logo={shop.look.logo} className="brand-logo" />
      <span className="brand-name">{shop.name}</span>
    </ShopLink>
  );
}

function ProductsMenu() {
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
