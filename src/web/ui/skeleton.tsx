/** Holds the place of what is coming, in its final size; shows itself only after 150 ms. */
export function Skeleton({ className = "" }: { readonly className?: string }) {
  return <span className={`skeleton ${className}`} aria-hidden="true" />;
}
