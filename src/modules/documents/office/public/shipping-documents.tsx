import { useOffice } from "#manage/frame/office-context.ts";
import { documentEndpoints } from "#modules/documents/endpoints.ts";
import { DocumentLink } from "./document-link.tsx";

type Orders = { readonly orders: readonly { readonly number: string }[] };

/** What is stuck on parcels and laid into them. */
export function ShippingDocuments({ orders }: Orders) {
  return (
    <p className="papers">
      <LabelLink orders={orders} />
      <OtherLinks orders={orders} />
    </p>
  );
}

/** Without the label that most print. */
export function OtherDocuments({ orders }: Orders) {
  return (
    <p className="papers">
      <OtherLinks orders={orders} />
    </p>
  );
}

export function LabelLink({ orders }: Orders) {
  const { papers: words } = useOffice().words;
  return (
    <DocumentLink endpoint={documentEndpoints.labels} filter={named(orders)}>
      {words.labels(orders.length)}
    </DocumentLink>
  );
}

function OtherLinks({ orders }: Orders) {
  const { papers: words } = useOffice().words;
  return (
    <>
      <DocumentLink endpoint={documentEndpoints.labels} filter={{ ...named(orders), sheet: "a4" }}>
        {words.labelsOnA4}
      </DocumentLink>
      <DocumentLink endpoint={documentEndpoints.slips} filter={named(orders)}>
        {words.slips(orders.length)}
      </DocumentLink>
    </>
  );
}

function named(orders: Orders["orders"]): { readonly orders: string } {
  return { orders: orders.map(({ number }) => number).join(",") };
}
