import { papersEndpoints } from "#contract/endpoints/papers.ts";
import { useOffice } from "../frame/office-context.ts";
import { PaperLink } from "./paper-link.tsx";

type Orders = { readonly orders: readonly { readonly number: string }[] };

/** What is stuck on parcels and laid into them. */
export function ShippingPapers({ orders }: Orders) {
  return (
    <p className="papers">
      <LabelLink orders={orders} />
      <OtherLinks orders={orders} />
    </p>
  );
}

/** Without the label that most print. */
export function OtherPapers({ orders }: Orders) {
  return (
    <p className="papers">
      <OtherLinks orders={orders} />
    </p>
  );
}

export function LabelLink({ orders }: Orders) {
  const { papers: words } = useOffice().words;
  return (
    <PaperLink endpoint={papersEndpoints.labels} given={named(orders)}>
      {words.labels(orders.length)}
    </PaperLink>
  );
}

function OtherLinks({ orders }: Orders) {
  const { papers: words } = useOffice().words;
  return (
    <>
      <PaperLink endpoint={papersEndpoints.labels} given={{ ...named(orders), sheet: "a4" }}>
        {words.labelsOnA4}
      </PaperLink>
      <PaperLink endpoint={papersEndpoints.slips} given={named(orders)}>
        {words.slips(orders.length)}
      </PaperLink>
    </>
  );
}

function named(orders: Orders["orders"]): { readonly orders: string } {
  return { orders: orders.map(({ number }) => number).join(",") };
}
