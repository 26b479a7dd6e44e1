import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";

type ShortcutProps = {
  readonly to: string;
  readonly icon: IconName;
  readonly name: string;
  /** Without it, it is for a phone alone. */
  readonly text?: string;
};

export function Shortcut({ to, icon, name, text }: ShortcutProps) {
  return (
    <ShopLink to={to} className={text ? "shortcut" : "shortcut of-phone"}>
      <Icon name={icon} />
      <span className="grow">
        {name}
        {text && <span className="block small muted narrow-hears">{text}</span>}
      </span>
      <Icon name="chevron-right" />
    </ShopLink>
  );
}
