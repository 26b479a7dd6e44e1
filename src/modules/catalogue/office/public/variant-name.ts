/** Of a choice: its colour and size; nothing where there is nothing to choose. */
export function variantName({ colour, size }: { readonly colour: string; readonly size: string }): string {
  return [colour, size].filter(Boolean).join(" · ");
}
