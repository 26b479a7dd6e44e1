import { Dialog, type DialogProps } from "./dialog.tsx";

type SheetProps = DialogProps & { readonly side?: "bottom" | "end" | "start" };

/** A dialog that comes from an edge; from the bottom it fills the width of a phone, and can be pulled down. */
export function Sheet({ side = "bottom", className = "", ...rest }: SheetProps) {
  const edge = side === "bottom" ? side : undefined;
  return <Dialog {...rest} edge={edge} className={`sheet sheet-${side} ${className}`} />;
}
