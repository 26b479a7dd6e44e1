import { papersCalls } from "#contract/calls/papers.ts";
import { useOffice } from "../frame/office-context.ts";
import { PaperLink } from "./paper-link.tsx";

/** What is stuck on parcels and laid into them. */
export function ShippingPapers({ orders }: { readonly orders: readonly { readonly number: string }[] }) {
  const { papers: words } = useOffice().words;
  const named = { orders: orders.map(({ number }) => number).join(",") };
  return (
    <p className="papers">
      <PaperLink call={papersCalls.labels} given={named}>
        {words.labels(orders.length)}
      </PaperLink>
      <PaperLink call={papersCalls.labels} given={{ ...named, sheet: "a4" }}>
        {words.labelsOnA4}
      </PaperLink>
      <PaperLink call={papersCalls.slips} given={named}>
        {words.slips(orders.length)}
      </PaperLink>
    </p>
  );
}
