import { logoPath } from "#contract/logo-path.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Beside the shop's name: the owner's logo, or the one that a new shop has. */
export function ShopLogo({ logo, className }: { readonly logo: string; readonly className: string }) {
  if (!logo) return <Icon name="logo" className={className} />;
  return <img src={logoPath(logo, 192)} alt="" width="192" height="192" className={className} />;
}
