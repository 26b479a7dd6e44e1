import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";

type ShortcutProps = {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  readonly text: string;
};

export function Shortcut({ to, icon, name, text }: ShortcutProps) {
  return (
    <ShopLink to={to} className="card shortcut">
      <Icon name={icon} className="size-7 text-accent" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted max-lg:sr-only">{text}</span>
      </span>
      <Icon name="chevron-right" className="text-muted max-sm:hidden" />
    </ShopLink>
  );
}
