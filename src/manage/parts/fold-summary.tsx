/** What stands behind a fold, beside its name, cut where there is no room. */
export function FoldSummary({ said: text }: { readonly said: string | undefined }) {
  return text ? <span className="fold-part truncate">{text}</span> : null;
}
