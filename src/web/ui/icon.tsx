import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url";

type IconProps = { readonly name: IconName; readonly className?: string };

/** Always decorative: the words beside it, or the label of its button, carry the meaning. */
export function Icon({ name, className = "" }: IconProps) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
