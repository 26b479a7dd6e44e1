import { Link, type LinkProps } from "react-router";
import { type ButtonLook, type ButtonSize, buttonClass } from "./button.tsx";

type LinkButtonProps = LinkProps & { readonly look?: ButtonLook; readonly size?: ButtonSize };

export function LinkButton({ look = "primary", size = "usual", className = "", ...rest }: LinkButtonProps) {
  return <Link className={`${buttonClass(look, size)} ${className}`} {...rest} />;
}
