import { type ButtonLook, type ButtonSize, buttonClass } from "./button.tsx";
import { ShopLink, type ShopLinkProps } from "./shop-link.tsx";

type LinkButtonProps = ShopLinkProps & { readonly look?: ButtonLook; readonly size?: ButtonSize };

export function LinkButton({ look = "primary", size = "usual", className = "", ...rest }: LinkButtonProps) {
  return <ShopLink className={`${buttonClass(look, size)} ${className}`} {...rest} />;
}
