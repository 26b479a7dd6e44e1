import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { NavLink } from "#web/ui/shop-link.tsx";
import { CartLink } from "./cart-link.tsx";
import { FloatingParts } from "./floating-parts.tsx";
import type { ShellFacts } from "./shell-facts.ts";
import { useFrameTexts } from "./use-frame-texts.ts";
import { useOnwards } from "./use-onwards.ts";
import { WishlistLink } from "./wishlist-link.tsx";

/** The bar of phones, and beside it what floats. */
export function BottomBar({ facts }: { readonly facts: ShellFacts }) {
  const { shell } = useCoreTexts();
  const frame = useFrameTexts();
  const onwards = useOnwards();
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label={frame.quickNavigation} className="bottom-bar">
        <ul className="grid grid-cols-5">
          <BarItem to={paths.home()} icon="home" name={shell.home} />
          <BarItem to={paths.products()} icon="grid" name={shell.products} />
          <li>
            <CartLink facts={facts} withName />
          </li>
          <li>
            <WishlistLink wished={facts.wished} withName />
          </li>
          <BarItem to={paths.profile()} icon="user" name={frame.account} own="in" hidden={!facts.user} />
          <BarItem
            to={paths.login(onwards)}
            icon="user"
            name={frame.account}
            own="out"
            hidden={!!facts.user}
            // All of them are about coming in.
            isHere={/\/(register|forgot-password|reset-password)$/.test(pathname)}
          />
        </ul>
      </nav>
      <FloatingParts facts={facts} />
    </>
  );
}

function BarItem({
  to,
  icon,
  name,
  own,
  hidden,
  isHere = false,
}: {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly own?: "in" | "out";
  readonly hidden?: boolean;
  readonly isHere?: boolean;
}) {
  return (
    <li data-own={own} hidden={hidden}>
      <NavLink
        to={to}
        end={to === paths.home()}
        rel={to.startsWith(paths.login()) ? "nofollow" : undefined}
        {...(isHere && { "aria-current": true })}
      >
        <Icon name={icon} />
        <span>{name}</span>
      </NavLink>
    </li>
  );
}
