import type { ReactNode } from "react";
import type { ParcelView } from "#modules/orders/order-view.ts";
import { courierPage } from "#modules/orders/rules/courier-page.ts";

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
