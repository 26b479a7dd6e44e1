import { Icon } from "#web/ui/icon.tsx";
import { officePath } from "../frame/office-path.ts";

export function BackTo({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <p>
      <a href={officePath(to)} className="back">
        <Icon name="chevron-left" /> {name}
      </a>
    </p>
  );
}
