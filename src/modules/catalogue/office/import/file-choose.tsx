import type { ComponentProps } from "react";
import { Icon } from "#web/ui/icon.tsx";

type FileChooseProps = Omit<ComponentProps<"input">, "type"> & { readonly label: string };

/** A field for files that looks like the other buttons; beside it stands what was chosen. */
export function FileChoose({ label, className = "", ...input }: FileChooseProps) {
  return (
    <label className={`file-choose ${className}`}>
      <span className="button button-quiet">
        <Icon name="plus" /> {label}
      </span>
      <input type="file" {...input} />
    </label>
  );
}
