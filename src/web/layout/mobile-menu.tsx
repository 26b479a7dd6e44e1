import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { ShellData } from "#web/ui/shell-context.ts";
import { NavLink } from "#web/ui/shop-link.tsx";
import { useFollowFinger } from "#web/ui/use-follow-finger.ts";
import { useWayOut } from "#web/ui/use-way-out.ts";
import { CategoryLinks } from "./category-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SignedInOrOut } from "./signed-in-or-out.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";
import { ComeIn, OwnLinks } from "./user-menu.tsx";

const looks = ["button button-quiet", "button button-primary"] as const;

export function MobileMenu({ user, lang }: Pick<ShellData, "user" | "lang">) {
  const { shell } = useCoreTexts();
  const frame = useFrameTexts();
  const menu = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();

  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useWayOut(open, menu, close);
  useFollowFinger(panel, {
    open,
    edge: "top",
    close() {
      menu.current?.querySelector("summary")?.focus();
      close();
    },
  });
  useEffect(() => {
    if (key && menu.current) menu.current.open = false;
  }, [key]);

  return (
    <details
      ref={menu}
      className="mobile-menu narrow-only"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="icon-button" aria-label={frame.menu}>
        <Icon name="menu" className="when-closed" />
        <Icon name="close" className="when-open" />
      </summary>
      <nav ref={panel} aria-label={frame.menu} className="mobile-menu-panel">
        {/* First what is one's own: the goods below open as far down as the bar. */}
        <SignedInOrOut way="in" className="mobile-menu-two">
          <OwnLinks user={user} className="mobile-link full" />
        </SignedInOrOut>
        <ComeIn className="mobile-menu-account stack" looks={looks} />
        <hr className="mobile-menu-rule" />
        <div className="mobile-menu-two">
          <NavLink to={paths.home()} end className="mobile-link">
            <Icon name="home" /> {shell.home}
          </NavLink>
          <NavLink to={paths.stores()} className="mobile-link">
            <Icon name="store" /> {shell.stores}
          </NavLink>
        </div>
        <details>
          <summary className="mobile-link">
            <Icon name="grid" /> {shell.products}
            <Icon name="chevron-down" className="turns push" />
          </summary>
          <ul className="mobile-menu-goods stack gap-s below-s">
            <CategoryLinks className="category-tile" />
          </ul>
        </details>
        <LanguageSwitch lang={lang} className="mobile-menu-language" />
      </nav>
    </details>
  );
}
