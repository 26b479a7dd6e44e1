import type { ReactNode } from "react";
import { formatRupees } from "#contract/format/money.ts";
import { roleHolds } from "#contract/rights.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { Section } from "#manage/parts/section.tsx";
import { documentEndpoints } from "#modules/documents/endpoints.ts";
import { DocumentLink } from "#modules/documents/office/public/document-link.tsx";
import {
  LabelLink,
  OtherDocuments,
  ShippingDocuments,
} from "#modules/documents/office/public/shipping-documents.tsx";
import type { OrderBookingView } from "#modules/parcels/office/public/order-booking.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { OrderPart } from "../public/order-parts.ts";

type OrderDocumentsProps = OrderPart & { readonly booking: OrderBookingView | undefined };

export function OrderDocuments({ order, booking }: OrderDocumentsProps) {
  const { role, words } = useOffice();
  // Of who is erased there is no address to print.
  const ships = roleHolds(role, documentEndpoints.labels.right) && order.to.city !== "";
  // Its courier's own label is the one that goes on the parcel.
  const isBooked = booking?.bookings.some(({ state }) => state === "sent");
  const documents = order.money?.papers ?? [];
  if (!ships && documents.length === 0) return null;
  const [first, ...others] = documents;
  return (
    <Section title={words.papers.title}>
      {(first || !isBooked) && (
        <p className="papers">
          {ships && !isBooked && <LabelLink orders={[order]} />}
          {first && (
            <InvoiceLink order={order} document={first}>
              {words.papers.kind[first.kind]} <span className="sr-only">{first.number}</span>
            </InvoiceLink>
          )}
        </p>
      )}
      <details className="fold">
        <summary>
          {ships ? words.papers.others : words.papers.sizes}{" "}
          <Icon name="chevron-down" className="turns push" />
        </summary>
        {ships && (isBooked ? <ShippingDocuments orders={[order]} /> : <OtherDocuments orders={[order]} />)}
        {first && <OrderDocument order={order} document={first} sizes={["roll"]} />}
        {others.map((document) => (
          <OrderDocument key={document.number} order={order} document={document} sizes={["a4", "roll"]} />
        ))}
      </details>
    </Section>
  );
}

type Kept = NonNullable<OrderPart["order"]["money"]>["papers"][number];
type DocumentProps = OrderPart & { readonly document: Kept };

/** One that money was asked or given back by, in the other sizes. */
function OrderDocument({
  order,
  document,
  sizes,
}: DocumentProps & { readonly sizes: readonly ("a4" | "roll")[] }) {
  const { papers: words } = useOffice().words;
  const { kind, number, paise } = document;
  return (
    <div className="parcel">
      <p>
        <b>{words.kind[kind]}</b> {number} · {formatRupees(paise)}
      </p>
      <p className="papers">
        {sizes.map((size) => (
          <InvoiceLink key={size} order={order} document={document} size={size}>
            {words.size[size]} <span className="sr-only">{number}</span>
          </InvoiceLink>
        ))}
      </p>
    </div>
  );
}

type InvoiceLinkProps = DocumentProps & { readonly size?: "a4" | "roll"; readonly children: ReactNode };

function InvoiceLink({ order, document: { number }, size = "a4", children }: InvoiceLinkProps) {
  return (
    <DocumentLink endpoint={documentEndpoints.invoice} filter={{ id: order.number, number, size }}>
      {children}
    </DocumentLink>
  );
}
