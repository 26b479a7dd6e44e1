import type { ReactNode } from "react";
import { courierPage } from "#contract/courier-page.ts";
import type { ParcelView } from "#contract/order-view.ts";

interface CourierLinkProps {
  readonly parcel: Pick<ParcelView, "carrier" | "trackingNumber">;
  readonly children: ReactNode;
}

/** The number of a parcel, which leads to where its courier shows it, if that has an address. */
export function CourierLink({ parcel, children }: CourierLinkProps) {
  const page = courierPage(parcel.carrier, parcel.trackingNumber);
  if (!page) return <span className="breaks">{children}</span>;
  return (
    <a href={page} rel="noreferrer" className="text-link breaks">
      {children}
    </a>
  );
}
