import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { useAfterwards } from "#web/features/cart/use-afterwards.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";
import { useOnwards } from "./use-onwards.ts";

type UserMenuProps = { readonly user: ShellView["user"] };

/** Both ways stand in every page, so that one made for all has whichever is to be shown. */
export function UserMenu({ user }: UserMenuProps) {
  return (
    <>
      <ComeIn hidden={!!user} />
      <Account user={user} />
    </>
  );
}

function ComeIn({ hidden }: { readonly hidden: boolean }) {
  const { shell } = useCoreTexts();
  const onwards = useOnwards();
  return (
    <div className="hidden items-center gap-1 lg:flex" data-own="out" hidden={hidden}>
      <ShopLink to={paths.login(onwards)} rel="nofollow" className="nav-link">
        {shell.login}
      </ShopLink>{" "}
      <ShopLink to={paths.register(onwards)} rel="nofollow" className="button button-primary button-small">
        {shell.register}
      </ShopLink>
    </div>
  );
}

function Account({ user }: UserMenuProps) {
  const { shell } = useCoreTexts();
  const frame = useFrameTexts();
  const label = useAfterwards(frame.accountOf(""), frame.accountOf(user?.name ?? ""));
  return (
    <div className="hidden lg:block" data-own="in" hidden={!user}>
      <Menu
        label={label}
        panelClass="right-0 w-60 p-2"
        trigger={
          <>
            <Icon name="user" />
            <span className="max-w-32 truncate" data-own="name">
              {user?.name}
            </span>
            <Icon name="chevron-down" className="size-4" />
          </>
        }
      >
        <p className="truncate px-3 py-2 text-sm text-muted" data-own="email">
          {user?.email}
        </p>
        <ShopLink to={paths.profile()} className="nav-link w-full">
          <Icon name="user" /> {frame.profile}
        </ShopLink>
        <ShopLink to={paths.orders()} className="nav-link w-full">
          <Icon name="package" /> {shell.orders}
        </ShopLink>
        <LogoutForm className="nav-link w-full" />
      </Menu>
    </div>
  );
}

export function LogoutForm({ className }: { readonly className: string }) {
  const frame = useFrameTexts();
  return (
    <Form method="post" action={paths.logout()}>
      <button type="submit" className={className}>
        <Icon name="logout" /> {frame.logout}
      </button>
    </Form>
  );
}
