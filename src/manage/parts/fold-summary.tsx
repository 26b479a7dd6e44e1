/** What stands behind a fold, beside its name, cut where there is no room. */
export function FoldSummary({ said }: { readonly said: string | undefined }) {
  return said ? <span className="fold-part truncate">{said}</span> : null;
}
