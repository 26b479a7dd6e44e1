type FactsApartProps = { readonly facts: readonly (string | false | null | undefined)[] };

/** What is told of a row, none of it broken in two: what does not fit goes to the next line whole. */
export function FactsApart({ facts }: FactsApartProps) {
  return (
    <span className="row-facts facts-apart">
      {facts.filter(Boolean).map((fact) => (
        <span key={fact as string} className="truncate">
          {fact}{" "}
        </span>
      ))}
    </span>
  );
}
