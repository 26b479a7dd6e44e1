import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { firstName } from "#contract/profile-hint.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Menu } from "#web/ui/menu.tsx";
import type { ShellData } from "#web/ui/shell-context.ts";
import { NavLink } from "#web/ui/shop-link.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { SignedInOrOut } from "./signed-in-or-out.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";
import { useOnwards } from "./use-onwards.ts";

const asideLooks = ["nav-link", "button button-primary button-small"] as const;

type UserMenuProps = Pick<ShellData, "user" | "lang">;

export function UserMenu({ user, lang }: UserMenuProps) {
  return (
    <>
      <ComeIn className="user-links" looks={asideLooks} />
      <Account user={user} lang={lang} />
    </>
  );
}

type ComeInProps = {
  readonly className: string;
  /** Of the way in for whom the shop knows, and for whom it does not. */
  readonly looks: readonly [known: string, newcomer: string];
};

export function ComeIn({ className, looks: [known, newcomer] }: ComeInProps) {
  const { shell } = useCoreTexts();
  const onwards = useOnwards();
  return (
    <SignedInOrOut way="out" className={className}>
      <NavLink to={paths.login(onwards)} rel="nofollow" className={known}>
        {shell.login}
      </NavLink>{" "}
      <NavLink to={paths.register(onwards)} rel="nofollow" className={newcomer}>
        {shell.register}
      </NavLink>
    </SignedInOrOut>
  );
}

type OwnLinksProps = Pick<ShellData, "user"> & { readonly className: string };

export function OwnLinks({ user, className }: OwnLinksProps) {
  const { shell } = useCoreTexts();
  const frame = useFrameTexts();
  return (
    <>
      <p className="user-greeting below-s">
        <strong className="block truncate" data-own="name" suppressHydrationWarning>
          {user?.name ?? ""}
        </strong>
        {user?.email && <span className="block truncate muted small">{user.email}</span>}
      </p>
      <NavLink to={paths.profile()} className={className}>
        <Icon name="user" /> {frame.profile}
      </NavLink>
      <NavLink to={paths.orders()} className={className}>
        <Icon name="package" /> {shell.orders}
      </NavLink>
      <NavLink to={paths.wishlist()} className={className}>
        <Icon name="heart" /> {shell.wishlist}
      </NavLink>
      <Form method="post" action={paths.logout()}>
        <button type="submit" className={className}>
          <Icon name="logout" /> {frame.logout}
        </button>
      </Form>
    </>
  );
}

function Account({ user, lang }: UserMenuProps) {
  const frame = useFrameTexts();
  const label = frame.accountOf(firstName(user?.name ?? ""));
  return (
    <SignedInOrOut way="in" className="user-place">
      <Menu
        label={label}
        panelClass="user-panel"
        trigger={
          <>
            <Icon name="user" />
            <span className="user-name truncate" data-own="name" suppressHydrationWarning>
              {firstName(user?.name ?? "")}
            </span>
            <Icon name="chevron-down" className="turns icon-small" />
          </>
        }
      >
        <OwnLinks user={user} className="nav-link full" />
        <LanguageSwitch lang={lang} className="user-language above-s" />
      </Menu>
    </SignedInOrOut>
  );
}
