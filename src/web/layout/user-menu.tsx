import { Form, Link } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Menu } from "#web/ui/menu.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";
import { useOnwards } from "./use-onwards.ts";

export function UserMenu({ user }: { readonly user: ShellView["user"] }) {
  const { shell } = useCoreTexts();
  const frame = useFrameTexts();
  const onwards = useOnwards();
  if (!user)
    return (
      <div className="hidden items-center gap-1 lg:flex">
        <Link to={paths.login(onwards)} rel="nofollow" className="nav-link">
          {shell.login}
        </Link>{" "}
        <Link to={paths.register(onwards)} rel="nofollow" className="button button-primary button-small">
          {shell.register}
        </Link>
      </div>
    );
  return (
    <div className="hidden lg:block">
      <Menu
        label={frame.accountOf(user.name)}
        panelClass="right-0 w-60 p-2"
        trigger={
          <>
            <Icon name="user" />
            <span className="max-w-32 truncate">{user.name}</span>
            <Icon name="chevron-down" className="size-4" />
          </>
        }
      >
        <p className="truncate px-3 py-2 text-sm text-muted">{user.email}</p>
        <Link to={paths.profile()} className="nav-link w-full">
          <Icon name="user" /> {frame.profile}
        </Link>
        <Link to={paths.orders()} className="nav-link w-full">
          <Icon name="package" /> {shell.orders}
        </Link>
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
