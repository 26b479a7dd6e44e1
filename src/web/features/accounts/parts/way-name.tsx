type WayNameProps = { readonly brief: string; readonly name: string };

/** Two ways in share a row: where both whole names have no room in it, the short ones stand there. */
export function WayName({ brief, name }: WayNameProps) {
  return (
    <>
      <span className="lg:hidden">{brief}</span>
      <span className="max-lg:hidden">{name}</span>
    </>
  );
}
