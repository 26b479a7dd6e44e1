import { lazy, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { paths } from "#contract/paths.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { PlainLink } from "#web/ui/plain-link.tsx";
import type { ShellData } from "#web/ui/shell-context.ts";
import { NavLink } from "#web/ui/shop-link.tsx";
import { CartLink } from "./cart-link.tsx";
import { PartBoundary } from "./part-boundary.tsx";
import { SignedInOrOut } from "./signed-in-or-out.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";
import { useOnwards } from "./use-onwards.ts";
import { WishlistLink } from "./wishlist-link.tsx";

const Floating = lazy(() => import("./floating.tsx"));

/** The bar of phones, and beside it what floats: that comes once the page is in use. */
export function BottomBar({ shellData }: { readonly shellData: ShellData }) {
  const { shell } = useCoreTexts();
  const frame = useFrameTexts();
  const onwards = useOnwards();
  const { pathname } = useLocation();
  const [chats, setChats] = useState(false);
  const toggleChat = () => setChats(!chats);
  const isInUse = useInUse();
  return (
    <>
      <nav aria-label={frame.quickNavigation} className="bottom-bar">
        <ul className="bottom-bar-list">
          <BarItem to={paths.home()} icon="home" name={shell.home} />
          <BarItem to={paths.products()} icon="grid" name={shell.products} />
          <li>
            <CartLink withName />
          </li>
          <li>
            <WishlistLink withName />
          </li>
          <BarItem to={paths.profile()} icon="user" name={frame.account} own="in" />
          <BarItem
            to={paths.login(onwards)}
            icon="user"
            name={frame.account}
            own="out"
            // All of them are about coming in.
            isHere={/\/(register|\w+-password)$/.test(pathname) || undefined}
          />
          <SupportItem
            isOpen={chats}
            onPress={toggleChat}
            isHere={/ticket|contact$/.test(pathname) || undefined}
          />
        </ul>
      </nav>
      {isInUse && (
        <PartBoundary>
          <Floating
            shellData={shellData}
            chat={{
              isOpen: chats,
              onToggle: toggleChat,
              onClose: () => {
                // On a phone the panel hides the button, which takes no focus as long as it stands.
                flushSync(() => setChats(false));
                // The bar has one, the margin of a wide page the other: what is not displayed takes none.
                for (const button of document.querySelectorAll<HTMLElement>(".opens-chat")) button.focus();
              },
            }}
          />
        </PartBoundary>
      )}
    </>
  );
}

function useInUse(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

type SupportItemProps = {
  readonly isOpen: boolean;
  readonly onPress: () => void;
  readonly isHere: true | undefined;
};

/** Opens the chat; before the script is there it leads to all the ways to ask. */
function SupportItem({ isOpen, onPress, isHere }: SupportItemProps) {
  const frame = useFrameTexts();
  const isInUse = useInUse();
  const content = (
    <>
      <Icon name="chat" />
      <span>{frame.support}</span>
    </>
  );
  return (
    <li>
      {isInUse ? (
        <button
          type="button"
          className="opens-chat"
          aria-label={frame.openChat}
          aria-expanded={isOpen}
          aria-current={isHere}
          onClick={onPress}
        >
          {content}
        </button>
      ) : (
        <PlainLink href="/policies/contact">{content}</PlainLink>
      )}
    </li>
  );
}

function BarItem({
  to,
  icon,
  name,
  own,
  isHere,
}: {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly own?: "in" | "out";
  /** Where the address alone does not tell. */
  readonly isHere?: boolean | undefined;
}) {
  const link = (
    <NavLink
      to={to}
      end={to === paths.home()}
      rel={to.startsWith(paths.login()) ? "nofollow" : undefined}
      {...(isHere !== undefined && { "aria-current": isHere || undefined })}
    >
      <Icon name={icon} />
      <span>{name}</span>
    </NavLink>
  );
  if (!own) return <li>{link}</li>;
  return (
    <SignedInOrOut as="li" way={own}>
      {link}
    </SignedInOrOut>
  );
}
